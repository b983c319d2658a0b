/** The search over the real pages: what the issue promises must hold on every machine that generated them. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isReleaseOpen } from '../../generators/changes/load';
import { buildIndexFiles, loadRecords, openFiles } from '../../scripts/search/engine';
import { askLabelled } from '../../scripts/search/labelled-exam';
import { isHeldOut } from '../../scripts/search/labelled';
import { loadLabelledSets } from '../../scripts/search/labelled-sets';
import { countsOf, type IndexCounts } from '../../scripts/search/counts';
import { askSymbols, symbolQuestions, type SymbolAsk } from '../../scripts/search/symbol-exam';
import { root } from '../../scripts/process/tool';
import { popular } from '../../site/src/search/ui/modal/popular';
import type { SearchIndex } from '../../site/src/search/engine/index/search-index';
import { search } from '../../site/src/search/engine/search';
import { parseRows } from '../../site/src/search/engine/words/synonyms';
import type { SearchRecord } from '../../site/src/search/record';
import { cpuOf } from '../support/cpu';

let records: readonly SearchRecord[];
let index: SearchIndex;
let byteCounts: IndexCounts;
const ask: SymbolAsk = (query) =>
  search(query, index)
    .records.slice(0, 20)
    .flatMap((record) => index.records[record] ?? []);

beforeAll(() => {
  records = loadRecords();
  const files = buildIndexFiles(records);
  index = openFiles(files);
  // What hits show is fetched piece by piece: its size is not a promise, and compressing it takes seconds.
  byteCounts = countsOf({ ...files, chunks: [] });
});

describe('the records', () => {
  it('name every symbol of every reference once, at its own address', () => {
    const targets = Object.values(
      JSON.parse(
        readFileSync(path.join(root, 'docs/generated/_data/targets.json'), 'utf8'),
      ) as Record<string, { id: string; route: string; anchor: string | null }[]>,
    ).flat();
    const places = new Map(
      records.flatMap(({ symbols, objectID }) => symbols.map(({ id }) => [id, objectID] as const)),
    );
    const wrong = targets.filter(
      ({ id, route, anchor }) =>
        places.get(id) !== (anchor === null ? route : `${route}#${anchor}`),
    );
    expect(wrong).toEqual([]);
    // Methods have an entry on the page of all methods as well.
    const entries = [...places.keys()].filter((id) => id.startsWith('api:'));
    const known = new Set(targets.map(({ id }) => id));
    expect(entries.filter((id) => !known.has(id.replace('api:', 'rpc:')))).toEqual([]);
    expect(entries.length).toBeGreaterThan(50);
    const removed = JSON.parse(
      readFileSync(path.join(root, 'docs/generated/_data/gone.json'), 'utf8'),
    ) as readonly unknown[];
    expect(records.flatMap(({ symbols }) => symbols)).toHaveLength(
      targets.length + removed.length + entries.length,
    );
  });

  it('have ids of their own and texts that fit', () => {
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(records.filter(({ content }) => (content ?? '').length > 500)).toEqual([]);
  });
});

/** Of every ninth name. */
const leastFirst: Readonly<Record<string, number>> = {
  // Names of a release that nobody has described yet come in between.
  prefix: isReleaseOpen(root) ? 0.9 : 0.95,
};

describe('the tasks of generated pages', () => {
  it('are told of pages that exist', () => {
    const rows = parseRows(readFileSync(path.join(root, 'site/src/search/tasks.tsv'), 'utf8'));
    const routes = new Set(index.pages.map(({ route }) => route));
    expect(rows.filter(([route = '']) => !routes.has(route))).toEqual([]);
  });
});

describe('the index', () => {
  it('is small: names in 35 KB, all in 320 KB', () => {
    expect(byteCounts.names).toBeLessThanOrEqual(35_000);
    expect(byteCounts.names + byteCounts.wordCount).toBeLessThanOrEqual(320_000);
  });

  it('has the popular pages of the start screen under their titles', () => {
    const titles = new Map(
      index.records.map(({ anchor, page, title }) => [anchor ?? index.pages[page]?.route, title]),
    );
    for (const [title, route] of popular.flatMap(({ pages }) => pages))
      expect([route, titles.get(route)]).toEqual([route, title]);
  });

  it('finds symbols first in every spelling', () => {
    const questions = symbolQuestions(index, 'label', 17);
    const { countsByName } = askSymbols(ask, questions, []);
    for (const [name, { first, asked }] of countsByName) {
      expect(asked, name).toBeGreaterThan(0);
      expect(first / asked, name).toBeGreaterThanOrEqual(leastFirst[name] ?? 0.99);
    }
  });

  const sets = loadLabelledSets();
  const queries = sets.flatMap((set) => set.queries);

  it.each(
    sets.flatMap((set) => [
      ['tuned', set.name, set, set.queries.filter((query) => !isHeldOut(query))] as const,
      ['held-out', set.name, set, set.queries.filter(isHeldOut)] as const,
    ]),
  )('answers the %s half of the queries of %s', (_half, _name, { first, topThree }, asked) => {
    expect(asked.length).toBeGreaterThanOrEqual(120);
    const routes = new Set(index.pages.map(({ route }) => route));
    const { counts } = askLabelled(asked, routes, (query) => [
      ...new Set(ask(query).map(({ page }) => index.pages[page]?.route ?? '')),
    ]);
    expect((100 * counts.first) / counts.asked).toBeGreaterThanOrEqual(first);
    expect((100 * counts.topThree) / counts.asked).toBeGreaterThanOrEqual(topThree);
  });

  it('answers a question alike whatever its first letter and its last mark are', () => {
    const words = queries.filter(({ query }) => /^[a-z0-9]+(?: [a-z0-9]+)+$/.test(query));
    const firstOf = (query: string): unknown => ask(query)[0];
    const changed = words.filter(({ query }) => {
      const asked = `${query.charAt(0).toUpperCase()}${query.slice(1)}?`;
      return firstOf(asked) !== firstOf(query);
    });
    // A last word that a question mark ends is not completed.
    expect(changed.length / words.length).toBeLessThanOrEqual(0.03);
  });

  it('answers the worst queries without freezing', () => {
    const worst = [
      'how do I split a coin object owned by another address today',
      'a '.repeat(32),
      'sui '.repeat(16),
      'zq'.repeat(32),
      'aB'.repeat(32),
      '_'.repeat(64),
      'x'.repeat(64),
      'objct trnsfer packge adress validtor checkpont epoc transacton',
      '::'.repeat(32),
      '0x'.repeat(32),
    ];
    const cost = (query: string): number =>
      Math.min(...[1, 2, 3].map(() => cpuOf(() => search(query, index))));
    const ordinary = cost('split a coin owned by an address');
    for (const query of worst) expect(cost(query) / ordinary, query).toBeLessThan(40);
  });
});
