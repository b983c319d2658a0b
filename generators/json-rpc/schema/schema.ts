/**
 * JSON Schema in the small normal form that the reference keeps: no `allOf`, one keyword for choices,
 * null as a choice of its own, every object closed. It stays JSON Schema: a validator reads it as it is. Pure.
 */

import type { Schema } from '../../output/json-rpc.ts';

export type { Schema };

/** By the name that a `$ref` ends with. */
export type Schemas = ReadonlyMap<string, Schema>;

export interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** A schema as the one thing that it says. */
export type Shape =
  | { readonly kind: 'any' | 'null' }
  | { readonly kind: 'ref'; readonly name: string }
  | { readonly kind: 'scalar'; readonly type: string; readonly format: string | null }
  | { readonly kind: 'enum'; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'list'; readonly of: Schema }
  | { readonly kind: 'tuple'; readonly items: readonly Schema[]; readonly rest: Schema | null }
  | { readonly kind: 'map'; readonly of: Schema }
  /** `rest` is what fields without a name hold; null where there are none. */
  | { readonly kind: 'object'; readonly fields: readonly Field[]; readonly rest: Schema | null }
  | { readonly kind: 'choice'; readonly members: readonly Schema[] };

export const ANY: Schema = {};
export const NULL: Schema = { type: 'null' };
/** What no value meets: one of no values. */
export const NEVER: Schema = { enum: [] };
const REF = '#/components/schemas/';

export function refTo(name: string): Schema {
  return { $ref: `${REF}${name}` };
}

export function shapeOf(schema: Schema): Shape {
  if (schema.$ref !== undefined) return { kind: 'ref', name: schema.$ref.slice(REF.length) };
  if (schema.anyOf !== undefined) return { kind: 'choice', members: schema.anyOf };
  if (schema.enum !== undefined) return { kind: 'enum', values: schema.enum };
  if (schema.type === 'array') return listShape(schema);
  if (schema.type === 'object') return objectShape(schema);
  if (schema.type === 'null') return { kind: 'null' };
  if (schema.type === undefined) return { kind: 'any' };
  return { kind: 'scalar', type: schema.type, format: schema.format ?? null };
}

function listShape({ items, maxItems, additionalItems }: Schema): Shape {
  if (maxItems === 0) return { kind: 'tuple', items: [], rest: null };
  if (Array.isArray(items))
    return { kind: 'tuple', items: items as readonly Schema[], rest: additionalItems ?? null };
  return { kind: 'list', of: (items as Schema | undefined) ?? ANY };
}

function objectShape({ properties, required = [], additionalProperties }: Schema): Shape {
  if (properties === undefined) return { kind: 'map', of: additionalProperties || ANY };
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
  }));
  return { kind: 'object', fields, rest: additionalProperties || null };
}

/** The members of a choice; of anything else the schema itself. */
export function membersOf(schema: Schema): readonly Schema[] {
  return schema.anyOf ?? [schema];
}

/** A choice between these, without repetitions; one alone is not a choice. */
export function choiceOf(members: readonly Schema[]): Schema {
  const retained = new Map(members.map((member) => [JSON.stringify(member), member]));
  const [only] = retained.values();
  return retained.size === 1 && only !== undefined ? only : { anyOf: [...retained.values()] };
}

/** True when null is a value of the schema. */
export function acceptsNull(schema: Schema): boolean {
  const { kind } = shapeOf(schema);
  if (kind === 'choice') return membersOf(schema).some(acceptsNull);
  return kind === 'null' || kind === 'any';
}

export function withoutNull(schema: Schema): Schema {
  const members = membersOf(schema).filter((member) => member.type !== 'null');
  return members.length === 0 ? schema : choiceOf(members);
}

/** The schemas that a schema is made of, one level down. */
export function partsOf(schema: Schema): readonly Schema[] {
  const shape = shapeOf(schema);
  switch (shape.kind) {
    case 'list':
    case 'map':
      return [shape.of];
    case 'tuple':
      return [...shape.items, ...(shape.rest ? [shape.rest] : [])];
    case 'object':
      return [...shape.fields.map((field) => field.schema), ...(shape.rest ? [shape.rest] : [])];
    case 'choice':
      return shape.members;
    default:
      return [];
  }
}

/** Names that a schema mentions, in order of appearance. */
export function namesIn(schema: Schema): readonly string[] {
  const shape = shapeOf(schema);
  return shape.kind === 'ref' ? [shape.name] : partsOf(schema).flatMap(namesIn);
}

/** Names that a schema mentions, itself or through other schemas. Adds to `found`. */
export function reach(
  schema: Schema,
  schemas: Schemas,
  found: Set<string> = new Set(),
): Set<string> {
  for (const name of namesIn(schema)) {
    const target = schemas.get(name);
    if (target === undefined || found.has(name)) continue;
    found.add(name);
    reach(target, schemas, found);
  }
  return found;
}

/** `MoveValue = … | MoveValue | null` says nothing by its own name, and a validator would ask it for ever. */
export function withoutCircles(schemas: Schemas): Schemas {
  return new Map(
    [...schemas].map(([name, schema]) => {
      const members = membersOf(schema).filter((member) => !leadsTo(member, name, schemas));
      return [name, members.length === 0 ? ANY : choiceOf(members)];
    }),
  );
}

/** Through names and choices alone, without going into a value. */
function leadsTo(
  schema: Schema,
  name: string,
  schemas: Schemas,
  seen = new Set<string>(),
): boolean {
  const shape = shapeOf(schema);
  if (shape.kind === 'choice')
    return shape.members.some((member) => leadsTo(member, name, schemas, seen));
  if (shape.kind !== 'ref' || seen.has(shape.name)) return false;
  if (shape.name === name) return true;
  seen.add(shape.name);
  return leadsTo(schemas.get(shape.name) ?? ANY, name, schemas, seen);
}
