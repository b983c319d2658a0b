/** Declarations as code with linked types, broken into lines when they are long. Pure. */

import type { CodePart } from '../../core/signature.ts';
import { part } from '../../core/signature.ts';
import type {
  EnumModel,
  FieldModel,
  FunctionModel,
  StructModel,
  VariantModel,
} from '../model/model.ts';
import type { MoveType } from './types.ts';
import { printName, printTypeParameters } from './types.ts';

/** How full names are shown in a page, and where they lead. */
export interface CodeNames {
  nameOf(id: string): string;
  hrefOf(id: string): string | null;
}

/** The code of a type, worked out once for each type of a page. */
export type PartsOf = (type: MoveType) => readonly CodePart[];

/** As long as fits beside the navigation without scrolling. */
const LONGEST_LINE = 76;

export function functionCode(fun: FunctionModel, partsOf: PartsOf): readonly CodePart[] {
  const head = `${modifiersOf(fun)}fun ${printName(fun.name)}${printTypeParameters(fun.typeParameters)}(`;
  const groups = fun.parameters.map((field) => namedParts(field, partsOf));
  const tail = returnParts(fun.returns, partsOf);
  const length = groups.reduce(
    (sum, group) => sum + lengthOf(group) + SEPARATOR.text.length,
    head.length + lengthOf(tail) - SEPARATOR.text.length,
  );
  if (length <= LONGEST_LINE || groups.length === 0)
    return [part(head), ...joinParts(groups), ...tail];
  return [part(`${head}\n`), ...linesOf(groups), ...tail];
}

export function modifiersOf(fun: FunctionModel): string {
  const visibility =
    fun.visibility === 'public'
      ? 'public '
      : fun.visibility === 'package'
        ? 'public(package) '
        : '';
  return `${visibility}${fun.isEntry ? 'entry ' : ''}${fun.isMacro ? 'macro ' : ''}${fun.isNative ? 'native ' : ''}`;
}

export function structCode(struct: StructModel, partsOf: PartsOf): readonly CodePart[] {
  const head = `public struct ${struct.name}${printTypeParameters(struct.typeParameters)}`;
  const abilities = struct.abilities.length === 0 ? '' : ` has ${struct.abilities.join(', ')}`;
  if (struct.isPositional) {
    return [part(`${head}(`), ...positionalParts(struct.fields, partsOf), part(`)${abilities}`)];
  }
  if (struct.fields.length === 0) return [part(`${head}${abilities} {}`)];
  return [
    part(`${head}${abilities} {\n`),
    ...linesOf(fieldParts(struct.fields, partsOf)),
    part('}'),
  ];
}

export function enumCode(enumType: EnumModel, partsOf: PartsOf): readonly CodePart[] {
  const abilities = enumType.abilities.length === 0 ? '' : ` has ${enumType.abilities.join(', ')}`;
  const head = part(
    `public enum ${enumType.name}${printTypeParameters(enumType.typeParameters)}${abilities} {\n`,
  );
  return [
    head,
    ...linesOf(enumType.variants.map((variant) => variantParts(variant, partsOf))),
    part('}'),
  ];
}

function variantParts(variant: VariantModel, partsOf: PartsOf): readonly CodePart[] {
  if (variant.fields.length === 0) return [part(variant.name)];
  if (variant.isPositional)
    return [part(`${variant.name}(`), ...positionalParts(variant.fields, partsOf), part(')')];
  return [
    part(`${variant.name} { `),
    ...joinParts(fieldParts(variant.fields, partsOf)),
    part(' }'),
  ];
}

function fieldParts(
  fields: readonly FieldModel[],
  partsOf: PartsOf,
): readonly (readonly CodePart[])[] {
  return fields.map((field) => namedParts(field, partsOf));
}

function namedParts(
  { name, type }: Pick<FieldModel, 'name' | 'type'>,
  partsOf: PartsOf,
): readonly CodePart[] {
  return [part(`${printName(name)}: `), ...partsOf(type)];
}

function positionalParts(fields: readonly FieldModel[], partsOf: PartsOf): readonly CodePart[] {
  return joinParts(fields.map((field) => partsOf(field.type)));
}

/** From the bracket that closes the parameters to the end. */
function returnParts(returns: readonly MoveType[], partsOf: PartsOf): readonly CodePart[] {
  const [only] = returns;
  if (only === undefined) return [CLOSE];
  if (returns.length === 1) return [part('): '), ...partsOf(only)];
  return [part('): ('), ...joinParts(returns.map(partsOf)), CLOSE];
}

/** A type in which every name that leads somewhere is a link. Words without a link are one piece where they touch. */
export function typeParts(type: MoveType, names: CodeNames): readonly CodePart[] {
  const parts: CodePart[] = [];
  const add = (text: string, href: string | null = null): void => {
    const last = parts.at(-1);
    if (href === null && last && last.href === null)
      parts[parts.length - 1] = part(last.text + text);
    else parts.push(part(text, href));
  };
  addType(type, names, add);
  return parts;
}

type Add = (text: string, href?: string | null) => void;

function addType(type: MoveType, names: CodeNames, add: Add): void {
  switch (type.kind) {
    case 'primitive':
    case 'parameter':
      return add(type.name);
    case 'placeholder':
      return add('_');
    case 'vector':
      add('vector<');
      addType(type.element, names, add);
      return add('>');
    case 'reference':
      add(type.isMutable ? '&mut ' : '&');
      return addType(type.to, names, add);
    case 'tuple':
      return addList('(', type.elements, ')', names, add);
    case 'lambda':
      addList('|', type.parameters, '|', names, add);
      if (type.returns.length > 0) add(' -> ');
      if (type.returns.length === 1 && type.returns[0]) return addType(type.returns[0], names, add);
      return type.returns.length === 0 ? undefined : addList('(', type.returns, ')', names, add);
    case 'datatype':
      add(names.nameOf(type.id), names.hrefOf(type.id));
      return type.arguments.length === 0
        ? undefined
        : addList('<', type.arguments, '>', names, add);
  }
}

function addList(
  open: string,
  types: readonly MoveType[],
  close: string,
  names: CodeNames,
  add: Add,
): void {
  add(open);
  types.forEach((type, index) => {
    if (index > 0) add(', ');
    addType(type, names, add);
  });
  add(close);
}

const CLOSE = part(')');
const SEPARATOR = part(', ');
const INDENT = part('    ');
const LINE_END = part(',\n');

// Loops, not `flatMap`: these two make most of the pieces there are.
function joinParts(groups: readonly (readonly CodePart[])[]): readonly CodePart[] {
  const joined: CodePart[] = [];
  for (const group of groups) {
    if (joined.length > 0) joined.push(SEPARATOR);
    joined.push(...group);
  }
  return joined;
}

function linesOf(groups: readonly (readonly CodePart[])[]): readonly CodePart[] {
  const lines: CodePart[] = [];
  for (const group of groups) lines.push(INDENT, ...group, LINE_END);
  return lines;
}

function lengthOf(parts: readonly CodePart[]): number {
  return parts.reduce((sum, piece) => sum + piece.text.length, 0);
}
