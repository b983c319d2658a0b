/** What a run is about: pages, their blocks and snippets, examples, and the units to check. Reads `docs/`. */

import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../generators/core/text.ts';
import type { Block, PageDiagnostic, Unit } from './model.ts';
import { moveCodeOfExample, moveCodeOfPage, withMoveCode } from './move-code.ts';
import { checkInlineAddress } from './page/addresses.ts';
import { blocksOfPage, isSafePath } from './page/blocks.ts';
import { checkFormula } from './page/check-math.ts';
import { checkDollar } from './page/dollars.ts';
import { listQuotable, listSnippets, unitsOfExample } from './page/example-files.ts';
import { listExamples } from './page/example-names.ts';
import type { Page } from './page/read-page.ts';
import { readPage } from './page/read-page.ts';
import { snippetsOfPage } from './page/snippets.ts';
import { tasksOfExample, tasksOfPage } from './programs/tasks.ts';
import { unitsOfPage } from './units.ts';

export interface ProjectOptions {
  readonly root: string;
  /** Relative to the root; null for everything. */
  readonly files: readonly string[] | null;
  /** Now, as `2026-11`: excuses end. */
  readonly month: string;
}

export interface PageContent {
  readonly page: Page;
  readonly blocks: readonly Block[];
  /** What the page quotes, and what that quotes. */
  readonly snippets: readonly Page[];
  /** Its programs and lists of tests. */
  readonly runs: readonly Unit[];
}

export interface Project {
  readonly contents: readonly PageContent[];
  /** Any page by its route, asked for or not; null when there is none. */
  readonly load: (route: string) => PageContent | null;
  readonly units: readonly Unit[];
  /** Names of the examples. */
  readonly examples: readonly string[];
  /** What is wrong with pages before a language is asked. */
  readonly diagnostics: readonly PageDiagnostic[];
}

interface Source {
  readonly load: (file: string) => string | null;
  readonly names: readonly string[];
  readonly files: readonly string[];
}

export function readProject(options: ProjectOptions): Project {
  const { root, files } = options;
  const source = {
    load: (file: string) => loadQuoted(root, file),
    names: listSnippets(root),
    files: listQuotable(root),
  };
  const pages = pagePaths(root, files).map((file) => readContent(file, source, options));
  const contents = pages.flatMap(({ content }) => content ?? []);
  // Whoever asks for a page asks for what it quotes.
  const quoted = contents.flatMap(({ blocks }) =>
    blocks.flatMap(({ meta: { file } }) => (file === null ? [] : [`docs/${file}`])),
  );
  const examples = exampleNames(root, files && [...files, ...quoted]);
  return {
    contents,
    load: pageLoader(contents, source, options),
    examples,
    units: [
      ...contents.flatMap(({ blocks }) =>
        withMoveCode(unitsOfPage(blocks), () => moveCodeOfPage(root, blocks)),
      ),
      ...examples.flatMap((name) =>
        withMoveCode(unitsOfExample(root, name), () => moveCodeOfExample(root, name)),
      ),
      ...contents.flatMap(({ runs }) => runs),
      ...examples.flatMap((name) => tasksOfExample(root, name)),
    ],
    diagnostics: pages.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Its route leads to a page's file: both are the same but for pages of folders. */
function pageLoader(
  contents: readonly PageContent[],
  source: Source,
  options: ProjectOptions,
): Project['load'] {
  const known = new Map(contents.map((content) => [content.page.source.path, content]));
  return (route) => {
    const file = [`docs${route}.mdx`, `docs${route}/index.mdx`].find(
      (candidate) => known.has(candidate) || fs.existsSync(path.join(options.root, candidate)),
    );
    if (file === undefined) return null;
    const content = known.get(file) ?? readContent(file, source, options).content;
    if (content) known.set(file, content);
    return content;
  };
}

interface ReadContent {
  readonly content: PageContent | null;
  readonly diagnostics: readonly PageDiagnostic[];
}

function readContent(file: string, source: Source, { root, month }: ProjectOptions): ReadContent {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const { value: page, diagnostics } = readPage({ path: file, text });
  if (page === null) return { content: null, diagnostics };
  const snippets = snippetsOfPage(page, source);
  const { blocks, ...found } = blocksOfPage(page, {
    month,
    files: source.files,
    loadFile: source.load,
  });
  const tasks = tasksOfPage(root, blocks, text);
  return {
    content: { page, blocks, snippets: snippets.pages, runs: tasks.units },
    diagnostics: [
      ...diagnostics,
      ...snippets.diagnostics,
      ...found.diagnostics,
      ...tasks.diagnostics,
      ...checkFormula(page),
      ...checkDollar(page),
      ...page.inlineCodes.flatMap((code) => checkInlineAddress(file, code)),
    ],
  };
}

function loadQuoted(root: string, file: string): string | null {
  const full = path.join(root, 'docs', file);
  return isSafePath(file) && fs.existsSync(full) && fs.statSync(full).isFile()
    ? fs.readFileSync(full, 'utf8')
    : null;
}

/** Hand-written pages and snippets: not what generators made, not what examples hold. */
function pagePaths(root: string, files: ProjectOptions['files']): readonly string[] {
  const all = listPages(root, 'docs');
  return files === null ? all : all.filter((page) => files.some((file) => isPrefix(file, page)));
}

function listPages(root: string, folder: string): readonly string[] {
  const full = path.join(root, folder);
  if (!fs.existsSync(full)) return [];
  const entries = fs
    .readdirSync(full, { withFileTypes: true })
    .toSorted((a, b) => compareText(a.name, b.name));
  return entries.flatMap((entry) => {
    const inner = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return ['docs/generated', 'docs/examples'].includes(inner) ? [] : listPages(root, inner);
    return /\.mdx?$/.test(entry.name) ? [inner] : [];
  });
}

function exampleNames(root: string, files: ProjectOptions['files']): readonly string[] {
  const all = listExamples(root);
  if (files === null) return all;
  return all.filter((name) =>
    files.some(
      (file) => isPrefix(file, `docs/examples/${name}`) || isPrefix(`docs/examples/${name}`, file),
    ),
  );
}

function isPrefix(folder: string, inner: string): boolean {
  return inner === folder || inner.startsWith(`${folder}/`);
}
