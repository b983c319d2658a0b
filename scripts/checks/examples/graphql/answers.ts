/** Answers to GraphQL operations on a page, held against the operation before them. Pure. */

import type {
  FragmentDefinitionNode,
  GraphQLNamedType,
  GraphQLOutputType,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';
import {
  GraphQLError,
  TypeNameMetaFieldDef,
  getNamedType,
  getNullableType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import type { Node } from 'jsonc-parser';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { propose } from '../../proposal.ts';
import { jsonFinding, wholeText } from '../data/json-syntax.ts';
import type { Problem } from '../expectations.ts';
import { problemsOf } from '../expectations.ts';
import type { Block, Finding } from '../model.ts';

/** What a selection asks for, by the name in the answer. */
type Asked = ReadonlyMap<string, Field>;

interface Field {
  readonly type: GraphQLOutputType;
  readonly below: readonly Selected[];
}

interface Selected {
  readonly on: GraphQLNamedType;
  readonly set: SelectionSetNode;
}

interface Operation {
  readonly schema: GraphQLSchema;
  readonly fragments: readonly FragmentDefinitionNode[];
}

/** The blocks must come in page order. */
export function graphqlAnswerProblems(
  blocks: readonly Block[],
  schema: GraphQLSchema,
): readonly Problem[] {
  let asked: Block | null = null;
  return blocks.flatMap((block) => {
    if (block.language === 'graphql') asked = block;
    if (asked === null || block.language !== 'json' || block.meta.unchecked !== null) return [];
    const data = dataIn(block);
    const findings = data === null ? [] : answerFindings(block.code, data, { asked, schema });
    const unit = { blocks: [block], language: 'json', folder: '', isPackage: false };
    return problemsOf({ ...unit, moveCode: [], task: null }, findings);
  });
}

function dataIn({ code, meta }: Block): Node | null {
  if (meta.isVariables || meta.error.length > 0) return null;
  const tree = parseTree(code, [], { disallowComments: true });
  const data = tree?.type === 'object' ? findNodeAtLocation(tree, ['data']) : undefined;
  return data ?? null;
}

function answerFindings(
  code: string,
  data: Node,
  { asked, schema }: { readonly asked: Block; readonly schema: GraphQLSchema },
): readonly Finding[] {
  const document = documentOf(asked.code);
  const operation = document?.definitions.find((node) => node.kind === 'OperationDefinition');
  const root = operation && schema.getRootType(operation.operation);
  if (!document || !operation || !root) return [];
  const fragments = document.definitions.filter((node) => node.kind === 'FragmentDefinition');
  const below = [{ on: root, set: operation.selectionSet }];
  return objectFindings(data, below, { code, schema, fragments });
}

function documentOf(code: string): ReturnType<typeof parse> | null {
  try {
    return parse(code);
  } catch (error) {
    // The block of the operation says so itself.
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

interface Reading extends Operation {
  readonly code: string;
}

/** An answer on a page may be an excerpt, so nothing is missing. */
function objectFindings(
  node: Node,
  below: readonly Selected[],
  reading: Reading,
): readonly Finding[] {
  const fields = fieldsOf(below, reading);
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) => {
    if (!key || !value) return [];
    const name = String(key.value);
    const field = fields.get(name);
    if (field) return valueFindings(value, field, field.type, reading);
    const message = `the operation does not ask for "${name}" here`;
    return [finding(reading, { message, node: key, near: propose(name, [...fields.keys()]) })];
  });
}

function fieldsOf(below: readonly Selected[], operation: Operation): Asked {
  const fields = new Map<string, Field>();
  const add = (on: GraphQLNamedType, set: SelectionSetNode): void => {
    for (const node of set.selections) {
      if (node.kind === 'Field') addField(on, node);
      else {
        const fragment =
          node.kind === 'InlineFragment'
            ? node
            : operation.fragments.find(({ name }) => name.value === node.name.value);
        const type = fragment?.typeCondition?.name.value;
        const narrowed = type === undefined ? on : operation.schema.getType(type);
        if (fragment && narrowed) add(narrowed, fragment.selectionSet);
      }
    }
  };
  const addField = (
    on: GraphQLNamedType,
    {
      name,
      alias,
      selectionSet,
    }: Extract<SelectionSetNode['selections'][number], { kind: 'Field' }>,
  ): void => {
    const hasFields = isObjectType(on) || isInterfaceType(on);
    const known = hasFields ? on.getFields()[name.value] : undefined;
    const { type } =
      name.value === TypeNameMetaFieldDef.name ? TypeNameMetaFieldDef : (known ?? {});
    if (!type) return;
    const key = (alias ?? name).value;
    const others = fields.get(key)?.below ?? [];
    const own = selectionSet ? [{ on: getNamedType(type), set: selectionSet }] : [];
    fields.set(key, { type, below: [...others, ...own] });
  };
  for (const { on, set } of below) add(on, set);
  return fields;
}

function valueFindings(
  node: Node,
  field: Field,
  type: GraphQLOutputType,
  reading: Reading,
): readonly Finding[] {
  if (node.type === 'null') {
    if (!isNonNullType(type)) return [];
    return [finding(reading, { message: `${String(type)} is never null`, node, near: null })];
  }
  const inner = getNullableType(type);
  if (isListType(inner) !== (node.type === 'array')) {
    const message = `${String(type)} is ${isListType(inner) ? 'a' : 'no'} list`;
    return [finding(reading, { message, node, near: null })];
  }
  if (isListType(inner))
    return (node.children ?? []).flatMap((item) =>
      valueFindings(item, field, inner.ofType as GraphQLOutputType, reading),
    );
  if (isEnumType(inner)) {
    const values = inner.getValues().map(({ name }) => name);
    const value = String(node.value);
    if (values.includes(value)) return [];
    const message = `${inner.name} has no value ${value}`;
    return [finding(reading, { message, node, near: propose(value, values) })];
  }
  return field.below.length > 0 ? objectFindings(node, field.below, reading) : [];
}

function finding(
  { code }: Reading,
  said: {
    readonly message: string;
    readonly node: Node;
    readonly near: ReturnType<typeof propose>;
  },
): Finding {
  const { message, node, near } = said;
  const fix = near ? `did you mean \`${near.to}\`?` : 'answer what the operation above asks for';
  const offset = node.offset + (node.type === 'string' ? 1 : 0);
  const found = jsonFinding(wholeText(code), { code: 'graphql-answer', message, fix, offset });
  const { column } = found;
  return near?.isUnique ? { ...found, rename: { column, from: near.from, to: near.to } } : found;
}
