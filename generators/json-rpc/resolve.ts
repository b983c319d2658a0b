/** Declared types → shapes: generics filled in, intersections merged, what JSON lacks left out. Pure. */

import type { Field, Shape, UnionOption } from './shapes.ts';
import { leavesOf, shapeText } from './shapes.ts';
import { describe } from './describe.ts';
import { OBJECT, mergeFields, sharedFields } from './merge-fields.ts';
import type { OwnWords } from './own-words.ts';
import type { DeclarationSyntax, MemberSyntax, TypeSyntax } from './syntax.ts';

/** Values of type parameters, by name. */
type Bindings = ReadonlyMap<string, Shape>;
const NO_BINDINGS: Bindings = new Map();

/** A generic type within itself: the second time shows that it is recursive. */
const MOST_FILLINGS = 2;

export interface Resolver {
  /** With an owner, what cannot be read of the type is noted under its name. */
  shapeOf(type: TypeSyntax, owner?: string): Shape;
  /** Names that are declared nowhere and types of no JSON, by the declared type or method that uses them. */
  readonly unresolved: ReadonlyMap<string, ReadonlySet<string>>;
  /** What cannot be read of a shape, as written; of what it names, `unresolved` tells. */
  openIn(shape: Shape): readonly string[];
  /** The shape behind a name; undefined for a name that is not declared. */
  declared(name: string): Shape | undefined;
  /** The fields of an object type, through references and intersections; empty for other types. */
  fieldsOf(shape: Shape): readonly Field[];
}

const KEYWORDS: ReadonlyMap<string, Shape['kind']> = new Map([
  ['string', 'string'],
  ['number', 'number'],
  // The SDK takes either and sends text.
  ['bigint', 'number'],
  ['boolean', 'boolean'],
  ['null', 'null'],
]);

const SCALARS: ReadonlySet<Shape['kind']> = new Set(['string', 'number', 'boolean', 'literal']);

/** A choice between more than this is shown by what its options share. */
const MOST_OPTIONS = 64;

const BUILT_IN = /^(Array|ReadonlyArray|Readonly|Partial|Required|Pick|Omit)$/;

export function buildResolver(
  declarations: readonly DeclarationSyntax[],
  words: OwnWords,
): Resolver {
  const byName = new Map(declarations.map((declaration) => [declaration.name, declaration]));
  const resolved = new Map<string, Shape>();
  const pending = new Set<string>();
  const filling: string[] = [];
  const owners: string[] = [];
  const unresolved = new Map<string, Set<string>>();
  const open = new Map<Shape, string>();

  function leaveOpen(written: string): Shape {
    const owner = owners.at(-1);
    if (owner !== undefined)
      unresolved.set(owner, (unresolved.get(owner) ?? new Set()).add(written));
    const shape: Shape = { kind: 'any' };
    open.set(shape, written);
    return shape;
  }

  function ownedShape(type: TypeSyntax, owner: string): Shape {
    owners.push(owner);
    const shape = shapeOf(type, NO_BINDINGS);
    owners.pop();
    return shape;
  }

  function declared(name: string): Shape | undefined {
    const known = resolved.get(name);
    const declaration = byName.get(name);
    if (known !== undefined || declaration === undefined || declaration.parameters.length > 0)
      return known;
    // A type that needs itself to be known, as `interface A extends A`, has nothing to give yet.
    if (pending.has(name)) return undefined;
    pending.add(name);
    const shape = describe(ownedShape(declaration.type, name), name, words);
    pending.delete(name);
    resolved.set(name, shape);
    return shape;
  }

  function shapeOf(type: TypeSyntax, bindings: Bindings): Shape {
    switch (type.kind) {
      case 'keyword':
        return { kind: KEYWORDS.get(type.name) ?? 'any' } as Shape;
      case 'literal':
        return type;
      case 'array':
        return { kind: 'array', of: shapeOf(type.of, bindings) };
      case 'tuple':
        return { kind: 'tuple', items: type.items.map((item) => shapeOf(item, bindings)) };
      case 'object':
        return objectOf(type.members, type.index, bindings);
      case 'union':
        return unionOf(type.options, bindings);
      case 'intersection':
        return intersectionOf(type.parts.map((part) => shapeOf(part, bindings)));
      case 'member':
        return memberOf(shapeOf(type.of, bindings), type.name);
      case 'name':
        return namedOf(type.name, type.parameters, bindings);
      case 'other':
        return leaveOpen(type.text);
    }
  }

  /** `string & { mark: … }` is a string to JSON; of a choice each option has the other parts too. */
  function intersectionOf(parts: readonly Shape[]): Shape {
    const scalar = parts.find((part) => SCALARS.has(behind(part).kind));
    if (scalar !== undefined) return scalar;
    const choices = parts.map((part) => optionsOf(part) ?? [{ shape: part, description: null }]);
    const count = choices.reduce((product, options) => product * options.length, 1);
    if (choices.every((options) => options.length === 1) || count > MOST_OPTIONS)
      return {
        kind: 'object',
        fields: mergeFields(
          choices.flatMap((options) => sharedFields(options.map((one) => fieldsOf(one.shape)))),
        ),
      };
    let options: readonly UnionOption[] = [{ shape: OBJECT, description: null }];
    for (const choice of choices)
      options = options.flatMap((before) =>
        choice.map(({ shape, description }) => ({
          shape: {
            kind: 'object',
            fields: mergeFields([...fieldsOf(before.shape), ...fieldsOf(shape)]),
          },
          description: description ?? before.description,
        })),
      );
    return { kind: 'union', options };
  }

  /** Also of choices within a choice. Nothing has no fields, so it is no option. Null for what is no choice. */
  function optionsOf(shape: Shape, seen: readonly string[] = []): readonly UnionOption[] | null {
    if (shape.kind === 'ref' && seen.includes(shape.name)) return [];
    const target = behind(shape);
    if (target.kind !== 'union') return null;
    const within = shape.kind === 'ref' ? [...seen, shape.name] : seen;
    const found: UnionOption[] = [];
    for (const option of target.options) {
      if (found.length > MOST_OPTIONS) break;
      if (option.shape.kind !== 'null')
        found.push(...(optionsOf(option.shape, within) ?? [option]));
    }
    return found;
  }

  /** The shape that names lead to. */
  function behind(shape: Shape, seen: readonly string[] = []): Shape {
    if (shape.kind !== 'ref' || seen.includes(shape.name)) return shape;
    const target = declared(shape.name);
    return target === undefined ? shape : behind(target, [...seen, shape.name]);
  }

  function memberOf(shape: Shape, name: string): Shape {
    const field = fieldsOf(shape).find((one) => one.name === name);
    if (field !== undefined) return field.shape;
    // Of what is left open or not known yet, nobody can say which members it has.
    const isOpen = ['ref', 'any'].includes(behind(shape).kind);
    return isOpen ? { kind: 'any' } : leaveOpen(`${shapeText(shape)}['${name}']`);
  }

  function namedOf(name: string, parameters: readonly TypeSyntax[], bindings: Bindings): Shape {
    const bound = bindings.get(name);
    if (bound !== undefined) return bound;
    const declaration = byName.get(name);
    if (declaration === undefined) return builtIn(name, parameters, bindings) ?? leaveOpen(name);
    if (declaration.parameters.length === 0) return { kind: 'ref', name };
    const inner = new Map<string, Shape>();
    for (const [index, parameter] of declaration.parameters.entries()) {
      const given = parameters[index];
      const filled = given
        ? shapeOf(given, bindings)
        : parameter.initial
          ? shapeOf(parameter.initial, inner)
          : leaveOpen(`${parameter.name} of ${name}`);
      inner.set(parameter.name, filled);
    }
    return fill(name, declaration.type, inner);
  }

  /** What TypeScript itself declares and JSON can carry. */
  function builtIn(
    name: string,
    parameters: readonly TypeSyntax[],
    bindings: Bindings,
  ): Shape | undefined {
    const [first, second] = parameters;
    if (name === 'Record' && second) return { kind: 'map', of: shapeOf(second, bindings) };
    if (first === undefined || !BUILT_IN.test(name)) return undefined;
    const shape = shapeOf(first, bindings);
    if (name === 'Readonly') return shape;
    if (name.endsWith('Array')) return { kind: 'array', of: shape };
    const target = behind(shape);
    if (target.kind !== 'object') return undefined;
    if (name === 'Partial' || name === 'Required') {
      const isOptional = name === 'Partial';
      return { kind: 'object', fields: target.fields.map((one) => ({ ...one, isOptional })) };
    }
    const names = second ? namesIn(shapeOf(second, bindings)) : null;
    if (names === null) return undefined;
    const isKept = (one: Field): boolean => names.includes(one.name) === (name === 'Pick');
    return { kind: 'object', fields: target.fields.filter(isKept) };
  }

  /** `'a' | 'b'`. */
  function namesIn(shape: Shape): readonly string[] | null {
    const options = optionsOf(shape)?.map((option) => option.shape) ?? [behind(shape)];
    const names = options.flatMap((one) => (one.kind === 'literal' ? [String(one.value)] : []));
    return names.length === options.length ? names : null;
  }

  /** `Tree<T> = { children: Tree<T>[] }` has no end: what lies in itself is left open. */
  function fill(name: string, type: TypeSyntax, bindings: Bindings): Shape {
    if (filling.filter((one) => one === name).length >= MOST_FILLINGS) return { kind: 'any' };
    filling.push(name);
    const shape = shapeOf(type, bindings);
    filling.pop();
    return shape;
  }

  function objectOf(
    members: readonly MemberSyntax[],
    index: TypeSyntax | null,
    bindings: Bindings,
  ): Shape {
    if (index !== null && members.length === 0)
      return { kind: 'map', of: shapeOf(index, bindings) };
    return {
      kind: 'object',
      fields: members
        .filter((member) => !isNotJson(member))
        .map((member) => ({
          name: member.name,
          shape: shapeOf(member.type, bindings),
          isOptional: member.isOptional,
          description: member.doc,
        })),
    };
  }

  function unionOf(
    options: Extract<TypeSyntax, { kind: 'union' }>['options'],
    bindings: Bindings,
  ): Shape {
    const kept = new Map<string, UnionOption>();
    for (const option of options) {
      // JSON cannot say `undefined`: a field of that type is one that may be left out.
      if (option.type.kind === 'keyword' && option.type.name === 'undefined') continue;
      const shape = shapeOf(option.type, bindings);
      const key = shapeText(shape);
      if (!kept.has(key)) kept.set(key, { shape, description: option.doc });
    }
    const [only] = kept.values();
    return kept.size === 1 && only ? only.shape : { kind: 'union', options: [...kept.values()] };
  }

  function fieldsOf(shape: Shape): readonly Field[] {
    const target = behind(shape);
    if (target.kind === 'object') return target.fields;
    return target.kind === 'union'
      ? sharedFields((optionsOf(shape) ?? []).map((one) => fieldsOf(one.shape)))
      : [];
  }

  return {
    shapeOf: (type, owner) =>
      owner === undefined ? shapeOf(type, NO_BINDINGS) : ownedShape(type, owner),
    unresolved,
    openIn: (shape) => leavesOf(shape).flatMap((leaf) => open.get(leaf) ?? []),
    declared,
    fieldsOf,
  };
}

/** Functions and abort signals stay in the program that calls. */
function isNotJson(member: MemberSyntax): boolean {
  if (member.type.kind === 'other' && member.type.text.includes('=>')) return true;
  return member.type.kind === 'name' && member.type.name === 'AbortSignal';
}
