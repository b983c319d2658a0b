/** A page as search sees it: its names and its sections. Pure data. */

import type { Mention } from './mentions';

export interface SearchPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly isGenerated: boolean;
  /** In reading order. The first is the page itself: no anchor, its title as heading. */
  readonly sections: readonly PageSection[];
  /** What it says of other pages. */
  readonly mentions: readonly Mention[];
}

export interface PageSection {
  readonly anchor: string | null;
  readonly heading: string;
  /** 1 for the page, 2 to 6 for headings, 7 for a row of a table or list that has an anchor. */
  readonly depth: number;
  /** One string for each block. */
  readonly text: readonly string[];
  readonly code: readonly string[];
  /** What programs say, as the page quotes it. */
  readonly messages: readonly string[];
  /** Whether the language keeps it from other packages: a Move function that is not public. */
  readonly isInternal: boolean;
}

/** An entity of a reference, as the generators list it. */
export interface SearchSymbol {
  readonly id: string;
  readonly route: string;
  readonly anchor: string | null;
  readonly label: string;
  readonly kind: string;
  readonly summary: string | null;
  /** Of an error constant, its module and code: `sui::balance:2`. */
  readonly abortCode?: string | null;
}
