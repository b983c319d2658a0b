/** The analyser: how text becomes words and parts, the same for the index and for queries. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, typosAllowed } from '../../site/src/search/engine/words/distance';
import {
  packNumbers,
  packText,
  unpackNumbers,
  unpackTerms,
} from '../../site/src/search/engine/index/packed';
import { fold, scanWords } from '../../site/src/search/engine/words/scan';
import { stemOf } from '../../site/src/search/engine/words/stem';
import { indexTerms } from '../../site/src/search/engine/words/terms';
import { cpuOf } from '../support/cpu';
import { cases } from '../support/hostile';

const partsOf = (text: string): string[][] =>
  scanWords(text).map(({ parts }) => parts.map(({ start, end }) => text.slice(start, end)));

describe('a word', () => {
  it.each([
    ['TransactionBlockEffects', [['Transaction', 'Block', 'Effects']]],
    ['share_object', [['share', 'object']]],
    ['suix_getCoins', [['suix', 'get', 'Coins']]],
    ['HTTPServer', [['HTTP', 'Server']]],
    ['UInt53', [['U', 'Int', '53']]],
    ['Base64', [['Base', '64']]],
    ['0XFF', [['0XFF']]],
    ['0x', [['0', 'x']]],
    ['0b2', [['0', 'b', '2']]],
    ['AB', [['AB']]],
    ['größeÄnderung', [['größe', 'Änderung']]],
    ['0x2::coin::Coin<T>', [['0x2'], ['coin'], ['Coin'], ['T']]],
    ['--split-coins', [['split'], ['coins']]],
    ['e2e', [['e', '2', 'e']]],
    ['_internal__', [['internal']]],
    ['naïve Größe', [['naïve'], ['Größe']]],
    ['', []],
    ['…', []],
  ])('%s is split before its case is lost', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it('is indexed whole, in parts and joined to what it is tied to', () => {
    expect(indexTerms('sui::coin::TreasuryCap')).toEqual([
      'sui',
      'coin',
      'treasurycap',
      'treasury',
      'cap',
      'suicointreasurycap',
    ]);
    expect(indexTerms('on-chain')).toEqual(['chain', 'onchain']);
    expect(indexTerms('gas_budget')).toEqual(['gasbudget', 'gas', 'budget']);
  });

  it('is one where only its writing looks like several, and numbers are not parts', () => {
    const solid = 'JavaScript GitHub DeepBook OpenID WebAuthn macOS SQLite PostgreSQL';
    expect(indexTerms(solid)).toEqual(solid.toLowerCase().split(' '));
    expect(indexTerms('Base00Field')).toEqual(['base00field', 'base', 'field']);
    expect(indexTerms('Base99Field')).toEqual(['base99field', 'base', 'field']);
  });

  it('knows what ties it to the word before, and nothing ties the first', () => {
    const joints = (text: string): string[] => scanWords(text).map(({ joint }) => joint);
    expect(joints('-a::b-c.d:e::::f g')).toEqual(['', '::', '-', '.', '', '', '']);
  });

  it('is left out when it is grammar, or longer than anybody types', () => {
    expect(indexTerms('how to do it')).toEqual([]);
    expect(indexTerms('__ digest')).toEqual(['digest']);
    expect(indexTerms(`${'x'.repeat(40)} ${'x'.repeat(41)}`)).toEqual(['x'.repeat(40)]);
    expect(indexTerms(`0x${'ab'.repeat(32)} digest`)).toEqual(['digest']);
  });

  it('reads alike in all its spellings', () => {
    for (const spelling of [
      'GasCostSummary',
      'gas_cost_summary',
      'gas cost summary',
      'gas-cost-summary',
      'Gas::Cost.summary',
    ]) {
      expect(fold(spelling)).toBe('gascostsummary');
    }
  });

  it('lies within the text, whatever the text, and every letter lies in a word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const words = scanWords(text);
        const isOrdered = words.every(
          ({ start, end }, at) =>
            start >= (words[at - 1]?.end ?? 0) && end > start && end <= text.length,
        );
        const isInside = words.every(({ start, end, parts }) =>
          parts.every((part) => part.start >= start && part.end <= end),
        );
        expect([isOrdered, isInside]).toEqual([true, true]);
        const outside = [...words].reduceRight(
          (rest, { start, end: to }) => rest.slice(0, start) + rest.slice(to),
          text,
        );
        expect(/[a-z0-9]/i.test(outside)).toBe(false);
      }),
      { numRuns: cases(100, 5_000) },
    );
  });

  it('takes time in proportion to its length', () => {
    const nasty = [
      'a_'.repeat(50_000),
      'aA'.repeat(50_000),
      '::'.repeat(50_000),
      '-.'.repeat(50_000),
      'a-'.repeat(50_000),
    ];
    for (const text of nasty) {
      expect(cpuOf(() => indexTerms(text))).toBeLessThan(2000);
    }
  });
});

describe('a stem', () => {
  it.each([
    ['stake', 'staking'],
    ['staked', 'stakes'],
    ['fee', 'fees'],
    ['rebate', 'rebates'],
    ['policy', 'policies'],
    ['query', 'queries'],
    ['split', 'splitting'],
    ['wrap', 'wrapped'],
    ['address', 'addresses'],
    ['publish', 'published'],
    ['class', 'classes'],
  ])('%s and %s have one', (a, b) => {
    expect(stemOf(a)).toBe(stemOf(b));
  });

  it.each([
    ['consensus', 'consens'],
    ['bus', 'bu'],
    ['thing', 'th'],
    ['sui', 'su'],
    ['uint53', 'uint5'],
    ['coin', 'coi'],
  ])('%s keeps its letters', (word, cut) => {
    expect(stemOf(word)).not.toBe(cut);
  });
});

describe('slips of the finger', () => {
  it.each([
    ['kiosk', 'kisok', 1],
    ['validator', 'validater', 1],
    ['dynamic', 'dinamic', 1],
    ['coin', 'coins', 1],
    ['object', 'objetc', 1],
    ['abc', 'abc', 0],
    ['consensus', 'concencus', 2],
  ])('part %s and %s by %i', (a, b, typos) => {
    expect(editDistance(a, b, 2)).toBe(typos);
    expect(editDistance(b, a, 2)).toBe(typos);
  });

  it('are counted only as far as they matter', () => {
    expect(editDistance('abcdefgh', 'zyxwvuts', 2)).toBe(3);
    expect(typosAllowed(3)).toBe(0);
    expect(typosAllowed(4)).toBe(1);
    expect(typosAllowed(8)).toBe(2);
  });
});

describe('packing', () => {
  it('gives numbers back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 31 - 1 })), (numbers) => {
        expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
      }),
      { numRuns: cases(100, 5_000) },
    );
  });

  it('prints numbers in characters that JSON leaves alone', () => {
    const packed = packNumbers(Array.from({ length: 20_000 }, (_, at) => at));
    expect(JSON.stringify(packed)).toHaveLength(packed.length + 2);
  });

  it('gives sorted words back, names of Object.prototype included', () => {
    const terms = [
      '__proto__',
      'constructor',
      'constructors',
      'hasownproperty',
      'z'.repeat(100),
      'ünïcode',
    ].sort();
    expect(unpackTerms(packText(terms))).toEqual(terms);
    expect(unpackTerms(packText([]))).toEqual([]);
  });
});
