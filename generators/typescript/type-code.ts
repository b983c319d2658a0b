/** Types of TypeDoc's JSON as TypeScript, with names that know what they stand for. Pure. */

import type { JSONOutput } from 'typedoc';
import type { Token } from './model.ts';
import { isShortValue, literalText, parameterName, propertyName } from './names.ts';
import type { Printer } from './tokens.ts';
import { inSourceOrder } from './source-order.ts';
import type { IndentedPrinter, TypePrinter } from './special-types.ts';
import {
  brokenConditional,
  conditionalCode,
  mappedCode,
  predicateCode,
  templateCode,
} from './special-types.ts';
import { WIDTH, brokenList, lengthOf, listCode, textOf, token } from './tokens.ts';

type SomeType = JSONOutput.SomeType;

export interface CodeContext {
  /** Id of the documented symbol behind a reflection; null for everything else. */
  refOf(reflection: number): string | null;
}

/** `indent` is the column in blanks at which a broken list closes. */
export function typeCode(type: SomeType | undefined, context: CodeContext, indent = 0): Token[] {
  if (type === undefined) return [token('any')];
  const print: TypePrinter = (inner, isOperand) =>
    isOperand === true ? wrapped(inner, context, indent) : typeCode(inner, context, indent);
  switch (type.type) {
    case 'intrinsic':
      return [token(type.name)];
    case 'literal':
      return [token(literalText(type.value))];
    case 'reference':
      return referenceCode(type, context, indent);
    case 'array':
      return [...wrapped(type.elementType, context, indent), token('[]')];
    case 'union':
      return joinTypes(type.types, ' | ', context, indent);
    case 'intersection':
      return joinTypes(type.types, ' & ', context, indent);
    case 'tuple':
      return listCode(
        ['[', ']'],
        (type.elements ?? []).map((one) => (at: number) => typeCode(one, context, at)),
        ',',
        indent,
      );
    case 'namedTupleMember':
      return [
        token(`${type.name}${type.isOptional ? '?' : ''}: `),
        ...typeCode(type.element, context, indent),
      ];
    case 'optional':
      return [...wrapped(type.elementType, context, indent), token('?')];
    case 'rest':
      return restCode(typeCode(type.elementType, context, indent));
    case 'reflection':
      return reflectionCode(type.declaration, context, indent);
    case 'typeOperator':
      return [token(`${type.operator} `), ...wrapped(type.target, context, indent)];
    case 'query':
      return [token('typeof '), ...typeCode(type.queryType, context, indent)];
    case 'indexedAccess':
      return [
        ...wrapped(type.objectType, context, indent),
        token('['),
        ...typeCode(type.indexType, context, indent),
        token(']'),
      ];
    case 'conditional': {
      const flat = conditionalCode(type, print);
      return lengthOf(flat) + indent <= WIDTH
        ? flat
        : brokenConditional(type, printerAt(context), indent);
    }
    case 'mapped':
      return mappedCode(type, print);
    case 'predicate':
      return predicateCode(type, print);
    case 'templateLiteral':
      return templateCode(type, print);
    case 'inferred':
      return [
        token(`infer ${type.name}`),
        ...(type.constraint
          ? [token(' extends '), ...typeCode(type.constraint, context, indent)]
          : []),
      ];
    default:
      return [token('name' in type && typeof type.name === 'string' ? type.name : 'unknown')];
  }
}

/** A name may bring its dots along. */
function restCode(inner: Token[]): Token[] {
  return textOf(inner).startsWith('...') ? inner : [token('...'), ...inner];
}

function printerAt(context: CodeContext): IndentedPrinter {
  return (inner, at, isOperand) =>
    isOperand === true ? wrapped(inner, context, at) : typeCode(inner, context, at);
}

function referenceCode(
  type: JSONOutput.ReferenceType,
  context: CodeContext,
  indent: number,
): Token[] {
  const ref = typeof type.target === 'number' ? context.refOf(type.target) : null;
  const name = token(type.name, ref);
  const given = withoutDefault(type);
  if (given.length === 0) return [name];
  return [
    name,
    ...listCode(
      ['<', '>'],
      given.map((one) => (at: number) => typeCode(one, context, at)),
      ',',
      indent,
    ),
  ];
}

/** Newer compilers name the buffer behind every byte array; nobody writes it. */
function withoutDefault(type: JSONOutput.ReferenceType): readonly SomeType[] {
  const given = type.typeArguments ?? [];
  const [only] = given;
  const isBuffer = only?.type === 'reference' && /^ArrayBuffer(Like)?$/.test(only.name);
  return type.name === 'Uint8Array' && isBuffer ? [] : given;
}

/** Parentheses where the grammar needs them: `(A | B)[]`, `keyof (A & B)`. */
function wrapped(type: SomeType, context: CodeContext, indent: number): Token[] {
  const inner = typeCode(type, context, indent);
  const isFunction =
    type.type === 'reflection' &&
    (type.declaration.signatures ?? []).length > 0 &&
    (type.declaration.children ?? []).length === 0;
  const isLoose =
    ['union', 'intersection', 'conditional', 'typeOperator', 'inferred', 'query'].includes(
      type.type,
    ) || isFunction;
  return isLoose ? [token('('), ...inner, token(')')] : inner;
}

function joinTypes(
  types: readonly SomeType[],
  separator: ' | ' | ' & ',
  context: CodeContext,
  indent: number,
): Token[] {
  const print = (one: SomeType, at: number): Token[] => {
    const isFunction = one.type === 'reflection' && (one.declaration.signatures ?? []).length > 0;
    const isLoose =
      isFunction || one.type === 'conditional' || (separator === ' & ' && one.type === 'union');
    return isLoose ? wrapped(one, context, at) : typeCode(one, context, at);
  };
  const flat = types.flatMap((one, index) => [
    ...(index === 0 ? [] : [token(separator)]),
    ...print(one, indent),
  ]);
  const isFlat = lengthOf(flat) + indent <= WIDTH && !textOf(flat).includes('\n');
  if (isFlat || types.length < 2) return flat;
  if (separator === ' & ') return brokenIntersection(types, print, indent) ?? flat;
  const lead = `\n${' '.repeat(indent + 2)}| `;
  return types.flatMap((one) => [token(lead), ...print(one, indent + 4)]);
}

/** Null when a part takes several lines already: those break the code well enough. */
function brokenIntersection(
  types: readonly SomeType[],
  print: (one: SomeType, at: number) => Token[],
  indent: number,
): Token[] | null {
  const parts = types.map((one) => print(one, indent + 2));
  if (parts.some((part) => textOf(part).includes('\n'))) return null;
  const lead = `\n${' '.repeat(indent + 2)}& `;
  return parts.flatMap((part, index) => (index === 0 ? part : [token(lead), ...part]));
}

/** An object type, a function type, or both. */
function reflectionCode(
  declaration: JSONOutput.DeclarationReflection,
  context: CodeContext,
  indent: number,
): Token[] {
  const signatures = declaration.signatures ?? [];
  const members = membersOf(declaration, context);
  if (members.length === 0 && signatures.length === 1 && signatures[0]) {
    const isNew = signatures[0].kind === CONSTRUCTOR_SIGNATURE;
    return [
      ...(isNew ? [token('new ')] : []),
      ...callCode(signatures[0], context, { arrow: ' => ', indent, lead: 0 }),
    ];
  }
  return listCode(['{', '}'], [...callPrinters(declaration, context), ...members], ';', indent);
}

const CONSTRUCTOR = 512;
const CONSTRUCTOR_SIGNATURE = 16384;

/** An interface that can be called says so before it names its members. */
export function callPrinters(
  declaration: JSONOutput.DeclarationReflection,
  context: CodeContext,
): Printer[] {
  return (declaration.signatures ?? []).map(
    (one) => (at: number) => callCode(one, context, { arrow: ': ', indent: at, lead: 0 }),
  );
}

/** Properties, methods and index signatures, as they stand between braces. */
export function membersOf(
  declaration: JSONOutput.DeclarationReflection,
  context: CodeContext,
): Printer[] {
  const index = (declaration.indexSignatures ?? []).map((one) => (at: number): Token[] => [
    token('['),
    ...parameterTokens(one.parameters?.[0], context, at),
    token(']: '),
    ...typeCode(one.type, context, at),
  ]);
  const children = inSourceOrder(declaration.children ?? []).flatMap((child) =>
    memberPrinters(child, context),
  );
  return [...index, ...children];
}

function memberPrinters(child: JSONOutput.DeclarationReflection, context: CodeContext): Printer[] {
  const isConstructor = child.kind === CONSTRUCTOR;
  const optional = child.flags.isOptional ? '?' : '';
  const name = isConstructor
    ? 'new '
    : `${child.flags.isReadonly ? 'readonly ' : ''}${propertyName(child.name)}${optional}`;
  if (child.signatures && child.signatures.length > 0) {
    return child.signatures.map((one) => (at: number) => [
      token(name),
      ...callCode(one, context, { arrow: ': ', indent: at, lead: name.length }),
    ]);
  }
  const type = child.type ?? child.getSignature?.type;
  return [(at) => [token(`${name}: `), ...typeCode(type, context, at)]];
}

export interface CallLayout {
  /** What stands before the result. */
  readonly arrow: ': ' | ' => ';
  readonly indent: number;
  /** Length of what stands before the call on its line. */
  readonly lead: number;
}

/** `<T>(a: A, b?: B): R`; a line that would be too long gives each parameter its own. */
export function callCode(
  signature: JSONOutput.SignatureReflection,
  context: CodeContext,
  { arrow, indent, lead }: CallLayout,
): Token[] {
  const generics = typeParameterCode(signature.typeParameters, context, indent);
  const parameters = (signature.parameters ?? []).map(
    (one) => (at: number) => parameterTokens(one, context, at),
  );
  const result = [token(arrow), ...typeCode(signature.type, context, indent)];
  const list = listCode(['(', ')'], parameters, ',', indent);
  const [first = '', ...others] = textOf([...generics, ...list, ...result]).split('\n');
  const isTooLong =
    lead + indent + first.length > WIDTH || others.some((line) => line.length > WIDTH);
  const shown = isTooLong ? brokenList(['(', ')'], parameters, ',', indent) : list;
  return [...generics, ...shown, ...result];
}

function parameterTokens(
  parameter: JSONOutput.ParameterReflection | undefined,
  context: CodeContext,
  indent: number,
): Token[] {
  if (parameter === undefined) return [];
  const { defaultValue: value } = parameter;
  const isShown = isShortValue(value);
  const isOptional = !isShown && (parameter.flags.isOptional === true || value !== undefined);
  const name = `${parameter.flags.isRest ? '...' : ''}${parameterName(parameter.name)}${isOptional ? '?' : ''}: `;
  return [
    token(name),
    ...typeCode(parameter.type, context, indent),
    ...(isShown ? [token(` = ${value}`)] : []),
  ];
}

export function typeParameterCode(
  parameters: readonly JSONOutput.TypeParameterReflection[] | undefined,
  context: CodeContext,
  indent: number,
): Token[] {
  if (parameters === undefined || parameters.length === 0) return [];
  const printers = parameters.map((one) => (at: number): Token[] => [
    token(`${one.flags.isConst ? 'const ' : ''}${one.name}`),
    ...(one.type ? [token(' extends '), ...typeCode(one.type, context, at)] : []),
    ...(one.default ? [token(' = '), ...typeCode(one.default, context, at)] : []),
  ]);
  return listCode(['<', '>'], printers, ',', indent);
}
