/** From a package to its entry points, through the cache. */

import path from 'node:path';
import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { fail, hasErrors, succeed } from '../../core/diagnostics.ts';
import { compareText, oneLine } from '../../core/text.ts';
import { applyCache, cacheKey, loadCached } from './cache.ts';
import type { TsPackage } from '../load.ts';
import type { EntryModel } from '../model/model.ts';
import type { ReadOptions } from '../model/source.ts';

/** TypeDoc and the compiler are loaded only when the cache has no answer: they cost most of the time. */
export async function loadEntries(
  source: TsPackage,
  root: string,
): Promise<Outcome<readonly EntryModel[]>> {
  const key = cacheKey(source.hash);
  const cached = loadCached(root, key);
  if (cached !== null) return succeed(cached.entries, cached.diagnostics);
  const [{ convertPackage }, { readEntries }] = await Promise.all([
    import('./convert.ts'),
    import('../model/build.ts'),
  ]);
  const converted = await convertPackage(source, root).catch(reasonOf);
  if (converted === null || typeof converted === 'string')
    return fail([notConverted(source, converted)]);
  const { project, diagnostics, inputs } = converted;
  if (hasErrors(diagnostics)) return fail(diagnostics);
  const entries = complete(readEntries(project, readOptions(source, converted.lost)), source);
  applyCache(root, key, { entries, diagnostics, inputs });
  return succeed(entries, diagnostics);
}

/** TypeDoc gives up on some packages by throwing. What is nested too deeply the program itself explains. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof RangeError) throw error;
  return error.message;
}

function notConverted(source: TsPackage, reason: string | null): Diagnostic {
  const why = reason === null ? '' : `: TypeDoc says "${oneLine(reason)}"`;
  return {
    level: 'error',
    code: 'typescript/not-converted',
    message: `nothing can be made of ${source.name} ${source.version}${why}`,
    at: null,
    fix: 'check that the package is complete, that its sources parse, and that no module exports itself',
  };
}

/** Every entry point of the package: a second name exports all that the first one does. */
function complete(entries: readonly EntryModel[], source: TsPackage): readonly EntryModel[] {
  const others = [...source.aliases].map(([name, of]): EntryModel => {
    const same = entries.find((entry) => entry.name === of);
    const own = (same?.symbols ?? [])
      .filter((symbol) => !symbol.name.includes('.'))
      .map((symbol) => ({ name: symbol.name, ref: symbol.id }));
    return { name, symbols: [], reexports: [...own, ...(same?.reexports ?? [])] };
  });
  // A file without exports, such as one that only declares globals, is no module to TypeDoc.
  const empty = source.entries
    .filter(({ name }) => !entries.some((entry) => entry.name === name))
    .map(({ name }): EntryModel => ({ name, symbols: [], reexports: [] }));
  return [...entries, ...empty, ...others].toSorted((a, b) => compareText(a.name, b.name));
}

export function readOptions(source: TsPackage, lost: ReadOptions['lost']): ReadOptions {
  const relative = (file: string): string =>
    path.relative(source.folder, file).replaceAll(path.sep, '/');
  return {
    entryOf: new Map(source.entries.map((entry) => [relative(entry.file), entry.name])),
    names: [...source.entries.map((entry) => entry.name), ...source.aliases.keys()],
    lost,
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
