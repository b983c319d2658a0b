/** Full names of items, unique in their module, and the anchors that follow from them. Pure. */

import type { ReadModule } from '../read/declarations.ts';
import { lastName } from './types.ts';

/**
 * Types keep their plain name. Move lets a constant, and JSON lets a function, be called like a type:
 * then the function is `Name~function` and the constant `Name~constant`.
 */
export function functionId(module: ReadModule, name: string): string {
  return `${module.id}::${name}${hasType(module, name) ? '~function' : ''}`;
}

export function constantId(module: ReadModule, name: string): string {
  const isTaken = hasType(module, name) || module.functions.some((fun) => fun.name === name);
  return `${module.id}::${name}${isTaken ? '~constant' : ''}`;
}

function hasType(module: ReadModule, name: string): boolean {
  return (
    module.structs.some((struct) => struct.name === name) ||
    module.enums.some((enumType) => enumType.name === name)
  );
}

/** The anchor of `sui::coin::split` is `split`. */
export function anchorOf(id: string): string {
  return lastName(id);
}
