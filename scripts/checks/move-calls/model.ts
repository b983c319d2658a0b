/** Calls of Move functions as any language writes them, and the functions there are. Types only. Pure. */

import type { FrameworkNames } from './paths.ts';

/** A piece of the text that holds the call; UTF-16 offsets, `end` is exclusive. */
export interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface MoveCall {
  /** An address or a name; null when only the reader knows it, as in `$PACKAGE_ID`. */
  readonly package: Part | null;
  readonly module: Part;
  readonly function: Part;
  /** Null when their number is unknown, here and below. */
  readonly typeArguments: readonly Part[] | null;
  readonly arguments: readonly CallArgument[] | null;
  /** Whether more arguments may follow: a variable of the shell may hold several. */
  readonly isOpen?: boolean;
}

export interface CallArgument extends Part {
  readonly form: ArgumentForm;
}

/**
 * What the text says of a value. An `address` may be an object as well as an address; a `pure` value names
 * its type, as `tx.pure.u64(…)` does.
 */
export type ArgumentForm =
  | 'unknown'
  | 'object'
  | 'address'
  | 'number'
  | 'bool'
  | 'string'
  | 'vector'
  | 'option'
  /** One that every network has, by the name of its type: `object Clock`. */
  | `object ${string}`
  | `pure ${string}`;

export interface KnownFunction {
  readonly name: string;
  /** Whether a transaction can call it: public or `entry`, and not a macro. */
  readonly isCallable: boolean;
  /** What its attribute says instead, such as "Use `std::u64`."; null unless it is deprecated. */
  readonly deprecation: string | null;
  readonly typeParameters: readonly TypeParameter[];
  /** Their types as written, without the `TxContext` that the system passes. */
  readonly parameters: readonly string[];
}

export interface TypeParameter {
  readonly name: string;
  readonly abilities: readonly string[];
}

export interface KnownModule {
  /** `0x2`, or the name that the source gives to its package. */
  readonly package: string;
  readonly name: string;
  readonly functions: readonly KnownFunction[];
}

/** Each list may hold a module more than once: a page can show two versions of a package. */
export interface KnownModules {
  readonly framework: readonly KnownModule[];
  /** Of the packages that a page shows or quotes. */
  readonly page: readonly KnownModule[];
  readonly names: FrameworkNames;
}
