/** What tells the members of a choice apart, on the side of the interface and of the SDK alike. Pure. */

import type { Field, Schema, Schemas } from '../schema/schema.ts';
import { ANY, choiceOf, membersOf, shapeOf } from '../schema/schema.ts';

/** The schema that names lead to. A name that is missing allows everything. */
export function targetOf(schema: Schema, schemas: Schemas, seen: readonly string[] = []): Schema {
  const shape = shapeOf(schema);
  if (shape.kind !== 'ref') return schema;
  if (seen.includes(shape.name)) return ANY;
  return targetOf(schemas.get(shape.name) ?? ANY, schemas, [...seen, shape.name]);
}

/** Equal for schemas that mean the same member, whatever is inside: `kind:Genesis`, `Sender:`, `string`. */
export function outlineOf(schema: Schema): string {
  const shape = shapeOf(schema);
  if (shape.kind === 'scalar') return shape.type === 'integer' ? 'number' : shape.type;
  if (shape.kind === 'enum') return JSON.stringify(shape.values.toSorted());
  if (shape.kind !== 'object') return shape.kind;
  const tags = shape.fields.filter((field) => field.schema.enum?.length === 1);
  return (tags.length > 0 ? tags : shape.fields)
    .map((field) => `${field.name}:${field.schema.enum?.join() ?? ''}`)
    .sort()
    .join(' ');
}

/** The fields of all members as those of one object; null where a member is not an object. */
export function mergedFields(schema: Schema, schemas: Schemas): readonly Field[] | null {
  const shapes = membersOf(schema).map((member) => shapeOf(targetOf(member, schemas)));
  const objects = shapes.flatMap((shape) => (shape.kind === 'object' ? [shape.fields] : []));
  if (objects.length < shapes.length) return null;
  const merged = new Map<string, Field>();
  for (const field of objects.flat()) {
    const known = merged.get(field.name);
    const members = [...(known ? membersOf(known.schema) : []), ...membersOf(field.schema)];
    const isRequired = objects.every((fields) =>
      fields.some((own) => own.name === field.name && own.isRequired),
    );
    merged.set(field.name, { ...field, schema: choiceOf(members), isRequired });
  }
  return [...merged.values()];
}
