/** What earlier processes worked out, by what it depends on. Reads and writes one file, which may be deleted at any time. */

import fs from 'node:fs';
import { applyFile } from '../../generators/core/files/apply-file.ts';

interface Stored<Value> {
  readonly code: string;
  readonly entries: readonly (readonly [string, Value])[];
}

/** Empty when `code`, a digest of what all entries depend on, is another one than that of the file. */
export function loadContentCache<Value>(file: string, code: string): Map<string, Value> {
  try {
    const stored = JSON.parse(fs.readFileSync(file, 'utf8')) as Stored<Value>;
    if (stored.code === code) return new Map(stored.entries);
  } catch {
    // No cache yet, or half of one: everything is worked out again.
  }
  return new Map();
}

export function applyContentCache<Value>(
  file: string,
  code: string,
  entries: ReadonlyMap<string, Value>,
): void {
  applyFile(file, JSON.stringify({ code, entries: [...entries] } satisfies Stored<Value>));
}
