/** The texts of a framework input, whatever form it has. Reads files below one folder, nothing else. */

import fs from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import type { SourceText } from '../core/source.ts';
import { compareText } from '../core/text.ts';
import { emptyInput, tooMuchInput } from './read/problems.ts';

export interface InputFiles {
  /** `.move` files, or `.json` files when there are none of those. Sorted by path. */
  readonly sources: readonly SourceText[];
  /** `facts.json` files of the project's own form. */
  readonly facts: readonly SourceText[];
}

const MOST_FILES = 20_000;
const MOST_BYTES = 256_000_000;
/** What a build or a test leaves in a package is no part of it. */
const SKIPPED: ReadonlySet<string> = new Set([
  'build',
  'node_modules',
  'tests',
  'test',
  'examples',
  '.git',
]);

/** `shown` is how diagnostics name the folder. A single file is an input too. */
export function loadInput(folder: string, shown: string): Outcome<InputFiles> {
  if (!fs.existsSync(folder)) return fail([emptyInput(shown)]);
  const files = fs.statSync(folder).isFile() ? [''] : listFiles(folder);
  if (files.length > MOST_FILES) return fail([tooMuchInput(shown, `${MOST_FILES} files`)]);
  const isMove = files.some((file) => file.endsWith('.move'));
  const wanted = files.filter(
    (file) => file === '' || file.endsWith(isMove ? '.move' : '.json') || isFacts(file),
  );
  const size = wanted.reduce((sum, file) => sum + fs.statSync(path.join(folder, file)).size, 0);
  if (size > MOST_BYTES) return fail([tooMuchInput(shown, `${MOST_BYTES / 1_000_000} MB`)]);
  const texts = wanted.map((file) => ({
    path: file === '' ? shown : path.posix.join(shown, file),
    text: fs.readFileSync(path.join(folder, file), 'utf8'),
  }));
  const sources = texts.filter((text) => !isFacts(text.path));
  if (sources.length === 0) return fail([emptyInput(shown)]);
  return succeed({ sources, facts: isMove ? texts.filter((text) => isFacts(text.path)) : [] });
}

function isFacts(file: string): boolean {
  return path.posix.basename(file) === 'facts.json';
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
      else if (entry.isFile() && /\.(?:move|json)$/.test(entry.name)) found.push(name);
    }
  }
  return found.sort(compareText);
}
