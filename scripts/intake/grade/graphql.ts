/** Two schemas, graded by the rules of `@graphql-inspector/core`. Its words and grades become ours. Pure. */

import { createRequire } from 'node:module';
import type { Change as InspectorChange } from '@graphql-inspector/core';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import type {
  GraphQLArgument,
  GraphQLDirective,
  GraphQLField,
  GraphQLNamedType,
  GraphQLSchema,
} from 'graphql';
import type * as graphql from 'graphql';
import { printSchema } from 'graphql';
import type { Change, Grade } from './change.ts';

const GRADE: Readonly<Record<CriticalityLevel, Grade>> = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'dangerous',
  [CriticalityLevel.NonBreaking]: 'safe',
};

// The inspector knows schemas of the graphql that it loads itself, and loaders may give us another copy.
const {
  astFromValue,
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  print,
} = createRequire(import.meta.url)('graphql') as typeof graphql;

export async function gradeGraphql(
  old: GraphQLSchema,
  now: GraphQLSchema,
): Promise<readonly Change[]> {
  const [before, after] = [rebuilt(old), rebuilt(now)];
  const changes = (await diff(before, after)).map((change): Change => {
    const location = (change.path ?? '').split('.');
    const isWhole = /^TYPE_(?:ADDED|REMOVED)$/.test(change.type);
    const [was, is] = [codeAt(before, location, isWhole), codeAt(after, location, isWhole)];
    return {
      id: idOf(location, change),
      grade: WORDS.test(change.type) ? 'documentation' : GRADE[change.criticality.level],
      rule: `graphql/${change.type.toLowerCase().replaceAll('_', '-')}` as const,
      message: change.message.replaceAll("'", '"').replace(/\s+/g, ' '),
      before: was,
      after: is,
      ...noteAt(before, location, is === null),
    };
  });
  // What has been said of a deprecation is not said again of the directive that states it.
  const deprecations = new Set(
    changes.filter(({ rule }) => /-deprecation-/.test(rule)).map(({ id }) => id),
  );
  const isRepeated = ({ id, rule, message }: Change): boolean =>
    /^graphql\/directive-usage/.test(rule) && /@?deprecated/.test(message) && deprecations.has(id);
  // The parts and the words of something new are new with it.
  const added = new Set(changes.filter(({ before: was }) => was === null).map(({ id }) => id));
  return withoutRepeats(
    changes
      .filter((found) => !isRepeated(found))
      .filter(
        ({ id, grade, rule }) =>
          !ownersOf(id).some((owner) => added.has(owner)) &&
          !(added.has(id) && (grade === 'documentation' || rule === 'graphql/union-member-added')),
      ),
  );
}

function rebuilt(schema: GraphQLSchema): GraphQLSchema {
  return buildSchema(printSchema(schema), { assumeValid: true });
}

/** `graphql:Coin.balances(first)` is part of `graphql:Coin.balances` and of `graphql:Coin`. */
function ownersOf(id: string): readonly string[] {
  const owner = id.replace(/[.(][^.(]*$/, '');
  return owner === id ? [] : [owner, ...ownersOf(owner)];
}

/** What the old schema said to use instead of a field that is gone. */
function noteAt(
  schema: GraphQLSchema,
  [name = '', member = '']: readonly string[],
  isRemoved: boolean,
): { deprecation?: string } {
  const type = schema.getType(name);
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[member] : undefined;
  const reason = field?.deprecationReason;
  return isRemoved && reason ? { deprecation: reason } : {};
}

const WORDS = /_DESCRIPTION_|_DEPRECATION_REASON_CHANGED$/;

/** `Coin.balances.first` is an argument here only when `balances` is a field: ids write it in brackets. */
function idOf(
  [type = '', member, argument]: readonly string[],
  { type: kind }: InspectorChange,
): string {
  if (type === '') return 'graphql:schema';
  if (type.startsWith('@')) return `graphql:${member === undefined ? type : `${type}(${member})`}`;
  if (
    member === undefined ||
    member.startsWith('@') ||
    kind.startsWith('UNION_MEMBER') ||
    kind.startsWith('OBJECT_TYPE_INTERFACE')
  )
    return `graphql:${type}`;
  return `graphql:${type}.${member}${argument === undefined || argument.startsWith('@') ? '' : `(${argument})`}`;
}

/** A schema can say one thing twice, such as an interface that is implemented by way of two others. */
function withoutRepeats(changes: readonly Change[]): readonly Change[] {
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** What a schema says at a place, on one line; null where it has nothing. */
function codeAt(
  schema: GraphQLSchema,
  [name = '', member, argument]: readonly string[],
  isWhole: boolean,
): string | null {
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
  if (!field)
    return type.getInterfaces().some((parent) => parent.name === member) ? typeLine(type) : null;
  if (argument === undefined || argument.startsWith('@')) return fieldLine(field);
  const own = field.args.find((arg) => arg.name === argument);
  return own ? valueLine(own) : null;
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

type Value = Pick<GraphQLArgument, 'name' | 'type' | 'defaultValue'>;

function valueLine({ name, type, defaultValue }: Value): string {
  const ast = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return `${name}: ${String(type)}${ast ? ` = ${print(ast)}` : ''}`;
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
