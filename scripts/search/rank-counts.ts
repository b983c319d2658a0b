/** Counts at which place the right answer comes. Pure. */

export interface RankCounts {
  asked: number;
  first: number;
  topThree: number;
  /** Sum of one over the rank of the right answer. */
  reciprocal: number;
}

export function newCounts(): RankCounts {
  return { asked: 0, first: 0, topThree: 0, reciprocal: 0 };
}

/** `rank` counts from 0; -1 says that the right answer is not among the answers. */
export function addRank(counts: RankCounts, rank: number): void {
  counts.asked += 1;
  if (rank === 0) counts.first += 1;
  if (rank >= 0 && rank < 3) counts.topThree += 1;
  if (rank >= 0) counts.reciprocal += 1 / (rank + 1);
}

export function shareOf(count: number, asked: number): string {
  return asked === 0 ? '   –  ' : `${((100 * count) / asked).toFixed(1).padStart(5)} %`;
}

export function formatRankCounts(
  name: string,
  { asked, first, topThree, reciprocal }: RankCounts,
): string {
  const mrr = asked === 0 ? '–' : (reciprocal / asked).toFixed(3);
  return `${name.padEnd(22)} ${String(asked).padStart(6)}   first ${shareOf(first, asked)}   top three ${shareOf(topThree, asked)}   MRR ${mrr}`;
}

/** The value below which the given share of all values is. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
