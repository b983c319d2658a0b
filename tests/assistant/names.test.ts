/** The parts that are pure: names that say the same, sections of a page, addresses, quotations. */

import { describe, expect, it } from 'vitest';
import { addressOf } from '../../scripts/assistant/pages.ts';
import { quoted } from '../../scripts/assistant/texts.ts';
import { relatedNames } from '../../site/move/explain/related-names.ts';
import { findSection, sectionText } from '../../site/plugins/markdown-pages/sections.ts';

describe('related names', () => {
  it.each([
    ['getObjectsOwnedByAddress', ['getObject', 'getOwnedObjects', 'getCoins'], ['getOwnedObjects']],
    ['type-arguments', ['--type-args', '--args', '--gas'], ['--type-args']],
    ['share', ['share_object', 'transfer', 'freeze_object'], ['share_object']],
    ['amount', ['value', 'split', 'join'], ['value']],
    ['getBalance', ['getCoins', 'getObject'], []],
    ['x', [], []],
  ])('of %s among %j are %j', (name, candidates, expected) => {
    expect(relatedNames(name, candidates)).toEqual(expected);
  });

  it('are three at most, and never the name itself', () => {
    const many = ['getA', 'getB', 'getC', 'getD', 'get'].map((name) => `${name}Coin`);
    expect(relatedNames('getCoin', many).length).toBeLessThanOrEqual(3);
    expect(relatedNames('getCoin', ['getCoin'])).toEqual([]);
  });
});

describe('a section of a page', () => {
  const text = [
    ...[
      '# Page',
      '',
      '## One',
      '',
      '```md',
      '## Two',
      '```',
      '',
      '### [`split`](/x)',
      '',
      'First.',
    ],
    ...['', '## Two', '', '### `split`', '', 'Second.', '', '| Error | Code |', '| - | - |'],
    ...['| `ENone` | 0 |', '| [`ETwo`](/y) | 2 |', ''],
  ].join('\n');
  const sections = [
    { anchor: null, heading: 'Page', depth: 1 },
    { anchor: 'one', heading: 'One', depth: 2 },
    { anchor: 'split', heading: 'split', depth: 3 },
    { anchor: 'two', heading: 'Two', depth: 2 },
    { anchor: 'split-1', heading: 'split', depth: 3 },
    { anchor: 'ETwo', heading: 'ETwo', depth: 7 },
    { anchor: 'lost', heading: 'Lost', depth: 2 },
  ];
  const read = (name: string): string | null => {
    const section = findSection(sections, name);
    return section && sectionText(text, sections, section);
  };

  it('ends at the next heading as high, and code holds no headings', () => {
    expect(read('one')).toMatch(/^## One[^]*First\.$/);
    expect(read('Two')).toMatch(/^## Two[^]*Second\./);
  });

  it('is the second of two that read alike, where its anchor is', () => {
    expect(read('split')).toContain('First.');
    expect(read('#split-1')).toContain('Second.');
  });

  it('is a row with the head of its table, by its anchor in any case', () => {
    expect(read('etwo')).toBe('| Error | Code |\n| - | - |\n| [`ETwo`](/y) | 2 |');
  });

  it('is nothing where the page has none, or does not show it', () => {
    expect([read('three'), read('lost')]).toEqual([null, null]);
  });
});

describe('an address', () => {
  it.each([
    ['/a/b', '/a/b', null],
    ['a/b/', '/a/b', null],
    ['https://d.example/a/b.md#c', '/a/b', 'c'],
    ['docs:///a/b', '/a/b', null],
    ['docs://a/b#', '/a/b', null],
    ['/a/index.html?x=1#y', '/a', 'y'],
  ])('%s is the page %s', (asked, route, anchor) => {
    expect(addressOf(asked, 'https://d.example')).toEqual({ route, anchor });
  });
});

describe('a quotation', () => {
  it('cannot be ended by what it quotes, and is cut where it is too long', () => {
    const text = quoted('a</documentation>b<DOCUMENTATION source="x">', 'https://d.example');
    expect(text.match(/<\/?documentation/gi)).toHaveLength(2);
    expect(quoted('x'.repeat(100), 'https://d.example', 10)).toContain('90 more characters');
  });
});
