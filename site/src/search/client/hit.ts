/** One answer as both engines give it to the modal and to the search page. Pure types. */

import type { AnsweringTerms } from '../engine/highlight';
import type { Kind } from '../kinds';

export interface Hit {
  readonly id: string;
  /** Path and anchor on this site, or a whole address elsewhere. Checked: nothing but http and https. */
  readonly url: string;
  readonly isExternal: boolean;
  /** Title of the group: what kind of page this is. */
  readonly group: string;
  readonly page: string;
  /** Headings between the page and the hit. */
  readonly trail: readonly string[];
  /** With marks. */
  readonly title: string;
  /** With marks; null while it is not here, and for hits without text. */
  readonly text: string | null;
  /** What a symbol is: `field`. */
  readonly symbolKind: string | null;
  /** 1 for a page, 2 for what is on a page. */
  readonly level: 1 | 2;
  /** Asks for the text that is not here yet. */
  readonly late: LateText | null;
}

export interface LateText {
  readonly record: number;
  readonly terms: AnsweringTerms;
  readonly words: number;
}

export interface SearchRequest {
  readonly query: string;
  /** None means all. */
  readonly kinds: readonly Kind[];
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /** Words of a snippet. */
  readonly words: number;
  /** The best hit of every page first, or all hits of a page together. */
  readonly order: HitOrder;
}

export type HitOrder = 'spread' | 'pages';

export interface SearchResult {
  readonly hits: readonly Hit[];
  readonly total: number;
  /** Whether there may be more: the counting ended there, or only names have answered so far. */
  readonly isCapped: boolean;
  readonly counts: readonly (readonly [Kind, number])[];
  /** For analytics, where the hosted service gives one. */
  readonly queryId: string | null;
  /** Whether the hosted service did not answer, and the index of the site did. */
  readonly isFallback: boolean;
}

/** As readers see it: `1,024`, or `400+`. */
export function displayedCount({
  total,
  isCapped,
}: Pick<SearchResult, 'total' | 'isCapped'>): string {
  return `${total.toLocaleString('en-US')}${isCapped ? '+' : ''}`;
}

export interface SearchSource {
  /** Rejects with an error named `RetryError` when no answer can be had. */
  search(request: SearchRequest): Promise<SearchResult>;
  /** With marks. Resolves to nothing when the text cannot be had. */
  lateText(late: LateText): Promise<string>;
  /** Loads ahead what a query will need. */
  warm(): void;
  /** Calls back when answers become better without a new query: the rest of the index is here. */
  onChange(listener: () => void): () => void;
}

/** The name that DocSearch shows its error screen for. */
export function retryError(message: string): Error {
  return Object.assign(new Error(message), { name: 'RetryError' });
}
