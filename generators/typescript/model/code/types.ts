/** Types of TypeDoc's JSON as TypeScript, with names that know what they refer to. Pure. */

import type { JSONOutput } from 'typedoc';
import type { Declaration } from '../scopes.ts';
import type { Token } from '../model.ts';
import { literalText, parameterName } from '../names.ts';
import type { Printer } from './layout.ts';
import { fitted, joined, line, list, nested, seq, textOf, token } from './layout.ts';
import type { TypePrinter } from './signatures.ts';
import { arrowCode, callPrinters, membersOf } from './signatures.ts';

type SomeType = JSONOutput.SomeType;

export interface CodeContext {
  /** Id of the documented symbol behind a reflection; null for everything else. */
  refOf(reflection: number): string | null;
}

export function typePrinter(context: CodeContext): TypePrinter {
  const print: TypePrinter = (type) => typeCode(type, print, context);
  return print;
}

function typeCode(type: SomeType | undefined, print: TypePrinter, context: CodeContext): Printer {
  if (type === undefined) return seq('any');
  const operand = (inner: SomeType): Printer => operandCode(inner, print);
  switch (type.type) {
    case 'literal':
      return seq(literalText(type.value));
    case 'reference':
      return referenceCode(type, print, context);
    case 'array':
      return seq(operand(type.elementType), '[]');
    case 'union':
      return unionCode(type.types, print);
    case 'intersection':
      return intersectionCode(type.types, print);
    case 'tuple':
      return list('[]', (type.elements ?? []).map(print));
    case 'namedTupleMember':
      return seq(`${type.name}${type.isOptional ? '?' : ''}: `, print(type.element));
    case 'optional':
      return seq(operand(type.elementType), '?');
    case 'rest':
      return restCode(print(type.elementType));
    case 'reflection':
      return reflectionCode(type.declaration, print);
    case 'typeOperator':
      return seq(`${type.operator} `, operand(type.target));
    case 'query':
      return seq('typeof ', print(type.queryType));
    case 'indexedAccess':
      return seq(operand(type.objectType), '[', print(type.indexType), ']');
    case 'conditional':
      // Made when it is needed: two ways at each level of a nest would be too many.
      return fitted(flatConditional(type, print), (at) => brokenConditional(type, print)(at));
    case 'mapped':
      return mappedCode(type, print);
    case 'predicate':
      return seq(
        `${type.asserts ? 'asserts ' : ''}${parameterName(type.name)}`,
        ...(type.targetType ? [' is ', print(type.targetType)] : []),
      );
    case 'templateLiteral':
      return templateCode(type, print);
    case 'inferred':
      return seq(
        `infer ${type.name}`,
        ...(type.constraint ? [' extends ', print(type.constraint)] : []),
      );
    default:
      return seq('name' in type && typeof type.name === 'string' ? type.name : 'unknown');
  }
}

/** A name may already have its dots. */
function restCode(inner: Printer): Printer {
  return (indent): readonly Token[] => {
    const tokens = inner(indent);
    return textOf(tokens).startsWith('...') ? tokens : [token('...'), ...tokens];
  };
}

function referenceCode(
  type: JSONOutput.ReferenceType,
  print: TypePrinter,
  context: CodeContext,
): Printer {
  const ref = typeof type.target === 'number' ? context.refOf(type.target) : null;
  if (type.name === '__module') return moduleCode(ref);
  const name = token(type.name, ref);
  const given = withoutDefault(type);
  return given.length === 0 ? seq(name) : seq(name, list('<>', given.map(print)));
}

/** All that a module exports. Of an entry point the path is known. */
function moduleCode(ref: string | null): Printer {
  const path = ref === null ? '…' : ref.replace(/^ts:(?:\.$)?/, './').replace(/^\.\/$/, '.');
  return seq("typeof import('", token(path, ref), "')");
}

/** Newer compilers name the buffer behind every byte array; nobody writes it. */
function withoutDefault(type: JSONOutput.ReferenceType): readonly SomeType[] {
  const given = type.typeArguments ?? [];
  const [only] = given;
  const isBuffer = only?.type === 'reference' && /^ArrayBuffer(Like)?$/.test(only.name);
  return type.name === 'Uint8Array' && isBuffer ? [] : given;
}

const LOOSE = ['union', 'intersection', 'conditional', 'typeOperator', 'inferred', 'query'];

/** Parentheses where the grammar needs them: `(A | B)[]`, `keyof (A & B)`. */
function operandCode(type: SomeType, print: TypePrinter): Printer {
  const isLoose =
    LOOSE.includes(type.type) ||
    (type.type === 'reflection' && isFunction(type) && !type.declaration.children?.length);
  return isLoose ? seq('(', print(type), ')') : print(type);
}

function isFunction(type: SomeType): boolean {
  return type.type === 'reflection' && (type.declaration.signatures ?? []).length > 0;
}

function unionCode(types: readonly SomeType[], print: TypePrinter): Printer {
  const parts = types.map((type) =>
    isFunction(type) || type.type === 'conditional' ? operandCode(type, print) : print(type),
  );
  const flat = joined(parts, ' | ');
  const broken = parts.map((part) => seq(line(2), '| ', nested(4, part)));
  return fitted(flat, parts.length < 2 ? flat : seq(...broken));
}

function intersectionCode(types: readonly SomeType[], print: TypePrinter): Printer {
  const parts = types.map((type) =>
    isFunction(type) || type.type === 'conditional' || type.type === 'union'
      ? operandCode(type, print)
      : print(type),
  );
  const flat = joined(parts, ' & ');
  const broken = nested(2, joined(parts, seq(line(), '& ')));
  return fitted(flat, (indent) => {
    // A part that takes several lines already breaks the code well enough.
    const isBroken = parts.some((part) => textOf(part(indent + 2)).includes('\n'));
    return isBroken ? flat(indent) : broken(indent);
  });
}

function flatConditional(type: JSONOutput.ConditionalType, print: TypePrinter): Printer {
  return seq(
    operandCode(type.checkType, print),
    ' extends ',
    operandCode(withInferred(type.extendsType), print),
    ' ? ',
    print(type.trueType),
    ' : ',
    print(type.falseType),
  );
}

/** A chain of conditions that is too long for a line has one condition a line. */
function brokenConditional(type: JSONOutput.ConditionalType, print: TypePrinter): Printer {
  const { falseType } = type;
  return seq(
    operandCode(type.checkType, print),
    ' extends ',
    nested(2, operandCode(withInferred(type.extendsType), print)),
    line(2),
    '? ',
    nested(4, print(type.trueType)),
    line(2),
    ': ',
    falseType.type === 'conditional'
      ? brokenConditional(falseType, print)
      : nested(4, print(falseType)),
  );
}

/**
 * Where the source has no type, TypeDoc takes an inferred type for a parameter without an owner: all
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

function mappedCode(type: JSONOutput.MappedType, print: TypePrinter): Printer {
  const modifier = (sign: '+' | '-' | undefined, word: string): string =>
    sign === undefined ? '' : `${sign === '-' ? '-' : ''}${word}`;
  return seq(
    `{ ${modifier(type.readonlyModifier, 'readonly ')}[${type.parameter} in `,
    print(type.parameterType),
    ...(type.nameType ? [' as ', print(type.nameType)] : []),
    `]${modifier(type.optionalModifier, '?')}: `,
    print(type.templateType),
    ' }',
  );
}

function templateCode(type: JSONOutput.TemplateLiteralType, print: TypePrinter): Printer {
  const tail = type.tail.flatMap(([inner, text]) => ['${', print(inner), `}${text}`]);
  return seq(`\`${type.head}`, ...tail, '`');
}

/** An object type, a function type, or both. */
function reflectionCode(declaration: Declaration, print: TypePrinter): Printer {
  const [signature, ...overloads] = declaration.signatures ?? [];
  const members = membersOf(declaration, print);
  if (signature && overloads.length + members.length === 0) return arrowCode(signature, print);
  return list('{}', [...callPrinters(declaration, print), ...members], ';');
}
