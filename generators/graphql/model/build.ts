/** graphql-js types → model. The last place that knows graphql-js. Pure. */

import type {
  ConstDirectiveNode,
  GraphQLArgument,
  GraphQLDirective,
  GraphQLEnumValue,
  GraphQLField,
  GraphQLInputField,
  GraphQLNamedType,
  GraphQLSchema,
  GraphQLType,
} from 'graphql';
import {
  astFromValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  print,
} from 'graphql';
import { compareText } from '../../core/text.ts';
import { collectBacklinks } from './backlinks.ts';
import type { Backlinks } from './backlinks.ts';
import { buildExamples } from './examples.ts';
import type { Examples } from './examples.ts';
import { KINDS } from './kinds.ts';
import { onOneLine } from './one-line.ts';
import type {
  DirectiveModel,
  Entity,
  EnumValueModel,
  FieldModel,
  GraphqlModel,
  OperationModel,
  RootType,
  TypeModel,
  TypeUse,
  ValueModel,
} from './model.ts';

interface Context {
  readonly schema: GraphQLSchema;
  readonly backlinks: Backlinks;
  readonly examples: Examples;
}

/** Locations in a query; a directive for any other belongs to the type system. */
const EXECUTABLE_LOCATIONS = new Set([
  'QUERY',
  'MUTATION',
  'SUBSCRIPTION',
  'FIELD',
  'FRAGMENT_DEFINITION',
  'FRAGMENT_SPREAD',
  'INLINE_FRAGMENT',
  'VARIABLE_DEFINITION',
]);

export function buildModel(schema: GraphQLSchema): GraphqlModel {
  const roots = rootTypes(schema);
  const context = { schema, backlinks: collectBacklinks(schema), examples: buildExamples(schema) };
  const operations = roots.flatMap((root) => buildOperations(root, context));
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isDocumented(type, roots) && !isUnusedBuiltIn(type, context.backlinks))
    .map((type) => buildType(type, context));
  const directives = schema.getDirectives().map(buildDirective);
  const entities = [...operations, ...types, ...directives].sort(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compareText(a.name, b.name),
  );
  return { entities, roots };
}

function rootTypes(schema: GraphQLSchema): RootType[] {
  const types: readonly (readonly [GraphQLNamedType | null | undefined, RootType['kind']])[] = [
    [schema.getQueryType(), 'queries'],
    [schema.getMutationType(), 'mutations'],
    [schema.getSubscriptionType(), 'subscriptions'],
  ];
  return types.flatMap(([type, kind]) => (type ? [{ name: type.name, kind }] : []));
}

/** Introspection is the same everywhere and root types are shown as operations. */
function isDocumented(type: GraphQLNamedType, roots: readonly RootType[]): boolean {
  return !isIntrospectionType(type) && !roots.some((root) => root.name === type.name);
}

function buildOperations({ name, kind }: RootType, context: Context): OperationModel[] {
  const root = context.schema.getType(name);
  if (!isObjectType(root)) throw new Error(`the root type ${name} is not an object type`);
  return Object.values(root.getFields()).map((field) => {
    const model = buildField(field, name);
    return {
      ...documentationOf(field),
      id: model.id,
      kind,
      inputs: model.arguments,
      type: model.type,
      example: context.examples.ofOperation(name, field.name),
    };
  });
}

function buildType(type: GraphQLNamedType, context: Context): TypeModel {
  const common = {
    ...documentationOf(type),
    id: `graphql:${type.name}`,
    returnedBy: context.backlinks.returnedBy.get(type.name) ?? [],
    usedBy: context.backlinks.usedBy.get(type.name) ?? [],
    memberOf: context.backlinks.memberOf.get(type.name) ?? [],
    example: context.examples.ofType(type.name),
  };
  if (isObjectType(type) || isInterfaceType(type)) {
    return {
      ...common,
      kind: isObjectType(type) ? 'objects' : 'interfaces',
      fields: Object.values(type.getFields()).map((field) => buildField(field, type.name)),
      interfaces: type.getInterfaces().map((parent) => parent.name),
      implementedBy: context.backlinks.implementedBy.get(type.name) ?? [],
    };
  }
  if (isUnionType(type)) {
    return {
      ...common,
      kind: 'unions',
      members: type
        .getTypes()
        .map((member) => member.name)
        .sort(compareText),
    };
  }
  if (isEnumType(type)) {
    return {
      ...common,
      kind: 'enums',
      values: type.getValues().map((value) => buildEnumValue(value, type.name)),
    };
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return {
      ...common,
      kind: 'inputs',
      inputs: fields.map((field) => buildValue(field, `graphql:${type.name}.${field.name}`)),
      isOneOf: type.isOneOf === true,
    };
  }
  if (!isScalarType(type))
    throw new Error(`the type ${(type as GraphQLNamedType).name} is of an unknown kind`);
  return { ...common, kind: 'scalars', specifiedBy: type.specifiedByURL ?? null };
}

function buildDirective(directive: GraphQLDirective): DirectiveModel {
  const isExecutable = directive.locations.some((location) => EXECUTABLE_LOCATIONS.has(location));
  return {
    name: directive.name,
    description: textOrNull(directive.description),
    deprecation: null,
    directives: [],
    id: `graphql:@${directive.name}`,
    kind: isExecutable ? 'operation-directives' : 'directives',
    inputs: directive.args.map((arg) => buildValue(arg, `graphql:@${directive.name}(${arg.name})`)),
    locations: [...directive.locations],
    isRepeatable: directive.isRepeatable,
  };
}

function buildField(field: GraphQLField<unknown, unknown>, owner: string): FieldModel {
  const id = `graphql:${owner}.${field.name}`;
  return {
    ...documentationOf(field),
    id,
    type: typeUse(field.type),
    arguments: field.args.map((arg) => buildValue(arg, `${id}(${arg.name})`)),
  };
}

function buildValue(value: GraphQLArgument | GraphQLInputField, id: string): ValueModel {
  return {
    ...documentationOf(value),
    id,
    type: typeUse(value.type),
    defaultValue: defaultOf(value),
    isRequired: isNonNullType(value.type) && isRequiredArgument(value as GraphQLArgument),
  };
}

/** As the schema spells it; only a schema without source text needs the value printed. */
function defaultOf(value: GraphQLArgument | GraphQLInputField): string | null {
  const literal = value.astNode?.defaultValue;
  if (literal) return print(onOneLine(literal));
  if (value.defaultValue === undefined) return null;
  const node = astFromValue(value.defaultValue, value.type);
  return node ? print(node) : null;
}

function buildEnumValue(value: GraphQLEnumValue, owner: string): EnumValueModel {
  return { ...documentationOf(value), id: `graphql:${owner}.${value.name}` };
}

interface DocumentedNode {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
  readonly astNode?:
    { readonly directives?: readonly ConstDirectiveNode[] | undefined } | null | undefined;
}

function documentationOf(
  node: DocumentedNode,
): Pick<Entity, 'name' | 'description' | 'deprecation' | 'directives'> {
  const directives = node.astNode?.directives ?? [];
  const others = directives.filter((directive) => directive.name.value !== 'deprecated');
  return {
    name: node.name,
    description: textOrNull(node.description),
    deprecation: node.deprecationReason ?? null,
    directives: others.map((directive) => print(onOneLine(directive))),
  };
}

function textOrNull(description: string | null | undefined): string | null {
  return description && description.trim() !== '' ? description : null;
}

function typeUse(type: GraphQLType): TypeUse {
  return { name: getNamedType(type).name, text: String(type) };
}

/** Built-in scalars exist in every schema; only those in use deserve a page. */
function isUnusedBuiltIn(type: GraphQLNamedType, backlinks: Backlinks): boolean {
  return (
    isSpecifiedScalarType(type) &&
    !backlinks.returnedBy.has(type.name) &&
    !backlinks.usedBy.has(type.name)
  );
}
