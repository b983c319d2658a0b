/** The best of many scored places are those of a sorted list of all. */

import { describe, expect, it, vi } from 'vitest';
import { byScore, keepBest } from '../../site/src/search/engine/best';

/** Scores that repeat, in an order that is the same in every run. */
function scored(count: number): { place: number; score: number }[] {
  return Array.from({ length: count }, (_, at) => ({
    place: (at * 7919) % count,
    score: ((at * 104_729) % 97) / 10,
  }));
}

describe('the best of many places', () => {
  it.each([0, 1, 9, 10, 11, 19, 20, 21, 1_000])('are those of a sorted list of %i', (count) => {
    const all = scored(count);
    const best = keepBest(10);
    for (const { place, score } of all) best.add(place, score);
    expect(best.sorted()).toEqual(all.toSorted(byScore).slice(0, 10));
  });

  it('are the first of equal ones, whenever they come', () => {
    const best = keepBest(3);
    for (let place = 49; place >= 0; place -= 1) best.add(place, 1);
    expect(best.sorted().map(({ place }) => place)).toEqual([0, 1, 2]);
  });

  it('come worst first as well', () => {
    const best = keepBest(3);
    for (let place = 0; place < 50; place += 1) best.add(place, place);
    expect(best.sorted().map(({ place }) => place)).toEqual([49, 48, 47]);
  });

  it('are sorted rarely, and never more than twice as many', () => {
    const sort = vi.spyOn(Array.prototype, 'sort');
    const best = keepBest(10);
    for (let place = 0; place < 1_000; place += 1) best.add(place, -place);
    best.sorted();
    const lengths = sort.mock.contexts.map((sorted) => (sorted as unknown[]).length);
    sort.mockRestore();
    expect(lengths).toEqual([20, 10]);
  });
});
