/** The types of the framework, by path. `load…` reads its sources. */

import fs from 'node:fs';
import path from 'node:path';
import type { KnownType } from '../../../site/move/explain/known-types.ts';
import { typesIn } from '../../../site/move/explain/known-types.ts';
import { PACKAGE_ADDRESSES } from './packages.ts';

export interface FrameworkType extends KnownType {
  /** Types of its fields, as written; null for enums, and structs with type parameters. */
  readonly fields: readonly string[] | null;
}

/** By path, such as `0x2::coin::Coin`. */
export type KnownTypes = ReadonlyMap<string, FrameworkType>;

let loaded: { readonly root: string; readonly types: KnownTypes } | null = null;

export function loadKnownTypes(root: string): KnownTypes {
  if (loaded?.root !== root) loaded = { root, types: new Map(readFramework(root)) };
  return loaded.types;
}

function readFramework(root: string): readonly (readonly [string, FrameworkType])[] {
  return Object.entries(PACKAGE_ADDRESSES).flatMap(([name, address]) => {
    const folder = path.join(root, 'framework-sources', name);
    const files = fs.readdirSync(folder).filter((file) => file.endsWith('.move'));
    return files.flatMap((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8').replace(/\/\/[^\n]*/g, '');
      const module = `${address}::${path.basename(file, '.move')}`;
      return [...typesIn(text)].flatMap(([type, known]) =>
        known.map(
          (own) => [`${module}::${type}`, { ...own, fields: fieldsOf(text, type) }] as const,
        ),
      );
    });
  });
}

/** `struct Lock has copy, drop, store { id: ID }` and `struct Lock(ID) has store`. */
function fieldsOf(text: string, type: string): readonly string[] | null {
  const declared = new RegExp(String.raw`\bstruct ${type}\b[^<{(;]*[{(]([^})]*)`).exec(text)?.[1];
  if (declared === undefined) return null;
  const fields = declared.split(',').filter((field) => field.trim() !== '');
  return fields.map((field) => field.replace(/^[^:]*:(?!:)/, '').trim());
}
