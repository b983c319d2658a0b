/** The table that joins one act on five surfaces, and what a page shows of it. */

import { describe, expect, it } from 'vitest';
import { unknownCounterparts } from '../../generators/core/counterparts/faults.ts';
import {
  counterpartsOf,
  readCounterparts,
} from '../../generators/core/counterparts/counterparts.ts';
import type { Counterparts } from '../../generators/core/counterparts/counterparts.ts';
import { buildLinks } from '../../generators/core/links.ts';
import type { Links } from '../../generators/core/links.ts';
import { printFlow } from '../../generators/core/mdx/print.ts';

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
    ['an empty file', '', '1:1', 'begin with act ⇥ move'],
    ['a missing column line', 'act\tmove\n', '1:1', 'begin with act ⇥ move'],
    ['columns in another order', 'act\tts\tmove\tcli\tgraphql\trpc\n', '1:1', 'begin with act ⇥'],
    ['a row with too few cells', `${HEAD}\nSplit\tsui::a::b\n`, '2:1', 'give it 6'],
    ['a row separated by blanks', `${HEAD}\nSplit sui::a::b x/y\n`, '2:1', 'separated by tabs'],
    ['a row without an act', `${HEAD}\n\tsui::a::b\tx/y\t\t\t\n`, '2:1', 'say in words'],
    ['a row with one surface only', `${HEAD}\nSplit\tsui::a::b\t\t\t\t\n`, '2:1', 'remove the row'],
    ['an id twice', `${HEAD}\nOne\ta::b c::d a::b\tx/y\t\t\t\n`, '2:5', 'keep one of the two'],
    [
      'ids separated by a comma',
      `${HEAD}\nOne\ta::b\tx/y,x/z\t\t\t\n`,
      '2:10',
      'part ids by one blank',
    ],
    [
      'an id with the prefix of a column',
      `${HEAD}\nÄct\ta::b\t\t\t\tts:x/y\n`,
      '2:13',
      'write "x/y" in the column "ts"',
    ],
    ...['x/Y{a', 'x/Y{a,b}', 'x/Y{}', 'x/Y{a}.b', '{a}', 'x/Y}'].map(
      (id): [string, string, string, string] => [
        `a field written as ${id}`,
        `${HEAD}\nOne\ta::b\t${id}\t\t\t\n`,
        '2:10',
        id.includes(',') ? 'part ids by one blank' : 'write a field as Type{field}',
      ],
    ),
    [
      'an act twice, in another case',
      `${HEAD}\nOne  act\ta::b\tx/y\t\t\t\none Act\ta::c\tx/z\t\t\t\n`,
      '3:1',
      'say how they differ',
    ],
    [
      'the same ids under two names',
      `${HEAD}\nOne\ta::b c::d\tx/y\t\t\t\n\nTwo\tc::d a::b\tx/y\t\t\t\n`,
      '4:1',
      'keep one of the two rows',
    ],
  ])('names %s with its place and an order', (_what, text, place, fix) => {
    const outcome = readCounterparts({ path: 'table.tsv', text });
    expect(outcome.value).toBeNull();
    expect(
      outcome.diagnostics.map(({ code, at }) => [code, at?.file, `${at?.line}:${at?.column}`]),
    ).toEqual([['core/counterparts', 'table.tsv', place]]);
    expect(outcome.diagnostics[0]?.fix).toContain(fix);
  });

  it('reads what editors of other systems write: a byte order mark, line ends with a return', () => {
    const text = `\uFEFF${HEAD}\r\n${SPLIT}\r\n`;
    expect(readCounterparts({ path: 'table.tsv', text }).value?.rows.length).toBe(1);
  });

  it.each([
    ['a slip of the pen', 'sui::coin::splt', 'write "sui::coin::split"'],
    ['another case', 'sui::coin::Split', 'write "sui::coin::split"'],
    ['half a name', 'coin::split', 'write "sui::coin::split"'],
    ['an id of another column', 'x/Client.getCoins', 'move it to the column "ts"'],
    ['nothing like it', 'zzz', 'correct the id, or remove it from the row'],
  ])('says what to write for an unknown id: %s', (_what, id, fix) => {
    const table = read(SPLIT, `One\tsui::coin::join ${id}\tx/Client.getCoins\t\t\t`);
    const claimed = ['move:sui::coin::split', 'move:sui::coin::join', 'ts:x/Client.getCoins'];
    expect(
      unknownCounterparts(table, [...claimed, 'ts:transactions/Transaction.splitCoins']).map(
        ({ at, message, fix: order }) => [`${at?.line}:${at?.column}`, message, order],
      ),
    ).toEqual([['3:21', `Move has no "${id}" in this release`, fix]]);
  });

  it('asks for the type of a field in braces, and for the place of the field where it has one', () => {
    const table = read('One\ta::b\tx/Y{name}\t\tZ{name}\t');
    const faults = (...claimed: string[]): unknown[] =>
      unknownCounterparts(table, ['move:a::b', ...claimed]).map(({ at, fix }) => [at?.column, fix]);
    expect(faults('ts:x/Y', 'graphql:Z')).toEqual([]);
    expect(faults('ts:x/Yy', 'graphql:Z')).toEqual([[10, 'write "x/Yy"']]);
    expect(faults('ts:x/Y', 'graphql:Z', 'graphql:Z.name')).toEqual([[21, 'write "Z.name"']]);
  });

  it('asks only surfaces that claimed anything', () => {
    expect(unknownCounterparts(read(SPLIT), ['graphql:SplitCoinsTransaction'])).toEqual([]);
    expect(unknownCounterparts(read(SPLIT), ['graphql:Other']).map(({ at }) => at?.column)).toEqual(
      [92],
    );
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

  it('names a part that has no heading of its own', () => {
    const table = read('One\tsui::a::b\tx/y\t\t\t', 'Two\tsui::a::c\tx/z\t\t\t');
    const symbol = { id: 'ts:x/y', parts: [{ id: 'ts:x/z', name: '--flag' }] };
    const words = shown(table, symbol, linksTo('move:sui::a::b', 'move:sui::a::c'));
    expect(words).toContain('- One: Move [`b`]');
    expect(words).toContain('- `--flag` (Two): Move [`c`]');
  });

  it('gives parts that take part in the same act one line', () => {
    const table = read('One\ta::b\tx/y x/z\t\t\t', 'Two\ta::c\tx/z\t\t\t');
    const parts = ['y', 'z'].map((name) => ({ id: `ts:x/${name}`, name: `--${name}` }));
    const words = shown(table, { id: null, parts }, linksTo('move:a::b', 'move:a::c'));
    expect(words.match(/^- .*:/gm)).toEqual([
      expect.stringContaining('- `--y`, `--z` (One):'),
      expect.stringContaining('- `--z` (Two):'),
    ]);
  });

  it('leads to the type of a field in braces, and names the field', () => {
    const table = read('One\ta::b\tx/Type{size}\t\t\t');
    expect(shown(table, 'move:a::b', linksTo('ts:x/Type'))).toBe(
      '**Same thing elsewhere** (One): TypeScript SDK [`Type.size`](/ts-x-Type)',
    );
  });

  it('shows on the page of the type which fields are meant, after what is said of the whole', () => {
    const table = read(
      'One\ta::b\tx/Type{size}\t\t\t',
      'Two\ta::c\tx/Type{from} x/Type{to}\t\t\t',
      'Three\ta::d\tx/Type\t\t\t',
    );
    const links = linksTo('move:a::b', 'move:a::c', 'move:a::d', 'ts:x/Type');
    expect(shown(table, 'ts:x/Type', links).match(/^- .*:/gm)).toEqual([
      expect.stringContaining('- Three:'),
      expect.stringContaining('- `size` (One):'),
      expect.stringContaining('- `from`, `to` (Two):'),
    ]);
    const single = read('One\ta::b\tx/Type{size}\t\t\t');
    expect(shown(single, 'ts:x/Type', links)).toContain('- `size` (One): Move');
    expect(shown(single, 'ts:x/Type', links)).not.toContain('`Type.size`');
  });

  it('says once that a type has a twin elsewhere, and not at each field of the same name', () => {
    const table = read(
      'One\t\tx/Type\t\tGType\tType',
      'Two\ta::b\tx/Type{size}\t\t\tType{size}',
      'Three\t\tx/Type{from}\t\t\tType{from}',
      'Four\t\tx/Type{to}\t\t\tType{until}',
    );
    const links = linksTo('move:a::b', 'ts:x/Type', 'graphql:GType', 'rpc:Type');
    const words = shown(table, 'ts:x/Type', links);
    expect(words.match(/^- .*$/gm)).toEqual([
      expect.stringMatching(/^- One: .*JSON-RPC \[`rpc:Type`\]/),
      expect.stringMatching(/^- `size` \(Two\): Move \[`b`\]\(\S*\)$/),
      expect.stringMatching(/^- `to` \(Four\): JSON-RPC \[`rpc:Type\.until`\]/),
    ]);
    expect(shown(table, 'move:a::b', links)).toContain('JSON-RPC [`rpc:Type.size`]');
  });

  it('takes a type for a twin only where the whole of both is joined', () => {
    const table = read('One\t\tx/Type{size}\t\t\tType', 'Two\t\tx/Type{from}\t\t\tType{from}');
    const words = shown(table, 'ts:x/Type', linksTo('ts:x/Type', 'rpc:Type'));
    expect(words).toContain('- `from` (Two): JSON-RPC [`rpc:Type.from`]');
  });

  it('takes over what an interface says, and counts a row once', () => {
    const table = read(
      'One\tsui::a::b\t\t\tType.x Interface.x\t',
      'Two\tsui::a::c\t\t\tInterface.x\t',
    );
    const symbol = { id: 'graphql:Type.x', sameAs: ['graphql:Interface.x'] };
    const words = shown(table, symbol, linksTo('move:sui::a::b', 'move:sui::a::c'));
    expect(words.match(/- /g)).toHaveLength(2);
    expect(words).toContain('- One: Move [`b`](/move-sui--a--b)\n');
    const other = { id: 'graphql:Other.x', sameAs: ['graphql:Interface.x'] };
    expect(shown(table, other, linksTo('move:sui::a::b', 'move:sui::a::c'))).toBe(words);
  });

  it.each([
    [6, false],
    [7, true],
  ])('with %i acts, folding the list is %s', (count, isFolded) => {
    const ids = Array.from({ length: count }, (_, at) => `sui::a::f${'x'.repeat(at)}`);
    const table = read(...ids.map((id) => `Act ${id}\t${id}\tx/y\t\t\t`));
    const words = shown(table, 'ts:x/y', linksTo(...ids.map((id) => `move:${id}`)));
    expect(words.includes(`<summary>Same thing elsewhere (${count})</summary>`)).toBe(isFolded);
    expect(words.match(/^- Act/gm)).toHaveLength(count);
  });
});
