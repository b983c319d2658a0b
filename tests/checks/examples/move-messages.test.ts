/** What the checker says of Move: one cause is one result, and a failing test says why. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { checker } from '../../../scripts/checks/examples/move/move.ts';
import { blocksOfPage } from '../../../scripts/checks/examples/page/blocks.ts';
import { readPage } from '../../../scripts/checks/examples/page/read-page.ts';
import { unitsOfPage } from '../../../scripts/checks/examples/units.ts';
import { plantedErrors } from '../../support/planted-errors.ts';
import { makeProject } from './project.ts';
import type { Project } from './project.ts';

let project: Project;

beforeAll(() => {
  project = makeProject();
});

afterAll(() => project.remove());

/** `line code: message / fix` of each result. */
async function describe(...lines: readonly string[]): Promise<readonly string[]> {
  const text = ['```move', 'module example::m;', ...lines, '```', ''].join('\n');
  const page = readPage({ path: 'docs/a.mdx', text }).value;
  if (!page) throw new Error('the page cannot be read');
  const options = { month: '2026-01', files: [], loadFile: () => null };
  const units = unitsOfPage(blocksOfPage(page, options).blocks);
  const [results = []] = await checker.check(units, { root: project.root });
  return results
    .filter(({ level }) => level === 'error')
    .map(({ line, code, message, fix }) => `${line} ${code}: ${message} / ${fix}`);
}

test('of several tests the endless one is named, and no other', async () => {
  const results = await describe(
    '#[test]',
    'fun on_and_on() { loop {} }',
    '#[test]',
    'fun wrong() { assert!(false) }',
  );
  expect(results).toEqual([
    '3 move-test: the test on_and_on fails: it does not end / let its loops end',
    expect.stringContaining('5 move-test: the test wrong fails: it aborts'),
  ]);
});

test('a test that fails inside the framework names the module of the framework', async () => {
  expect(
    await describe(
      '#[test]',
      'fun full() { sui::balance::create_for_testing<u8>(3).destroy_zero() }',
    ),
  ).toEqual([
    '3 move-test: the test full fails: it aborts with code 0 in sui::balance / correct the test, or the code that it tests',
  ]);
});

test('a test that fails in a helper is reported at the line that gives up', async () => {
  const results = await describe(
    'fun helper(v: vector<u64>): u64 {',
    '    v[3]',
    '}',
    '#[test]',
    'fun short() { helper(vector[1]); }',
  );
  expect(results).toEqual([
    '3 move-test: the test short fails: a vector is read or emptied past its end in example::m / correct the test, or the code that it tests',
  ]);
});

test('names that a wrong import should have brought are not reported as well', async () => {
  const results = await describe(
    'use sui::clocks::Clock;',
    'public fun now(clock: &Clock): u64 { clock.timestamp_ms() }',
    'public fun lost(key: &Unknown) { abort }',
  );
  expect(results.map((result) => result.split(':')[0])).toEqual(['2 E03002', '4 E03004']);
});

test('arguments in the wrong order are one result', async () => {
  const results = await describe(
    'use sui::{balance::Balance, coin::{Self, Coin}};',
    'public fun half<T>(all: &mut Balance<T>, ctx: &mut TxContext): Coin<T> {',
    '    coin::take(all, ctx, 1)',
    '}',
  );
  expect(results).toHaveLength(1);
  expect(results[0]).toMatch(/^4 E04007: .*expected .*TxContext, given/);
});

test.each(plantedErrors)('%j is told as the playground tells it', async (lines, explained) => {
  const results = await describe(...lines);
  expect(results.map((result) => result.replace(/: .*? \/ /s, ' ')).join('\n')).toBe(explained);
});
