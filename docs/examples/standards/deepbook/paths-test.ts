// Tests the search on a small market that never changes: npx tsx paths-test.ts

import assert from 'node:assert/strict';
import type { Hop } from './paths';
import { best, paths } from './paths';

const markets = [
  { pool: 'A_D', base: 'A', quote: 'D' },
  { pool: 'A_B', base: 'A', quote: 'B' },
  { pool: 'B_D', base: 'B', quote: 'D' },
  { pool: 'C_B', base: 'C', quote: 'B' },
  { pool: 'C_D', base: 'C', quote: 'D' },
];
/** What one unit gives, by coin in and coin out. */
const rates: Record<string, number> = { AD: 0, AB: 2, BD: 3, BC: 4, CD: 0.5 };
const ask = (hop: Hop, amount: number) =>
  Promise.resolve({ out: amount * (rates[hop.from + hop.to] ?? 0), deep: 0 });
const names = (found: readonly Hop[][]) =>
  found.map((hops) => hops.map(({ pool }) => pool).join(' '));

const all = paths(markets, 'A', 'D', 3);
assert.deepEqual(names(all), ['A_D', 'A_B B_D', 'A_B C_B C_D']);
console.log('three routes of at most three hops');

assert.deepEqual(names(paths(markets, 'A', 'D', 2)), ['A_D', 'A_B B_D']);
console.log('a limit of two hops drops the longest');

assert.deepEqual(
  all[2]?.map(({ sellsBase }) => sellsBase),
  [true, false, true],
);
console.log('a hop from quote to base buys base');

const route = await best(all, 10, ask);
assert.equal(route?.out, 60);
assert.equal(route.hops.length, 2);
console.log('the empty direct pool loses against two hops');

assert.equal(await best(all, 0, ask), null);
assert.deepEqual(paths(markets, 'A', 'X', 3), []);
console.log('no amount or no connection: no route');
