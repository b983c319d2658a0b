/** Two JSON schemas, graded by the direction in which their values travel. Pure. */

import type { Schema } from '../../../generators/json-rpc/schema/schema.ts';
import {
  acceptsNull,
  membersOf,
  shapeOf,
  withoutNull,
} from '../../../generators/json-rpc/schema/schema.ts';
import { countOf } from '../../../generators/core/text.ts';
import type { Grade } from './change.ts';
import { isSame, matchUp } from './change.ts';

/** Sent by the client, given by the node, or both. */
export type Use = 'in' | 'out' | 'both';

export interface SchemaChange {
  /** `data.id`; empty for the schema itself. */
  readonly field: string;
  readonly grade: Grade;
  readonly rule: string;
  /** To be put behind a noun. */
  readonly message: string;
  readonly was: Schema | null;
  readonly is: Schema | null;
}

/** Names of other types are compared as names: what changed behind one is graded there. */
export function compareSchemas(
  was: Schema,
  is: Schema,
  use: Use,
  field = '',
): readonly SchemaChange[] {
  if (isSame(was, is)) return [];
  const say = (grade: Grade, rule: string, message: string): SchemaChange => ({
    field,
    grade,
    rule,
    message: `${field === '' ? '' : ` field ${field}`} ${message}`,
    was,
    is,
  });
  if (shapeOf(was).kind === 'any' || shapeOf(is).kind === 'any') {
    const isWider = shapeOf(is).kind === 'any';
    const isFine = (isWider && use === 'in') || (!isWider && use === 'out');
    return [say(isFine ? 'safe' : 'breaking', 'type', 'is of another type')];
  }
  const nulls =
    acceptsNull(was) === acceptsNull(is)
      ? []
      : [
          acceptsNull(is)
            ? say(use === 'in' ? 'safe' : 'breaking', 'null', 'can be null now')
            : say(use === 'out' ? 'safe' : 'breaking', 'not-null', 'can no longer be null'),
        ];
  const [old, now] = [withoutNull(was), withoutNull(is)];
  if (isSame(withoutDefault(old), withoutDefault(now)))
    return nulls.length > 0 || isSame(was.default, is.default)
      ? nulls
      : [say('dangerous', 'default', 'has another default')];
  const [a, b] = [shapeOf(old), shapeOf(now)];
  if (a.kind === 'object' && b.kind === 'object') {
    const others = isSame(a.rest, b.rest)
      ? []
      : [say('dangerous', 'other-fields', 'takes other fields than those it names differently')];
    return [...nulls, ...compareFields(old, now, use, field), ...others];
  }
  if ((a.kind === 'list' && b.kind === 'list') || (a.kind === 'map' && b.kind === 'map'))
    return [...nulls, ...compareSchemas(a.of, b.of, use, field)];
  // Limits and formats are checked by some services, and by others only written down.
  if (a.kind === 'scalar' && b.kind === 'scalar' && a.type === b.type)
    return [...nulls, say('dangerous', 'limits', 'has another format or other limits')];
  const [left, right] = [valuesOf(old), valuesOf(now)];
  const removed = left.filter((type) => !right.includes(type));
  const added = right.filter((type) => !left.includes(type));
  // Nothing stayed: that is not a choice that grew or shrank, but another type.
  if (removed.length === left.length || (a.kind === 'scalar' && b.kind === 'scalar'))
    return [...nulls, say('breaking', 'type', 'is of another type')];
  return [
    ...nulls,
    ...(removed.length === 0
      ? []
      : [
          say(
            use === 'out' ? 'safe' : 'breaking',
            'choice-gone',
            `no longer has ${countOf(removed.length, 'form or value', 'of its forms or values')}`,
          ),
        ]),
    ...(added.length === 0
      ? []
      : [
          say(
            use === 'in' ? 'safe' : 'dangerous',
            'choice-new',
            `has ${countOf(added.length, 'more form or value', 'more forms or values')}`,
          ),
        ]),
  ];
}

function withoutDefault({ default: _default, ...rest }: Schema): Schema {
  return rest;
}

/** The values of an enum, the forms of a choice. */
function valuesOf(schema: Schema): readonly string[] {
  return membersOf(schema).flatMap((member) =>
    member.enum ? member.enum.map((value) => JSON.stringify(value)) : [JSON.stringify(member)],
  );
}

function compareFields(old: Schema, now: Schema, use: Use, field: string): readonly SchemaChange[] {
  const fieldsOf = (schema: Schema) => {
    const shape = shapeOf(schema);
    return shape.kind === 'object' ? shape.fields : [];
  };
  const { removed, added, retained } = matchUp(fieldsOf(old), fieldsOf(now), ({ name }) => name);
  const pathOf = (name: string): string => (field === '' ? name : `${field}.${name}`);
  const found = (
    name: string,
    change: Omit<SchemaChange, 'field' | 'message'>,
    text: string,
  ): SchemaChange => ({
    ...change,
    field: pathOf(name),
    message: ` field ${pathOf(name)} ${text}`,
  });
  return [
    ...removed.map(({ name, schema }) =>
      found(name, { grade: 'breaking', rule: 'field-gone', was: schema, is: null }, 'is gone'),
    ),
    ...added.map(({ name, schema, isRequired }) => {
      const isNeeded = isRequired && use !== 'out';
      const change = { grade: isNeeded ? 'breaking' : 'safe', was: null, is: schema } as const;
      return isNeeded
        ? found(name, { ...change, rule: 'field-required' }, 'is new, and must be sent')
        : found(name, { ...change, rule: 'field-new' }, 'is new');
    }),
    ...retained.flatMap(([was, is]) => {
      const change = { was: was.schema, is: is.schema };
      const need =
        was.isRequired === is.isRequired
          ? []
          : is.isRequired
            ? [
                found(
                  was.name,
                  { ...change, grade: use === 'out' ? 'safe' : 'breaking', rule: 'field-required' },
                  'is always there now',
                ),
              ]
            : [
                found(
                  was.name,
                  { ...change, grade: use === 'in' ? 'safe' : 'breaking', rule: 'field-optional' },
                  'can be missing now',
                ),
              ];
      return [...need, ...compareSchemas(was.schema, is.schema, use, pathOf(was.name))];
    }),
  ];
}
