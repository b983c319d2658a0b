/** The rarer types of the language: conditional, mapped, predicate, template. Pure. */

import type { JSONOutput } from 'typedoc';
import type { Token } from '../model.ts';
import { parameterName } from '../names.ts';
import { token } from './tokens.ts';

/** Prints a type within a type; `isOperand` asks for parentheses where the grammar needs them. */
export type TypePrinter = (type: JSONOutput.SomeType, isOperand?: boolean) => Token[];

/** A chain of conditions that is too long for a line has one condition a line. */
export function brokenConditional(
  type: JSONOutput.ConditionalType,
  print: IndentedPrinter,
  indent: number,
): Token[] {
  const lead = `\n${' '.repeat(indent + 2)}`;
  const { falseType } = type;
  return [
    ...print(type.checkType, indent, true),
    token(' extends '),
    ...print(withInferred(type.extendsType), indent + 2, true),
    token(`${lead}? `),
    ...print(type.trueType, indent + 4),
    token(`${lead}: `),
    ...(falseType.type === 'conditional'
      ? brokenConditional(falseType, print, indent)
      : print(falseType, indent + 4)),
  ];
}

export type IndentedPrinter = (
  type: JSONOutput.SomeType,
  indent: number,
  isOperand?: boolean,
) => Token[];

/**
 * Where no type is written down, TypeDoc knows a type that is inferred as a parameter of nobody: all
 * others are parameters of what it documents, and have numbers.
 */
function withInferred<T>(type: T): T {
  if (typeof type !== 'object' || type === null) return type;
  if (Array.isArray(type)) return type.map(withInferred) as T;
  const known = type as Partial<JSONOutput.ReferenceType>;
  if (known.refersToTypeParameter === true && typeof known.target === 'object')
    return { type: 'inferred', name: known.name } as T;
  return Object.fromEntries(
    Object.entries(type).map(([key, value]) => [key, withInferred(value)]),
  ) as T;
}

export function conditionalCode(type: JSONOutput.ConditionalType, print: TypePrinter): Token[] {
  return [
    ...print(type.checkType, true),
    token(' extends '),
    ...print(withInferred(type.extendsType), true),
    token(' ? '),
    ...print(type.trueType),
    token(' : '),
    ...print(type.falseType),
  ];
}

export function mappedCode(type: JSONOutput.MappedType, print: TypePrinter): Token[] {
  const readonly =
    type.readonlyModifier === undefined
      ? ''
      : `${type.readonlyModifier === '-' ? '-' : ''}readonly `;
  const optional =
    type.optionalModifier === undefined ? '' : `${type.optionalModifier === '-' ? '-' : ''}?`;
  return [
    token(`{ ${readonly}[${type.parameter} in `),
    ...print(type.parameterType),
    ...(type.nameType ? [token(' as '), ...print(type.nameType)] : []),
    token(`]${optional}: `),
    ...print(type.templateType),
    token(' }'),
  ];
}

export function predicateCode(type: JSONOutput.PredicateType, print: TypePrinter): Token[] {
  return [
    token(`${type.asserts ? 'asserts ' : ''}${parameterName(type.name)}`),
    ...(type.targetType ? [token(' is '), ...print(type.targetType)] : []),
  ];
}

export function templateCode(type: JSONOutput.TemplateLiteralType, print: TypePrinter): Token[] {
  const tail = type.tail.flatMap(([inner, text]) => [
    token('${'),
    ...print(inner),
    token(`}${text}`),
  ]);
  return [token(`\`${type.head}`), ...tail, token('`')];
}
