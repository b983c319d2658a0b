/** What a schema says at a place, as code on one line. Pure. */

import type { GraphQLDirective, GraphQLField, GraphQLNamedType, GraphQLSchema } from 'graphql';
import type { Input } from './bare-schema.ts';
import { library } from './bare-schema.ts';

const { isEnumType, isInputObjectType, isInterfaceType, isObjectType, isUnionType } = library;

/** Names as the inspector has them: `['Coin', 'balances', 'first']`, `['@auth', 'role']`. */
export type Location = readonly string[];

/** Null where the schema has nothing. `isWhole` is for a type that is new or gone: everything in it. */
export function codeAt(
  schema: GraphQLSchema,
  [name = '', member, argument]: Location,
  isWhole: boolean,
): string | null {
  if (name === '') return schemaLine(schema);
  if (name.startsWith('@')) return directiveCode(schema.getDirective(name.slice(1)), member);
  const type = schema.getType(name);
  if (!type) return null;
  if (member === undefined || member.startsWith('@'))
    return isWhole ? wholeType(type) : typeLine(type);
  if (isUnionType(type)) return typeLine(type);
  if (isEnumType(type)) return type.getValue(member)?.name ?? null;
  if (isInputObjectType(type)) {
    const field = type.getFields()[member];
    return field ? valueLine(field) : null;
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return null;
  const field = type.getFields()[member];
  if (!field) return null;
  if (argument === undefined || argument.startsWith('@')) return fieldLine(field);
  const own = field.args.find((arg) => arg.name === argument);
  return own ? valueLine(own) : null;
}
function schemaLine(schema: GraphQLSchema): string {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  const lines = roots.flatMap(([operation, type]) => (type ? [`${operation}: ${type.name}`] : []));
  return `schema { ${lines.join(' ')} }`;
}

function directiveCode(
  directive: GraphQLDirective | null | undefined,
  argument: string | undefined,
): string | null {
  if (!directive) return null;
  const own = directive.args.find(({ name }) => name === argument);
  if (argument !== undefined) return own ? valueLine(own) : null;
  const repeatable = directive.isRepeatable ? ' repeatable' : '';
  return `directive @${directive.name}${repeatable} on ${directive.locations.join(' | ')}`;
}

function fieldLine({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const list = args.length === 0 ? '' : `(${args.map(valueLine).join(', ')})`;
  return `${name}${list}: ${String(type)}`;
}

/** Default values are text here. */
export function valueLine({ name, type, defaultValue }: Input): string {
  return `${name}: ${String(type)}${typeof defaultValue === 'string' ? ` = ${defaultValue}` : ''}`;
}

/** A type with everything in it: for one that is new or gone. */
function wholeType(type: GraphQLNamedType): string {
  if (isObjectType(type) || isInterfaceType(type))
    return `${typeLine(type)} { ${Object.values(type.getFields()).map(fieldLine).join('; ')} }`;
  if (isInputObjectType(type))
    return `${typeLine(type)} { ${Object.values(type.getFields()).map(valueLine).join('; ')} }`;
  if (!isEnumType(type)) return typeLine(type);
  return `${typeLine(type)} { ${type
    .getValues()
    .map(({ name }) => name)
    .join(' ')} }`;
}

function typeLine(type: GraphQLNamedType): string {
  if (isUnionType(type))
    return `union ${type.name} = ${type
      .getTypes()
      .map((member) => member.name)
      .join(' | ')}`;
  if (isObjectType(type) || isInterfaceType(type)) {
    const names = type.getInterfaces().map((parent) => parent.name);
    const kind = isObjectType(type) ? 'type' : 'interface';
    return `${kind} ${type.name}${names.length === 0 ? '' : ` implements ${names.join(' & ')}`}`;
  }
  if (isEnumType(type)) return `enum ${type.name}`;
  if (!isInputObjectType(type)) return `scalar ${type.name}`;
  return `input ${type.name}${type.isOneOf ? ' @oneOf' : ''}`;
}
