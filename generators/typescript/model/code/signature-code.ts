/** Calls, parameters and members as they stand in types and declarations. Pure. */

import type { JSONOutput } from 'typedoc';
import type { Token } from '../model.ts';
import { isShortValue, propertyName, withNames } from '../names.ts';
import { inSourceOrder } from '../source-order.ts';
import type { Printer } from './tokens.ts';
import { WIDTH, brokenList, listCode, textOf, token } from './tokens.ts';
import type { CodeContext } from './type-code.ts';
import { typeCode } from './type-code.ts';

/** `(a: A) => B`, `new (a: A) => B`. */
export function arrowCode(
  signature: JSONOutput.SignatureReflection,
  context: CodeContext,
  indent: number,
): Token[] {
  const isNew = signature.kind === CONSTRUCTOR_SIGNATURE;
  // TypeDoc keeps the flag, which its own types leave out.
  const isAbstract = (signature.flags as JSONOutput.ReflectionFlags).isAbstract === true;
  return [
    ...(isNew ? [token(`${isAbstract ? 'abstract ' : ''}new `)] : []),
    ...callCode(signature, context, { arrow: ' => ', indent, lead: 0 }),
  ];
}

const CONSTRUCTOR = 512;
const CONSTRUCTOR_SIGNATURE = 16384;

/** An interface that can be called says so before it names its members. */
export function callPrinters(
  declaration: JSONOutput.DeclarationReflection,
  context: CodeContext,
): Printer[] {
  return (declaration.signatures ?? []).map((one) => (at: number) => [
    ...(one.kind === CONSTRUCTOR_SIGNATURE ? [token('new ')] : []),
    ...callCode(one, context, { arrow: ': ', indent: at, lead: 0 }),
  ]);
}

/** Properties, methods and index signatures, as they stand between braces. */
export function membersOf(
  declaration: JSONOutput.DeclarationReflection,
  context: CodeContext,
): Printer[] {
  const children = inSourceOrder(declaration.children ?? []).flatMap((child) =>
    memberPrinters(child, context),
  );
  return [...indexPrinters(declaration, context), ...children];
}

/** `[key: string]: unknown`. */
export function indexPrinters(
  declaration: JSONOutput.DeclarationReflection,
  context: CodeContext,
): Printer[] {
  return (declaration.indexSignatures ?? []).map((one) => (at: number): Token[] => [
    token(`${one.flags.isReadonly ? 'readonly ' : ''}[`),
    ...parameterTokens(one.parameters?.[0], context, at),
    token(']: '),
    ...typeCode(one.type, context, at),
  ]);
}

function memberPrinters(child: JSONOutput.DeclarationReflection, context: CodeContext): Printer[] {
  const isConstructor = child.kind === CONSTRUCTOR;
  const optional = child.flags.isOptional ? '?' : '';
  const name = isConstructor
    ? 'new '
    : `${child.flags.isReadonly ? 'readonly ' : ''}${propertyName(child.name)}${optional}`;
  const [signature, ...overloads] = child.signatures ?? [];
  if (signature !== undefined) {
    // Only a property can be read-only: TypeDoc makes methods of constants that hold a function.
    if (child.flags.isReadonly && overloads.length === 0)
      return [(at) => [token(`${name}: `), ...arrowCode(signature, context, at)]];
    return [signature, ...overloads].map((one) => (at: number) => [
      token(name),
      ...callCode(one, context, { arrow: ': ', indent: at, lead: name.length }),
    ]);
  }
  const accessors = accessorPrinters(child, context);
  if (accessors.length > 0) return accessors;
  return [(at) => [token(`${name}: `), ...typeCode(child.type, context, at)]];
}

/** `get name(): string`, `set name(to: string)`; none for what is no accessor. */
export function accessorPrinters(
  { name, getSignature: get, setSignature: set }: JSONOutput.DeclarationReflection,
  context: CodeContext,
  words = '',
): Printer[] {
  const shown = propertyName(name);
  const lead = token(`${words}set ${shown}`);
  const getter: Printer = (at) => [
    token(`${words}get ${shown}(): `),
    ...typeCode(get?.type, context, at),
  ];
  const setter: Printer = (at) => [
    lead,
    ...listCode(['(', ')'], parameterPrinters(set?.parameters, context), ',', at),
  ];
  return [...(get ? [getter] : []), ...(set ? [setter] : [])];
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
  const parameters = parameterPrinters(signature.parameters, context);
  const result = [token(arrow), ...typeCode(signature.type, context, indent)];
  const list = listCode(['(', ')'], parameters, ',', indent);
  const isBroken = textOf(list).includes('\n');
  const [first = '', ...others] = textOf([...generics, ...list, ...result]).split('\n');
  const isTooLong =
    lead + indent + first.length > WIDTH || others.some((line) => line.length > WIDTH);
  const shown = isTooLong && !isBroken ? brokenList(['(', ')'], parameters, ',', indent) : list;
  return [...generics, ...shown, ...result];
}

function parameterPrinters(
  parameters: readonly JSONOutput.ParameterReflection[] | undefined,
  context: CodeContext,
): Printer[] {
  return withNames(parameters ?? []).map(
    (one) => (at: number) => parameterTokens(one, context, at),
  );
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
  const name = `${parameter.flags.isRest ? '...' : ''}${parameter.name}${isOptional ? '?' : ''}: `;
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
    token(
      `${one.flags.isConst ? 'const ' : ''}${one.varianceModifier ? `${one.varianceModifier} ` : ''}${one.name}`,
    ),
    ...(one.type ? [token(' extends '), ...typeCode(one.type, context, at)] : []),
    ...(one.default ? [token(' = '), ...typeCode(one.default, context, at)] : []),
  ]);
  return listCode(['<', '>'], printers, ',', indent);
}
