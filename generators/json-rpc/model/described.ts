/** Everything that a reader expects a word on: methods, parameters, types, and the fields that pages show. Pure. */

import { compareText } from '../../core/text.ts';
import type { Schema } from '../schema/schema.ts';
import { membersOf, shapeOf } from '../schema/schema.ts';
import type { RpcMethod, RpcType } from './model.ts';

/** In byte order, each once. */
export function describedIds(methods: readonly RpcMethod[], types: readonly RpcType[]): string[] {
  const ids = [
    ...methods.flatMap(({ name, parameters, result }) => [
      name,
      ...parameters.flatMap((parameter) => [
        `${name}.${parameter.name}`,
        ...nestedIds(parameter.schema, `${name}.${parameter.name}`),
      ]),
      ...nestedIds(result, name),
    ]),
    ...types.flatMap(({ name, schema }) => [name, ...fieldIds(schema, name)]),
  ];
  return [...new Set(ids)].sort(compareText);
}

/** `ObjectRead.details`. A field with one possible word, such as `kind: "Genesis"`, says what it is. */
function fieldIds(schema: Schema, owner: string): string[] {
  return membersOf(schema).flatMap((member) => {
    const shape = shapeOf(member);
    if (shape.kind !== 'object') return [];
    return shape.fields
      .filter((field) => field.schema.enum?.length !== 1)
      .map((field) => `${owner}.${field.name}`);
  });
}

/** Of a result that no type names, every level: `rpc.discover.info.version`. */
function nestedIds(schema: Schema, owner: string): string[] {
  const shape = shapeOf(schema);
  if (shape.kind === 'list') return nestedIds(shape.of, owner);
  const fields = shape.kind === 'object' ? shape.fields : [];
  return [
    ...fieldIds(schema, owner),
    ...fields.flatMap((field) => nestedIds(field.schema, `${owner}.${field.name}`)),
  ];
}
