/** Which examples there are, and which one a file belongs to. Reads `docs/examples`. */

import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../../generators/core/text.ts';

const FOLDER = 'docs/examples';

/** Folders that start with `_` complete other code and are not examples. */
export function listExamples(root: string): readonly string[] {
  return foldersIn(root, '')
    .flatMap((name) => (SHELVES.has(name) ? foldersIn(root, `${name}/`) : [name]))
    .toSorted(compareText);
}

/** Relative to `docs/examples`, as `inner` is, which is empty or ends in a slash. */
function foldersIn(root: string, inner: string): readonly string[] {
  const folder = path.join(root, FOLDER, inner);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => `${inner}${entry.name}`);
}

/** Folders of examples that belong together. */
const SHELVES: ReadonlySet<string> = new Set(['standards']);

/** Of a path below `docs/examples`: `lock` of `lock/sources/lock.move`, `standards/ts` of `standards/ts/show.ts`. */
export function exampleOf(file: string): string {
  const parts = file.split('/');
  return parts.slice(0, SHELVES.has(parts[0] ?? '') ? 2 : 1).join('/');
}
