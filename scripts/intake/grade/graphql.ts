/** Two schemas, graded by the rules of `@graphql-inspector/core`. Its words and grades become ours. Pure. */

import type { Change as InspectorChange } from '@graphql-inspector/core';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import type { GraphQLArgument, GraphQLField, GraphQLNamedType, GraphQLSchema } from 'graphql';
import {
  astFromValue,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  print,
} from 'graphql';
import type { Change, Grade } from './change.ts';

const GRADE: Readonly<Record<CriticalityLevel, Grade>> = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'dangerous',
  [CriticalityLevel.NonBreaking]: 'safe',
};

export async function gradeGraphql(
  before: GraphQLSchema,
  after: GraphQLSchema,
): Promise<readonly Change[]> {
  const changes = await diff(before, after);
  return withoutRepeats(
    changes.map((change) => {
      const place = (change.path ?? '').split('.');
      return {
        id: idOf(place, change),
        grade: /_DESCRIPTION_/.test(change.type)
          ? 'documentation'
          : GRADE[change.criticality.level],
        rule: `graphql/${change.type.toLowerCase().replaceAll('_', '-')}`,
        message: change.message.replaceAll("'", '"'),
        before: codeAt(before, place),
        after: codeAt(after, place),
      };
    }),
  );
}

/** `Coin.balances.first` is an argument here only when `balances` is a field: ids write it in brackets. */
function idOf(
  [type = '', member, argument]: readonly string[],
  { type: kind }: InspectorChange,
): string {
  if (type === '') return 'graphql:schema';
  if (type.startsWith('@')) return `graphql:${member === undefined ? type : `${type}(${member})`}`;
  if (
    member === undefined ||
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
): string | null {
  const type = schema.getType(name);
  if (!type) return null;
  if (member === undefined) return typeLine(type);
  if (isUnionType(type)) return typeLine(type);
  if (isEnumType(type)) return type.getValue(member)?.name ?? null;
  if (isInputObjectType(type)) {
    const field = type.getFields()[member];
    return field ? valueLine(field) : null;
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return null;
  const field = type.getFields()[member];
  if (!field)
    return type.getInterfaces().some((one) => one.name === member) ? typeLine(type) : null;
  const own = field.args.find((one) => one.name === argument);
  return own ? valueLine(own) : fieldLine(field);
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

function typeLine(type: GraphQLNamedType): string {
  if (isUnionType(type))
    return `union ${type.name} = ${type
      .getTypes()
      .map((one) => one.name)
      .join(' | ')}`;
  if (isObjectType(type) || isInterfaceType(type)) {
    const names = type.getInterfaces().map((one) => one.name);
    const kind = isObjectType(type) ? 'type' : 'interface';
    return `${kind} ${type.name}${names.length === 0 ? '' : ` implements ${names.join(' & ')}`}`;
  }
  if (isEnumType(type)) return `enum ${type.name}`;
  return isInputObjectType(type) ? `input ${type.name}` : `scalar ${type.name}`;
}
