/** Type definitions that a page quotes from the schema: each must say what the schema says. Pure. */

import type {
  DefinitionNode,
  DocumentNode,
  FieldDefinitionNode,
  GraphQLSchema,
  InputValueDefinitionNode,
  NameNode,
} from 'graphql';
import {
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  print,
} from 'graphql';
import type { GraphQLArgument, GraphQLNamedType } from 'graphql';
import { nearestName } from '../../../../generators/core/text.ts';
import type { Proposal } from '../../proposal.ts';

export interface GraphqlResult {
  readonly code: string;
  readonly error: GraphQLError;
  /** Where graphql-js proposes nothing because the name is none of the schema's. */
  readonly near?: Proposal | null;
  /** Where the rule itself knows what to do. */
  readonly fix?: string;
}

type TypedNode = FieldDefinitionNode | InputValueDefinitionNode;

/** An excerpt may leave members out; what it holds must be right. */
export function checkExcerpt(
  document: DocumentNode,
  schema: GraphQLSchema,
): readonly GraphqlResult[] {
  return document.definitions.flatMap((node) => checkDefinition(node, schema));
}

function checkDefinition(node: DefinitionNode, schema: GraphQLSchema): readonly GraphqlResult[] {
  if (!('name' in node) || !node.name || node.kind === 'DirectiveDefinition') return [];
  const name = node.name.value;
  const type = schema.getType(name);
  if (!type)
    return [
      unknown(['KnownTypeNames', `type "${name}"`], node.name, Object.keys(schema.getTypeMap())),
    ];
  const kind = type.astNode?.kind;
  if (kind !== undefined && kind !== node.kind.replace(/Extension$/, 'Definition')) {
    const own = node.kind.replace(/Type(Definition|Extension)$/, '');
    const message = `"${name}" is not a ${own} in the schema`;
    return [{ code: 'ExcerptKind', error: new GraphQLError(message, { nodes: node.name }) }];
  }
  if ('fields' in node) return (node.fields ?? []).flatMap((field) => checkMember(field, type));
  if ('values' in node && isEnumType(type))
    return strangers(node.values ?? [], type.getValues()).map((value) =>
      unknown(
        ['ValuesOfCorrectType', `value "${value.value}" of "${name}"`],
        value,
        namesOf(type.getValues()),
      ),
    );
  if ('types' in node && isUnionType(type))
    return strangers(node.types ?? [], type.getTypes()).map((member) =>
      unknown(
        ['KnownTypeNames', `member "${member.value}" of "${name}"`],
        member,
        namesOf(type.getTypes()),
      ),
    );
  return [];
}

type Named = readonly { readonly name: string }[];

function namesOf(known: Named): readonly string[] {
  return known.map(({ name }) => name);
}

function strangers(
  written: readonly { readonly name: NameNode }[],
  known: Named,
): readonly NameNode[] {
  return written.flatMap(({ name }) => (namesOf(known).includes(name.value) ? [] : [name]));
}

function checkMember(node: TypedNode, type: GraphQLNamedType): readonly GraphqlResult[] {
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  const fields: Readonly<
    Record<string, { readonly type: unknown; readonly args?: readonly GraphQLArgument[] }>
  > = type.getFields();
  const name = node.name.value;
  const field = fields[name];
  if (!field) {
    const what = `field "${name}" on type "${type.name}"`;
    return [unknown(['FieldsOnCorrectType', what], node.name, Object.keys(fields))];
  }
  const args = 'arguments' in node ? (node.arguments ?? []) : [];
  return [
    ...checkType(node, field.type),
    ...args.flatMap((arg) => checkArguments(arg, field.args ?? [])),
  ];
}

function checkArguments(
  node: InputValueDefinitionNode,
  args: readonly GraphQLArgument[],
): readonly GraphqlResult[] {
  const arg = args.find((candidate) => candidate.name === node.name.value);
  if (arg) return checkType(node, arg.type);
  return [
    unknown(['KnownArgumentNames', `argument "${node.name.value}"`], node.name, namesOf(args)),
  ];
}

function checkType(node: TypedNode, type: unknown): readonly GraphqlResult[] {
  if (print(node.type) === String(type)) return [];
  const message = `"${node.name.value}" has the type ${String(type)} in the schema, not ${print(node.type)}`;
  return [{ code: 'ExcerptType', error: new GraphQLError(message, { nodes: node.type }) }];
}

function unknown(
  [code, what]: readonly [code: string, what: string],
  node: NameNode,
  candidates: readonly string[],
): GraphqlResult {
  const near = nearestName(node.value, candidates);
  const hint = near === null ? '' : ` Did you mean "${near}"?`;
  return { code, error: new GraphQLError(`The schema has no ${what}.${hint}`, { nodes: node }) };
}
