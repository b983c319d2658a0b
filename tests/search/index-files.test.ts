/** The files of the index, written and opened: which place is where on its page, and what the files save. */

import { describe, expect, it } from 'vitest';
import { packText } from '../../site/src/search/engine/index/packed';
import {
  checkFormat,
  IndexFormatError,
  openHeadings,
  openNamedRecords,
  openPages,
} from '../../site/src/search/engine/index/records';
import {
  chunkFile,
  INDEX_FORMAT,
  type NameShard,
  type WordShard,
} from '../../site/src/search/engine/index/shards';
import { chunkOfPage, textOfRecord } from '../../site/src/search/engine/index/texts';
import { filesOf, indexOf, page, symbol } from './support';

const coin = '/references/framework/sui/coin';
const deep = page('/concepts/gas', 'Gas', [
  ['Costs', 'text'],
  ['Storage', 'text'],
  ['Rebates', 'text'],
  ['Limits', 'text'],
]);
const site = {
  pages: [
    {
      ...deep,
      sections: deep.sections.map((section, at) => ({
        ...section,
        depth: [1, 2, 3, 4, 2][at] ?? 2,
      })),
    },
    page(coin, 'sui::coin', [['Functions', 'text']]),
  ],
  symbols: [
    symbol('framework:sui::coin::split', `${coin}#split`, 'function', 'sui::coin::split'),
    symbol('framework:sui::coin::join', `${coin}#join`, 'function', 'sui::coin::join'),
  ],
};

const withPageOf = (route: string): readonly (readonly unknown[])[] => {
  const { pages, records } = indexOf(site);
  return records
    .filter((record) => pages[record.page]?.route === route)
    .toSorted((a, b) => a.order - b.order)
    .map(({ title, order, parent, symbolKind }) => [title, order, parent, symbolKind]);
};

describe('the places of a page', () => {
  it('stand in its order, each heading below the nearest that is higher', () => {
    expect(withPageOf('/concepts/gas')).toEqual([
      ['Gas', 0, null, null],
      ['Costs', 1, null, null],
      ['Storage', 2, 'Costs', null],
      ['Rebates', 3, 'Storage', null],
      ['Limits', 4, null, null],
    ]);
  });

  it('are its symbols before its headings', () => {
    expect(withPageOf(coin)).toEqual([
      ['sui::coin', 0, null, null],
      ['sui::coin::split', 1, null, 'function'],
      ['sui::coin::join', 2, null, 'function'],
      ['Functions', 3, null, null],
    ]);
  });
});

describe('the text of a place', () => {
  const index = indexOf(site);

  it('is in the last file that begins with its page or before it', () => {
    const chunks = [0, 2, 5];
    const numbers = [0, 1, 2, 4, 5, 9].map((number) => chunkOfPage(number, { ...index, chunks }));
    expect(numbers).toEqual([0, 0, 1, 1, 2, 2]);
    expect(chunkOfPage(0, { ...index, chunks: [] })).toBeNull();
    expect(chunkFile(2)).toBe('text-2.json');
  });

  it('is found by its page in the file, and its order on the page', () => {
    const own = ['a', 'b', 'c', 'd', 'e'];
    const both = [own, own.map((text) => text + text)];
    for (const [record, { page: number, order }] of index.records.entries()) {
      expect(textOfRecord(record, { ...index, chunks: [0] }, both)).toBe(both[number]?.[order]);
      expect(textOfRecord(record, { ...index, chunks: [0, 1] }, [own])).toBe(own[order]);
    }
    expect(textOfRecord(9_999, { ...index, chunks: [0] }, both)).toBe('');
    expect(textOfRecord(0, { ...index, chunks: [] }, both)).toBe('');
    expect(textOfRecord(0, { ...index, chunks: [0] }, [])).toBe('');
  });
});

describe('files of another release', () => {
  it('are refused, whichever of them is read', () => {
    const { names, words } = filesOf(site);
    const other = <Shard extends NameShard | WordShard>(shard: Shard): Shard =>
      [INDEX_FORMAT + 1, ...shard.slice(1)] as unknown as Shard;
    expect(() => checkFormat(INDEX_FORMAT)).not.toThrow();
    expect(() => openPages(other(names))).toThrow(IndexFormatError);
    expect(() => openHeadings(other(words), [])).toThrow('of another release');
    expect(openNamedRecords(names, openPages(names)).map(({ anchor }) => anchor)).toContain(
      'split',
    );
  });
});

describe('sorted words', () => {
  it('are written without what they share with the word before', () => {
    expect(packText(['coin', 'coin']).length).toBe(packText(['coin']).length + '\n_'.length);
    expect(
      packText(['coin', 'coins', 'cold'])
        .split('\n')
        .map((line) => line.slice(1)),
    ).toEqual(['coin', 's', 'ld']);
  });
});
