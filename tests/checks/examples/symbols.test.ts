/** Which words in a sentence are symbols, and which symbol they are. */

import { describe, expect, test } from 'vitest';
import { nearestName } from '../../../generators/core/text.ts';
import type { Resolution, SymbolContext } from '../../../site/dialect/resolve-symbol.ts';
import { resolveSymbol } from '../../../site/dialect/resolve-symbol.ts';
import { buildSymbolIndex } from '../../../site/dialect/symbol-index.ts';
import { contextOf, familiesOf } from '../../../site/dialect/symbol-links.ts';

const target = (id: string, kind = 'thing') => ({
  id,
  kind,
  route: `/${id.split(':')[0] ?? ''}`,
  anchor: id,
});

const index = buildSymbolIndex([
  target('move:sui::coin', 'module'),
  target('move:sui::coin::Coin', 'struct'),
  target('move:sui::coin::split', 'function'),
  target('move:sui::coin::EBadArg', 'error code'),
  target('move:sui::sui::SUI', 'struct'),
  target('move:sui::object::UID', 'struct'),
  target('move:sui::transfer_policy::TransferPolicy', 'struct'),
  target('move:sui::hash', 'module'),
  target('move:sui::hash::keccak256', 'function'),
  target('move:std::hash', 'module'),
  target('move:std::hash::sha3_256', 'function'),
  target('move:std::address::length', 'function'),
  target('move:sui::address::length', 'function'),
  target('graphql:Coin', 'object type'),
  target('graphql:Coin.coinBalance', 'field'),
  target('graphql:TransactionBlock', 'object type'),
  target('graphql:Event', 'object type'),
  target('graphql:Query.coins', 'query'),
  target('cli:', 'command'),
  target('cli:client', 'command'),
  target('cli:client/gas', 'command'),
  target('cli:client/gas#--json', 'option'),
  target('cli:move/build', 'command'),
  target('rpc:suix_getCoins', 'JSON-RPC method'),
  target('ts:client/SuiClient', 'class'),
  target('ts:client/SuiClient.getCoins', 'method'),
  target('ts:transactions/Transaction', 'class'),
  target('ts:client/CoinMetadata', 'interface'),
  target('rpc:CoinMetadata', 'JSON-RPC type'),
]);

function resolve(text: string, context: Partial<SymbolContext> = {}): Resolution {
  return resolveSymbol(index, text, {
    families: [],
    modules: new Set(),
    near: nearestName,
    ...context,
  });
}

function idOf(text: string, context: Partial<SymbolContext> = {}): string {
  const found = resolve(text, context);
  return found.kind === 'target' ? found.target.id : found.kind;
}

describe('a qualified name', () => {
  test.each([
    ['coin::split', 'move:sui::coin::split'],
    ['sui::coin::split', 'move:sui::coin::split'],
    ['0x2::coin::split', 'move:sui::coin::split'],
    ['0x2::sui::SUI', 'move:sui::sui::SUI'],
    ['coin::split<T>()', 'move:sui::coin::split'],
    ['sui::coin', 'move:sui::coin'],
    ['std::hash::sha3_256', 'move:std::hash::sha3_256'],
    ['hash::keccak256', 'move:sui::hash::keccak256'],
    ['Coin.coinBalance', 'graphql:Coin.coinBalance'],
    ['SuiClient.getCoins', 'ts:client/SuiClient.getCoins'],
    ['SuiClient.getCoins()', 'ts:client/SuiClient.getCoins'],
    ['suix_getCoins', 'rpc:suix_getCoins'],
    ['sui client gas', 'cli:client/gas'],
    ['sui client gas 0x5', 'cli:client/gas'],
    ['sui client gas --json', 'cli:client/gas#--json'],
    ['sui client gas --yes', 'cli:client/gas'],
    ['sui client', 'cli:client'],
  ])('%s is %s', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  test('of two modules is nobody’s until it names its package', () => {
    expect(idOf('address::length')).toBe('ambiguous');
    expect(idOf('std::address::length')).toBe('move:std::address::length');
  });

  test('of a module that the page defines is the page’s own', () => {
    expect(idOf('coin::mint', { modules: new Set(['coin']) })).toBe('none');
    expect(idOf('my_coin::mint')).toBe('none');
  });
});

describe('a bare type', () => {
  test.each([
    ['TransactionBlock', 'graphql:TransactionBlock'],
    ['TransferPolicy', 'move:sui::transfer_policy::TransferPolicy'],
    ['&mut TransferPolicy<T>', 'move:sui::transfer_policy::TransferPolicy'],
    ['Coin<SUI>', 'move:sui::coin::Coin'],
  ])('that can only be one thing is that: %s', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  test.each(['Coin', 'Event', 'Transaction', 'SUI', 'UID'])(
    'that may be an English word needs the page’s word for it: %s',
    (text) => {
      expect(idOf(text)).toBe('none');
    },
  );

  test('is looked for in the families that the page names, in their order', () => {
    expect(idOf('Coin', { families: ['move'] })).toBe('move:sui::coin::Coin');
    expect(idOf('Coin', { families: ['graphql'] })).toBe('graphql:Coin');
    expect(idOf('Coin', { families: ['graphql', 'move'] })).toBe('graphql:Coin');
    expect(idOf('UID', { families: ['move'] })).toBe('move:sui::object::UID');
    expect(idOf('Event', { families: ['move'] })).toBe('none');
  });

  test('of several families is nobody’s on a page that names none', () => {
    expect(idOf('CoinMetadata')).toBe('ambiguous');
    expect(idOf('CoinMetadata', { families: ['ts'] })).toBe('ts:client/CoinMetadata');
  });

  test('is no constant', () => {
    expect(idOf('EBadArg', { families: ['move'] })).toBe('none');
  });
});

describe('a name in the form of a symbol that does not exist', () => {
  test.each([
    ['coin::splt', 'coin::split'],
    ['sui::coin::Coinn', 'sui::coin::Coin'],
    ['sui::coins::split', 'sui::coin'],
    ['suix_getCoinz', 'suix_getCoins'],
    ['sui client gsa', 'gas'],
    ['sui clinet gas', 'client'],
    ['SuiClient.getCoinz', 'SuiClient.getCoins'],
  ])('%s is reported, with %s', (text, near) => {
    expect(resolve(text)).toMatchObject({ kind: 'unknown', near });
  });

  test.each([
    'my_module::split',
    'transfer::X',
    'sui_system',
    'sui.toml',
    'Foo',
    'foo.bar',
    'Coin.sizeOf',
    'sui',
    'a::b::c::d',
  ])('%s is not: it may be the reader’s own', (text) => {
    expect(idOf(text)).toBe('none');
  });
});

test('a page names its families as one word, a list, or with commas', () => {
  expect(familiesOf({ symbols: 'move' })).toEqual(['move']);
  expect(familiesOf({ symbols: ['graphql', 'ts', 'nonsense'] })).toEqual(['graphql', 'ts']);
  expect(familiesOf({ symbols: 'move, rpc' })).toEqual(['move', 'rpc']);
  expect(familiesOf({})).toEqual([]);
});

test('the modules of a page are those that its Move code defines', () => {
  expect([
    ...contextOf({}, 'module example::lock;\n#[test_only]\nmodule example::lock_tests {}').modules,
  ]).toEqual(['lock', 'lock_tests']);
});
