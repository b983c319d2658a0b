/** JSON Schema as other programs write it → the normal form. What it cannot express becomes `any`. Pure. */

import type { Given } from '../../core/source.ts';
import { isRecord } from '../../core/source.ts';
import type { Schema } from './schema.ts';
import { ANY, NEVER, NULL, choiceOf, membersOf, shapeOf } from './schema.ts';

/** Members are nested deeper than this by nobody who writes by hand. */
const DEEPEST = 64;

/** Descriptions, examples and whatever else is not a fact about values are left out. */
export function normalize(given: unknown, depth = 0): Schema {
  if (given === false || (isRecord(given) && isAnything(given['not']))) return NEVER;
  if (!isRecord(given) || depth > DEEPEST) return ANY;
  if (typeof given['$ref'] === 'string') return retained(given, '$ref', 'default');
  const inner = (inside: unknown): Schema => normalize(inside, depth + 1);
  const parts = [ownPart(given, inner), ...listIn(given, 'allOf').map(inner)];
  for (const name of ['oneOf', 'anyOf']) {
    const members = listIn(given, name);
    if (members.length > 0) parts.push(choiceOf(members.map(inner).flatMap(membersOf)));
  }
  const specific = parts.filter((part) => shapeOf(part).kind !== 'any');
  const narrow = specific.length === 0 ? ANY : specific.reduce(both);
  // Of OpenAPI 3.0, and written where JSON Schema is as well.
  const isNullable = [given, ...listIn(given, 'allOf')].some(
    (part) => isRecord(part) && part['nullable'] === true,
  );
  const whole = isNullable ? choiceOf([...membersOf(narrow), NULL]) : narrow;
  return given['default'] === undefined ? whole : { ...whole, default: given['default'] };
}

/** What the keywords beside `allOf` and its like say. */
function ownPart(given: Given, inner: (inside: unknown) => Schema): Schema {
  const types = [given['type']].flat().filter((type) => typeof type === 'string');
  if ('const' in given) return choiceOf(enumParts([given['const']]));
  if (Array.isArray(given['enum'])) return choiceOf(enumParts(given['enum']));
  if (types.length === 0 && OF_OBJECTS.some((name) => isRecord(given[name]))) types.push('object');
  if (types.length === 0 && Array.isArray(given['required']))
    return closedObject({}, listIn(given, 'required').map(String));
  if (types.length === 0 && Array.isArray(given['prefixItems'])) types.push('array');
  const members = types.map((type) => (type === 'null' ? NULL : typedPart(type, given, inner)));
  return members.length === 0 ? ANY : choiceOf(members);
}

/** A schema that says so of its fields says that it is of objects. */
const OF_OBJECTS = ['properties', 'patternProperties'];

function isAnything(given: unknown): boolean {
  return given === true || (isRecord(given) && Object.keys(given).length === 0);
}

function enumParts(values: readonly unknown[]): Schema[] {
  const scalars = values.filter((value) => typeof value !== 'object') as string[];
  const whole = values.filter((value) => typeof value === 'object' && value !== null);
  return [
    ...(scalars.length === 0 ? [] : [{ enum: scalars }]),
    ...whole.map(schemaOfValue),
    ...(values.includes(null) ? [NULL] : []),
  ];
}

/** The schema that only this value meets. */
function schemaOfValue(value: unknown): Schema {
  if (Array.isArray(value)) return tupleOf(value.map(schemaOfValue));
  if (!isRecord(value)) return choiceOf(enumParts([value]));
  const fields = Object.entries(value).map(([name, field]) => [name, schemaOfValue(field)]);
  return closedObject(Object.fromEntries(fields) as Record<string, Schema>, Object.keys(value));
}

function tupleOf(items: readonly Schema[]): Schema {
  return { type: 'array', items, minItems: items.length, maxItems: items.length };
}

function typedPart(type: string, given: Given, inner: (inside: unknown) => Schema): Schema {
  if (type === 'object') return objectPart(given, inner);
  // Until 2020-12, `items` said what `prefixItems` says since, and `additionalItems` what `items` says.
  const [places, rest] = Array.isArray(given['prefixItems'])
    ? [given['prefixItems'], given['items']]
    : [given['items'], given['additionalItems']];
  const sizes = retained(given, 'minItems', 'maxItems');
  if (type !== 'array' || places === undefined)
    return { type, ...retained(given, 'format', 'minimum'), ...sizes };
  if (!Array.isArray(places)) return { type, items: inner(places), ...sizes };
  const more = isRecord(rest) ? { additionalItems: inner(rest) } : {};
  return { type, items: places.map(inner), ...more, ...sizes };
}

/** Keywords that are understood, or say nothing about the form of a value. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    '$ref type enum const properties required additionalProperties items prefixItems minItems maxItems allOf oneOf anyOf ' +
    'default format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern uniqueItems ' +
    'minProperties maxProperties title description example examples deprecated readOnly writeOnly $comment $id $schema ' +
    'patternProperties propertyNames additionalItems unevaluatedProperties dependentRequired nullable $dynamicAnchor $recursiveAnchor $defs definitions $anchor contentEncoding contentMediaType externalDocs discriminator name summary'
  ).split(' '),
);

/** Keywords of a schema, and of those inside it, that narrow its values in a way that no page shows. */
export function unknownKeywords(given: unknown, depth = 0): readonly string[] {
  if (!isRecord(given) || depth > DEEPEST) return [];
  const own = Object.keys(given).filter(
    (name) =>
      !KNOWN.has(name) && !name.startsWith('x-') && !(name === 'not' && isAnything(given[name])),
  );
  const inside = [
    ...OF_OBJECTS.flatMap((name) => Object.values(isRecord(given[name]) ? given[name] : {})),
    given['additionalProperties'],
    ...['items', 'prefixItems', 'allOf', 'oneOf', 'anyOf'].flatMap((name) => given[name]),
  ];
  return [...own, ...inside.flatMap((part) => unknownKeywords(part, depth + 1))];
}

function retained(given: Given, ...names: readonly string[]): Schema {
  return Object.fromEntries(
    names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );
}

/** An object with named properties takes others only where they are spoken of: in requests they are slips of the pen. */
function objectPart(given: Given, inner: (inside: unknown) => Schema): Schema {
  const { properties, additionalProperties } = given;
  const fields = Object.entries(isRecord(properties) ? properties : {});
  const patterns = Object.values(
    isRecord(given['patternProperties']) ? given['patternProperties'] : {},
  );
  const isSpoken = isRecord(additionalProperties) || additionalProperties === true;
  const others = [...patterns, ...(isSpoken ? [additionalProperties] : [])].map(inner);
  const rest = others.length === 0 ? false : choiceOf(others.flatMap(membersOf));
  if (fields.length === 0 && (rest !== false || additionalProperties !== false))
    return { type: 'object', additionalProperties: rest || ANY };
  return closedObject(
    Object.fromEntries(fields.map(([name, schema]) => [name, inner(schema)])),
    listIn(given, 'required').map(String),
    rest,
  );
}

function closedObject(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
  additionalProperties: Schema | false = false,
): Schema {
  return { type: 'object', properties, required, additionalProperties };
}

/** What both allow: `{ type: "object" } & ({ … } | { … })` becomes a choice of whole objects. */
function both(a: Schema, b: Schema): Schema {
  if (a.anyOf) return choiceOf(a.anyOf.map((member) => both(member, b)));
  if (b.anyOf) return choiceOf(b.anyOf.map((member) => both(a, member)));
  if (a.properties && b.properties) {
    const required = [...new Set([...(a.required ?? []), ...(b.required ?? [])])];
    const rest = a.additionalProperties || b.additionalProperties || false;
    return closedObject({ ...a.properties, ...b.properties }, required, rest);
  }
  // Of a name and more nobody can say what the name stands for: the name is what readers look up.
  return b.$ref !== undefined || b.properties !== undefined ? b : a;
}

export function listIn(given: Given, name: string): readonly unknown[] {
  const list = given[name];
  return Array.isArray(list) ? list : [];
}
