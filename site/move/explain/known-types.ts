/** Types of Move: their parameters and abilities, as the code declares them. Pure. */

import type { Declarations } from '../compiler/declarations';

export interface KnownType {
  /** For each type parameter, whether it is only a mark: what it is has no say in the abilities. */
  readonly phantoms: readonly boolean[];
  readonly abilities: readonly string[];
}

/** Structs and enums of a text, comments blanked; several when modules share a name. */
export function typesIn(text: string): ReadonlyMap<string, readonly KnownType[]> {
  const types = new Map<string, KnownType[]>();
  // Abilities are before the fields or behind them.
  const declared =
    /\b(?:struct|enum)\s+(\w+)\s*(?:<([^>]*)>)?([^{;]*)(?:\{[^}]*\}\s*(has\b[^{;]*);)?/g;
  for (const [, name = '', parameters = '', before = '', after = ''] of text.matchAll(declared)) {
    const listed = parameters.split(',').filter((parameter) => parameter.trim() !== '');
    const phantoms = listed.map((parameter) => /\bphantom\b/.test(parameter));
    const abilities = /\bhas\b([^{;]*)/.exec(before + after)?.[1]?.match(/\w+/g) ?? [];
    types.set(name, [...(types.get(name) ?? []), { phantoms, abilities }]);
  }
  return types;
}

type TypesByName = ReadonlyMap<string, readonly KnownType[]>;

const read = new WeakMap<Declarations, TypesByName>();

/** Of the framework, by their own names; read once. */
export function frameworkTypes(framework: Declarations): TypesByName {
  const known = read.get(framework) ?? typesIn(textOf(framework));
  read.set(framework, known);
  return known;
}

function textOf(framework: Declarations): string {
  const texts = [...framework.values()].flat().map(({ text }) => text);
  return texts.join('\n').replace(/\/\/[^\n]*/g, '');
}
