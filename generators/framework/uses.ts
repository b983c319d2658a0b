/** Which modules a module really names: those of the types in its declarations and of its methods. Pure. */

import { compareText } from '../core/text.ts';
import type { ReadModule } from './declarations.ts';
import type { ConstantModel, EnumModel, FunctionModel, StructModel } from './model.ts';
import type { MoveType } from './types.ts';
import { datatypesOf, moduleOf } from './types.ts';

/** Sorted, itself left out. An import that no declaration needs is not among them. */
export function usedModules(module: ReadModule): readonly string[] {
  const used = new Set(typesOf(module).flatMap((type) => datatypesOf(type)).map(moduleOf));
  for (const method of module.methods) used.add(moduleOf(method.function));
  used.delete(module.id);
  return [...used].sort(compareText);
}

/** Every type that stands in a declaration of the module. */
export function typesOf(module: ReadModule): readonly MoveType[] {
  const fields = [...module.structs.flatMap((struct) => struct.fields), ...module.enums.flatMap((one) => one.variants.flatMap((variant) => variant.fields))];
  return [
    ...fields.map((field) => field.type),
    ...module.constants.map((constant) => constant.type),
    ...module.functions.flatMap((one) => [...one.parameters.map((parameter) => parameter.type), ...one.returns]),
  ];
}

type AnyItem = StructModel | EnumModel | FunctionModel | ConstantModel;

/** Types that the declarations of a page name, for telling apart those that end alike. */
export function typesNamed(items: readonly (AnyItem)[]): readonly string[] {
  return items.flatMap((item) => typesIn(item).flatMap((type) => datatypesOf(type)));
}

function typesIn(item: AnyItem): readonly MoveType[] {
  if ('parameters' in item) return [...item.parameters.map((parameter) => parameter.type), ...item.returns];
  if ('fields' in item) return item.fields.map((field) => field.type);
  if ('variants' in item) return item.variants.flatMap((variant) => variant.fields.map((field) => field.type));
  return [item.type];
}
