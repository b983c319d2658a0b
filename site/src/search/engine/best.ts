/** The best of many scored places, without a list of all of them. Pure. */

export interface ScoredPlace {
  readonly place: number;
  readonly score: number;
}

export interface BestPlaces {
  add(place: number, score: number): void;
  /** The best first; of equal ones the lower number. */
  sorted(): ScoredPlace[];
}

export function byScore(a: ScoredPlace, b: ScoredPlace): number {
  return b.score - a.score || a.place - b.place;
}

/** Keeps `limit` places. Twice as many are gathered before the worse half goes, so that sorting is rare. */
export function keepBest(limit: number): BestPlaces {
  let retained: ScoredPlace[] = [];
  let least = -Infinity;
  const cut = (): void => {
    retained = retained.sort(byScore).slice(0, limit);
    least = retained[limit - 1]?.score ?? least;
  };
  return {
    add(place, score) {
      if (score < least) return;
      retained.push({ place, score });
      if (retained.length >= 2 * limit) cut();
    },
    sorted() {
      cut();
      return retained;
    },
  };
}
