/** Types that TypeScript itself declares and JSON can carry, as shapes. Pure. */

import type { Declared } from './shape-parts.ts';
import { behind, literalsOf } from './shape-parts.ts';
import type { Field, Shape } from './shapes.ts';

/** What a generic type is given; null for nothing. Read only on demand: reading notes what cannot be read. */
export interface Given {
  first(): Shape | null;
  second(): Shape | null;
}

/** Null for a name that TypeScript does not declare, and for what JSON cannot carry of one that it does. */
export function builtIn(name: string, given: Given, declared: Declared): Shape | null {
  switch (name) {
    case 'Record':
      return holding('map', given.second());
    case 'Array':
    case 'ReadonlyArray':
      return holding('array', given.first());
    case 'Readonly':
      return given.first();
    case 'Partial':
    case 'Required':
      return withOptional(name, fieldsIn(given, declared));
    case 'Pick':
    case 'Omit':
      return withSome(name, given, declared);
    default:
      return null;
  }
}

function holding(kind: 'array' | 'map', of: Shape | null): Shape | null {
  return of === null ? null : { kind, of };
}

function fieldsIn(given: Given, declared: Declared): readonly Field[] | null {
  const shape = given.first();
  const target = shape === null ? null : behind(shape, declared);
  return target?.kind === 'object' ? target.fields : null;
}

function withOptional(name: 'Partial' | 'Required', fields: readonly Field[] | null): Shape | null {
  const isOptional = name === 'Partial';
  return fields === null
    ? null
    : { kind: 'object', fields: fields.map((field) => ({ ...field, isOptional })) };
}

function withSome(name: 'Pick' | 'Omit', given: Given, declared: Declared): Shape | null {
  const fields = fieldsIn(given, declared);
  const second = fields === null ? null : given.second();
  const names = second === null ? null : literalsOf(second, declared);
  if (fields === null || names === null) return null;
  const isKept = (field: Field): boolean => names.includes(field.name) === (name === 'Pick');
  return { kind: 'object', fields: fields.filter(isKept) };
}
