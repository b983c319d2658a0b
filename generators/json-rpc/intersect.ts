/** `A & B` as one shape. Pure. */

import { OBJECT, mergeFields, sharedFields } from './merge-fields.ts';
import type { Declared } from './shape-parts.ts';
import { MOST_OPTIONS, behind, fieldsOf, optionsOf } from './shape-parts.ts';
import type { Shape, UnionOption } from './shapes.ts';

const SCALARS: ReadonlySet<Shape['kind']> = new Set(['string', 'number', 'boolean', 'literal']);

/** What each part of an intersection lets one choose from; a part that is no choice is its only option. */
type Choice = readonly UnionOption[];

/** `string & { mark: … }` is a string to JSON; of a choice each option has the other parts too. */
export function intersect(parts: readonly Shape[], declared: Declared): Shape {
  const scalar = parts.find((part) => SCALARS.has(behind(part, declared).kind));
  if (scalar !== undefined) return scalar;
  const choices = parts.map(
    (part): Choice => optionsOf(part, declared) ?? [{ shape: part, description: null }],
  );
  const count = choices.reduce((product, options) => product * options.length, 1);
  const isSingle = choices.every((options) => options.length === 1);
  return isSingle || count > MOST_OPTIONS
    ? sharedObject(choices, declared)
    : { kind: 'union', options: combine(choices, declared) };
}

/** One object: of each part what all of its options have. */
function sharedObject(choices: readonly Choice[], declared: Declared): Shape {
  const fields = choices.flatMap((options) =>
    sharedFields(options.map((option) => fieldsOf(option.shape, declared))),
  );
  return { kind: 'object', fields: mergeFields(fields) };
}

/** Every way to take one option of each part, the options of the last part changing fastest. */
function combine(choices: readonly Choice[], declared: Declared): Choice {
  const none: Choice = [{ shape: OBJECT, description: null }];
  return choices.reduce(
    (before, choice) =>
      before.flatMap((one) => choice.map((other) => joined(one, other, declared))),
    none,
  );
}

function joined(one: UnionOption, other: UnionOption, declared: Declared): UnionOption {
  const fields = [one, other].flatMap((option) => fieldsOf(option.shape, declared));
  return {
    shape: { kind: 'object', fields: mergeFields(fields) },
    description: other.description ?? one.description,
  };
}
