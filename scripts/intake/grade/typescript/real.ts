/**
 * A declaration as the compiler finds it at its place in a package: for one that cannot be compared as text,
 * because it names what has moved or what nobody exports, or is too long to be printed. Pure.
 */

import ts from 'typescript';
import type { SymbolModel } from '../../../../generators/typescript/model/model.ts';
import type { TypeCode } from './code.ts';
import { parse } from './code.ts';
import type { TypeScope } from './grade-pairs.ts';
import { textOf } from './text.ts';

/**
 * What the types below are made with. A schema of BCS has private parts, which make two releases of it
 * different types: to its users it is what it gives and what it takes.
 */
export const TERMS = [
  'type Seen<X> = X extends { $inferType: infer T; $inferInput: infer I } ? { gives: T; takes: (input: I) => void } : X;',
  'type Given<X> = X extends (value: any, ...more: any[]) => value is infer T ? T : X extends (...all: any[]) => infer R ? Awaited<R> : never;',
  'type Taken<X> = X extends (...all: infer P) => any ? P : X extends abstract new (...all: infer P) => any ? P : never;',
];

/** `world` is how the entry point is imported, `code` what was read. Null where a place cannot say it. */
export function realCode(world: string, scope: TypeScope, code: TypeCode | null): TypeCode | null {
  if (code === null) return null;
  const type = typeAt(world, scope, code.whole);
  if (type === null) return null;
  const kind = scope.member?.kind ?? scope.symbol.kind;
  const isCall = kind === 'function' || kind === 'method' || kind === 'constructor';
  if (!isCall) return { ...code, whole: type, params: null, result: null };
  // Type parameters and overloads do not survive being taken apart.
  if (code.params === null || code.result === null) return null;
  const params = `(...all: Taken<${type}>) =>`;
  const given = kind === 'constructor' ? 'void' : `Given<${type}>`;
  return { ...code, whole: `${params} ${given}`, params: `${params} unknown`, result: given };
}

function typeAt(world: string, { symbol, member }: TypeScope, text: string): string | null {
  const name = `${world}.${symbol.name}`;
  const own = isValue(symbol) ? `typeof ${name}` : `${name}${argumentsOf(symbol, text)}`;
  if (member === null) return own;
  if (!/^[\w$]+$/.test(member.name)) return null;
  if (member.kind === 'constructor') return `typeof ${name}`;
  return member.isStatic || isValue(symbol)
    ? `(typeof ${name})['${member.name}']`
    : `${own}['${member.name}']`;
}

function isValue({ kind }: SymbolModel): boolean {
  return kind === 'function' || kind === 'variable';
}

/** Type parameters stand for themselves, as the question declares them; where they do not matter, anything fits. */
function argumentsOf(symbol: SymbolModel, text: string): string {
  const terms = new Set(text.match(/[\w$]+/g));
  const names = typeParametersOf(symbol).map(({ name }) =>
    terms.has(name.text) ? name.text : 'any',
  );
  return names.length === 0 ? '' : `<${names.join(', ')}>`;
}

export function typeParametersOf({ code }: SymbolModel): readonly ts.TypeParameterDeclaration[] {
  const node = parse(textOf(code));
  const isHead =
    node &&
    (ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node));
  return isHead ? [...(node.typeParameters ?? [])] : [];
}
