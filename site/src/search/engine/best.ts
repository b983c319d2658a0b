/** The best of many scored places, without a list of all of them. Pure. */

export interface ScoredRecord {
  readonly record: number;
  readonly score: number;
}

export interface BestRecords {
  add(record: number, score: number): void;
  /** The best first; of equal ones the lower number. */
  sorted(): ScoredRecord[];
}

export function byScore(a: ScoredRecord, b: ScoredRecord): number {
  return b.score - a.score || a.record - b.record;
}

/** Keeps `limit` places. Twice as many are gathered before the worse half goes, so that sorting is rare. */
export function keepBest(limit: number): BestRecords {
  let retained: ScoredRecord[] = [];
  let least = -Infinity;
  const cut = (): void => {
    retained = retained.sort(byScore).slice(0, limit);
    least = retained[limit - 1]?.score ?? least;
  };
  return {
    add(record, score) {
      if (score < least) return;
      retained.push({ record, score });
      if (retained.length >= 2 * limit) cut();
    },
    sorted() {
      cut();
      return retained;
    },
  };
}
