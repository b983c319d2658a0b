/** Calls, parameters and members as they appear in types and declarations. Pure. */

import type { JSONOutput } from 'typedoc';
import { isShortValue, propertyName, withNames } from '../names.ts';
import type { Declaration } from '../scopes.ts';
import { inSourceOrder } from '../scopes.ts';
import type { Printer } from './layout.ts';
import { block, fits, list, seq, textOf } from './layout.ts';

/** Types contain signatures and signatures contain types: the printer of types is an argument. */
export type TypePrinter = (type: JSONOutput.SomeType | undefined) => Printer;

/** `(a: A) => B`, `new (a: A) => B`. */
export function arrowCode(signature: JSONOutput.SignatureReflection, print: TypePrinter): Printer {
  // TypeDoc keeps the flag, which its own types leave out.
  const isAbstract = (signature.flags as JSONOutput.ReflectionFlags).isAbstract === true;
  const word = signature.kind === CONSTRUCTOR_SIGNATURE ? 'new ' : '';
  return seq(
    word === '' ? '' : `${isAbstract ? 'abstract ' : ''}${word}`,
    callCode(signature, print, { arrow: ' => ' }),
  );
}

const CONSTRUCTOR = 512;
const CONSTRUCTOR_SIGNATURE = 16384;

/** An interface that can be called shows its calls before its members. */
export function callPrinters(declaration: Declaration, print: TypePrinter): Printer[] {
  return (declaration.signatures ?? []).map((signature) =>
    seq(signature.kind === CONSTRUCTOR_SIGNATURE ? 'new ' : '', callCode(signature, print)),
  );
}

/** Properties, methods and index signatures, as they appear between braces. */
export function membersOf(declaration: Declaration, print: TypePrinter): Printer[] {
  const children = inSourceOrder(declaration.children ?? []);
  return [
    ...indexPrinters(declaration, print),
    ...children.flatMap((child) => memberPrinters(child, print)),
  ];
}

/** `[key: string]: unknown`. */
export function indexPrinters(declaration: Declaration, print: TypePrinter): Printer[] {
  return (declaration.indexSignatures ?? []).map((signature) =>
    seq(
      `${signature.flags.isReadonly ? 'readonly ' : ''}[`,
      ...(signature.parameters ?? []).slice(0, 1).map((key) => parameterCode(key, print)),
      ']: ',
      print(signature.type),
    ),
  );
}

function memberPrinters(child: Declaration, print: TypePrinter): readonly Printer[] {
  const { flags, signatures = [] } = child;
  const optional = flags.isOptional ? '?' : '';
  const name =
    child.kind === CONSTRUCTOR
      ? 'new '
      : `${flags.isReadonly ? 'readonly ' : ''}${propertyName(child.name)}${optional}`;
  const [signature, ...overloads] = signatures;
  // Only a property can be read-only: TypeDoc makes methods of constants that hold a function.
  if (signature !== undefined && flags.isReadonly && overloads.length === 0)
    return [seq(`${name}: `, arrowCode(signature, print))];
  if (signature !== undefined)
    return signatures.map((overload) =>
      seq(name, callCode(overload, print, { lead: name.length })),
    );
  const accessors = accessorPrinters(child, print);
  return accessors.length > 0 ? accessors : [seq(`${name}: `, print(child.type))];
}

/** `get name(): string`, `set name(to: string)`; empty for what is not an accessor. */
export function accessorPrinters(
  { name, getSignature: get, setSignature: set }: Declaration,
  print: TypePrinter,
  modifiers = '',
): Printer[] {
  const displayed = propertyName(name);
  const parameters = parameterPrinters(set?.parameters, print);
  return [
    ...(get ? [seq(`${modifiers}get ${displayed}(): `, print(get.type))] : []),
    ...(set ? [seq(`${modifiers}set ${displayed}`, list('()', parameters))] : []),
  ];
}

export interface CallLayout {
  /** What precedes the result. */
  readonly arrow?: ': ' | ' => ';
  /** Length of what precedes the call on its line. */
  readonly lead?: number;
}

/** `<T>(a: A, b?: B): R`; a line that would be too long gives each parameter its own. */
export function callCode(
  signature: JSONOutput.SignatureReflection,
  print: TypePrinter,
  { arrow = ': ', lead = 0 }: CallLayout = {},
): Printer {
  const generics = typeParameterCode(signature.typeParameters, print);
  const parameters = parameterPrinters(signature.parameters, print);
  const result = seq(arrow, print(signature.type));
  return (indent) => {
    const tokens = seq(generics, list('()', parameters), result)(indent);
    if (fits(textOf(tokens), lead + indent)) return tokens;
    return seq(generics, block('()', parameters), result)(indent);
  };
}

function parameterPrinters(
  parameters: readonly JSONOutput.ParameterReflection[] | undefined,
  print: TypePrinter,
): Printer[] {
  return withNames(parameters ?? []).map((parameter) => parameterCode(parameter, print));
}

function parameterCode(parameter: JSONOutput.ParameterReflection, print: TypePrinter): Printer {
  const { defaultValue: value, flags } = parameter;
  const isDisplayed = isShortValue(value);
  const isOptional = !isDisplayed && (flags.isOptional === true || value !== undefined);
  return seq(
    `${flags.isRest ? '...' : ''}${parameter.name}${isOptional ? '?' : ''}: `,
    print(parameter.type),
    isDisplayed ? ` = ${value}` : '',
  );
}

export function typeParameterCode(
  parameters: readonly JSONOutput.TypeParameterReflection[] | undefined,
  print: TypePrinter,
): Printer {
  if (parameters === undefined || parameters.length === 0) return seq();
  const printers = parameters.map((parameter) =>
    seq(
      `${parameter.flags.isConst ? 'const ' : ''}${parameter.varianceModifier ? `${parameter.varianceModifier} ` : ''}${parameter.name}`,
      ...(parameter.type ? [' extends ', print(parameter.type)] : []),
      ...(parameter.default ? [' = ', print(parameter.default)] : []),
    ),
  );
  return list('<>', printers);
}
