/** Type definitions that a page quotes from the schema: each must say what the schema says. Pure. */

import type {
  DefinitionNode,
  DocumentNode,
  FieldDefinitionNode,
  GraphQLSchema,
  InputValueDefinitionNode,
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
  if (!('name' in node) || !node.name) return [];
  const name = node.name.value;
  if (node.kind === 'DirectiveDefinition') {
    return schema.getDirective(name)
      ? []
      : [
          unknown('KnownDirectives', `directive "@${name}"`, {
            node: node.name,
            name,
            candidates: schema.getDirectives().map((it) => it.name),
          }),
        ];
  }
  const type = schema.getType(name);
  if (!type)
    return [
      unknown('KnownTypeNames', `type "${name}"`, {
        node: node.name,
        name,
        candidates: Object.keys(schema.getTypeMap()),
      }),
    ];
  if (kindOf(type) !== node.kind.replace(/Extension$/, 'Definition')) {
    return [
      {
        code: 'ExcerptKind',
        error: new GraphQLError(
          `"${name}" is not a ${node.kind.replace(/Type(Definition|Extension)$/, '')} in the schema`,
          { nodes: node.name },
        ),
      },
    ];
  }
  if ('fields' in node) return (node.fields ?? []).flatMap((field) => checkMember(field, type));
  if ('values' in node && isEnumType(type)) {
    const candidates = type.getValues().map((value) => value.name);
    return (node.values ?? [])
      .filter((value) => !candidates.includes(value.name.value))
      .map((value) =>
        unknown('ValuesOfCorrectType', `value "${value.name.value}" of "${name}"`, {
          node: value.name,
          name: value.name.value,
          candidates,
        }),
      );
  }
  if ('types' in node && isUnionType(type)) {
    const candidates = type.getTypes().map((member) => member.name);
    return (node.types ?? [])
      .filter((member) => !candidates.includes(member.name.value))
      .map((member) =>
        unknown('KnownTypeNames', `member "${member.name.value}" of "${name}"`, {
          node: member.name,
          name: member.name.value,
          candidates,
        }),
      );
  }
  return [];
}

function kindOf(type: GraphQLNamedType): string {
  if (isObjectType(type)) return 'ObjectTypeDefinition';
  if (isInterfaceType(type)) return 'InterfaceTypeDefinition';
  if (isUnionType(type)) return 'UnionTypeDefinition';
  if (isEnumType(type)) return 'EnumTypeDefinition';
  return isInputObjectType(type) ? 'InputObjectTypeDefinition' : 'ScalarTypeDefinition';
}

function checkMember(node: TypedNode, type: GraphQLNamedType): readonly GraphqlResult[] {
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  const fields: Readonly<
    Record<string, { readonly type: unknown; readonly args?: readonly GraphQLArgument[] }>
  > = type.getFields();
  const name = node.name.value;
  const field = fields[name];
  if (!field) {
    return [
      unknown('FieldsOnCorrectType', `field "${name}" on type "${type.name}"`, {
        node: node.name,
        name,
        candidates: Object.keys(fields),
      }),
    ];
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
  const candidates = args.map((candidate) => candidate.name);
  return [
    unknown('KnownArgumentNames', `argument "${node.name.value}"`, {
      node: node.name,
      name: node.name.value,
      candidates,
    }),
  ];
}

function checkType(node: TypedNode, type: unknown): readonly GraphqlResult[] {
  if (print(node.type) === String(type)) return [];
  const message = `"${node.name.value}" has the type ${String(type)} in the schema, not ${print(node.type)}`;
  return [{ code: 'ExcerptType', error: new GraphQLError(message, { nodes: node.type }) }];
}

function unknown(
  code: string,
  what: string,
  from: {
    readonly node: TypedNode['name'];
    readonly name: string;
    readonly candidates: readonly string[];
  },
): GraphqlResult {
  const near = nearestName(from.name, from.candidates);
  const hint = near === null ? '' : ` Did you mean "${near}"?`;
  return {
    code,
    error: new GraphQLError(`The schema has no ${what}.${hint}`, { nodes: from.node }),
  };
}
