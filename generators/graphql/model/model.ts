/** The GraphQL reference as plain data: sorted, serializable, no graphql-js classes. Types only. Pure. */

import type { Kind } from './kinds.ts';

/** A type as written in the schema: `[Coin!]!` is `{ name: 'Coin', text: '[Coin!]!' }`. */
export interface TypeUse {
  readonly name: string;
  readonly text: string;
}

interface Documented {
  readonly name: string;
  /** Markdown of the schema, or null where the schema says nothing. */
  readonly description: string | null;
  /** Null when not deprecated; empty when no reason is given. */
  readonly deprecation: string | null;
  /** Directives written on the definition, as SDL, without `@deprecated`. */
  readonly directives: readonly string[];
}

export interface ValueModel extends Documented {
  /** `graphql:Coin.balances(first)`, `graphql:CoinInput.id`. */
  readonly id: string;
  readonly type: TypeUse;
  /** As SDL, or null without a default. */
  readonly defaultValue: string | null;
  readonly isRequired: boolean;
}

export interface FieldModel extends Documented {
  /** `graphql:Coin.balance`. */
  readonly id: string;
  readonly type: TypeUse;
  /** In schema order. */
  readonly arguments: readonly ValueModel[];
}

export interface EnumValueModel extends Documented {
  readonly id: string;
}

/** Where something is used: a field, or an argument of it. */
export interface Backlink {
  readonly id: string;
  readonly label: string;
}

export interface Entity extends Documented {
  /** `graphql:Coin`; operations carry their root: `graphql:Query.coins`. */
  readonly id: string;
  readonly kind: Kind;
  /** Fields of objects and interfaces. */
  readonly fields: readonly FieldModel[];
  /** Input fields, arguments of a directive, arguments of an operation. */
  readonly inputs: readonly ValueModel[];
  readonly values: readonly EnumValueModel[];
  /** Members of a union, sorted. */
  readonly members: readonly string[];
  readonly interfaces: readonly string[];
  /** Objects and interfaces that implement this interface, sorted. */
  readonly implementedBy: readonly string[];
  readonly memberOf: readonly string[];
  readonly returnedBy: readonly Backlink[];
  readonly usedBy: readonly Backlink[];
  /** Operations: what they return. */
  readonly type: TypeUse | null;
  readonly specifiedBy: string | null;
  readonly isOneOf: boolean;
  /** Directives: where they are allowed, and whether they may repeat. */
  readonly locations: readonly string[];
  readonly isRepeatable: boolean;
  readonly example: ExampleQuery | null;
}

export interface ExampleQuery {
  readonly query: string;
  /** JSON, or null when the query has no variables. */
  readonly variables: string | null;
}

export interface RootType {
  readonly name: string;
  /** What its fields are. */
  readonly kind: Kind;
}

/** Sorted by kind, then by name in byte order. */
export interface GraphqlModel {
  readonly entities: readonly Entity[];
  /** Root types have no page: their fields are the operations. */
  readonly roots: readonly RootType[];
}
