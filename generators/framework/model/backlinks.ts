/** For each type: who takes it, who returns it, who holds it. Pure. */

import { compareText } from '../../core/text.ts';
import type { ReadEnum, ReadModule } from '../read/declarations.ts';
import { functionId } from '../move/ids.ts';
import type { MoveType } from '../move/types.ts';
import { datatypesOf } from '../move/types.ts';

/** Full names, sorted, each once. Keyed in maps: a type may be called `constructor`. */
export interface Backlinks {
  readonly usedBy: ReadonlyMap<string, readonly string[]>;
  readonly returnedBy: ReadonlyMap<string, readonly string[]>;
  readonly heldBy: ReadonlyMap<string, readonly string[]>;
}

export function drawBacklinks(modules: readonly ReadModule[]): Backlinks {
  const usedBy = new Map<string, Set<string>>();
  const returnedBy = new Map<string, Set<string>>();
  const heldBy = new Map<string, Set<string>>();
  for (const module of modules) {
    for (const fun of module.functions) {
      const id = functionId(module, fun.name);
      for (const parameter of fun.parameters) addAll(usedBy, parameter.type, id);
      for (const type of fun.returns) addAll(returnedBy, type, id);
    }
    for (const struct of module.structs) {
      for (const field of struct.fields) addAll(heldBy, field.type, `${module.id}::${struct.name}`);
    }
    for (const enumType of module.enums) addEnum(heldBy, enumType, module.id);
  }
  return { usedBy: sorted(usedBy), returnedBy: sorted(returnedBy), heldBy: sorted(heldBy) };
}

function addEnum(heldBy: Map<string, Set<string>>, enumType: ReadEnum, module: string): void {
  for (const field of enumType.variants.flatMap((variant) => variant.fields))
    addAll(heldBy, field.type, `${module}::${enumType.name}`);
}

function addAll(into: Map<string, Set<string>>, type: MoveType, by: string): void {
  for (const id of datatypesOf(type)) {
    const known = into.get(id);
    if (known) known.add(by);
    else into.set(id, new Set([by]));
  }
}

function sorted(
  sets: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, readonly string[]> {
  return new Map([...sets].map(([key, set]) => [key, [...set].sort(compareText)]));
}
