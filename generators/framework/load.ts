/** Everything the framework reference reads: the texts of its input, the grammar, the reviewed aborts. Reads files. */

import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Language, Parser } from 'web-tree-sitter';
import type { Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import type { SourceText } from '../core/source.ts';
import { textOf } from '../core/source.ts';
import { compareText } from '../core/text.ts';
import { ABORT_REVIEWS_FILE, reviewDiagnostic } from './read/abort-reviews.ts';
import { emptyInput, tooMuchInput } from './read/diagnostics.ts';
import { isManifest } from './read/manifests.ts';
import { boundedParser } from './read/source/parser.ts';
import type { MoveParser } from './read/source/parser.ts';

export interface InputFiles {
  /** `.move` files, or `.json` files when there are none of those, and the manifests beside them. Sorted by path. */
  readonly sources: readonly SourceText[];
  /** `facts.json` and `calls.json` files of the project's own form. */
  readonly facts: readonly SourceText[];
  readonly calls: readonly SourceText[];
}

const MOST_FILES = 20_000;
const MOST_BYTES = 256_000_000;
/** What a build or a test leaves in a package is not part of it. */
const SKIPPED: ReadonlySet<string> = new Set([
  'build',
  'node_modules',
  'tests',
  'examples',
  '.git',
]);

/** `shown` is how diagnostics name the folder. A single file is an input too. */
export function loadInput(folder: string, displayPath: string): Outcome<InputFiles> {
  if (!fs.existsSync(folder)) return fail([emptyInput(displayPath)]);
  const files = fs.statSync(folder).isFile() ? [''] : listFiles(folder);
  if (files.length > MOST_FILES) return fail([tooMuchInput(displayPath, `${MOST_FILES} files`)]);
  const isMove = files.some((file) => file.endsWith('.move'));
  const expected = files.filter(
    (file) =>
      file === '' || file.endsWith(isMove ? '.move' : '.json') || isOwn(file) || isManifest(file),
  );
  const size = expected.reduce((sum, file) => sum + fs.statSync(path.join(folder, file)).size, 0);
  if (size > MOST_BYTES) return fail([tooMuchInput(displayPath, `${MOST_BYTES / 1_000_000} MB`)]);
  const texts = expected.map((file) => ({
    path: file === '' ? displayPath : path.posix.join(displayPath, file),
    text: textOf(fs.readFileSync(path.join(folder, file))),
  }));
  const sources = texts.filter((text) => !isOwn(text.path));
  if (sources.every((text) => isManifest(text.path))) return fail([emptyInput(displayPath)]);
  const named = (name: string): readonly SourceText[] =>
    isMove ? texts.filter((text) => path.posix.basename(text.path) === name) : [];
  return succeed({ sources, facts: named('facts.json'), calls: named('calls.json') });
}

function isOwn(file: string): boolean {
  return /^(?:facts|calls)\.json$/.test(path.posix.basename(file));
}

/** Sorted. Symbolic links are not followed: they can lead anywhere. */
function listFiles(folder: string): string[] {
  const found: string[] = [];
  const pending = [''];
  for (
    let next = pending.pop();
    next !== undefined && found.length <= MOST_FILES;
    next = pending.pop()
  ) {
    for (const entry of fs.readdirSync(path.join(folder, next), { withFileTypes: true })) {
      const name = path.posix.join(next, entry.name);
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) pending.push(name);
      else if (entry.isFile() && /\.(?:move|json|toml)$/.test(entry.name)) found.push(name);
    }
  }
  return found.sort(compareText);
}

/** A missing table is an error: without it some pages would name aborts that cannot happen. */
export function loadAbortReviews(root: string): Outcome<SourceText> {
  const file = path.join(root, ABORT_REVIEWS_FILE);
  if (fs.existsSync(file))
    return succeed({ path: ABORT_REVIEWS_FILE, text: fs.readFileSync(file, 'utf8') });
  return fail([
    reviewDiagnostic(1, 'the table is missing', 'restore the file from the repository'),
  ]);
}

/** What the documented release has, one line for each item. */
export function loadApiReport(root: string): string {
  return fs.readFileSync(path.join(root, 'schema/surface/framework.txt'), 'utf8');
}

let parser: Promise<MoveParser> | null = null;

/** Two WebAssembly files of installed packages, read once. */
export function loadMoveParser(): Promise<MoveParser> {
  parser ??= startParser();
  return parser;
}

async function startParser(): Promise<MoveParser> {
  await Parser.init();
  const grammar = '@mysten/prettier-plugin-move/tree-sitter-move.wasm';
  const found = new Parser();
  found.setLanguage(await Language.load(createRequire(import.meta.url).resolve(grammar)));
  return boundedParser(found);
}
