/** The best of many scored places are those of a sorted list of all. */

import { describe, expect, it, vi } from 'vitest';
import { byScore, keepBest } from '../../site/src/search/engine/best';

/** Scores that repeat, in an order that is the same in every run. */
function scored(count: number): { record: number; score: number }[] {
  return Array.from({ length: count }, (_, at) => ({
    record: (at * 7919) % count,
    score: ((at * 104_729) % 97) / 10,
  }));
}

describe('the best of many places', () => {
  it.each([0, 1, 9, 10, 11, 19, 20, 21, 1_000])('are those of a sorted list of %i', (count) => {
    const all = scored(count);
    const best = keepBest(10);
    for (const { record, score } of all) best.add(record, score);
    expect(best.sorted()).toEqual(all.toSorted(byScore).slice(0, 10));
  });

  it('are the first of equal ones, whenever they come', () => {
    const best = keepBest(3);
    for (let entry = 49; entry >= 0; entry -= 1) best.add(entry, 1);
    expect(best.sorted().map(({ record }) => record)).toEqual([0, 1, 2]);
  });

  it('come worst first as well', () => {
    const best = keepBest(3);
    for (let entry = 0; entry < 50; entry += 1) best.add(entry, entry);
    expect(best.sorted().map(({ record }) => record)).toEqual([49, 48, 47]);
  });

  it('are sorted rarely, and never more than twice as many', () => {
    const sort = vi.spyOn(Array.prototype, 'sort');
    const best = keepBest(10);
    for (let record = 0; record < 1_000; record += 1) best.add(record, -record);
    best.sorted();
    const lengths = sort.mock.contexts.map((sorted) => (sorted as unknown[]).length);
    sort.mockRestore();
    expect(lengths).toEqual([20, 10]);
  });
});
