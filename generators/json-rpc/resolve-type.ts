/**
 * A declared type as the shape of what JSON carries: generics filled in, what JSON lacks left out.
 * Writes into its scope's table what it has worked out and what it cannot read.
 */

import { builtIn } from './built-ins.ts';
import { describe } from './describe.ts';
import { intersect } from './intersect.ts';
import { behind, fieldsOf } from './shape-parts.ts';
import type { Shape, UnionOption } from './shapes.ts';
import { shapeText } from './shapes.ts';
import type { DeclarationSyntax, MemberSyntax, TypeSyntax } from './syntax.ts';
import type { Scope } from './type-scope.ts';
import { leaveOpen } from './type-scope.ts';

const KEYWORDS: ReadonlyMap<string, Shape['kind']> = new Map([
  ['string', 'string'],
  ['number', 'number'],
  // The SDK takes either and sends text.
  ['bigint', 'number'],
  ['boolean', 'boolean'],
  ['null', 'null'],
]);

/** A generic type within itself: the second time shows that it is recursive. */
const MOST_FILLINGS = 2;

/** The shape behind a name; undefined for a name that is not declared, or needs parameters. */
export function resolveName(name: string, scope: Scope): Shape | undefined {
  const { declarations, resolved, pending, words } = scope.table;
  const known = resolved.get(name);
  const declaration = declarations.get(name);
  if (known !== undefined || declaration === undefined || declaration.parameters.length > 0)
    return known;
  // A type that needs itself to be known, as `interface A extends A`, has nothing to give yet.
  if (pending.has(name)) return undefined;
  pending.add(name);
  const own: Scope = { ...scope, owner: name, bindings: new Map() };
  const shape = describe(resolveType(declaration.type, own), name, words);
  pending.delete(name);
  resolved.set(name, shape);
  return shape;
}

/** What cannot be read becomes `any`, and is noted for the owner of the scope. */
export function resolveType(type: TypeSyntax, scope: Scope): Shape {
  switch (type.kind) {
    case 'keyword':
      return { kind: KEYWORDS.get(type.name) ?? 'any' } as Shape;
    case 'literal':
      return type;
    case 'array':
      return { kind: 'array', of: resolveType(type.of, scope) };
    case 'tuple':
      return { kind: 'tuple', items: resolveAll(type.items, scope) };
    case 'object':
      return objectOf(type, scope);
    case 'union':
      return unionOf(type, scope);
    case 'intersection':
      return intersect(resolveAll(type.parts, scope), declaredIn(scope));
    case 'member':
      return memberOf(resolveType(type.of, scope), type.name, scope);
    case 'name':
      return namedOf(type, scope);
    case 'other':
      return leaveOpen(type.text, scope);
  }
}

function resolveAll(types: readonly TypeSyntax[], scope: Scope): Shape[] {
  return types.map((type) => resolveType(type, scope));
}

function declaredIn(scope: Scope): (name: string) => Shape | undefined {
  return (name) => resolveName(name, scope);
}

function objectOf(
  { members, index }: Extract<TypeSyntax, { kind: 'object' }>,
  scope: Scope,
): Shape {
  if (index !== null && members.length === 0) return { kind: 'map', of: resolveType(index, scope) };
  return {
    kind: 'object',
    fields: members
      .filter((member) => !isNotJson(member))
      .map((member) => ({
        name: member.name,
        shape: resolveType(member.type, scope),
        isOptional: member.isOptional,
        description: member.doc,
      })),
  };
}

/** Functions and abort signals stay in the program that calls. */
function isNotJson(member: MemberSyntax): boolean {
  if (member.type.kind === 'other' && member.type.text.includes('=>')) return true;
  return member.type.kind === 'name' && member.type.name === 'AbortSignal';
}

function unionOf({ options }: Extract<TypeSyntax, { kind: 'union' }>, scope: Scope): Shape {
  const kept = new Map<string, UnionOption>();
  for (const option of options) {
    // JSON cannot say `undefined`: a field of that type is one that may be left out.
    if (option.type.kind === 'keyword' && option.type.name === 'undefined') continue;
    const shape = resolveType(option.type, scope);
    const key = shapeText(shape);
    if (!kept.has(key)) kept.set(key, { shape, description: option.doc });
  }
  const [only] = kept.values();
  return kept.size === 1 && only ? only.shape : { kind: 'union', options: [...kept.values()] };
}

function memberOf(shape: Shape, name: string, scope: Scope): Shape {
  const declared = declaredIn(scope);
  const field = fieldsOf(shape, declared).find((one) => one.name === name);
  if (field !== undefined) return field.shape;
  // Of what is left open or not known yet, nobody can say which members it has.
  const isOpen = ['ref', 'any'].includes(behind(shape, declared).kind);
  return isOpen ? { kind: 'any' } : leaveOpen(`${shapeText(shape)}['${name}']`, scope);
}

function namedOf(type: Extract<TypeSyntax, { kind: 'name' }>, scope: Scope): Shape {
  const { name, parameters } = type;
  const bound = scope.bindings.get(name);
  if (bound !== undefined) return bound;
  const declaration = scope.table.declarations.get(name);
  if (declaration !== undefined)
    return declaration.parameters.length === 0
      ? { kind: 'ref', name }
      : filledIn(declaration, bindingsOf(declaration, parameters, scope), scope);
  const read = (given: TypeSyntax | undefined) => (given ? resolveType(given, scope) : null);
  const given = { first: () => read(parameters[0]), second: () => read(parameters[1]) };
  return builtIn(name, given, declaredIn(scope)) ?? leaveOpen(name, scope);
}

/** What is given, else what the declaration itself says, which may name the parameters before it. */
function bindingsOf(
  { name, parameters }: DeclarationSyntax,
  given: readonly TypeSyntax[],
  scope: Scope,
): ReadonlyMap<string, Shape> {
  const bindings = new Map<string, Shape>();
  for (const [index, parameter] of parameters.entries()) {
    const own = given[index];
    const filled = own
      ? resolveType(own, scope)
      : parameter.initial
        ? resolveType(parameter.initial, { ...scope, bindings })
        : leaveOpen(`${parameter.name} of ${name}`, scope);
    bindings.set(parameter.name, filled);
  }
  return bindings;
}

/** `Tree<T> = { children: Tree<T>[] }` has no end: what lies in itself is left open. */
function filledIn(
  { name, type }: DeclarationSyntax,
  bindings: ReadonlyMap<string, Shape>,
  scope: Scope,
): Shape {
  if (scope.filling.filter((one) => one === name).length >= MOST_FILLINGS) return { kind: 'any' };
  return resolveType(type, { ...scope, bindings, filling: [...scope.filling, name] });
}
