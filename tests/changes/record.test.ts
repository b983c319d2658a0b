/** What a release records: changes, what is gone with its page, what came, and where pages moved to. */

import { describe, expect, it } from 'vitest';
import { fileOfRecord, sinceOf } from '../../generators/changes/model/record.ts';
import type { Releases } from '../../generators/changes/model/record.ts';
import { readReleases } from '../../generators/changes/read/records.ts';
import type { Target } from '../../generators/core/links.ts';
import type { Change } from '../../scripts/intake/grade/change.ts';
import type { Release } from '../../scripts/intake/release/plan.ts';
import { printRemoved, printRecord } from '../../scripts/intake/release/apply-record.ts';
import type { Recorded } from '../../scripts/intake/release/record.ts';
import { planRecord } from '../../scripts/intake/release/record.ts';
import { july, release, target } from './small-releases.ts';

const pay = [
  target('move:sui::pay', '/pay', null),
  target('move:sui::pay::split', '/pay', 'split'),
  target('move:sui::pay::join', '/pay', 'join'),
];
const coin = [
  target('move:sui::coin', '/coin', null),
  target('move:sui::coin::burn', '/coin', 'burn'),
];
const gone = (id: string, more: Partial<Change> = {}): Change => ({
  id,
  grade: 'breaking',
  rule: 'move/function-gone',
  message: 'the function is gone',
  before: `fun ${id}`,
  after: null,
  ...more,
});

function record(
  known: Releases,
  next: Release,
  targets: { readonly before: readonly Target[]; readonly after: readonly Target[] },
  changes: readonly Change[] = [],
): Recorded {
  const renames = [{ from: 'move:sui::coin::burn', to: 'move:sui::coin::melt', reason: 'shape' }];
  const recorded = planRecord(known, next, { changes, renames: renames as never }, targets);
  if (recorded === null) throw new Error('nothing was recorded');
  return recorded;
}

describe('a release', () => {
  const after = [
    target('move:sui::coin', '/coin', null),
    target('move:sui::coin::melt', '/coin', 'melt'),
    target('move:sui::bag', '/bag', null),
    target('move:sui::bag::new', '/bag', 'new'),
  ];
  const august = release('August 2025');
  const first = record(july, august, { before: [...pay, ...coin], after }, [
    gone('move:sui::coin::burn', { deprecation: 'Use melt.' }),
  ]);

  it('names what came, without the parts of what is new', () => {
    expect(first.record.added).toEqual(['move:sui::bag', 'move:sui::coin::melt']);
    const all = { records: [...july.records, first.record], gone: first.gone };
    const { label, route } = sinceOf(all).get('move:sui::bag') ?? {};
    expect([label, route]).toEqual(['August 2025', '/references/changes/august-2025']);
    expect(sinceOf(all).has('move:sui::coin')).toBe(false);
  });

  it('keeps the page of what went whole, and tells the rest on its own page', () => {
    expect(first.gone.map(({ id, route, anchor }) => [id, route, anchor])).toEqual([
      ['move:sui::coin::burn', null, null],
      ['move:sui::pay', '/pay', null],
      ['move:sui::pay::join', '/pay', 'join'],
      ['move:sui::pay::split', '/pay', 'split'],
    ]);
    expect(first.gone[0]).toMatchObject({
      declaration: 'fun move:sui::coin::burn',
      note: 'Use melt.',
      to: 'move:sui::coin::melt',
      since: null,
      gone: 2,
    });
  });

  it('leads from what is gone to what upstream says to use, also where that was there before', () => {
    const known = [
      target('ts:utils/toHEX', '/utils', 'a'),
      target('ts:utils/toHex', '/utils', 'b'),
    ];
    const { gone: lost } = record(july, august, { before: known, after: known.slice(1) }, [
      gone('ts:utils/toHEX', { deprecation: 'use toHex instead' }),
    ]);
    expect(lost.map(({ id, to }) => [id, to])).toEqual([['ts:utils/toHEX', 'ts:utils/toHex']]);
  });

  it('forgets what came back, and gives way to a page that lives again', () => {
    const known = { records: [...july.records, first.record], gone: first.gone };
    const back = [...after, target('move:sui::pay::join', '/pay', 'join')];
    const second = record(known, release('September 2025'), {
      before: after,
      after: back.filter(({ id }) => id !== 'move:sui::bag::new'),
    });
    expect(second.gone.map(({ id, route, gone: from }) => [id, route, from])).toEqual([
      ['move:sui::bag::new', null, 3],
      ['move:sui::coin::burn', null, 2],
      ['move:sui::pay', null, 2],
      ['move:sui::pay::split', null, 2],
    ]);
    expect(second.gone[0]?.since).toBe(2);
    expect(second.record.added).toEqual(['move:sui::pay::join']);
  });

  it('sends the readers of a page to where its thing is now', () => {
    const moved = [target('move:sui::pay', '/elsewhere', null), ...pay.slice(1)].map(
      (location) => ({
        ...location,
        route: '/elsewhere',
      }),
    );
    const { moves, gone: lost } = record(july, august, { before: pay, after: moved });
    expect([moves, lost]).toEqual([[{ from: '/pay', to: '/elsewhere' }], []]);
  });

  it('is not recorded twice: the same sources again say nothing', () => {
    const same = { before: after, after };
    expect(planRecord(july, release('July 2025'), NOTHING, same)).toBeNull();
    const known = { records: [...july.records, first.record], gone: first.gone };
    expect(planRecord(known, august, NOTHING, same)).toBeNull();
  });

  it('under the name of the last one is an update of it, with a page of its own', () => {
    const newer = { ...release('July 2025'), sdk: '1.39.1' };
    const update = record(july, newer, { before: after, after });
    expect([update.record.name, fileOfRecord(update.record)]).toEqual([
      'July 2025, update 1',
      'schema/releases/02-july-2025-update-1.json',
    ]);
    const known = { records: [...july.records, update.record], gone: [] };
    expect(planRecord(known, newer, NOTHING, { before: after, after })).toBeNull();
  });

  it('is read as it was written, and a torn record is a fault', () => {
    const texts = [...july.records, first.record].map((saved) => ({
      path: fileOfRecord(saved),
      text: printRecord(saved),
    }));
    const lost = { path: 'schema/releases/gone.json', text: printRemoved(first.gone) };
    expect(readReleases([...texts, lost]).value).toEqual({
      records: [...july.records, first.record],
      gone: first.gone,
    });
    const filesWithErrors = (files: typeof texts): readonly (string | undefined)[] =>
      readReleases(files).diagnostics.map(({ at }) => at?.file);
    expect(filesWithErrors([...texts.slice(1), lost])).toContain(
      'schema/releases/02-august-2025.json',
    );
    expect(filesWithErrors([...texts, { ...lost, text: '[' }])).toEqual([lost.path]);
    expect(filesWithErrors(texts)).toEqual([lost.path]);
  });
});

const NOTHING = { changes: [], renames: [] };
