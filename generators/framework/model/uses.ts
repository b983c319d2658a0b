/** Which modules a module really names: those of the types in its declarations and of its methods. Pure. */

import { compareText } from '../../core/text.ts';
import type { ReadModule } from '../read/declarations.ts';
import type { ModuleModel } from './model.ts';
import type { MoveType } from '../move/types.ts';
import { datatypesOf, moduleOf } from '../move/types.ts';

/** The parts of a module in which types stand, read or built. */
type Declarations = {
  readonly structs: readonly { readonly fields: readonly Typed[] }[];
  readonly enums: readonly {
    readonly variants: readonly { readonly fields: readonly Typed[] }[];
  }[];
  readonly functions: readonly {
    readonly parameters: readonly Typed[];
    readonly returns: readonly MoveType[];
  }[];
  readonly constants: readonly Typed[];
};
type Typed = { readonly type: MoveType };

/** Sorted, itself left out. Where functions have bodies, imports count: who declares without them imports for the types. */
export function usedModules(module: ReadModule): readonly string[] {
  const isWhole = module.functions.some(({ body }) => body !== null && body.calls.length > 0);
  const used = new Set<string>(isWhole ? module.imports : []);
  for (const type of typesIn(module)) for (const id of datatypesOf(type)) used.add(moduleOf(id));
  for (const method of module.methods) used.add(moduleOf(method.function));
  used.delete(module.id);
  return [...used].sort(compareText);
}

/** Types that the declarations of a page name, each once: for telling apart those that end alike. */
export function typesNamed(module: ModuleModel): ReadonlySet<string> {
  const names = new Set<string>();
  for (const type of typesIn(module)) for (const id of datatypesOf(type)) names.add(id);
  return names;
}

/** Every type of a declaration, once where it is shared. */
function typesIn(module: Declarations): ReadonlySet<MoveType> {
  const types = new Set<MoveType>();
  for (const struct of module.structs) for (const field of struct.fields) types.add(field.type);
  for (const item of module.enums)
    for (const variant of item.variants) for (const field of variant.fields) types.add(field.type);
  for (const fun of module.functions) {
    for (const parameter of fun.parameters) types.add(parameter.type);
    for (const type of fun.returns) types.add(type);
  }
  for (const constant of module.constants) types.add(constant.type);
  return types;
}
