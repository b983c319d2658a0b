/** Which words in a sentence are symbols, and which symbol they are. */

import { describe, expect, test } from 'vitest';
import { nearestName } from '../../../generators/core/text.ts';
import type { Resolution, SymbolContext } from '../../../site/dialect/resolve-symbol.ts';
import { resolveSymbol } from '../../../site/dialect/resolve-symbol.ts';
import { buildSymbolIndex } from '../../../site/dialect/symbol-index.ts';
import type { PageContent } from '../../../site/dialect/symbol-context.ts';
import { contextOf } from '../../../site/dialect/symbol-context.ts';

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
  target('program:sui-node', 'command'),
  target('program:sui-node#--config-path', 'option'),
  target('program:sui-tool', 'command'),
  target('program:sui-tool/db-tool', 'command'),
  target('program:sui-tool/db-tool/dump', 'command'),
  target('program:sui-tool/db-tool/dump#--store', 'option'),
  target('config:node', 'configuration file'),
  target('config:node/db-path', 'configuration key'),
  target('config:node/consensus-config.db-path', 'configuration key'),
  target('config:node/p2p-config.seed-peers', 'configuration key'),
  target('config:node/p2p-config.seed-peers[].peer-id', 'configuration key'),
  target('config:node/a.peer-limit', 'configuration key'),
  target('config:node/b.peer-limit', 'configuration key'),
  target('config:bridge/db-path', 'configuration key'),
  target('config:bridge/run-client', 'configuration key'),
  target('metric:last_executed_checkpoint', 'metric'),
  target('rpc:suix_getCoins', 'JSON-RPC method'),
  target('ts:client/SuiClient', 'class'),
  target('ts:client/SuiClient.getCoins', 'method'),
  target('ts:transactions/Transaction', 'class'),
  target('ts:client/CoinMetadata', 'interface'),
  target('rpc:CoinMetadata', 'JSON-RPC type'),
  target('move:sui::balance::Balance', 'struct'),
  target('move:sui::balance::ENotEnough', 'error code'),
  target('move:sui::coin::ENotEnough', 'error code'),
  target('graphql:Balance', 'object type'),
  target('ts:client/CoinBalance', 'interface'),
  target('ts:client/Balance', 'interface'),
]);

function resolve(text: string, context: Partial<SymbolContext> = {}): Resolution {
  return resolveSymbol(index, text, {
    families: [],
    modules: new Set(),
    constants: new Set(),
    types: new Set(),
    named: new Set(),
    configFile: null,
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
    ['sui-node', 'program:sui-node'],
    ['sui-node --config-path fullnode.yaml', 'program:sui-node#--config-path'],
    ['sui-tool db-tool dump -s index', 'program:sui-tool/db-tool/dump'],
    ['sui-tool db-tool dump --store index', 'program:sui-tool/db-tool/dump#--store'],
    ['sui-proxy', 'none'],
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

describe('a key or a metric', () => {
  const operator = { configFile: 'node' };
  test.each([
    ['p2p-config.seed-peers', 'config:node/p2p-config.seed-peers'],
    ['seed-peers', 'config:node/p2p-config.seed-peers'],
    ['seed-peers.peer-id', 'config:node/p2p-config.seed-peers[].peer-id'],
    ['db-path', 'config:node/db-path'],
    ['db-path: /data', 'config:node/db-path'],
    ['run-client', 'config:bridge/run-client'],
    ['last_executed_checkpoint', 'metric:last_executed_checkpoint'],
    ['suix_getCoins', 'rpc:suix_getCoins'],
    ['suix_getCoin', 'unknown'],
    ['peer-limit', 'none'],
    ['fullnode.yaml', 'none'],
  ])('on a page for operators, %s is %s', (text, id) => {
    expect(idOf(text, operator)).toBe(id);
  });

  test('is a plain word elsewhere, and the bridge has its own', () => {
    expect(idOf('db-path')).toBe('none');
    expect(idOf('last_executed_checkpoint')).toBe('none');
    expect(idOf('db-path', { configFile: 'bridge' })).toBe('config:bridge/db-path');
  });

  test('is known from the address of the page', () => {
    const fileOf = (slug: string) =>
      contextOf(index, { matter: { slug }, blocks: [], symbols: [] }).configFile;
    expect(fileOf('/guides/operator/sui-full-node')).toBe('node');
    expect(fileOf('/guides/operator/bridge-node-configuration')).toBe('bridge');
    expect(fileOf('/guides/developer')).toBe(null);
  });
});

describe('a bare type', () => {
  test.each([
    ['TransactionBlock', 'graphql:TransactionBlock'],
    ['TransferPolicy', 'move:sui::transfer_policy::TransferPolicy'],
    ['&mut TransferPolicy<T>', 'move:sui::transfer_policy::TransferPolicy'],
    ['Coin<SUI>', 'move:sui::coin::Coin'],
    ['Balance<T>', 'move:sui::balance::Balance'],
  ])('that can only be one thing is that: %s', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  test.each(['Coin', 'Event', 'Transaction', 'SUI', 'UID'])(
    'that may be an English word needs the page’s word for it: %s',
    (text) => {
      expect(idOf(text)).toBe('none');
    },
  );

  test('that is one plain word belongs to the family that the page is about', () => {
    expect(idOf('Coin', { families: ['move'] })).toBe('move:sui::coin::Coin');
    expect(idOf('Coin', { families: ['graphql'] })).toBe('graphql:Coin');
    expect(idOf('Coin', { families: ['graphql', 'move'] })).toBe('graphql:Coin');
    expect(idOf('UID', { families: ['move'] })).toBe('move:sui::object::UID');
    expect(idOf('UID', { families: ['graphql', 'move'] })).toBe('none');
    expect(idOf('Event', { families: ['move'] })).toBe('none');
  });

  test('of several families is nobody’s on a page that names none', () => {
    expect(idOf('CoinMetadata')).toBe('ambiguous');
    expect(idOf('CoinMetadata', { families: ['ts'] })).toBe('ts:client/CoinMetadata');
  });
});

describe('an error code', () => {
  test('links itself where one module has it', () => {
    expect(idOf('EBadArg')).toBe('move:sui::coin::EBadArg');
  });

  test('of two modules is that of the module that the page names', () => {
    expect(idOf('ENotEnough')).toBe('ambiguous');
    expect(idOf('ENotEnough', { named: new Set(['balance']) })).toBe(
      'move:sui::balance::ENotEnough',
    );
  });

  test('that the page’s own code defines is the page’s own', () => {
    expect(idOf('EBadArg', { constants: new Set(['EBadArg']) })).toBe('none');
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
    ['sui-tool db-toll dump', 'db-tool'],
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

describe('what a page is about', () => {
  const page = (content: Partial<PageContent>): PageContent => ({
    matter: {},
    blocks: [],
    symbols: [],
    ...content,
  });

  test('is what its front matter says: one word, a list, or with commas', () => {
    const familiesOf = (symbols: unknown) =>
      contextOf(index, page({ matter: { symbols } })).families;
    expect(familiesOf('move')).toEqual(['move']);
    expect(familiesOf(['graphql', 'ts', 'nonsense'])).toEqual(['graphql', 'ts']);
    expect(familiesOf('move, rpc')).toEqual(['move', 'rpc']);
    expect(familiesOf(undefined)).toEqual([]);
  });

  test('is otherwise what its code and its unmistakable symbols say, the weightiest first', () => {
    const move = { language: 'move', code: '' };
    const graphql = { language: 'graphql', code: '' };
    const familiesOf = (content: Partial<PageContent>) => contextOf(index, page(content)).families;
    expect(familiesOf({ blocks: [move] })).toEqual(['move']);
    expect(familiesOf({ blocks: [move, graphql, graphql] })).toEqual(['graphql', 'move']);
    expect(familiesOf({ symbols: ['coin::split', 'UID'] })).toEqual(['move']);
    expect(familiesOf({ symbols: ['suix_getCoins', 'coin::split', 'sui::coin'] })).toEqual([
      'move',
      'rpc',
    ]);
    expect(familiesOf({ symbols: ['sui client gas', 'Coin'] })).toEqual([]);
  });

  test('includes the modules and constants that its Move code defines', () => {
    const code =
      'module example::lock;\nconst EWrongKey: u64 = 0;\n#[test_only]\nmodule example::lock_tests {}';
    const context = contextOf(index, page({ blocks: [{ language: 'move', code }] }));
    expect([...context.modules]).toEqual(['lock', 'lock_tests']);
    expect([...context.constants]).toEqual(['EWrongKey']);
  });
});
