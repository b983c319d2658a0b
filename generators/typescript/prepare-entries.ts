/** From a package to its entry points, through the cache. */

import path from 'node:path';
import type { Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import { applyCache, cacheKey, loadCached } from './cache.ts';
import type { TsPackage } from './load.ts';
import type { EntryModel } from './model.ts';
import type { ReadOptions } from './read-source.ts';

/** TypeDoc and the compiler are loaded only when the cache has no answer: they cost most of the time. */
export async function loadEntries(
  source: TsPackage,
  root: string,
): Promise<Outcome<readonly EntryModel[]>> {
  const key = cacheKey(source.hash);
  const cached = loadCached(root, key);
  if (cached !== null) return succeed(cached);
  const [{ convertPackage }, { readEntries }] = await Promise.all([
    import('./convert.ts'),
    import('./read.ts'),
  ]);
  const project = await convertPackage(source, root);
  if (project === null) {
    return fail([
      {
        level: 'error',
        code: 'typescript/not-converted',
        message: `the compiler can make nothing of ${source.name} ${source.version}`,
        at: null,
        fix: 'check that the package is complete, and that its sources parse',
      },
    ]);
  }
  const entries = readEntries(project, readOptions(source));
  applyCache(root, key, entries);
  return succeed(entries);
}

export function readOptions(source: TsPackage): ReadOptions {
  const relative = (file: string): string =>
    path.relative(source.folder, file).replaceAll(path.sep, '/');
  return {
    entryOf: new Map(source.entries.map((entry) => [relative(entry.file), entry.name])),
    originOf: (file) => originOf(source.folder, file),
  };
}

/** `../utils/dist/hex.d.ts` → `@mysten/utils`; null for files of the package itself. */
function originOf(folder: string, file: string): string | null {
  if (!file.startsWith('..') && !path.isAbsolute(file)) return null;
  const parts = path.resolve(folder, file).split(path.sep);
  const at = parts.lastIndexOf('node_modules');
  const [first = 'elsewhere', second] = at === -1 ? [] : parts.slice(at + 1);
  return first.startsWith('@') && second !== undefined ? `${first}/${second}` : first;
}
