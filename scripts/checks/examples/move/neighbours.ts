/**
 * Packages of others that examples call, as declarations: `docs/examples/_neighbours/<address>/*.move`.
 * A block that names an address and a module of it gets that module. Reads that folder.
 */

import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../../generators/core/text.ts';
import { termsOf } from '../../../../site/move/compiler/declarations.ts';

const FOLDER = 'docs/examples/_neighbours';

/** Files by the address name of their package. */
export type Neighbours = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function loadNeighbours(root: string): Neighbours {
  const folder = path.join(root, FOLDER);
  if (!fs.existsSync(folder)) return new Map();
  const names = fs
    .readdirSync(folder)
    .filter((name) => fs.statSync(path.join(folder, name)).isDirectory());
  return new Map(
    names.toSorted(compareText).map((name) => [name, filesOf(path.join(folder, name), name)]),
  );
}

function filesOf(folder: string, name: string): ReadonlyMap<string, string> {
  const files = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.move'))
    .toSorted(compareText);
  return new Map(
    files.map((file) => [
      `${FOLDER}/${name}/${file}`,
      fs.readFileSync(path.join(folder, file), 'utf8'),
    ]),
  );
}

/** The modules of neighbours that a text names, and those that these name. */
export function neighboursOf(neighbours: Neighbours, text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const pending = [text];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const terms = termsOf(next);
    for (const [name, files] of neighbours) {
      if (!terms.has(name)) continue;
      for (const [file, content] of files) {
        if (found.has(file) || !terms.has(path.basename(file, '.move'))) continue;
        found.set(file, content);
        pending.push(content);
      }
    }
  }
  return found;
}
