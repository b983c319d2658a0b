/** Types of TypeDoc's JSON as TypeScript, with names that know what they stand for. Pure. */

import type { JSONOutput } from 'typedoc';
import type { Token } from '../model.ts';
import { literalText } from '../names.ts';
import { arrowCode, callPrinters, membersOf } from './signature-code.ts';
import type { IndentedPrinter, TypePrinter } from './special-types.ts';
import {
  brokenConditional,
  conditionalCode,
  mappedCode,
  predicateCode,
  templateCode,
} from './special-types.ts';
import { FLAT, fitsLine, listCode, textOf, token } from './tokens.ts';

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
      const flat = conditionalCode(type, flatPrinter(context));
      return fitsLine(flat, indent) ? flat : brokenConditional(type, printerAt(context), indent);
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

function flatPrinter(context: CodeContext): TypePrinter {
  return (inner, isOperand) => printerAt(context)(inner, FLAT, isOperand);
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
  const inLine = (at: number): Token[] =>
    types.flatMap((one, index) => [...(index === 0 ? [] : [token(separator)]), ...print(one, at)]);
  const flat = inLine(FLAT);
  if (fitsLine(flat, indent)) return flat;
  if (types.length < 2) return inLine(indent);
  if (separator === ' & ') return brokenIntersection(types, print, indent) ?? inLine(indent);
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
    return arrowCode(signatures[0], context, indent);
  }
  return listCode(['{', '}'], [...callPrinters(declaration, context), ...members], ';', indent);
}
