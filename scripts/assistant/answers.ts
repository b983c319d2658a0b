/** What each tool answers, as data and as text: the one place that the server and `npm run ask` share. */

import fs from 'node:fs';
import path from 'node:path';
import type { AbortData } from '../../generators/output/framework.ts';
import { readAbort } from '../../site/src/components/reference/abort-decoder/read.ts';
import { newNameOf } from '../checks/old-names.ts';
import type { Snippet } from '../checks/snippet/model.ts';
import type { SnippetChecker } from '../checks/snippet/snippet-checker.ts';
import { openSnippetChecker } from '../checks/snippet/snippet-checker.ts';
import type { SearchAnswerRecord, SearchQuestion } from '../search/answers.ts';
import { searchDocs } from '../search/answers.ts';
import { explainError } from '../search/errors.ts';
import { lookUpSymbol } from '../search/symbols.ts';
import type { Library } from './library.ts';
import { loadLibrary } from './library.ts';
import { readPage } from './pages.ts';
import { abortText, checkText, hitText, quoted } from './texts.ts';
import type { Hit } from './texts.ts';

export interface Answer {
  readonly data: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Nothing was found, or the question was refused. */
  readonly isMiss: boolean;
}

/** What the tools work with: the docs, read when they are first asked for, and a checker. */
export interface Desk {
  readonly root: string;
  readonly checker: SnippetChecker;
  library(): Promise<Library>;
}

const ABORTS = 'docs/generated/_data/framework-aborts.json';
const LONGEST_SYMBOL = 4000;

export function openDesk(root: string): Desk {
  let library: Promise<Library> | null = null;
  const load = (): Promise<Library> => (library ??= loadLibrary(root));
  return { root, checker: openSnippetChecker(root), library: load };
}

export function hasReferences(root: string): boolean {
  return fs.existsSync(path.join(root, ABORTS));
}

export async function answerSearch(desk: Desk, question: SearchQuestion): Promise<Answer> {
  const library = await desk.library();
  const hits = searchDocs(question, library).map((record) => hitOf(record, library));
  return hits.length === 0
    ? miss('nothing was found: use fewer or other words', { hits })
    : found(quoted(hits.map(hitText).join('\n\n'), `${library.origin}/search`), { hits });
}

export async function answerPage(
  desk: Desk,
  { route, section }: { readonly route: string; readonly section?: string | undefined },
): Promise<Answer> {
  const library = await desk.library();
  const page = readPage(library, route, section);
  if ('message' in page) {
    const list = page.near.length === 0 ? '' : `\nPerhaps: ${page.near.join(', ')}`;
    return miss(`${page.message}${list}`, { near: page.near });
  }
  const { text, anchor } = page;
  const address = addressIn(library, page.page.route, anchor);
  const { title, route: own } = page.page;
  return found(quoted(text, address), { title, route: own, anchor, address, markdown: text });
}

export async function answerSymbol(
  desk: Desk,
  { name }: { readonly name: string },
): Promise<Answer> {
  const question = readAbort(name);
  if (question?.code != null && question.module !== null) return answerError(desk, { text: name });
  const library = await desk.library();
  const newName = newNameOf(desk.root, name.trim());
  const { found: records, near } = lookUpSymbol(name, newName, library);
  if (records.length === 0) {
    const list = near.length === 0 ? '' : `; perhaps you mean ${near.join(', ')}`;
    return miss(`this release has no symbol of that name${list}`, { near });
  }
  const symbols = records.map((record) => ({
    ...hitOf(record, library),
    markdown: textOf(record, library),
  }));
  const intro =
    newName === null ? '' : `${name.trim()} of earlier releases is called ${newName} now.\n\n`;
  const texts = symbols.map(({ title, symbolKind, address, markdown, snippet }) => {
    const quotation = quoted(markdown ?? snippet, address, LONGEST_SYMBOL);
    return `${title} (${symbolKind})\n${quotation}`;
  });
  return found(`${intro}${texts.join('\n\n')}`, { symbols, near });
}

export async function answerError(
  desk: Desk,
  { text }: { readonly text: string },
): Promise<Answer> {
  const library = await desk.library();
  const known = JSON.parse(fs.readFileSync(path.join(desk.root, ABORTS), 'utf8')) as AbortData;
  const { aborts, otherModule, pages } = explainError(text, known, library);
  const hits = pages.map((record) => hitOf(record, library));
  const own = aborts.map((abort) => ({
    ...abort,
    address: addressIn(library, abort.route, abort.anchor),
  }));
  const data = { aborts: own, otherModule, pages: hits };
  const parts = own.map(abortText);
  if (otherModule !== null)
    parts.push(
      `${otherModule} has no constant for this code: it comes from arithmetic, a native function or a module that it calls.`,
    );
  if (hits.length > 0) parts.push('Pages that speak of it:', ...hits.map(hitText));
  return own.length + hits.length === 0
    ? miss('nothing in the documentation speaks of this error', data)
    : found(quoted(parts.join('\n\n'), library.origin), data);
}

export async function answerCheck(
  desk: Desk,
  snippet: Snippet,
  signal?: AbortSignal,
): Promise<Answer> {
  const result = await desk.checker.check(snippet, signal);
  return typeof result === 'string'
    ? miss(`not checked: ${result}`, { reason: result })
    : found(checkText(result), { ...result });
}

function found(text: string, data: Answer['data']): Answer {
  return { data, text, isMiss: false };
}

function miss(text: string, data: Answer['data']): Answer {
  return { data, text, isMiss: true };
}

function hitOf(record: SearchAnswerRecord, library: Library): Hit {
  const text = record.symbolKind === null ? null : textOf(record, library);
  const signature = /^\s*(`{3,})\w*\n([^]*?)\n\s*\1$/m.exec(text ?? '')?.[2] ?? null;
  const address = addressIn(library, record.route, record.anchor);
  return { ...record, address, signature: signature?.slice(0, 600) ?? null };
}

function textOf({ route, anchor }: SearchAnswerRecord, library: Library): string | null {
  const page = readPage(library, route, anchor);
  return 'text' in page ? page.text : null;
}

function addressIn({ origin }: Library, route: string, anchor: string | null): string {
  return `${origin}${route}${anchor === null ? '' : `#${anchor}`}`;
}
