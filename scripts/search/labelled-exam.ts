/** Asks the labelled queries. Pure but for the clock. */

import type { LabelledQuery } from './labelled.ts';
import { addRank, newCounts, type RankCounts } from './rank-counts.ts';

/** Routes of the answers, best first, each once. */
export type Ask = (query: string) => readonly string[];

export interface LabelledResult {
  readonly counts: RankCounts;
  readonly misses: readonly LabelledMiss[];
  /** Queries none of whose pages is written yet. */
  readonly apart: readonly LabelledQuery[];
}

export interface LabelledMiss {
  readonly query: LabelledQuery;
  /** From 0; -1 when the page is not among the answers. */
  readonly rank: number;
  readonly got: readonly string[];
}

export function askLabelled(
  queries: readonly LabelledQuery[],
  routes: ReadonlySet<string>,
  ask: Ask,
): LabelledResult {
  const counts = newCounts();
  const misses: LabelledMiss[] = [];
  const isWritten = (query: LabelledQuery): boolean =>
    query.routes.some((route) => routes.has(route));
  for (const query of queries.filter(isWritten)) {
    const got = ask(query.query);
    const rank = got.findIndex((route) => query.routes.includes(route));
    addRank(counts, rank);
    if (rank !== 0) misses.push({ query, rank, got: got.slice(0, 3) });
  }
  return { counts, misses, apart: queries.filter((query) => !isWritten(query)) };
}
