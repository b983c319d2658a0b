/** The signature search on the framework's own signatures. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { signatureData } from '../../generators/framework/data.ts';
import { assignRoutes, BASE } from '../../generators/framework/routes.ts';
import {
  isUnfinished,
  parseQuery,
} from '../../site/src/components/reference/signature-search/query';
import type {
  Answer,
  IndexedFunction,
} from '../../site/src/components/reference/signature-search/search';
import {
  indexSignatures,
  pathOf,
  search,
} from '../../site/src/components/reference/signature-search/search';
import { displayedSignature } from '../../site/src/components/reference/signature-search/displayed';
import { cpuOf } from '../support/cpu.ts';
import { documentedFramework } from './input.ts';

let functions: readonly IndexedFunction[];

beforeAll(async () => {
  const model = await documentedFramework();
  functions = indexSignatures(signatureData(model, assignRoutes(model, BASE)));
});

function ask(text: string, abilities: readonly string[] = []): readonly Answer[] {
  return search(functions, parseQuery(text), abilities);
}

function names(text: string, abilities: readonly string[] = [], limit = 5): readonly string[] {
  return ask(text, abilities)
    .slice(0, limit)
    .map(({ found }) => pathOf(found));
}

/** The first answer with its matching types in square brackets. */
function marked(text: string): string {
  const [first] = ask(text);
  return first
    ? displayedSignature(first)
        .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
        .join('')
    : '';
}

describe('a question', () => {
  it.each([
    ['&mut Coin<T>, u64 -> Coin<T>', 'sui::coin::split'],
    ['u64, &mut Coin<T> -> Coin<T>', 'sui::coin::split'],
    ['&mut Balance<T>, u64 -> Balance<T>', 'sui::balance::split'],
    ['Coin<T> -> Balance<T>', 'sui::coin::into_balance'],
    ['vector<u8> -> std::string::String', 'std::string::utf8'],
    ['&Option<T> -> bool', 'std::option::is_none'],
    ['&Clock -> u64', 'sui::clock::timestamp_ms'],
    ['&VecMap<K, V>, &K -> &V', 'sui::vec_map::get'],
    ['&mut UID, K, V ->', 'sui::dynamic_field::add'],
    [
      'public fun split<T>(self: &mut Coin<T>, split_amount: u64, ctx: &mut TxContext): Coin<T>',
      'sui::coin::split',
    ],
    ['`public entry fun join<T>(self: &mut Coin<T>, c: Coin<T>);`', 'sui::coin::join'],
    ['vector<T>, |T| -> U -> vector<U>', 'std::vector::map'],
    ['coin::join', 'sui::coin::join'],
    ['sui::coin::split', 'sui::coin::split'],
    ['timestamp_ms', 'sui::clock::timestamp_ms'],
    ['split(&mut Coin<T>, u64)', 'sui::coin::split'],
    ['&mut coin<t>, u64 -> coin<t>', 'sui::coin::split'],
    ['-> (TreasuryCap<T>, CoinMetadata<T>)', 'sui::coin::create_currency'],
    ['-> CoinMetadata<T>, TreasuryCap<T>', 'sui::coin::create_currency'],
    ['&vector<u8> -> address', 'sui::address::from_ascii_bytes'],
  ])('%s finds %s first', (text, expected) => {
    expect(names(text, [], 1)).toEqual([expected]);
  });

  it('finds every function that returns a balance, and those that return a reference behind them', () => {
    const answers = ask('-> Balance<_>');
    const plain = answers.filter(({ distance }) => distance === 0);
    expect(plain.map(({ found }) => pathOf(found))).toContain('sui::coin::into_balance');
    expect(plain.every(({ found }) => found.entry.returns.length === 1)).toBe(true);
    const byReference = answers.find(({ found }) => pathOf(found) === 'sui::coin::balance');
    expect(byReference?.distance).toBeGreaterThan(0);
    expect(answers.indexOf(byReference as Answer)).toBeGreaterThan(plain.length - 1);
  });

  it('keeps to one meaning for one letter', () => {
    expect(names('Coin<T>, Balance<T> -> _', [], 50)).not.toContain('sui::token::spend');
    const swapped = ask('&VecMap<K, V>, &V -> &K').filter(({ distance }) => distance === 0);
    expect(swapped.map(({ found }) => pathOf(found))).toEqual([]);
  });

  it('takes a concrete type where a function is generic, a step behind', () => {
    const [first] = ask('&Coin<SUI> -> u64');
    expect(first && pathOf(first.found)).toBe('sui::coin::value');
    expect(first?.distance).toBeGreaterThan(0);
  });

  it('tells functions without parameters or results from those with', () => {
    for (const { found } of ask('() -> Balance<T>').filter(({ distance }) => distance === 0))
      expect(found.parameters).toEqual([]);
    for (const { found, distance } of ask('Coin<T> ->'))
      if (distance === 0) expect(found.returns).toEqual([]);
    expect(names('() -> Balance<T>', [], 1)).toEqual(['sui::balance::zero']);
  });

  it('filters by the abilities that one type parameter must have', () => {
    const answers = ask('', ['key', 'store']);
    expect(answers.length).toBeGreaterThan(10);
    for (const { found } of answers) {
      expect(
        found.entry.generics.some(([, list]) => list.includes('key') && list.includes('store')),
      ).toBe(true);
    }
    expect(names('T, address ->', ['store'])).toContain('sui::transfer::public_transfer');
    expect(names('T, address ->', ['store'])).not.toContain('sui::transfer::transfer');
  });

  it('keeps to the abilities that it demands of its own letters', () => {
    expect(names('<T: key + store>(T, address) ->', [], 50)).toContain(
      'sui::transfer::public_transfer',
    );
    expect(names('<T: key + store>(T, address) ->', [], 50)).not.toContain(
      'sui::transfer::transfer',
    );
    expect(names('<T: copy>(T, address) ->', [], 50)).not.toContain(
      'sui::transfer::public_transfer',
    );
  });

  it('marks what matches and nothing else', () => {
    expect(marked('u64, &mut Coin<T> -> Coin<T>')).toBe(
      'split<T>(self: [&mut Coin<T>], split_amount: [u64], ctx: &mut TxContext): [Coin<T>]',
    );
    expect(marked('-> (TreasuryCap<T>, CoinMetadata<T>)')).toMatch(
      /\): \(\[TreasuryCap<T>\], \[CoinMetadata<T>\]\)$/,
    );
    expect(marked('coin::split')).not.toContain('[');
  });

  it('puts what only packages can call, and what is deprecated, behind its equals', () => {
    const order = names('&DenyList, address -> bool', [], 10);
    expect(order.indexOf('sui::coin::deny_list_v2_contains_next_epoch')).toBeLessThan(
      order.indexOf('sui::coin::deny_list_contains'),
    );
  });
});

describe('a text that is not a question', () => {
  it.each([
    '',
    '   ',
    '->>',
    '][',
    '&',
    '<',
    'Coin<',
    '\u0000',
    '😀',
    '; drop table',
    '<img src=x onerror=alert(1)>',
    '<T>',
    '<>',
    '<T: nothing>',
  ])('%j asks nothing, or harmlessly', (text) => {
    expect(names(text)).toEqual([]);
  });

  it('is told apart from one that is not finished', () => {
    for (const text of ['Coin<', '&mut', 'u64,', 'u64 ->', '(u64'])
      expect(isUnfinished(text)).toBe(true);
    for (const text of ['][', '😀', 'Coin<T>', '']) expect(isUnfinished(text)).toBe(false);
  });

  it.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '-> __proto__',
    'constructor -> constructor',
  ])('%s finds nothing of JavaScript', (text) => {
    expect(names(text)).toEqual([]);
  });

  it('is answered in good time, whatever it is', () => {
    const words = fc.array(
      fc.constantFrom(
        '&',
        'mut ',
        'T',
        'U',
        'Coin<',
        '>',
        '_',
        ',',
        '->',
        '(',
        ')',
        '|',
        'vector<',
        'u64',
        ':',
        'a',
        '::',
        '<',
      ),
      { maxLength: 120 },
    );
    fc.assert(
      fc.property(words, (list) => {
        expect(cpuOf(() => ask(list.join('')))).toBeLessThan(1_500);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    '_,'.repeat(20),
    `${'T,'.repeat(8)} -> T`,
    '&'.repeat(300),
    '('.repeat(300),
    'vector<'.repeat(40),
    '|'.repeat(300),
    'A'.repeat(300),
    ':'.repeat(300),
  ])('of the worst kind %# takes less than a second', (text) => {
    expect(cpuOf(() => ask(text))).toBeLessThan(1_000);
  });
});
