/** Rules of the ranking, each on a small site. */

import { describe, expect, it } from 'vitest';
import type { SearchIndex } from '../../site/src/search/engine/index/search-index';
import { readQuery } from '../../site/src/search/engine/query';
import { rankRules, type RankRules } from '../../site/src/search/engine/rank-rules';
import { rankText } from '../../site/src/search/engine/rank-text';
import { indexOf, page, symbol } from './support';

const move = '/references/framework/sui';

const site = indexOf({
  pages: [page(`${move}/pay`, 'sui::pay'), page(`${move}/coin`, 'sui::coin')],
  symbols: [symbol('move:sui::pay::split', `${move}/pay#split`, 'internal function', 'Splits.')],
});

function nameOf(record: number, index: SearchIndex): string {
  const found = index.records[record];
  const route = index.pages[found?.page ?? -1]?.route ?? '?';
  return `${route.split('/').slice(-2).join('/')}${found?.anchor ? `#${found.anchor}` : ''}`;
}

const namesOf = (records: readonly number[]): string =>
  records.map((record) => nameOf(record, site)).join(' ');

const scoresOf = (text: string, index: SearchIndex, rules: Partial<RankRules> = {}): number[] =>
  rankText(readQuery(text), index, { ...rankRules, ...rules }).records.map(({ score }) => score);

describe('a title that fits', () => {
  it('counts for the best two hundred places', () => {
    const pages = Array.from({ length: 210 }, (_, at) => page(`/guides/p${at}`, 'Coin'));
    const scores = scoresOf('coin', indexOf({ pages }));
    expect(scores.filter((score) => score > 0)).toHaveLength(210);
    expect(scores.filter((score) => score === scores[0])).toHaveLength(200);
  });

  it('may be any phrase that the page asks to be found by', () => {
    const conventions = { ...page('/conventions', 'Conventions'), keywords: ['Hot potato'] };
    const index = indexOf({ pages: [conventions, page('/other', 'Other')] });
    const [fits = 0] = scoresOf('hot potato', index);
    const [plain = 0] = scoresOf('hot potato', index, { titleFit: 0 });
    expect(fits / plain).toBeCloseTo(1 + rankRules.titleFit);
  });

  it('counts less when the query says more', () => {
    const index = indexOf({ pages: [page('/gas', 'Gas'), page('/other', 'Other')] });
    const worth = (rules: Partial<typeof rankRules>): number =>
      (scoresOf('gas budget', index)[0] ?? 0) / (scoresOf('gas budget', index, rules)[0] ?? 1);
    expect(worth({ titleFit: 0 })).toBeGreaterThan(1);
    expect(worth({ titleFit: 0 })).toBeLessThan(1 + rankRules.titleFit);
  });
});

it('an unknown word is equally rare, whatever the phrase that stands for it is made of', () => {
  const pages = ['Owned object', 'Shared object', 'Shared', 'Shared'];
  const index = indexOf({
    pages: pages.map((title, at) => page(`/guides/p${at}`, title)),
    synonyms: [
      ['xa', 'owned object'],
      ['xb', 'shared object'],
    ],
  });
  expect(scoresOf('xa', index)[0]).toBeGreaterThan(0);
  expect(scoresOf('xb', index)).toEqual(scoresOf('xa', index));
});

it('a word in the path alone finds nothing', () => {
  const found = namesOf(rankText(readQuery('pay'), site).records.map(({ record }) => record));
  expect(found).toContain('sui/pay');
  expect(found).not.toContain('sui/pay#split');
});

it('a page with pages below it comes behind a page that says the same, unless it is generated', () => {
  const routes = [
    '/guides/left',
    '/guides/left/open',
    '/guides/right',
    '/references/a',
    '/references/a/b',
  ];
  const index = indexOf({ pages: routes.map((route) => page(route, 'Vault', [])) });
  const { records } = rankText(readQuery('vault'), index);
  const scoreOf = (route: string): number =>
    records.find(({ record }) => index.pages[record]?.route === route)?.score ?? 0;
  expect(scoreOf('/guides/left') / scoreOf('/guides/right')).toBeCloseTo(rankRules.overview, 5);
  expect(scoreOf('/references/a')).toBeCloseTo(scoreOf('/references/a/b'), 5);
});
