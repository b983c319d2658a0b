/** What the SDK adds to the interface: pairs to compare, types of its own, names for the interface's types. Pure. */

import type { InterfaceSyntax, RequestSyntax } from '../read/syntax.ts';
import type { Schema, Schemas } from '../schema/schema.ts';
import { NULL, choiceOf, membersOf, reach, refTo, shapeOf } from '../schema/schema.ts';
import type { Comparison, Pair } from './compare.ts';
import { compareSides } from './compare.ts';

export interface SdkSide {
  readonly comparison: Comparison;
  readonly requests: ReadonlyMap<string, RequestSyntax>;
  /** The interface's schemas, and what only the SDK's own requests reach. */
  readonly schemas: Schemas;
  /** A schema in the SDK's names → in the names of `schemas`. */
  readonly renamed: (schema: Schema) => Schema;
}

export function buildSdkSide(
  facts: InterfaceSyntax,
  sent: readonly RequestSyntax[],
  sdkTypes: Schemas,
): SdkSide {
  const requests = new Map(sent.map((request) => [request.rpc, request] as const));
  const comparison = compareSides(pairsOf(facts, requests), facts.schemas, sdkTypes);
  const renamed = (schema: Schema): Schema =>
    renameIn(schema, (name) => comparison.names.get(name) ?? name);
  const known = new Set(facts.methods.map(({ name }) => name));
  const own = sent
    .filter(({ rpc }) => !known.has(rpc))
    .flatMap((request) => [request.result, ...request.sent.flatMap(({ schema }) => schema ?? [])]);
  const types = new Map([...sdkTypes].map(([name, schema]) => [name, renamed(schema)] as const));
  const all = new Map([...types, ...facts.schemas]);
  const reached = new Set(own.flatMap((schema) => [...reach(renamed(schema), all)]));
  const added = [...types].filter(([name]) => reached.has(name) && !facts.schemas.has(name));
  return { comparison, requests, renamed, schemas: new Map([...facts.schemas, ...added]) };
}

/** Parameters by place, as far as the SDK hands its input on as it is; results; messages of subscriptions. */
function pairsOf(facts: InterfaceSyntax, requests: ReadonlyMap<string, RequestSyntax>): Pair[] {
  return facts.methods.flatMap(({ name, parameters, result }): Pair[] => {
    const request = requests.get(name);
    if (request === undefined) return [];
    const sent = parameters.flatMap((parameter, index): Pair[] => {
      const other = request.sent[index];
      if (other?.schema == null) return [];
      const [mine, theirs] = [parameter.schema, other.schema];
      return [
        {
          id: `${name}.${parameter.name}`,
          inInterface: parameter.isRequired ? mine : orNull(mine),
          // A program that must give a value always sends one: no contradiction.
          inSdk: parameter.isRequired && !other.isOptional ? theirs : orNull(theirs),
        },
      ];
    });
    return [...sent, { id: name, inInterface: result, inSdk: request.message ?? request.result }];
  });
}

function orNull(schema: Schema): Schema {
  return choiceOf([...membersOf(schema), NULL]);
}

function renameIn(schema: Schema, nameOf: (name: string) => string): Schema {
  const shape = shapeOf(schema);
  const inner = (inside: Schema): Schema => renameIn(inside, nameOf);
  switch (shape.kind) {
    case 'ref':
      return refTo(nameOf(shape.name));
    case 'list':
      return { ...schema, items: inner(shape.of) };
    case 'tuple':
      return { ...schema, items: shape.items.map(inner) };
    case 'map':
      return { ...schema, additionalProperties: inner(shape.of) };
    case 'object': {
      const fields = shape.fields.map((field) => [field.name, inner(field.schema)] as const);
      return { ...schema, properties: Object.fromEntries(fields) };
    }
    case 'choice':
      return choiceOf(shape.members.map(inner));
    default:
      return schema;
  }
}
