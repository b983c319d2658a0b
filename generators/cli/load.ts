/** The only reads of this reference: the listing, saved help pages, the layout. Touches files. */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import type { SourceText } from '../core/source.ts';
import { compareText } from '../core/text.ts';
import { MOST_BYTES, MOST_FILES, tooLongHelp, tooManyFiles } from './help/limits.ts';

export const LISTING = 'schema/cli';

/** The YAML files of a folder, or one YAML file. Null when there is no such place. */
export function loadListing(place: string, shown: string): readonly SourceText[] | null {
  if (!fs.existsSync(place)) return null;
  if (fs.statSync(place).isFile()) return [{ path: shown, text: fs.readFileSync(place, 'utf8') }];
  const names = fs
    .readdirSync(place)
    .filter((name) => /\.ya?ml$/.test(name))
    .sort(compareText);
  return names.map((name) => ({
    path: `${shown}/${name}`,
    text: fs.readFileSync(path.join(place, name), 'utf8'),
  }));
}

/**
 * All `.txt` files below a folder, by their path in it, in byte order. Fails when there is no such
 * folder, and when it holds more or longer files than help has.
 */
export function loadHelpFolder(folder: string): Outcome<readonly SourceText[]> {
  if (!fs.existsSync(folder) || !fs.statSync(folder).isDirectory())
    return fail([missingPlace(folder)]);
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.txt'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort(compareText);
  if (files.length > MOST_FILES) return fail([tooManyFiles(folder, files.length)]);
  const sizes = files.map((file) => ({ file, bytes: fs.statSync(path.join(folder, file)).size }));
  const long = sizes.filter(({ bytes }) => bytes > MOST_BYTES);
  if (long.length > 0) return fail(long.map(({ file, bytes }) => tooLongHelp(file, bytes)));
  return succeed(
    files.map((file) => ({ path: file, text: fs.readFileSync(path.join(folder, file), 'utf8') })),
  );
}

export function missingPlace(place: string): Diagnostic {
  return {
    level: 'error',
    code: 'cli/missing-input',
    message: `there is nothing at "${place}"`,
    at: null,
    fix: 'correct the path',
  };
}

export function loadLayout(): string {
  return fs.readFileSync(new URL('templates/page.mdx.hbs', import.meta.url), 'utf8');
}
