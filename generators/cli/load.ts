/** The only reads of this reference: the listing, saved help pages, the layout. Touches files. */

import fs from 'node:fs';
import path from 'node:path';
import type { SourceText } from '../core/source.ts';
import { compareText } from '../core/text.ts';

export const LISTING = 'schema/cli';

const LONGEST_FILE = 4_000_000;
const MOST_FILES = 20_000;

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

/** All `.txt` files below a folder, by their path in it. Null when there is no such folder. */
export function loadHelpFolder(folder: string): readonly SourceText[] | null {
  if (!fs.existsSync(folder) || !fs.statSync(folder).isDirectory()) return null;
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.txt'))
    .slice(0, MOST_FILES);
  return files
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      path: path.relative(folder, file).replaceAll(path.sep, '/'),
      text: fs.readFileSync(file, 'utf8').slice(0, LONGEST_FILE),
    }))
    .sort((a, b) => compareText(a.path, b.path));
}

export function loadLayout(): string {
  return fs.readFileSync(new URL('templates/page.mdx.hbs', import.meta.url), 'utf8');
}
