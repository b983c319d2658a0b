/** Names of places: which spellings find them, in which order, and which of equal ones comes first. */

import { describe, expect, it } from 'vitest';
import type { IndexRecord } from '../../site/src/search/engine/index/records';
import { compareNames, namesOf, openNames, rankName } from '../../site/src/search/engine/names';
import { readQuery } from '../../site/src/search/engine/query';

function record(
  full: string,
  symbolKind: string | null,
  more: Partial<IndexRecord> = {},
): IndexRecord {
  return { page: 0, order: 0, anchor: 'a', title: full, full, symbolKind, parent: null, ...more };
}

describe('the table of names', () => {
  const table = openNames([
    record('coin::split', 'function'),
    record('coin::splits', 'function'),
    record('pay::split', 'function'),
    record('coin::splice', 'function'),
    record('split split', 'command'),
    record('!', 'function'),
  ]);

  it('finds every end of a path, and each place once', () => {
    expect(table.exact('split')).toEqual([0, 2, 4]);
    expect(table.exact('coinsplit')).toEqual([0]);
    expect(table.exact('')).toEqual([]);
    expect(table.exact('none')).toEqual([]);
  });

  it('finds what begins so, the shortest first, then in byte order, each place once', () => {
    expect(table.prefix('spl', 9)).toEqual([
      { record: 0, key: 'split' },
      { record: 2, key: 'split' },
      { record: 4, key: 'split' },
      { record: 3, key: 'splice' },
      { record: 1, key: 'splits' },
    ]);
    expect(table.prefix('spl', 2).map((hit) => hit.record)).toEqual([0, 2]);
    expect(table.prefix('split', 9).map((hit) => hit.key)).toEqual(['splits', 'splitsplit']);
    expect(table.prefix('zz', 9)).toEqual([]);
  });
});

it('a method of the API is called without its namespace too', () => {
  expect(namesOf(record('suix_getCoins', 'method'))).toEqual(['getCoins', 'suix_getCoins']);
  for (const name of ['timestamp_ms', 'Sui_getCoins', 'a suix_getCoins', 'suix_getCoins now'])
    expect(namesOf(record(name, null))).toEqual([name]);
});

describe('the rank of a name', () => {
  const rankOf = (query: string, full: string, kind: string, more: Partial<IndexRecord>): number =>
    rankName(readQuery(query), record(full, kind, more));

  it.each([
    ['split', 'split', 'class', 0],
    ['Split', 'split', 'class', 1],
    ['dynamic field', 'dynamic_field', 'module', 1],
    ['dynamicField', 'dynamic_field', 'module', 1],
    ['DynamicField', 'dynamic_field', 'module', 2],
    ['_dynamicField', '_DynamicField', 'module', 2],
    ['--json', 'json', 'field', 2.5],
    ['--json', '--json', 'option', 1.5],
    ['getCoins', 'suix_getCoins', 'API method', 0],
    ['suix_getCoins', 'suix_getCoins', 'JSON-RPC method', 0.5],
    ['other', 'split', 'function', 99],
  ])('of %s for %s, a %s, is %s', (query, full, kind, rank) => {
    expect(rankOf(query, full, kind, { anchor: null })).toBe(rank);
  });

  it('is less in plain words for a definition among others, and no less spelled as in a program', () => {
    expect(rankOf('multisig', 'MultiSig', 'interface', {})).toBe(1.6);
    expect(rankOf('MultiSig', 'MultiSig', 'interface', {})).toBe(0);
  });

  it('of a member is that of a definition when it is spelled letter for letter, mark for mark', () => {
    expect(rankOf('metrics-port', 'metrics-port', 'configuration key', {})).toBe(0);
    expect(rankOf('metrics_port', 'metrics_port', 'field', {})).toBe(0);
    expect(rankOf('metrics_port', 'metrics-port', 'field', {})).toBe(2.5);
    expect(rankOf('port', 'port', 'field', {})).toBe(3.5);
  });

  it('is better for a page than for a heading', () => {
    const query = readQuery('gas');
    expect(rankName(query, record('gas', null, { anchor: null }))).toBe(0.5);
    expect(rankName(query, record('gas', null))).toBe(2.5);
  });
});

it('of equal ranks comes what has a page, then kinds, whole names, short addresses, byte order', () => {
  const pages = ['/b', '/a', '/aa'].map((route) => ({ route, title: '', kind: 'move' as const }));
  const compare = (a: Partial<IndexRecord>, b: Partial<IndexRecord>): number =>
    Math.sign(compareNames(record('x', 'function', a), record('x', 'function', b), pages));
  expect(compare({ anchor: null }, {})).toBe(-1);
  expect(compare({ symbolKind: 'API method' }, {})).toBe(-1);
  expect(compare({ symbolKind: 'API method' }, { anchor: null, symbolKind: 'mutation' })).toBe(1);
  expect(compare({ symbolKind: null }, { symbolKind: 'struct' })).toBe(1);
  expect(compare({ full: 'y::x' }, {})).toBe(1);
  expect(compare({ page: 2 }, { page: 0 })).toBe(1);
  expect(compare({ page: 1 }, { page: 0 })).toBe(-1);
  expect(compare({ page: 0 }, { page: 1 })).toBe(1);
  expect(compare({ order: 1 }, { order: 2 })).toBe(-1);
  expect(compare({}, {})).toBe(0);
});
