/** What `schema/rust` says of `sui-sdk`. Types only. */

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
