/** Which modules a module really names: those of the types in its declarations and of its methods. Pure. */

import { compareText } from '../core/text.ts';
import type { ReadField, ReadModule } from './declarations.ts';
import type { ModuleModel } from './model.ts';
import type { MoveType } from './types.ts';
import { datatypesOf, moduleOf } from './types.ts';

/** Sorted, itself left out. An import that no declaration needs is not among them. */
export function usedModules(module: ReadModule): readonly string[] {
  const used = new Set<string>();
  const add = (type: MoveType): void => datatypesOf(type).forEach((id) => used.add(moduleOf(id)));
  const addFields = (fields: readonly ReadField[]): void =>
    fields.forEach((field) => add(field.type));
  for (const struct of module.structs) addFields(struct.fields);
  for (const one of module.enums) one.variants.forEach((variant) => addFields(variant.fields));
  for (const one of module.functions) {
    one.parameters.forEach((parameter) => add(parameter.type));
    one.returns.forEach(add);
  }
  for (const constant of module.constants) add(constant.type);
  for (const method of module.methods) used.add(moduleOf(method.function));
  used.delete(module.id);
  return [...used].sort(compareText);
}

/** Types that the declarations of a page name, each once: for telling apart those that end alike. */
export function typesNamed(module: ModuleModel): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (type: MoveType): void => datatypesOf(type).forEach((id) => names.add(id));
  for (const struct of module.structs) struct.fields.forEach((field) => add(field.type));
  for (const one of module.enums)
    one.variants.forEach((variant) => variant.fields.forEach((field) => add(field.type)));
  for (const one of module.functions) {
    one.parameters.forEach((parameter) => add(parameter.type));
    one.returns.forEach(add);
  }
  for (const constant of module.constants) add(constant.type);
  return names;
}
