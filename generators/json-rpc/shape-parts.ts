/** What is in a shape once the names in it are followed: its options, its fields, its literals. Pure. */

import { sharedFields } from './merge-fields.ts';
import type { Field, Shape, UnionOption } from './shapes.ts';

/** The shape behind a name; undefined for a name that is not declared, or not known yet. */
export type Declared = (name: string) => Shape | undefined;

/** A choice between more than this is shown by what its options share. */
export const MOST_OPTIONS = 64;

/** The shape that names lead to; names that lead in a circle are left as they are. */
export function behind(shape: Shape, declared: Declared, seen: readonly string[] = []): Shape {
  if (shape.kind !== 'ref' || seen.includes(shape.name)) return shape;
  const target = declared(shape.name);
  return target === undefined ? shape : behind(target, declared, [...seen, shape.name]);
}

/**
 * Also of choices within a choice. Nothing has no fields, so it is no option. Null for what is no choice.
 * May stop above `MOST_OPTIONS`: whoever sees that many needs no more.
 */
export function optionsOf(
  shape: Shape,
  declared: Declared,
  seen: readonly string[] = [],
): readonly UnionOption[] | null {
  if (shape.kind === 'ref' && seen.includes(shape.name)) return [];
  const target = behind(shape, declared);
  if (target.kind !== 'union') return null;
  const within = shape.kind === 'ref' ? [...seen, shape.name] : seen;
  const found: UnionOption[] = [];
  for (const option of target.options) {
    if (found.length > MOST_OPTIONS) break;
    if (option.shape.kind !== 'null')
      found.push(...(optionsOf(option.shape, declared, within) ?? [option]));
  }
  return found;
}

/** The fields of an object, and those that the options of a choice share; empty for other types. */
export function fieldsOf(shape: Shape, declared: Declared): readonly Field[] {
  const target = behind(shape, declared);
  if (target.kind === 'object') return target.fields;
  if (target.kind !== 'union') return [];
  const options = optionsOf(shape, declared) ?? [];
  return sharedFields(options.map((option) => fieldsOf(option.shape, declared)));
}

/** `'a' | 'b'` → `a`, `b`; null where anything else may stand. */
export function literalsOf(shape: Shape, declared: Declared): readonly string[] | null {
  const options = optionsOf(shape, declared)?.map((option) => option.shape) ?? [
    behind(shape, declared),
  ];
  const names = options.flatMap((one) => (one.kind === 'literal' ? [String(one.value)] : []));
  return names.length === options.length ? names : null;
}
