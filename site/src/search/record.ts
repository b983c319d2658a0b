/** What search knows about one place of the site, in the record format of DocSearch. Pure data. */

import type { Kind } from './kinds';

export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];
export type RecordType = Exclude<Level, 'lvl0'> | 'content';
export type Hierarchy = Readonly<Record<Level, string | null>>;

/** A place is one address with its anchor: one heading record, and one record for each piece of its text. */
export interface SearchRecord {
  /** Address and anchor, with a counter for pieces of text. The same in every build. */
  readonly objectID: string;
  /** Absolute, with the anchor. */
  readonly url: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** At most 500 characters. Of a heading record: its summary, if it has one. */
  readonly content: string | null;
  readonly kind: Kind;
  /** Entities that are defined at this place. */
  readonly symbols: readonly RecordSymbol[];
  /** Of pages only: words that the author wants the page to be found by. */
  readonly keywords: readonly string[];
  /** What other pages say where they link here. */
  readonly mentions: readonly string[];
  /** Identifiers in code blocks. */
  readonly code: readonly string[];
}

export interface RecordSymbol {
  /** `graphql:Coin.balance`. */
  readonly id: string;
  /** As readers write it: `Coin.balance`. */
  readonly label: string;
  /** What it is: `field`. */
  readonly kind: string;
}
