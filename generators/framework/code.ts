/** Declarations as code with linked types, broken into lines when they are long. Pure. */

import type { CodePart } from '../core/signature.ts';
import { part } from '../core/signature.ts';
import type { EnumModel, FieldModel, FunctionModel, StructModel, VariantModel } from './model.ts';
import type { MoveType } from './types.ts';
import { printName, printTypeParameters } from './types.ts';

/** How full names are shown in a page, and where they lead. */
export interface CodeNames {
  nameOf(id: string): string;
  hrefOf(id: string): string | null;
}

/** As long as fits beside the navigation without scrolling. */
const LONGEST_LINE = 76;

export function functionCode(one: FunctionModel, names: CodeNames): readonly CodePart[] {
  const parameters = one.parameters.map(({ name, type }) => [part(`${printName(name)}: `), ...typeParts(type, names)]);
  const returns = one.returns.length === 0 ? [] : [part(': '), ...returnParts(one.returns, names)];
  const head = part(`${modifiersOf(one)}fun ${printName(one.name)}${printTypeParameters(one.typeParameters)}(`);
  const flat = [head, ...joinParts(parameters, ', '), part(')'), ...returns];
  if (lengthOf(flat) <= LONGEST_LINE || parameters.length === 0) return flat;
  return [head, part('\n'), ...linesOf(parameters, '    '), part(')'), ...returns];
}

export function modifiersOf(one: FunctionModel): string {
  const visibility = one.visibility === 'public' ? 'public ' : one.visibility === 'package' ? 'public(package) ' : '';
  return `${visibility}${one.isEntry ? 'entry ' : ''}${one.isMacro ? 'macro ' : ''}${one.isNative ? 'native ' : ''}`;
}

export function structCode(struct: StructModel, names: CodeNames): readonly CodePart[] {
  const head = `public struct ${struct.name}${printTypeParameters(struct.typeParameters)}`;
  const abilities = struct.abilities.length === 0 ? '' : ` has ${struct.abilities.join(', ')}`;
  if (struct.isPositional) {
    return [part(`${head}(`), ...positionalParts(struct.fields, names), part(`)${abilities}`)];
  }
  if (struct.fields.length === 0) return [part(`${head}${abilities} {}`)];
  return [part(`${head}${abilities} {\n`), ...linesOf(fieldParts(struct.fields, names), '    '), part('}')];
}

export function enumCode(one: EnumModel, names: CodeNames): readonly CodePart[] {
  const abilities = one.abilities.length === 0 ? '' : ` has ${one.abilities.join(', ')}`;
  const head = part(`public enum ${one.name}${printTypeParameters(one.typeParameters)}${abilities} {\n`);
  return [head, ...linesOf(one.variants.map((variant) => variantParts(variant, names)), '    '), part('}')];
}

function variantParts(variant: VariantModel, names: CodeNames): readonly CodePart[] {
  if (variant.fields.length === 0) return [part(variant.name)];
  if (variant.isPositional) return [part(`${variant.name}(`), ...positionalParts(variant.fields, names), part(')')];
  return [part(`${variant.name} { `), ...joinParts(fieldParts(variant.fields, names), ', '), part(' }')];
}

function fieldParts(fields: readonly FieldModel[], names: CodeNames): readonly (readonly CodePart[])[] {
  return fields.map((field) => [part(`${printName(field.name)}: `), ...typeParts(field.type, names)]);
}

function positionalParts(fields: readonly FieldModel[], names: CodeNames): readonly CodePart[] {
  return joinParts(fields.map((field) => typeParts(field.type, names)), ', ');
}

function returnParts(returns: readonly MoveType[], names: CodeNames): readonly CodePart[] {
  const [only] = returns;
  if (only !== undefined && returns.length === 1) return typeParts(only, names);
  return [part('('), ...joinParts(returns.map((type) => typeParts(type, names)), ', '), part(')')];
}

/** A type in which every name that leads somewhere is a link. */
export function typeParts(type: MoveType, names: CodeNames): readonly CodePart[] {
  switch (type.kind) {
    case 'primitive':
    case 'parameter':
      return [part(type.name)];
    case 'placeholder':
      return [part('_')];
    case 'vector':
      return [part('vector<'), ...typeParts(type.element, names), part('>')];
    case 'reference':
      return [part(type.isMutable ? '&mut ' : '&'), ...typeParts(type.to, names)];
    case 'tuple':
      return [part('('), ...listParts(type.elements, names), part(')')];
    case 'lambda':
      return [part('|'), ...listParts(type.parameters, names), part('|'), ...lambdaResult(type.returns, names)];
    case 'datatype': {
      const name = part(names.nameOf(type.id), names.hrefOf(type.id));
      return type.arguments.length === 0 ? [name] : [name, part('<'), ...listParts(type.arguments, names), part('>')];
    }
  }
}

function lambdaResult(returns: readonly MoveType[], names: CodeNames): readonly CodePart[] {
  return returns.length === 0 ? [] : [part(' -> '), ...returnParts(returns, names)];
}

function listParts(types: readonly MoveType[], names: CodeNames): readonly CodePart[] {
  return joinParts(types.map((type) => typeParts(type, names)), ', ');
}

function joinParts(groups: readonly (readonly CodePart[])[], separator: string): readonly CodePart[] {
  return groups.flatMap((group, index) => (index === 0 ? group : [part(separator), ...group]));
}

function linesOf(groups: readonly (readonly CodePart[])[], indent: string): readonly CodePart[] {
  return groups.flatMap((group) => [part(indent), ...group, part(',\n')]);
}

function lengthOf(parts: readonly CodePart[]): number {
  return parts.reduce((sum, one) => sum + one.text.length, 0);
}
