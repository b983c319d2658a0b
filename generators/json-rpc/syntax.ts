/** What the reader hands on: the client's calls and the declared types, without any library class. Types only. */

import type { Location } from '../core/diagnostics.ts';

/** A TypeScript type as written. References keep their names; nothing is resolved. */
export type TypeSyntax =
  | { readonly kind: 'keyword'; readonly name: string }
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'name'; readonly name: string; readonly parameters: readonly TypeSyntax[] }
  | { readonly kind: 'array'; readonly of: TypeSyntax }
  | { readonly kind: 'tuple'; readonly items: readonly TypeSyntax[] }
  | {
      readonly kind: 'object';
      readonly members: readonly MemberSyntax[];
      readonly index: TypeSyntax | null;
    }
  | {
      readonly kind: 'union';
      readonly options: readonly { readonly type: TypeSyntax; readonly doc: string | null }[];
    }
  | { readonly kind: 'intersection'; readonly parts: readonly TypeSyntax[] }
  | { readonly kind: 'member'; readonly of: TypeSyntax; readonly name: string }
  /** Conditional, mapped and function types: JSON has no such thing. */
  | { readonly kind: 'other'; readonly text: string };

export interface MemberSyntax {
  readonly name: string;
  readonly type: TypeSyntax;
  readonly isOptional: boolean;
  readonly doc: string | null;
}

/** An interface, an alias or an enumeration, by the name under which types are looked up. */
export interface DeclarationSyntax {
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly initial: TypeSyntax | null }[];
  readonly type: TypeSyntax;
  readonly doc: string | null;
  readonly at: Location;
}

/** One entry of `params: [...]` in a transport call. */
export type WireSyntax =
  /** The input's property as it is, or as text (`input.gasPrice?.toString()`). */
  | { readonly kind: 'property'; readonly name: string; readonly isText: boolean }
  | {
      readonly kind: 'object';
      readonly type: string | null;
      readonly fields: readonly { readonly name: string; readonly from: WireSyntax }[];
    }
  /** `(order || 'descending') === 'descending'`. */
  | { readonly kind: 'equals'; readonly name: string; readonly value: string }
  | { readonly kind: 'code'; readonly text: string };

/** One request of the client, as its source writes it. */
export interface CallSyntax {
  readonly rpc: string;
  /** Subscriptions: the method that ends one. */
  readonly unsubscribe: string | null;
  /** Name of the class's method. */
  readonly sdk: string;
  readonly doc: string | null;
  /** Null when not deprecated; empty when no reason is given. */
  readonly deprecation: string | null;
  readonly input: TypeSyntax | null;
  readonly wire: readonly WireSyntax[];
  readonly result: TypeSyntax;
  /** What the SDK method promises, as written: it may be more convenient than what travels. */
  readonly promised: string;
  /** Subscriptions: what the callback receives. */
  readonly notification: TypeSyntax | null;
  readonly at: Location;
}

/** The function that gives the address of a network, and the entry point that exports it. */
export interface AddressFunction {
  readonly name: string;
  readonly entry: string;
}

export interface ClientSyntax {
  readonly className: string;
  readonly addressOf: AddressFunction | null;
  readonly calls: readonly CallSyntax[];
  readonly declarations: readonly DeclarationSyntax[];
}
