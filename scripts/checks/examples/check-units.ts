/** Units → results, from the cache where nothing that matters has changed. Touches `node_modules/.cache/examples`. */

import path from 'node:path';
import { sha256Of } from '../../../generators/core/sources.ts';
import { applyResults, loadResults } from '../../../site/plugins/build-cache.ts';
import { loadChecker } from './checkers.ts';
import { environmentOf } from './environments.ts';
import type { CheckerName } from './page/languages.ts';
import type { UnitResult, Unit } from './model.ts';
import { checkerOfUnit } from './units.ts';

const CACHE = 'node_modules/.cache/examples/results.json';

export interface CheckOptions {
  readonly root: string;
  readonly usesCache: boolean;
  /** A whole run knows every block there is, so what it did not ask for may go. */
  readonly isWhole: boolean;
  readonly progress: (step: string) => void;
}

export interface UnitResults {
  /** In the order of the units. */
  readonly resultLists: readonly (readonly UnitResult[])[];
  readonly fromCache: number;
}

export async function checkUnits(
  units: readonly Unit[],
  options: CheckOptions,
): Promise<UnitResults> {
  const file = options.usesCache ? path.join(options.root, CACHE) : null;
  const cache = loadResults<readonly UnitResult[]>(file);
  const keys = units.map((unit) => keyOf(unit, options.root));
  const open = new Map<CheckerName, number[]>();
  const seen = new Set(cache.keys());
  for (const [index, unit] of units.entries()) {
    const name = checkerOfUnit(unit);
    const key = keys[index] ?? '';
    if (name === null || seen.has(key)) continue;
    // Two pages may show the same block: it is checked once.
    seen.add(key);
    open.set(name, [...(open.get(name) ?? []), index]);
  }
  const fresh = new Map<string, readonly UnitResult[]>();
  // Starting a process takes longer the more memory the starter holds: programs run before compilers load.
  const ordered = [...open].sort(
    ([left], [right]) => Number(right === 'programs') - Number(left === 'programs'),
  );
  for (const [name, indexes] of ordered) {
    options.progress(`${name}: ${indexes.length}`);
    const checker = await loadChecker(name);
    const results = await checker.check(
      indexes.flatMap((index) => units[index] ?? []),
      { root: options.root },
    );
    for (const [at, index] of indexes.entries()) fresh.set(keys[index] ?? '', results[at] ?? []);
  }
  const resultLists = keys.map((key) => fresh.get(key) ?? cache.get(key) ?? []);
  if (options.usesCache) applyCache(options, { cache, fresh, keys });
  return { resultLists, fromCache: keys.filter((key) => cache.has(key)).length };
}

function keyOf(unit: Unit, root: string): string {
  const name = checkerOfUnit(unit);
  const blocks = unit.blocks.map(({ language, code, meta }) => [
    language,
    code,
    meta.fragment,
    meta.package,
    meta.title,
    meta.isVariables,
  ]);
  const names = unit.isPackage ? unit.blocks.map(({ id }) => id) : [];
  return sha256Of(
    JSON.stringify([
      ...[name, name === null ? '' : environmentOf(name, root), names, blocks],
      unit.task,
      ...unit.moveCode,
    ]),
  ).slice(0, 32);
}

interface CacheChange {
  readonly cache: ReadonlyMap<string, readonly UnitResult[]>;
  readonly fresh: ReadonlyMap<string, readonly UnitResult[]>;
  readonly keys: readonly string[];
}

function applyCache({ root, isWhole }: CheckOptions, { cache, fresh, keys }: CacheChange): void {
  const asked = new Set(keys);
  const used = [...cache].filter(([key]) => !isWhole || asked.has(key));
  if (fresh.size === 0 && used.length === cache.size) return;
  applyResults(path.join(root, CACHE), [...used, ...fresh]);
}
