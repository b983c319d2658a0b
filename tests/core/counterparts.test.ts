/** The table that joins one act on five surfaces, and what a page shows of it. */

import { describe, expect, it } from 'vitest';
import { counterpartsOf, readCounterparts } from '../../generators/core/counterparts.ts';
import type { Counterparts } from '../../generators/core/counterparts.ts';
import { buildLinks } from '../../generators/core/links.ts';
import type { Links } from '../../generators/core/links.ts';
import { printFlow } from '../../generators/core/mdx.ts';

const HEAD = 'act\tmove\tts\tcli\tgraphql\trpc';

function read(...rows: string[]): Counterparts {
  const outcome = readCounterparts({ path: 'table.tsv', text: [HEAD, ...rows, ''].join('\n') });
  if (!outcome.value) throw new Error(outcome.diagnostics[0]?.message);
  return outcome.value;
}

function linksTo(...ids: string[]): Links {
  const targets = ids.map((id) => ({
    id,
    route: `/${id.replace(/[^a-z]/gi, '-')}`,
    anchor: null,
    label: id.split(/::|\//).at(-1) ?? id,
    kind: 'x',
    summary: null,
  }));
  const { value } = buildLinks(targets);
  if (!value) throw new Error('the test claims an id twice');
  return value;
}

const SPLIT =
  'Split a coin\tsui::coin::split\ttransactions/Transaction.splitCoins\tclient/ptb#--split-coins\tSplitCoinsTransaction\t';

/** The printed words without the escapes that keep them words. */
function shown(...args: Parameters<typeof counterpartsOf>): string {
  return printFlow(counterpartsOf(...args)).replaceAll('\\', '');
}

describe('the counterparts table', () => {
  it('gives every id its prefix and leaves out empty cells', () => {
    const [row] = read(SPLIT).rows;
    expect(row?.places.flatMap((place) => place.ids)).toEqual([
      'move:sui::coin::split',
      'ts:transactions/Transaction.splitCoins',
      'cli:client/ptb#--split-coins',
      'graphql:SplitCoinsTransaction',
    ]);
  });

  it('reads several ids in one cell', () => {
    const [row] = read(
      'Read coins\t\tclient/SuiClient.getCoins\t\tAddress.coins Object.coins\tsuix_getCoins',
    ).rows;
    expect(row?.places.find((place) => place.surface === 'GraphQL')?.ids).toEqual([
      'graphql:Address.coins',
      'graphql:Object.coins',
    ]);
  });

  it.each([
    ['a missing column line', 'act\tmove\n', 1],
    ['a row with too few cells', `${HEAD}\nSplit\tsui::coin::split\n`, 2],
    ['a row without an act', `${HEAD}\n\tsui::coin::split\tutils/x\t\t\t\n`, 2],
    ['a row with one surface only', `${HEAD}\nSplit\tsui::coin::split\t\t\t\t\n`, 2],
  ])('names %s with its line', (_what, text, line) => {
    const outcome = readCounterparts({ path: 'table.tsv', text });
    expect(outcome.value).toBeNull();
    expect(outcome.diagnostics.map((one) => [one.code, one.at?.line])).toEqual([
      ['core/counterparts', line],
    ]);
  });

  it('shows the siblings of a symbol and not the symbol itself', () => {
    const links = linksTo('move:sui::coin::split', 'ts:transactions/Transaction.splitCoins');
    expect(shown(read(SPLIT), 'move:sui::coin::split', links)).toBe(
      '**Same thing elsewhere** (Split a coin): TypeScript SDK [`Transaction.splitCoins`](/ts-transactions-Transaction-splitCoins)',
    );
  });

  it('shows a list when a symbol takes part in several acts', () => {
    const table = read('One\tsui::a::b\tx/y\t\t\t', 'Two\tsui::a::b\tx/z\t\t\t');
    const words = shown(table, 'move:sui::a::b', linksTo('ts:x/y', 'ts:x/z'));
    expect(words).toContain('- One: TypeScript SDK [`y`]');
    expect(words).toContain('- Two: TypeScript SDK [`z`]');
  });

  it('shows nothing for a symbol without siblings that exist', () => {
    expect(
      counterpartsOf(read(SPLIT), 'move:sui::coin::split', linksTo('move:sui::coin::split')),
    ).toEqual([]);
    expect(
      counterpartsOf(read(SPLIT), 'move:sui::coin::join', linksTo('move:sui::coin::join')),
    ).toEqual([]);
  });
});
