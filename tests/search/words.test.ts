/** Words of one meaning, words with a slip, and what a word weighs in a text. */

import { describe, expect, it } from 'vitest';
import {
  bitsOf,
  editDistance,
  letterMask,
  typosAllowed,
} from '../../site/src/search/engine/words/distance';
import { stemOf } from '../../site/src/search/engine/words/stem';
import {
  openSynonyms,
  parseRows,
  parseSynonyms,
} from '../../site/src/search/engine/words/synonyms';
import { groupTerms, indexTerms, textTerms } from '../../site/src/search/engine/words/terms';

describe('rows of phrases', () => {
  it('are read without comments, empty lines and white space around phrases', () => {
    expect(parseRows('# Head\r\nNFT\t object \t\r\n\n  \nfee\tgas cost\n')).toEqual([
      ['NFT', 'object'],
      ['fee', 'gas cost'],
    ]);
    expect(parseSynonyms('NFT\tObject # 1\n')).toEqual([['nft', 'object # 1']]);
  });
});

describe('phrases of one meaning', () => {
  const synonyms = openSynonyms([
    ['nft', 'owned object'],
    ['nft', 'token'],
    ['run a full node', 'operate'],
  ]);

  it('are found where their words begin, in any form', () => {
    expect(synonyms.at(['my', 'nfts'], 1)).toEqual([
      { length: 1, phrases: [['owned', 'object']] },
      { length: 1, phrases: [['token']] },
    ]);
    expect(synonyms.at(['owned', 'objects'], 0)).toEqual([{ length: 2, phrases: [['nft']] }]);
    expect(synonyms.at(['running', 'full', 'nodes'], 0)).toEqual([
      { length: 3, phrases: [['operate']] },
    ]);
  });

  it('need all their words, and words at all', () => {
    expect(synonyms.at(['owned', 'coin'], 0)).toEqual([]);
    expect(synonyms.at(['owned'], 0)).toEqual([]);
    expect(synonyms.at(['object'], 0)).toEqual([]);
    expect(synonyms.at(['nft'], 1)).toEqual([]);
  });
});

describe('a slip', () => {
  it.each([
    ['ab', 'abc', 1, 1],
    ['abc', 'a', 1, 2],
    ['abcd', 'abdc', 1, 1],
    ['abcd', 'bacd', 2, 1],
    ['abcd', 'badc', 2, 2],
    ['ca', 'abc', 2, 3],
    ['', 'ab', 2, 2],
    ['abcde', 'xxxxx', 1, 2],
    ['abcdef', 'azbzcz', 5, 5],
  ])('between %j and %j, with %i allowed, counts %i', (a, b, limit, typos) => {
    expect([editDistance(a, b, limit), editDistance(b, a, limit)]).toEqual([typos, typos]);
  });

  it('is allowed from four letters on, a second one from eight', () => {
    expect([0, 3, 4, 7, 8, 20].map(typosAllowed)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('changes two of the letters that a word has at most', () => {
    const differ = (a: string, b: string): number => bitsOf(letterMask(a) ^ letterMask(b));
    expect([differ('coin', 'coni'), differ('coin', 'coins'), differ('coin', 'cain')]).toEqual([
      0, 1, 2,
    ]);
    expect([bitsOf(0), bitsOf(letterMask('banana')), bitsOf(-1)]).toEqual([0, 3, 32]);
  });
});

describe('a stem', () => {
  it.each([
    ['tie', 'tie'],
    ['ties', 'tie'],
    ['tries', 'try'],
    ['gas', 'gas'],
    ['axes', 'axe'],
    ['freezes', 'freez'],
    ['policies', 'polici'],
    ['boxes', 'box'],
    ['matches', 'match'],
    ['wishes', 'wish'],
    ['status', 'status'],
    ['basis', 'basis'],
    ['class', 'class'],
    ['gases', 'gas'],
    ['coins', 'coin'],
    ['running', 'run'],
    ['calling', 'call'],
    ['agreeing', 'agre'],
    ['string', 'string'],
    ['bring', 'bring'],
    ['freed', 'fre'],
    ['need', 'need'],
    ['staking', 'stak'],
    ['staked', 'stak'],
    ['stake', 'stak'],
    ['query', 'queri'],
    ['delay', 'delay'],
    ['the', 'the'],
    ['Coins', 'Coins'],
    ['uint64s', 'uint64s'],
    ['größes', 'größes'],
  ])('of %j is %j', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});

describe('terms', () => {
  it('keep names together that only look like several words', () => {
    expect(groupTerms('GraphQL').map(({ parts }) => parts)).toEqual([[]]);
    expect(indexTerms('GraphQL TypeScript getU64Value u64')).toEqual([
      'graphql',
      'typescript',
      'getu64value',
      'get',
      'value',
      'u64',
    ]);
  });

  it('of running text hold what a hyphen joins, not what a path joins', () => {
    expect(textTerms('coin::split')).toEqual(['coin', 'split']);
    expect(textTerms('on-chain state.key')).toEqual(['chain', 'onchain', 'state', 'key']);
    expect(indexTerms('state.key')).toEqual(['state', 'key', 'statekey']);
  });

  it('say which words are tied, and what the last of them ends', () => {
    expect(groupTerms('sui::coin Coin').map(({ isTied, joined }) => [isTied, joined])).toEqual([
      [false, null],
      [true, 'suicoin'],
      [false, null],
    ]);
  });
});
