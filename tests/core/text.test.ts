/** Small questions of text that every stage asks alike. */

import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  cleanText,
  compareText,
  countOf,
  editDistance,
  nearestName,
  oneLine,
  optionReason,
} from '../../generators/core/text.ts';

describe('the order of texts', () => {
  it('is that of bytes', () => {
    expect(['b', 'a', 'B', 'é', '', 'a'].toSorted(compareText)).toEqual([
      '',
      'B',
      'a',
      'a',
      'b',
      'é',
    ]);
    expect(compareText('a', 'a')).toBe(0);
  });
});

describe('one line', () => {
  it.each([
    ['a b', 'a b'],
    [' a b ', 'a b'],
    ['a  b', 'a b'],
    ['a\nb', 'a b'],
    ['a\tb', 'a b'],
    ['a\u00a0b', 'a b'],
    ['a \n\n b\r\n', 'a b'],
    ['\n', ''],
  ])('of %j is %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});

describe('text without control characters', () => {
  it.each([
    ['plain\ttext\n', 'plain\ttext\n'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['é\r\n\r\né', 'é\n\né'],
    ['a\0b', 'a\ufffdb'],
    ['a\u001fb\u007fc\u009fd', 'a\ufffdb\ufffdc\ufffdd'],
    ['a\u202eb\u2066c\ufeffd', 'a\ufffdb\ufffdc\ufffdd'],
    ['a\ud800b', 'a\ufffdb'],
    ['é 😀 – ok', 'é 😀 – ok'],
  ])('is for %j %j', (given, clean) => {
    expect(cleanText(given)).toBe(clean);
  });
});

describe('a count', () => {
  it('has a singular, and a plural that may be irregular', () => {
    expect([countOf(1, 'field'), countOf(2, 'field'), countOf(0, 'field')]).toEqual([
      '1 field',
      '2 fields',
      '0 fields',
    ]);
    expect([countOf(1, 'entry', 'entries'), countOf(3, 'entry', 'entries')]).toEqual([
      '1 entry',
      '3 entries',
    ]);
  });
});

describe('the distance of two words', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['coin', 'coin', 0],
    ['coin', 'coins', 1],
    ['coins', 'coin', 1],
    ['coin', 'cain', 1],
    ['coin', 'cion', 1],
    ['coin', 'ocin', 1],
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['abcd', 'badc', 2],
    ['ab', 'cb', 1],
    ['split', 'join', 4],
  ])('%j and %j is %i', (a, b, distance) => {
    expect([editDistance(a, b), editDistance(b, a)]).toEqual([distance, distance]);
  });
});

describe('the nearest name', () => {
  it.each([
    ['the one with fewer slips', 'balance', ['balances2', 'balences', 'balanse'], 'balanse'],
    ['the one with fewer nearMisses, not the first', 'balance', ['balanse', 'aalanse'], 'balanse'],
    ['the first of two that are as near, however long', 'coin', ['cain', 'acoin'], 'acoin'],
    ['the first in byte order of two that are as near', 'cat', ['cut', 'cap', 'car'], 'cap'],
    ['the same word in another case', 'COIN', ['koin', 'coin'], 'coin'],
    ['one nearMiss away from a short name', 'id', ['ix', 'abc'], 'ix'],
    ['nothing two nearMisses away from a short name', 'id', ['xx', 'idea'], null],
    ['nothing more than a third away', 'abcdef', ['abcxyz'], null],
    ['a third away at most', 'abcdef', ['abcdxy'], 'abcdxy'],
    [
      'four nearMisses away from a long name',
      'abcdefghijklmnop',
      ['abcdefghijklwxyz'],
      'abcdefghijklwxyz',
    ],
    [
      'nothing five nearMisses away, however long the name',
      'abcdefghijklmnop',
      ['abcdefghijkvwxyz'],
      null,
    ],
    ['nothing of the same owner that only begins alike', 'Address.coins', ['Address.id'], null],
    ['nothing among no names', 'coin', [], null],
  ])('is %s', (_what, name, candidates, nearest) => {
    expect(nearestName(name, candidates)).toBe(nearest);
    expect(nearestName(name, candidates.toReversed())).toBe(nearest);
  });
});

describe('what is wrong with an option', () => {
  const reasonOf = (name: string): string => {
    try {
      parseArgs({ args: [name], options: { check: { type: 'boolean' } } });
    } catch (error) {
      return optionReason(error, ['check']);
    }
    return '';
  };

  it('is one sentence, with the name that is near', () => {
    expect(reasonOf('--chekc')).toBe("Unknown option '--chekc'; did you mean --check?");
    expect(reasonOf('--else')).toBe("Unknown option '--else'");
  });
});
