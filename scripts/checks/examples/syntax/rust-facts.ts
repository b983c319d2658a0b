/** What `schema/rust` says of `sui-sdk`. `load…` reads it. */

import fs from 'node:fs';
import path from 'node:path';
import type { Traits } from './rust-traits.ts';

export interface Method {
  readonly arguments: number;
  /** A type of the facts. */
  readonly returns?: string;
  readonly async?: boolean;
}

export interface RustFacts {
  readonly modules: Readonly<Record<string, readonly string[]>>;
  readonly likely: { readonly modules: readonly string[]; readonly types: readonly string[] };
  readonly methods: Readonly<Record<string, Readonly<Record<string, Method>>>>;
  /** Number of arguments by `Type::function` or `function`, `self` counted. */
  readonly functions?: Readonly<Record<string, number>>;
  readonly traits?: Traits;
}

const FACTS = 'schema/rust/sui-sdk.json';

/** Null where a project has none. */
export function loadFacts(root: string): RustFacts | null {
  const file = path.join(root, FACTS);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as RustFacts) : null;
}
