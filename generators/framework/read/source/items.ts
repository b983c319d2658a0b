/** Structs, enums, constants and functions of one module, read from their nodes in source order. Pure. */

import type { Node } from 'web-tree-sitter';
import type { SourceText } from '../../../core/source.ts';
import type {
  ReadConstant,
  ReadEnum,
  ReadFunction,
  ReadModule,
  ReadStruct,
} from '../declarations.ts';
import { readFields, readVariants } from './fields.ts';
import { readFunction } from './functions.ts';
import type { Draft, ItemContext } from './nodes.ts';
import { itemOf, NAME_NODES, nameOf, textOf } from './nodes.ts';
import { childrenOf } from './parser.ts';
import { abilitiesIn, parametersOf, readType, readTypeAt, readTypeParameters } from './types.ts';
import type { Ability, TypeParameter } from '../../move/types.ts';

export type ReadItems = Pick<ReadModule, 'structs' | 'enums' | 'constants' | 'functions'>;

export function readItems(drafts: readonly Draft[], context: ItemContext): ReadItems {
  const structs: ReadStruct[] = [];
  const enums: ReadEnum[] = [];
  const constants: ReadConstant[] = [];
  const functions: ReadFunction[] = [];
  for (const draft of drafts) {
    const { type } = draft.node;
    if (type === 'struct_definition' || type === 'native_struct_definition')
      structs.push(readStruct(draft, context));
    else if (type === 'enum_definition') enums.push(readEnum(draft, context));
    else if (type === 'constant') constants.push(readConstant(draft, context));
    else if (type.endsWith('function_definition')) functions.push(readFunction(draft, context));
  }
  return { structs, enums, constants, functions };
}

interface TypeHead {
  name: string;
  typeParameters: readonly TypeParameter[];
  abilities: Ability[];
  body: Node | null;
}

function readTypeHead(node: Node, source: SourceText): TypeHead {
  const head: TypeHead = { name: '', typeParameters: [], abilities: [], body: null };
  for (const child of childrenOf(node)) {
    const { type } = child;
    if (NAME_NODES.has(type)) head.name = textOf(child, source).replaceAll('`', '');
    else if (type === 'type_parameters')
      head.typeParameters = readTypeParameters(textOf(child, source));
    else if (type.endsWith('ability_decls'))
      head.abilities.push(...abilitiesIn(textOf(child, source)));
    else if (type === 'datatype_fields' || type === 'enum_variants') head.body = child;
  }
  return head;
}

function readStruct(draft: Draft, context: ItemContext): ReadStruct {
  const head = readTypeHead(draft.node, context.source);
  const fields = readFields(head.body, context, parametersOf(head.typeParameters));
  return {
    ...itemOf(draft, head.name, context.source),
    abilities: head.abilities,
    typeParameters: head.typeParameters,
    ...fields,
  };
}

function readEnum(draft: Draft, context: ItemContext): ReadEnum {
  const head = readTypeHead(draft.node, context.source);
  return {
    ...itemOf(draft, head.name, context.source),
    abilities: head.abilities,
    typeParameters: head.typeParameters,
    variants: readVariants(head.body, context, parametersOf(head.typeParameters)),
  };
}

function readConstant(draft: Draft, context: ItemContext): ReadConstant {
  const { source } = context;
  const text = textOf(draft.node, source);
  const head = /^const\s+(\w+)\s*:\s*([^=/]*[^=/\s])\s*=\s*(?![\s/])/.exec(text);
  if (head === null) return readOddConstant(draft, context);
  const [whole, name = '', type = ''] = head;
  const start = draft.node.startIndex + text.indexOf(type, text.indexOf(':'));
  return {
    ...itemOf(draft, name, source),
    type: readTypeAt(start, start + type.length, context, new Set()),
    value: text.slice(whole.length).replace(/\s*;$/, ''),
  };
}

/** A comment stands between the parts: only the nodes know which is which. */
function readOddConstant(draft: Draft, context: ItemContext): ReadConstant {
  const { source } = context;
  const parts = childrenOf(draft.node).filter((part) => !part.isExtra);
  const type = parts[parts.findIndex((part) => part.type === ':') + 1];
  const first = parts[parts.findIndex((part) => part.type === '=') + 1];
  const last = parts.at(-1)?.type === ';' ? parts.at(-2) : parts.at(-1);
  return {
    ...itemOf(draft, nameOf(draft.node, source), source),
    type: type ? readType(type, context, new Set()) : { kind: 'placeholder' },
    value: first && last ? source.text.slice(first.startIndex, last.endIndex) : '',
  };
}
