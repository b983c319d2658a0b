/** Files below `docs/generated`. Reads them. */

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseGenerated } from '../dialect/generated-file';

/** Null when the references were not generated; throws, with the file's name, at one of another shape. */
export function loadGenerated<Data>(docs: string, name: string, sample: Data): Data | null {
  const file = join(docs, 'generated', name);
  if (!existsSync(file)) return null;
  return parseGenerated(`docs/generated/${name}`, readFileSync(file, 'utf8'), sample);
}

/** Names in byte order; none when the references were not generated. */
export function listGenerated(docs: string, folder: string): readonly string[] {
  const path = join(docs, 'generated', folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
}
