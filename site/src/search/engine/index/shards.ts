/** The files of the index: arrays all through, so that no name of the content is ever a key. Pure types. */

/** Raised whenever the files mean something else than before. */
export const INDEX_FORMAT = 3;

/** Pages and symbols: enough to answer who asks for a name. */
export type NameShard = readonly [
  format: number,
  /** Packed, in byte order; a page's number is its place in this list. */
  routes: string,
  /** A line for each page. */
  titles: string,
  /** A character for each page: its kind, as a place in `kinds`, from `A`. */
  pageKinds: string,
  /** What symbols are: `field`, `function`. */
  symbolKinds: readonly string[],
  /** A line for each page: the kind of the symbol that it defines as a whole, with its label when that is not the title; or nothing. */
  roots: string,
  /** For each page a line for each member, and an empty line. */
  members: string,
];

/** Headings, and the words of all texts. */
export type WordShard = readonly [
  format: number,
  /** For each page a line for each heading that is not a symbol, and an empty line. */
  headings: string,
  /** Packed, in byte order. */
  terms: string,
  /** A line for each term: the gaps between the places where it occurs. */
  gaps: string,
  /** First page of each file of texts. */
  chunks: readonly number[],
  /** Phrases of one meaning. */
  synonyms: readonly (readonly string[])[],
  /** A line for each page: phrases that its author wants it to be found by, between tabs. */
  phrases: string,
];

/** Texts of the pages from one chunk's first to the next one's: for each page, for each of its places. */
export type TextChunk = readonly (readonly string[])[];

export const shardFiles = { names: 'names.json', text: 'words.json' } as const;

export function chunkFile(number: number): string {
  return `text-${number}.json`;
}

/** Next to the folders of the indices: the name of the current one, in a list. */
export const currentFile = 'search-current.json';
