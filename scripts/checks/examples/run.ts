/** One run of the checker over pages and examples. Reads `docs/`; writes only its cache. */

import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../generators/core/text.ts';
import { blocksOfPage, isSafePath } from './page/blocks.ts';
import { checkHiddenName } from './page/shown-names.ts';
import { checkFormula } from './page/check-math.ts';
import { checkDollar } from './page/dollars.ts';
import { listQuotable, listSnippets, unitsOfExample } from './page/example-files.ts';
import { listExamples } from './page/example-names.ts';
import type { PageDiagnostic } from './expectations.ts';
import { diagnosticsOf } from './expectations.ts';
import type { Block, UnitResult, Unit } from './model.ts';
import { moveCodeOfExample, moveCodeOfPage, withMoveCode } from './move-code.ts';
import type { Page } from './page/read-page.ts';
import { tasksOfExample, tasksOfPage } from './programs/tasks.ts';
import { readPage } from './page/read-page.ts';
import { snippetsOfPage } from './page/snippets.ts';
import type { PageSnippets } from './page/snippets.ts';
import { unitsOfPage } from './units.ts';
import { checkUnits } from './check-units.ts';

export interface RunOptions {
  readonly root: string;
  /** Relative to the root; null for everything. */
  readonly files: readonly string[] | null;
  /** Now, as `2026-11`: excuses end. */
  readonly month: string;
  readonly usesCache: boolean;
  readonly progress: (step: string) => void;
}

export interface RunResult {
  readonly pages: readonly Page[];
  /** What each page quotes, in the order of the pages. */
  readonly snippets: readonly PageSnippets[];
  /** Of pages only; examples are files of their own. */
  readonly blocks: readonly Block[];
  readonly blocksOn: (page: Page) => readonly Block[];
  readonly units: readonly Unit[];
  readonly examples: number;
  readonly formulas: number;
  readonly fromCache: number;
  readonly diagnostics: readonly PageDiagnostic[];
}

export async function checkExamples(options: RunOptions): Promise<RunResult> {
  const { root, files } = options;
  const pages = pagePaths(root, files).map((file) =>
    readPage({ path: file, text: fs.readFileSync(path.join(root, file), 'utf8') }),
  );
  const read = pages.flatMap(({ value }) => (value ? [value] : []));
  const blocked = blocksOf(read, options);
  const source = { load: (file: string) => loadQuoted(root, file), names: listSnippets(root) };
  const snippets = read.map((page) => snippetsOfPage(page, source));
  const examples = exampleNames(root, files && [...files, ...quotedBy(blocked.blocks)]);
  const tasks = read.map((page) => tasksOfPage(root, blocked.blocksOn(page)));
  const units = [
    ...read.flatMap((page) => {
      const blocks = blocked.blocksOn(page);
      return withMoveCode(unitsOfPage(blocks), () => moveCodeOfPage(root, blocks));
    }),
    ...examples.flatMap((name) =>
      withMoveCode(unitsOfExample(root, name), () => moveCodeOfExample(root, name)),
    ),
    ...tasks.flatMap((task) => task.units),
    ...examples.flatMap((name) => tasksOfExample(root, name)),
  ];
  const outcomes = await checkUnits(units, { ...options, isWhole: files === null });
  const diagnostics = [
    ...pages.flatMap((page) => page.diagnostics),
    ...snippets.flatMap((pageSnippets) => pageSnippets.diagnostics),
    ...tasks.flatMap((task) => task.diagnostics),
    ...read.flatMap((page) =>
      checkHiddenName(page, blocked.blocksOn(page), (file) => loadQuoted(root, file)),
    ),
    ...read.flatMap(checkFormula),
  ];
  return {
    pages: read,
    snippets,
    blocks: blocked.blocks,
    blocksOn: blocked.blocksOn,
    units,
    examples: examples.length,
    formulas: read.reduce((sum, page) => sum + page.formulas.length, 0),
    fromCache: outcomes.fromCache,
    diagnostics: [
      ...diagnostics,
      ...blocked.diagnostics,
      ...read.flatMap(checkDollar),
      ...diagnosticsOfUnits(units, outcomes.resultLists),
    ],
  };
}

/** What is wrong with the text of a program is said once: then nobody asks what it does. */
function diagnosticsOfUnits(
  units: readonly Unit[],
  resultLists: readonly (readonly UnitResult[])[],
): readonly PageDiagnostic[] {
  const found = units.map((unit, index) => diagnosticsOf(unit, resultLists[index] ?? []));
  const broken = new Set(
    found.flatMap((own, index) =>
      units[index]?.task === null
        ? own.flatMap(({ block, level }) =>
            level === 'error' && block !== undefined ? [block] : [],
          )
        : [],
    ),
  );
  return found.flatMap((own, index) => {
    const unit = units[index];
    return unit?.task && unit.blocks.some(({ id }) => broken.has(id)) ? [] : own;
  });
}

function blocksOf(
  pages: readonly Page[],
  { root, month }: RunOptions,
): Pick<RunResult, 'blocks' | 'blocksOn' | 'diagnostics'> {
  const options = {
    month,
    files: listQuotable(root),
    loadFile: (file: string) => loadQuoted(root, file),
  };
  const results = new Map(pages.map((page) => [page, blocksOfPage(page, options)]));
  return {
    blocks: [...results.values()].flatMap(({ blocks }) => blocks),
    blocksOn: (page) => results.get(page)?.blocks ?? [],
    diagnostics: [...results.values()].flatMap(({ diagnostics }) => diagnostics),
  };
}

function loadQuoted(root: string, file: string): string | null {
  const full = path.join(root, 'docs', file);
  return isSafePath(file) && fs.existsSync(full) && fs.statSync(full).isFile()
    ? fs.readFileSync(full, 'utf8')
    : null;
}

/** Hand-written pages and snippets: not what generators made, not what examples hold. */
export function pagePaths(root: string, files: readonly string[] | null): readonly string[] {
  const all = listPages(root, 'docs');
  if (files === null) return all;
  return all.filter((page) => files.some((file) => page === file || page.startsWith(`${file}/`)));
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

/** Whoever asks for a page asks for what it quotes. */
function quotedBy(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(({ meta: { file } }) => (file === null ? [] : [`docs/${file}`]));
}

function exampleNames(root: string, files: readonly string[] | null): readonly string[] {
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
