/** What stands in `docs/generated` beside the MDX of each page, one file for each reference. Types only. */

/** `_markdown/<reference>.json`, by route. */
export type MarkdownFile = Readonly<Record<string, MarkdownBody>>;

/**
 * A page below its title as plain Markdown, cut at each address inside the site: Markdown, address,
 * Markdown, address, …, Markdown. The site alone knows where it is served.
 */
export type MarkdownBody = readonly string[];

/** `_search/<reference>.json`. */
export type SearchFile = readonly SearchableGeneratedPage[];

export interface SearchableGeneratedPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** In reading order. The first is the page itself: no anchor, its title as heading. */
  readonly sections: readonly SearchSection[];
}

export interface SearchSection {
  readonly anchor: string | null;
  readonly heading: string;
  /** 1 for the page, 2 to 6 for headings, 7 for a row of a table that has an anchor. */
  readonly depth: number;
  /** One string for each block. */
  readonly text: readonly string[];
  readonly code: readonly string[];
  /** What programs print, as the page quotes it. */
  readonly messages: readonly string[];
  /** Whether the language keeps it from other packages: a Move function that is not public. */
  readonly isInternal: boolean;
}
