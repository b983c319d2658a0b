/** The labelled queries: what readers type, and the pages that answer it. Pure. */

export interface LabelledQuery {
  readonly query: string;
  /** Any of these pages is right. */
  readonly routes: readonly string[];
  readonly kind: string;
}

/** Throws on a malformed row: the file is ours. */
export function parseLabelled(text: string): readonly LabelledQuery[] {
  const [, ...rows] = text.trimEnd().split('\n');
  return rows.map((row, index) => {
    const [query, routes, kind, ...more] = row.split('\t');
    if (!query || !routes || !kind || more.length > 0)
      throw new Error(`line ${index + 2} of the labelled queries needs three columns`);
    return { query, routes: routes.split('|'), kind };
  });
}
