/** Answers to GraphQL operations on a page, held against the operation before them. Pure. */

import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLLeafType,
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
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  validate,
} from 'graphql';
import type { Node } from 'jsonc-parser';
import { getNodeValue } from 'jsonc-parser';
import { propose } from '../../proposal.ts';
import { jsonResult, wholeText } from '../data/json-syntax.ts';
import { diagnosticsIn, answerUnder } from '../data/displayed-answers.ts';
import type { PageDiagnostic } from '../model.ts';
import type { Block, UnitResult } from '../model.ts';
import { parsed } from './graphql.ts';

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
export function checkGraphqlAnswer(
  blocks: readonly Block[],
  schema: GraphQLSchema,
): readonly PageDiagnostic[] {
  let asked: Block | null = null;
  return blocks.flatMap((block) => {
    if (block.language === 'graphql') asked = block;
    const data = asked && answerUnder('data', block);
    return asked && data
      ? diagnosticsIn(block, checkAnswer(data, { asked: asked.code, code: block.code, schema }))
      : [];
  });
}

/** An operation with an error answers nothing, and of several nobody knows which one was sent. */
function checkAnswer(
  data: Node,
  { asked, code, schema }: { readonly asked: string; code: string; schema: GraphQLSchema },
): readonly UnitResult[] {
  const document = parsed(asked);
  if (document instanceof GraphQLError || validate(schema, document).length > 0) return [];
  const [operation, ...others] = document.definitions.filter(
    (node) => node.kind === 'OperationDefinition',
  );
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root || others.length > 0) return [];
  const fragments = document.definitions.filter((node) => node.kind === 'FragmentDefinition');
  const below = [{ on: root, set: operation.selectionSet }];
  return checkObject(data, below, { code, schema, fragments });
}

interface Reading extends Operation {
  /** Of the answer. */
  readonly code: string;
}

/** An answer on a page may be an excerpt, so nothing is missing. */
function checkObject(
  node: Node,
  below: readonly Selected[],
  reading: Reading,
): readonly UnitResult[] {
  const fields = fieldsOf(below, reading);
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) => {
    if (!key || !value) return [];
    const name = String(key.value);
    const field = fields.get(name);
    if (field) return checkValue(value, field, field.type, reading);
    const message = `the operation does not ask for "${name}" here`;
    return [result(reading, { message, node: key, near: propose(name, [...fields.keys()]) })];
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
  const addField = (on: GraphQLNamedType, { name, alias, selectionSet }: FieldNode): void => {
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

function checkValue(
  node: Node,
  field: Field,
  type: GraphQLOutputType,
  reading: Reading,
): readonly UnitResult[] {
  if (node.type === 'null') {
    if (!isNonNullType(type)) return [];
    return [result(reading, { message: `${String(type)} is never null`, node, near: null })];
  }
  const inner = getNullableType(type);
  if (isListType(inner) !== (node.type === 'array')) {
    const message = `${String(type)} is ${isListType(inner) ? 'a' : 'no'} list`;
    return [result(reading, { message, node, near: null })];
  }
  if (isListType(inner))
    return (node.children ?? []).flatMap((item) =>
      checkValue(item, field, inner.ofType as GraphQLOutputType, reading),
    );
  if (isLeafType(inner)) return checkLeaf(node, inner, reading);
  if (node.type === 'object') return checkObject(node, field.below, reading);
  return [result(reading, { message: `${inner.name} has fields`, node, near: null })];
}

/** As much of a long value as a page shows is not held to anything. */
function checkLeaf(node: Node, type: GraphQLLeafType, reading: Reading): readonly UnitResult[] {
  const value = getNodeValue(node) as unknown;
  if (typeof value === 'string' && value.includes('…')) return [];
  try {
    type.parseValue(value);
    return [];
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
    const near = propose(String(value), values);
    return [result(reading, { message: error.message, node, near })];
  }
}

function result(
  { code }: Reading,
  diagnostic: {
    readonly message: string;
    readonly node: Node;
    readonly near: ReturnType<typeof propose>;
  },
): UnitResult {
  const { message, node, near } = diagnostic;
  const fix = near ? `did you mean \`${near.to}\`?` : 'answer what the operation above asks for';
  const offset = node.offset + (node.type === 'string' ? 1 : 0);
  const found = jsonResult(wholeText(code), { code: 'graphql-answer', message, fix, offset });
  const { column } = found;
  return near?.isUnique ? { ...found, rename: { column, from: near.from, to: near.to } } : found;
}
