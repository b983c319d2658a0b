/** The only reads of this reference: the listing, facts about other programs, saved help pages. Touches files. */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { errorAt, fail, succeed } from '../core/diagnostics.ts';
import { below } from '../core/files/files.ts';
import { limitDiagnostic } from '../core/limits.ts';
import type { SourceText } from '../core/source.ts';
import { textOf } from '../core/source.ts';
import { compareText } from '../core/text.ts';
import type { ProgramFile } from './read/facts/syntax.ts';

export const LISTING = 'schema/cli';
/** Facts about programs of operators: one file for each, among others. */
export const PROGRAMS = 'schema/operator';

/** The release of the facts, and the files that describe a command line, in byte order. */
export function loadProgramFiles(root: string): {
  readonly release: string;
  readonly files: readonly ProgramFile[];
} {
  const read = (name: string): object =>
    JSON.parse(fs.readFileSync(path.join(root, PROGRAMS, name), 'utf8')) as object;
  const names = fs.readdirSync(path.join(root, PROGRAMS)).sort(compareText);
  const files = names.filter((name) => name.endsWith('.json')).map(read);
  const { release } = read('pins.json') as { release: string };
  return { release, files: files.filter((file): file is ProgramFile => 'binary' in file) };
}

/** The YAML files of a folder, or one YAML file. Null when there is no such place. */
export function loadListing(input: string, displayPath: string): readonly SourceText[] | null {
  if (!fs.existsSync(input)) return null;
  if (fs.statSync(input).isFile())
    return [{ path: displayPath, text: fs.readFileSync(input, 'utf8') }];
  const names = fs.readdirSync(input).filter((name) => /\.ya?ml$/.test(name));
  return names.sort(compareText).map((name) => ({
    path: `${displayPath}/${name}`,
    text: fs.readFileSync(path.join(input, name), 'utf8'),
  }));
}

/**
 * All `.txt` files below a folder, by their path in it, in byte order. Fails when there is no such
 * folder, and when it holds links or a file that is too large to be read.
 */
export function loadHelpFolder(folder: string): Outcome<readonly SourceText[]> {
  if (!(fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false))
    return fail([missingInput(folder, 'folder')]);
  const entries = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, file: below(folder, entry) }))
    .sort((a, b) => compareText(a.file, b.file));
  const odd = entries.filter(({ entry, file }) => isOdd(entry, path.join(folder, file)));
  if (odd.length > 0) return fail(odd.map(({ file }) => noPlainFile(file)));
  const pages = entries.flatMap(({ entry, file }) =>
    entry.isFile() && file.endsWith('.txt')
      ? [{ path: file, text: textOf(fs.readFileSync(path.join(folder, file))) }]
      : [],
  );
  const diagnostics = pages.flatMap((page) => limitDiagnostic('cli', page, () => []) ?? []);
  return diagnostics.length > 0 ? fail(diagnostics) : succeed(pages);
}

/** A page, or a folder of pages, that is not read: a link could point anywhere, and a pipe never ends. */
function isOdd(entry: fs.Dirent, full: string): boolean {
  if (entry.isFile() || entry.isDirectory()) return false;
  return (
    entry.name.endsWith('.txt') ||
    (fs.statSync(full, { throwIfNoEntry: false })?.isDirectory() ?? false)
  );
}

function noPlainFile(file: string): Diagnostic {
  return errorAt({ file, line: 1, column: 1 }, 'cli/odd-file', {
    message: `${file} is not a plain file, but a link or something else`,
    fix: 'replace it with a copy, or remove it',
  });
}

export function missingInput(input: string, what: 'folder' | 'file or folder'): Diagnostic {
  return errorAt(null, 'cli/missing-input', {
    message: `there is no ${what} "${input}"`,
    fix: 'correct the path',
  });
}
