/** The TypeScript reference as plain data: JSON-able, sorted, no TypeDoc classes. Types only. */

import type { SymbolKind } from './kinds.ts';

/** A run of code; `ref` names the symbol it stands for, such as `ts:client/SuiClient`. */
export interface Token {
  readonly text: string;
  readonly ref: string | null;
}

export interface DocModel {
  /** Markdown of upstream, or null. */
  readonly text: string | null;
  /** Type parameters first. */
  readonly parameters: readonly { readonly name: string; readonly text: string }[];
  readonly returns: string | null;
  readonly throws: readonly string[];
  readonly examples: readonly { readonly title: string | null; readonly text: string }[];
  /** What the comment refers to. */
  readonly see: readonly string[];
  /** What else is said, such as a default value: a label, and words that may be empty. */
  readonly notes: readonly { readonly label: string; readonly text: string }[];
  /** Null when not deprecated; empty when no reason is given. */
  readonly deprecation: string | null;
}

/** One way to call a function: overloads have several. */
export interface CallModel {
  readonly code: readonly Token[];
  readonly doc: DocModel;
}

export interface SourceModel {
  /** Relative to the package: `src/client/client.ts`. */
  readonly path: string;
  readonly line: number;
}

export interface RelationModel {
  readonly kind: 'overrides' | 'implements' | 'inherits';
  /** `Named.name`. */
  readonly name: string;
  /** Ids of that member and of what it belongs to; null where nothing documents them. */
  readonly ref: string | null;
  readonly owner: string | null;
}

export type MemberKind = 'constructor' | 'property' | 'accessor' | 'method' | 'value';

export interface MemberModel {
  /** `ts:client/SuiClient.getCoins`. */
  readonly id: string;
  readonly name: string;
  readonly anchor: string;
  readonly kind: MemberKind;
  readonly isStatic: boolean;
  readonly calls: readonly CallModel[];
  readonly source: SourceModel | null;
  /** Id of the member that this one comes from, when the base class is documented too. */
  readonly inheritedFrom: string | null;
  /** What it overrides or implements; and what it comes from, where that has no page. */
  readonly relations: readonly RelationModel[];
}

export interface SymbolModel {
  /** `ts:client/SuiClient`. */
  readonly id: string;
  /** Inside a namespace with its name: `Experimental_SuiClientTypes.CoinBalance`. */
  readonly name: string;
  readonly anchor: string;
  readonly kind: SymbolKind;
  /** It is imported without braces; the name is its own, or none. */
  readonly isDefault: boolean;
  /** A value that is exported as a type: only `import type` takes it. */
  readonly isTypeOnly: boolean;
  /** The declaration; for classes the head only. Empty for functions: they have calls. */
  readonly code: readonly Token[];
  readonly calls: readonly CallModel[];
  readonly doc: DocModel;
  /** Of classes by name; of interfaces, enums, object types and constants in the order of the source. */
  readonly members: readonly MemberModel[];
  /** Ids of the documented classes and interfaces that extend or implement this one. Sorted. */
  readonly subtypes: readonly string[];
  readonly source: SourceModel | null;
  /** Another package that declares it, such as `@mysten/utils`. */
  readonly origin: string | null;
}

export interface EntryModel {
  /** `keypairs/ed25519`. */
  readonly name: string;
  /** Markdown of upstream: what the comment of the module says. */
  readonly text: string | null;
  /** By kind in the order of the page, then by name. */
  readonly symbols: readonly SymbolModel[];
  /** Names that another entry documents. */
  readonly reexports: readonly { readonly name: string; readonly ref: string | null }[];
}

export interface TsModel {
  readonly package: string;
  readonly version: string;
  /** Sorted by name. */
  readonly entries: readonly EntryModel[];
}
