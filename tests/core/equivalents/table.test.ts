/** The table that joins one act on five surfaces: how it is read, and what is wrong with it. */

import { describe, expect, it } from 'vitest';
import { unknownEquivalents } from '../../../generators/core/equivalents/check-table.ts';
import { readEquivalents } from '../../../generators/core/equivalents/equivalents.ts';
import type { Equivalents } from '../../../generators/core/equivalents/equivalents.ts';

const HEAD = 'act\tmove\tts\tcli\tgraphql\trpc';

function read(...rows: string[]): Equivalents {
  const outcome = readEquivalents({ path: 'table.tsv', text: [HEAD, ...rows, ''].join('\n') });
  if (!outcome.value) throw new Error(outcome.diagnostics[0]?.message);
  return outcome.value;
}

const HEADLESS = 'the first line does not name the columns';

const SPLIT =
  'Split a coin\tsui::coin::split\ttransactions/Transaction.splitCoins\tclient/ptb#--split-coins\tSplitCoinsTransaction\t';

describe('the equivalents table', () => {
  it('gives every id its prefix and leaves out empty cells', () => {
    const [row] = read(SPLIT).rows;
    expect(row?.cells.flatMap((cell) => cell.ids)).toEqual([
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
    expect(row?.cells.find((cell) => cell.api === 'GraphQL')?.ids).toEqual([
      'graphql:Address.coins',
      'graphql:Object.coins',
    ]);
  });

  it.each([
    ['an empty file', '', '1:1', HEADLESS, 'begin with act ⇥ move'],
    ['a missing column line', 'act\tmove\n', '1:1', HEADLESS, 'begin with act ⇥ move'],
    [
      'columns in another order',
      'act\tts\tmove\tcli\tgraphql\trpc\n',
      '1:1',
      HEADLESS,
      'begin with act ⇥',
    ],
    [
      'a row with too few cells',
      `${HEAD}\nSplit\tsui::a::b\n`,
      '2:1',
      'the row has 2 cells',
      'give it 6',
    ],
    [
      'a row separated by blanks',
      `${HEAD}\nSplit sui::a::b x/y\n`,
      '2:1',
      'the row has 1 cell',
      'separated by tabs',
    ],
    [
      'a row without an act',
      `${HEAD}\n\tsui::a::b\tx/y\t\t\t\n`,
      '2:1',
      'the row names no act',
      'say in words',
    ],
    [
      'a row with one surface only',
      `${HEAD}\nSplit\tsui::a::b\t\t\t\t\n`,
      '2:1',
      '"Split" has fewer than two surfaces',
      'remove the row',
    ],
    [
      'an id twice',
      `${HEAD}\nOne\ta::b c::d a::b\tx/y\t\t\t\n`,
      '2:5',
      '"One" names "a::b" twice',
      'keep one of the two',
    ],
    [
      'ids separated by a comma',
      `${HEAD}\nOne\ta::b\tx/y,x/z\t\t\t\n`,
      '2:10',
      '"x/y,x/z" is not an id',
      'part ids by one blank',
    ],
    [
      'an id with the prefix of a column',
      `${HEAD}\nÄct\ta::b\t\t\t\tts:x/y\n`,
      '2:13',
      '"ts:x/y" repeats what its column says',
      'write "x/y" in the column "ts"',
    ],
    ...['x/Y{a', 'x/Y{a,b}', 'x/Y{}', 'x/Y{a}.b', '{a}', 'x/Y}'].map(
      (id): [string, string, string, string, string] => [
        `a field written as ${id}`,
        `${HEAD}\nOne\ta::b\t${id}\t\t\t\n`,
        '2:10',
        `"${id}" is not an id`,
        id.includes(',') ? 'part ids by one blank' : 'write a field as Type{field}',
      ],
    ),
    [
      'an act twice, in another case',
      `${HEAD}\nOne  act\ta::b\tx/y\t\t\t\none Act\ta::c\tx/z\t\t\t\n`,
      '3:1',
      'the act "one Act" is on line 2 already',
      'say how they differ',
    ],
    [
      'the same ids under two names',
      `${HEAD}\nOne\ta::b c::d\tx/y\t\t\t\n\nTwo\tc::d a::b\tx/y\t\t\t\n`,
      '4:1',
      '"Two" joins the same ids as line 2',
      'keep one of the two rows',
    ],
    [
      'a row that is there twice, by its act only',
      `${HEAD}\nOne\ta::b\tx/y\t\t\t\nOne\ta::b\tx/y\t\t\t\n`,
      '3:1',
      'the act "One" is on line 2 already',
      'join the two rows',
    ],
  ])('names %s with its place and an order', (_what, text, cell, message, fix) => {
    const outcome = readEquivalents({ path: 'table.tsv', text });
    expect(outcome.value).toBeNull();
    expect(
      outcome.diagnostics.map((diagnostic) => [
        diagnostic.code,
        `${diagnostic.at?.file}:${diagnostic.at?.line}:${diagnostic.at?.column}`,
        diagnostic.message,
      ]),
    ).toEqual([['core/equivalents', `table.tsv:${cell}`, message]]);
    expect(outcome.diagnostics[0]?.fix).toContain(fix);
  });

  it('compares each repetition with the first, and empty acts and rows with nothing', () => {
    const messages = (...rows: string[]): string[] =>
      readEquivalents({ path: 'table.tsv', text: [HEAD, ...rows].join('\n') }).diagnostics.map(
        ({ message }) => message,
      );
    const rows = ['b', 'c', 'd'].map((name) => `One\ta::${name}\tx/${name}\t\t\t`);
    expect(messages(...rows)).toEqual(
      Array.from({ length: 2 }, () => 'the act "One" is on line 2 already'),
    );
    expect(messages('\ta::b\tx/y\t\t\t', '\ta::c\tx/z\t\t\t')).toHaveLength(2);
    expect(messages('One\t\t\t\t\t', 'Two\t\t\t\t\t')).toHaveLength(2);
    expect(messages('To ken\ta::b\tx/y\t\t\t', 'Token\ta::c\tx/z\t\t\t')).toEqual([]);
  });

  it('passes over lines of white space, and takes it off an act', () => {
    const [row, ...others] = read(' \t ', ` ${SPLIT}`, '').rows;
    expect([row?.act, row?.line, others]).toEqual(['Split a coin', 3, []]);
  });

  it('knows a row once by an id of which it names two fields', () => {
    const table = read('One\ta::b\tx/Type{from} x/Type{to}\t\t\t');
    expect(table.byId.get('ts:x/Type')).toEqual(table.rows);
  });

  it('reads what editors of other systems write: a byte order mark, line ends with a return', () => {
    const text = `\uFEFF${HEAD}\r\n${SPLIT}\r\n`;
    expect(readEquivalents({ path: 'table.tsv', text }).value?.rows.length).toBe(1);
  });

  it.each([
    ['a nearMiss of the pen', 'sui::coin::splt', 'write "sui::coin::split"'],
    ['another case', 'sui::coin::Split', 'write "sui::coin::split"'],
    ['half a name', 'coin::split', 'write "sui::coin::split"'],
    ['an id of another column', 'x/Client.getCoins', 'move it to the column "ts"'],
    ['nothing like it', 'zzz', 'correct the id, or remove it from the row'],
    ['a piece of a name', 'plit', 'correct the id, or remove it from the row'],
  ])('says what to write for an unknown id: %s', (_what, id, fix) => {
    const table = read(SPLIT, `One\tsui::coin::join ${id}\tx/Client.getCoins\t\t\t`);
    const claimed = ['move:sui::coin::split', 'move:sui::coin::join', 'ts:x/Client.getCoins'];
    expect(
      unknownEquivalents(table, [...claimed, 'ts:transactions/Transaction.splitCoins']).map(
        ({ at, message, fix: order }) => [`${at?.line}:${at?.column}`, message, order],
      ),
    ).toEqual([['3:21', `Move has no "${id}" in this release`, fix]]);
  });

  it('says what to write by the ids of the same column, another case before half a name', () => {
    const remedies = (id: string, ...claimed: string[]): string[] =>
      unknownEquivalents(read(`One\t${id}\tx/y\t\t\t`), ['ts:x/y', ...claimed]).map(
        ({ fix }) => fix,
      );
    expect(remedies('a::splt', 'move:a::split', 'ts:a::spl')).toEqual(['write "a::split"']);
    expect(remedies('spliT', 'move:a::split', 'move:Split')).toEqual(['write "Split"']);
    // The like of another module is not a slip of the pen.
    expect(remedies('aa::split', 'move:aa', 'move:ab::split')).toEqual([
      'correct the id, or remove it from the row',
    ]);
  });

  it('asks for the type of a field in braces, and for the place of the field where it has one', () => {
    const table = read('One\ta::b\tx/Y{name}\t\tZ{name}\t');
    const fixesOf = (...claimed: string[]): unknown[] =>
      unknownEquivalents(table, ['move:a::b', ...claimed]).map(({ at, fix }) => [at?.column, fix]);
    expect(fixesOf('ts:x/Y', 'graphql:Z')).toEqual([]);
    expect(fixesOf('ts:x/Yy', 'graphql:Z')).toEqual([[10, 'write "x/Yy"']]);
    expect(fixesOf('ts:x/Y', 'graphql:Z', 'graphql:Z.name')).toEqual([[21, 'write "Z.name"']]);
    expect(unknownEquivalents(table, ['graphql:Z.name']).at(-1)?.message).toBe(
      '"Z.name" has a place',
    );
  });

  it('asks only surfaces that claimed anything', () => {
    expect(unknownEquivalents(read(SPLIT), ['graphql:SplitCoinsTransaction'])).toEqual([]);
    expect(unknownEquivalents(read(SPLIT), ['graphql:Other']).map(({ at }) => at?.column)).toEqual([
      92,
    ]);
  });
});
