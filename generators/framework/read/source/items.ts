/** Structs, enums, constants and functions of one module, in source order. Pure. */

import type { Node } from 'web-tree-sitter';
import type { Ability, MoveType, TypeParameter } from '../../move/types.ts';
import type {
  ReadConstant,
  ReadEnum,
  ReadFunction,
  ReadItem,
  ReadModule,
  ReadStruct,
} from '../declarations.ts';
import { eachChild, locationHere, nameHere, textHere } from './cursor.ts';
import type { Draft } from './drafts.ts';
import { readFields, readVariants } from './fields.ts';
import { readFunction } from './functions.ts';
import type { ModulePosition } from './types.ts';
import { abilitiesIn, isType, namesOf, readType, readTypeParameters } from './types.ts';

export type ReadItems = Pick<ReadModule, 'structs' | 'enums' | 'constants' | 'functions'>;

/** A declaration, with the node to come back to when the names of its module are known. */
export interface DraftItem {
  readonly draft: Draft;
  readonly node: Node;
}

export function isStruct(kind: string): boolean {
  return kind === 'struct_definition' || kind === 'native_struct_definition';
}

/** Moves the cursor of `place` from one item to the next, and leaves it at the last. */
export function readItems(items: readonly DraftItem[], position: ModulePosition): ReadItems {
  const structs: ReadStruct[] = [];
  const enums: ReadEnum[] = [];
  const constants: ReadConstant[] = [];
  const functions: ReadFunction[] = [];
  for (const { draft, node } of items) {
    const { kind } = draft;
    position.cursor.reset(node);
    if (isStruct(kind)) structs.push(readStruct(draft, position));
    else if (kind === 'enum_definition') enums.push(readEnum(draft, position));
    else if (kind === 'constant') constants.push(readConstant(draft, position));
    else if (kind.endsWith('function_definition')) functions.push(readFunction(draft, position));
  }
  return { structs, enums, constants, functions };
}

interface TypeHead extends ReadItem {
  readonly typeParameters: readonly TypeParameter[];
  readonly abilities: readonly Ability[];
}

/** Calls `visit` with the cursor at the body; the type parameters come before it. */
function readTypeHead(
  { doc, attributes }: Draft,
  position: ModulePosition,
  visit: (names: ReadonlySet<string>) => void,
): TypeHead {
  const at = locationHere(position);
  const abilities: Ability[] = [];
  let name = '';
  let typeParameters: readonly TypeParameter[] = [];
  eachChild(position, (kind) => {
    if (/^(?:struct|enum)_identifier$/.test(kind)) name = nameHere(position);
    else if (kind === 'type_parameters') typeParameters = readTypeParameters(position);
    else if (kind.endsWith('ability_decls')) abilities.push(...abilitiesIn(textHere(position)));
    else if (kind === 'datatype_fields' || kind === 'enum_variants') visit(namesOf(typeParameters));
  });
  return { name, doc, attributes, at, typeParameters, abilities };
}

function readStruct(draft: Draft, position: ModulePosition): ReadStruct {
  let body: ReturnType<typeof readFields> = { isPositional: false, fields: [] };
  const head = readTypeHead(draft, position, (names) => {
    body = readFields(position, names);
  });
  return { ...head, ...body };
}

function readEnum(draft: Draft, position: ModulePosition): ReadEnum {
  let variants: ReadEnum['variants'] = [];
  const head = readTypeHead(draft, position, (names) => {
    variants = readVariants(position, names);
  });
  return { ...head, variants };
}

function readConstant({ doc, attributes }: Draft, position: ModulePosition): ReadConstant {
  const at = locationHere(position);
  let name = '';
  let type: MoveType | null = null;
  let value = '';
  let isValue = false;
  eachChild(position, (kind) => {
    if (kind === 'constant_identifier') name = nameHere(position);
    else if (kind === '=') isValue = true;
    else if (kind.endsWith('_comment') || kind === ';' || kind === 'newline') return;
    else if (isValue) value = textHere(position);
    else if (isType(kind)) type = readType(position, new Set());
  });
  return { name, doc, attributes, at, type: type ?? { kind: 'placeholder' }, value };
}
