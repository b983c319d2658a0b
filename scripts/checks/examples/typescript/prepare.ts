/** Units of TypeScript as programs: which text each file has. Pure. */

import path from 'node:path';
import { assemble } from '../assemble.ts';
import type { Assembled } from '../assemble.ts';
import { contextsOf } from '../page/contexts.ts';
import type { Contexts } from '../page/contexts.ts';
import type { Block, UnitResult, Unit } from '../model.ts';

export interface Prepared {
  readonly unit: Unit;
  /** Absolute path of the folder that stands for the unit; it exists in memory only. */
  readonly folder: string;
  /** By absolute path. */
  readonly files: ReadonlyMap<string, Assembled>;
  readonly results: readonly UnitResult[];
}

export function prepare(
  unit: Unit,
  {
    index,
    root,
    contexts,
  }: { readonly index: number; readonly root: string; readonly contexts: Contexts },
): Prepared {
  const folder = path.join(root, `.examples/${index}`);
  const members = new Map<string, { block: Block; index: number }[]>();
  const texts = new Map<string, readonly string[]>();
  const results: UnitResult[] = [];
  let current = '';
  for (const [at, block] of unit.blocks.entries()) {
    const own = contextsOf(block, at, contexts);
    results.push(...own.results);
    current = fileOf(unit, block, current);
    const file = path.join(folder, current);
    members.set(file, [...(members.get(file) ?? []), { block, index: at }]);
    texts.set(file, [...(texts.get(file) ?? []), ...own.texts]);
  }
  const files = [...members].map(
    ([file, list]) => [file, assemble(list, [...new Set(texts.get(file))])] as const,
  );
  return { unit, folder, files: new Map(files), results };
}

/** In a program of several blocks a title that is a path starts a file; others go on with the last one. */
function fileOf(unit: Unit, block: Block, current: string): string {
  if (unit.isPackage) return path.posix.relative(unit.folder, block.id);
  const isNamed = block.meta.package !== null && /^[\w./-]+\.[jt]sx?$/.test(block.meta.title ?? '');
  if (isNamed) return (block.meta.title ?? '').replace(/^(?:\.?\/)+/, '').replaceAll('..', '_');
  // The endings share one grammar but for type arguments and casts; a program takes the first block's.
  if (current !== '') return current;
  // What completes a fragment is TypeScript, whatever the fragment is.
  const isTyped = block.meta.fragment.length > 0;
  return `block.${isTyped ? block.language.replace('js', 'ts') : block.language}`;
}
