/** The labelled queries: what readers type, and the pages that answer it. Pure. */

import { createHash } from 'node:crypto';

export interface LabelledQuery {
  readonly query: string;
  /** Any of these pages is right. */
  readonly routes: readonly string[];
  readonly kind: string;
}

/** The half that nobody looks at while tuning, chosen by the query itself: a new row cannot be put where it helps. */
export function isHeldOut({ query }: LabelledQuery): boolean {
  return createHash('sha256').update(query).digest().readUInt8(0) % 2 === 0;
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
