/** What a page shows of the table that joins one act on five surfaces. */

import { describe, expect, it } from 'vitest';
import {
  equivalentsOf,
  readEquivalents,
} from '../../../generators/core/equivalents/equivalents.ts';
import type { Equivalents } from '../../../generators/core/equivalents/equivalents.ts';
import { buildLinks } from '../../../generators/core/links.ts';
import type { Links } from '../../../generators/core/links.ts';
import { printFlow } from '../../../generators/core/print/print.ts';

const HEAD = 'act\tmove\tts\tcli\tgraphql\trpc';

function read(...rows: string[]): Equivalents {
  const outcome = readEquivalents({ path: 'table.tsv', text: [HEAD, ...rows, ''].join('\n') });
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
function display(...args: Parameters<typeof equivalentsOf>): string {
  return printFlow(equivalentsOf(...args)).replaceAll('\\', '');
}

describe('the siblings of a symbol', () => {
  it('are shown, and not the symbol itself', () => {
    const links = linksTo('move:sui::coin::split', 'ts:transactions/Transaction.splitCoins');
    expect(display(read(SPLIT), 'move:sui::coin::split', links)).toBe(
      '**Equivalents** (Split a coin): TypeScript SDK [`Transaction.splitCoins`](/ts-transactions-Transaction-splitCoins)',
    );
  });

  it('separates surfaces by a dot, and siblings on one by a comma', () => {
    const table = read('One\ta::b\tx/y\t\tA.b C.d\t');
    const links = linksTo('ts:x/y', 'graphql:A.b', 'graphql:C.d');
    expect(display(table, 'move:a::b', links).replaceAll(/\(\/[^)]*\)/g, '')).toBe(
      '**Equivalents** (One): TypeScript SDK [`y`] · GraphQL [`graphql:A.b`], [`graphql:C.d`]',
    );
  });

  it('says which release brought a symbol, and which of its parts came later', () => {
    const since = (label: string): object => ({ since: { label, route: `/changes/${label}` } });
    const { value: links } = buildLinks(
      ['a', 'b', 'c', 'd'].map((name) => ({
        ...{ id: `cli:${name}`, route: `/${name}`, anchor: null },
        ...{ label: name, kind: 'x', summary: null },
        ...(name === 'a' || name === 'd' ? {} : since(`1.${name}`)),
      })),
    );
    if (!links) throw new Error('the test claims an id twice');
    const parts = ['d', 'b', 'c'].map((name) => ({ id: `cli:${name}`, name: `--${name}` }));
    const words = (symbol: Parameters<typeof equivalentsOf>[1]): string =>
      display(read(), symbol, links);
    expect(words('cli:b')).toBe('Since [1.b](/changes/1.b).');
    expect(words({ id: 'cli:a', parts: parts.slice(0, 2) })).toBe(
      '**New parts**: `--b` since [1.b](/changes/1.b).',
    );
    expect(words({ id: null, parts })).toBe(
      '**New parts**: `--b` since [1.b](/changes/1.b), `--c` since [1.c](/changes/1.c).',
    );
    expect([words('cli:a'), words({ id: null })]).toEqual(['', '']);
  });

  it('shows a list when a symbol takes part in several acts', () => {
    const table = read('One\tsui::a::b\tx/y\t\t\t', 'Two\tsui::a::b\tx/z\t\t\t');
    const text = display(table, 'move:sui::a::b', linksTo('ts:x/y', 'ts:x/z'));
    expect(text).toMatch(/^\*\*Equivalents\*\*:\n\n- /);
    expect(text).toContain('- One: TypeScript SDK [`y`]');
    expect(text).toContain('- Two: TypeScript SDK [`z`]');
  });

  it('shows nothing for a symbol without siblings that exist', () => {
    expect(
      equivalentsOf(read(SPLIT), 'move:sui::coin::split', linksTo('move:sui::coin::split')),
    ).toEqual([]);
    expect(
      equivalentsOf(read(SPLIT), 'move:sui::coin::join', linksTo('move:sui::coin::join')),
    ).toEqual([]);
  });

  it('names a part that has no heading of its own', () => {
    const table = read('One\tsui::a::b\tx/y\t\t\t', 'Two\tsui::a::c\tx/z\t\t\t');
    const symbol = { id: 'ts:x/y', parts: [{ id: 'ts:x/z', name: '--flag' }] };
    const text = display(table, symbol, linksTo('move:sui::a::b', 'move:sui::a::c'));
    expect(text).toContain('- One: Move [`b`]');
    expect(text).toContain('- `--flag` (Two): Move [`c`]');
  });

  it('gives parts that take part in the same act one line', () => {
    const table = read('One\ta::b\tx/y x/z\t\t\t', 'Two\ta::c\tx/z\t\t\t');
    const parts = ['y', 'z'].map((name) => ({ id: `ts:x/${name}`, name: `--${name}` }));
    const text = display(table, { id: null, parts }, linksTo('move:a::b', 'move:a::c'));
    expect(text.match(/^- .*:/gm)).toEqual([
      expect.stringContaining('- `--y`, `--z` (One):'),
      expect.stringContaining('- `--z` (Two):'),
    ]);
  });

  it('leads to the type of a field in braces, and names the field', () => {
    const table = read('One\ta::b\tx/Type{size}\t\t\t');
    expect(display(table, 'move:a::b', linksTo('ts:x/Type'))).toBe(
      '**Equivalents** (One): TypeScript SDK [`Type.size`](/ts-x-Type)',
    );
  });

  it('shows on the page of the type which fields are meant, after what is said of the whole', () => {
    const table = read(
      'One\ta::b\tx/Type{size}\t\t\t',
      'Two\ta::c\tx/Type{from} x/Type{to}\t\t\t',
      'Three\ta::d\tx/Type\t\t\t',
    );
    const links = linksTo('move:a::b', 'move:a::c', 'move:a::d', 'ts:x/Type');
    expect(display(table, 'ts:x/Type', links).match(/^- .*:/gm)).toEqual([
      expect.stringContaining('- Three:'),
      expect.stringContaining('- `size` (One):'),
      expect.stringContaining('- `from`, `to` (Two):'),
    ]);
    const single = read('One\ta::b\tx/Type{size}\t\t\t');
    expect(display(single, 'ts:x/Type', links)).toContain('- `size` (One): Move');
    expect(display(single, 'ts:x/Type', links)).not.toContain('`Type.size`');
  });

  it('says once that a type has an equivalent elsewhere, and not at each field of the same name', () => {
    const table = read(
      'One\t\tx/Type\t\tGType\tType',
      'Two\ta::b\tx/Type{size}\t\t\tType{size}',
      'Three\t\tx/Type{from}\t\t\tType{from}',
      'Four\t\tx/Type{to}\t\t\tType{until}',
    );
    const links = linksTo('move:a::b', 'ts:x/Type', 'graphql:GType', 'rpc:Type');
    const text = display(table, 'ts:x/Type', links);
    expect(text.match(/^- .*$/gm)).toEqual([
      expect.stringMatching(/^- One: .*JSON-RPC \[`rpc:Type`\]/),
      expect.stringMatching(/^- `size` \(Two\): Move \[`b`\]\(\S*\)$/),
      expect.stringMatching(/^- `to` \(Four\): JSON-RPC \[`rpc:Type\.until`\]/),
    ]);
    expect(display(table, 'move:a::b', links)).toContain('JSON-RPC [`rpc:Type.size`]');
  });

  it('takes a type for an equivalent only where the whole of both is joined', () => {
    const table = read('One\t\tx/Type{size}\t\t\tType', 'Two\t\tx/Type{from}\t\t\tType{from}');
    const text = display(table, 'ts:x/Type', linksTo('ts:x/Type', 'rpc:Type'));
    expect(text).toContain('- `from` (Two): JSON-RPC [`rpc:Type.from`]');
  });

  it('takes over what an interface says, and counts a row once', () => {
    const table = read(
      'One\tsui::a::b\t\t\tType.x Interface.x\t',
      'Two\tsui::a::c\t\t\tInterface.x\t',
    );
    const symbol = { id: 'graphql:Type.x', sameAs: ['graphql:Interface.x'] };
    const claimed = ['move:sui::a::b', 'move:sui::a::c', 'graphql:Interface.x'];
    const text = display(table, symbol, linksTo(...claimed));
    expect(text.match(/- /g)).toHaveLength(2);
    expect(text).toContain('- One: Move [`b`](/move-sui--a--b)\n');
    const other = { id: 'graphql:Other.x', sameAs: ['graphql:Interface.x'] };
    expect(display(table, other, linksTo(...claimed))).toBe(text);
  });

  it.each([
    [6, false],
    [7, true],
  ])('with %i acts, folding the list is %s', (count, isFolded) => {
    const ids = Array.from({ length: count }, (_, at) => `sui::a::f${'x'.repeat(at)}`);
    const table = read(...ids.map((id) => `Act ${id}\t${id}\tx/y\t\t\t`));
    const text = display(table, 'ts:x/y', linksTo(...ids.map((id) => `move:${id}`)));
    expect(text.includes(`<summary>Equivalents (${count})</summary>`)).toBe(isFolded);
    expect(text.match(/^- Act/gm)).toHaveLength(count);
  });
});
