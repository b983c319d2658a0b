/** What a query of the search costs, today and when the site is ten times as large. Reads `docs/`. */

import { search } from '../../site/src/search/engine/search.ts';
import type { SearchRecord } from '../../site/src/search/record.ts';
import { buildIndexFiles, loadRecords, openFiles, siteUrl } from '../search/engine.ts';
import { loadLabelledSets } from '../search/labelled-sets.ts';
import { percentile } from '../search/rank-counts.ts';
import type { Bench, BenchRow } from './registry.ts';

const TIMES = 10;
/** Milliseconds of CPU time that 95 of 100 queries may take. */
const limits = { today: 10, tenTimes: 40 } as const;

export const bench: Bench = {
  summary: 'the labelled queries over the records of today and over ten times as many',
  run: () => {
    const records = loadRecords();
    return Promise.resolve([
      rowOf('records of today', timesOf(records), limits.today),
      rowOf('ten times the records', timesOf(repeated(records)), limits.tenTimes),
    ]);
  },
};

function rowOf(name: string, times: readonly number[], limit: number): BenchRow {
  const most = percentile(times, 0.95);
  return {
    name: `${name}: CPU ms of 95 in 100 queries`,
    count: Math.round(most * 10) / 10,
    floor: limit,
    ratio: most / limit,
    aim: 1,
  };
}

/** The same texts on pages of other addresses: every word becomes ten times as common. */
function repeated(records: readonly SearchRecord[]): readonly SearchRecord[] {
  const text = JSON.stringify(records);
  return Array.from({ length: TIMES }, (_, copy) => {
    const moved = text.replaceAll(siteUrl, `${siteUrl}/copy-${copy}`);
    return JSON.parse(moved) as readonly SearchRecord[];
  }).flat();
}

/** Milliseconds of each query; the first round, in which the engine is compiled, does not count. */
function timesOf(records: readonly SearchRecord[]): readonly number[] {
  const index = openFiles(buildIndexFiles(records));
  const queries = loadLabelledSets().flatMap((set) => set.queries.map(({ query }) => query));
  const ask = (query: string): number => {
    const before = process.cpuUsage();
    search(query, index);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  queries.forEach(ask);
  return queries.map(ask);
}
