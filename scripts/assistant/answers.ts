/** What each tool answers, as data and as text: the one place that the server and `npm run ask` share. */

import { readAbort } from '../../site/src/components/reference/abort-decoder/read.ts';
import type { Kind } from '../../site/src/search/kinds.ts';
import { newNameOf } from '../checks/old-names.ts';
import type { Snippet } from '../checks/snippet/model.ts';
import type { SearchAnswerPlace } from '../search/answers.ts';
import { searchDocs } from '../search/answers.ts';
import { explainError } from '../search/errors.ts';
import { lookUpSymbol } from '../search/symbols.ts';
import type { Desk } from './desk.ts';
import type { Library } from './library.ts';
import { readPage } from './pages.ts';
import { quoted } from './quote.ts';
import { abortText, checkText, placeText } from './texts.ts';
import type { Hit } from './texts.ts';

export interface Answer {
  readonly data: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Nothing was found, or the question was refused. */
  readonly isMiss: boolean;
}

const LONGEST_SYMBOL = 4000;

export async function answerSearch(
  desk: Desk,
  question: { readonly query: string; readonly kind: Kind | null; readonly limit: number },
): Promise<Answer> {
  const library = await desk.library();
  const hits = searchDocs(question, library).map((place) => hitOf(place, library));
  if (hits.length === 0) return miss('nothing was found: use fewer or other words', { hits });
  const text = hits.map((hit) => placeText(hit)).join('\n\n');
  return { data: { hits }, text: quoted(text, `${library.origin}/search`), isMiss: false };
}

export async function answerPage(
  desk: Desk,
  route: string,
  section: string | null,
): Promise<Answer> {
  const library = await desk.library();
  const found = readPage(library, route, section);
  if ('message' in found) {
    const list = found.near.length === 0 ? '' : `\nPerhaps: ${found.near.join(', ')}`;
    return { ...miss(found.message, { near: found.near }), text: `${found.message}${list}` };
  }
  const address = addressIn(library, found.page.route, found.anchor);
  const { title, route: own } = found.page;
  const data = { title, route: own, anchor: found.anchor, address, markdown: found.text };
  return { data, text: quoted(found.text, address), isMiss: false };
}

export async function answerSymbol(desk: Desk, name: string): Promise<Answer> {
  const question = readAbort(name);
  if (question?.code != null && question.module !== null) return answerError(desk, name);
  const library = await desk.library();
  const newName = newNameOf(desk.root, name.trim());
  const { found, near } = lookUpSymbol(name, newName, library);
  if (found.length === 0) {
    const list = near.length === 0 ? '' : `; perhaps you mean ${near.join(', ')}`;
    return miss(`this release has no symbol of that name${list}`, { near });
  }
  const symbols = found.map((place) => ({
    ...hitOf(place, library),
    markdown: textOf(place, library),
  }));
  const intro =
    newName === null ? '' : `${name.trim()} of earlier releases is called ${newName} now.\n\n`;
  const text = symbols.map(({ title, symbolKind, address, markdown, snippet }) => {
    const head = `${title} (${symbolKind})`;
    return `${head}\n${quoted(markdown ?? snippet, address, LONGEST_SYMBOL)}`;
  });
  return { data: { symbols, near }, text: `${intro}${text.join('\n\n')}`, isMiss: false };
}

export async function answerError(desk: Desk, text: string): Promise<Answer> {
  const library = await desk.library();
  const { aborts, otherModule, pages } = explainError(text, desk.aborts(), library);
  const hits = pages.map((place) => hitOf(place, library));
  const own = aborts.map((abort) => ({
    ...abort,
    address: addressIn(library, abort.route, abort.anchor),
  }));
  const data = { aborts: own, otherModule, pages: hits };
  if (own.length === 0 && hits.length === 0)
    return miss('nothing in the documentation speaks of this error', data);
  const parts = [
    ...own.map(abortText),
    ...(otherModule === null
      ? []
      : [
          `${otherModule} has no constant for this code: it comes from arithmetic, a native function or a module that it calls.`,
        ]),
    ...(hits.length === 0
      ? []
      : [`Pages that speak of it:\n\n${hits.map(placeText).join('\n\n')}`]),
  ];
  return { data, text: quoted(parts.join('\n\n'), library.origin), isMiss: false };
}

export async function answerCheck(
  desk: Desk,
  snippet: Snippet,
  signal?: AbortSignal,
): Promise<Answer> {
  const result = await desk.checker.check(snippet, signal);
  if (typeof result === 'string') return miss(`not checked: ${result}`, { reason: result });
  return { data: { ...result }, text: checkText(result), isMiss: false };
}

function miss(text: string, data: Answer['data']): Answer {
  return { data, text, isMiss: true };
}

function hitOf(place: SearchAnswerPlace, library: Library): Hit {
  const text = place.symbolKind === null ? null : textOf(place, library);
  const signature = /^\s*(`{3,})\w*\n([^]*?)\n\s*\1$/m.exec(text ?? '')?.[2] ?? null;
  const address = addressIn(library, place.route, place.anchor);
  return { ...place, address, signature: signature?.slice(0, 600) ?? null };
}

function textOf({ route, anchor }: SearchAnswerPlace, library: Library): string | null {
  const found = readPage(library, route, anchor);
  return 'text' in found ? found.text : null;
}

function addressIn({ origin }: Library, route: string, anchor: string | null): string {
  return `${origin}${route}${anchor === null ? '' : `#${anchor}`}`;
}
