/** Types of Move: their parameters and abilities, as the code declares them. `load…` reads the framework's sources. */

import fs from 'node:fs';
import path from 'node:path';
import { PACKAGE_ADDRESSES } from './packages.ts';

export interface KnownType {
  /** For each type parameter, whether it is only a mark: what it is has no say in the abilities. */
  readonly phantoms: readonly boolean[];
  readonly abilities: readonly string[];
}

/** By path, such as `0x2::coin::Coin`. */
export type KnownTypes = ReadonlyMap<string, KnownType>;

let loaded: { readonly root: string; readonly types: KnownTypes } | null = null;

export function loadKnownTypes(root: string): KnownTypes {
  if (loaded?.root !== root) loaded = { root, types: new Map(readFramework(root)) };
  return loaded.types;
}

function readFramework(root: string): readonly (readonly [string, KnownType])[] {
  return Object.entries(PACKAGE_ADDRESSES).flatMap(([name, address]) => {
    const folder = path.join(root, 'framework-sources', name);
    const files = fs.readdirSync(folder).filter((file) => file.endsWith('.move'));
    return files.flatMap((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8').replace(/\/\/[^\n]*/g, '');
      const module = `${address}::${path.basename(file, '.move')}`;
      return [...typesIn(text)].flatMap(([type, known]) =>
        known.map((knownType) => [`${module}::${type}`, knownType] as const),
      );
    });
  });
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
