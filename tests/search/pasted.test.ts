/** What readers paste: addresses, types, errors, lines of code and nonsense. */

import { describe, expect, it } from 'vitest';
import { condense, pastedPath, textOfPaste } from '../../site/src/search/engine/pasted';
import { readQuery } from '../../site/src/search/engine/query';
import { ask, indexOf, page, symbol } from './support';

const coinPage = '/references/framework/sui/coin';
const clientPage = '/references/typescript-sdk/client/sui-client';
const index = indexOf({
  pages: [
    page('/concepts/object-model', 'Object model', [
      ['Where IDs come from', 'Every object has an id of its own.'],
    ]),
    page('/concepts/gas-pricing', 'Gas pricing', [['Your price', 'You name a price for a unit.']]),
    page('/concepts/deciding', 'Consensus', [
      ['Leaders', 'A leader decided. Some get to decide how; others decide when.'],
    ]),
    page(coinPage, 'sui::coin'),
    page('/references/cli/client', 'sui client', [
      ['Publishing', 'To publish, set a budget for gas.'],
    ]),
    page(clientPage, 'SuiClient'),
    page('/references/typescript-sdk/utils', 'Utilities', [
      ['Address of a package', 'An address is normalized, and a normalized address is unique.'],
    ]),
  ],
  symbols: [
    symbol('move:sui::coin', coinPage, 'module'),
    { ...symbol('move:sui::coin::Coin', `${coinPage}#Coin`, 'struct'), label: 'coin::Coin' },
    { ...symbol('move:sui::coin::split', `${coinPage}#split`, 'function'), label: 'coin::split' },
    symbol('ts:SuiClient', clientPage, 'class'),
    symbol('ts:SuiClient.getCoins', `${clientPage}#getCoins`, 'method'),
    symbol(
      'ts:normalizeSuiAddress',
      '/references/typescript-sdk/utils#normalizeSuiAddress',
      'function',
    ),
    ...['NormalizeSuiAd', 'SuiNormalizeAddressOption'].map((name) =>
      symbol(`ts:${name}`, `/references/typescript-sdk/utils#${name}`, 'class'),
    ),
    symbol('cli:sui client', '/references/cli/client', 'command'),
    symbol(
      'cli:sui client publish --gas-budget',
      '/references/cli/client#publish--gas-budget',
      'option',
    ),
  ],
});
const firstOf = (query: string): string | undefined => ask(index, query)[0];

describe('an address', () => {
  it.each([
    ['https://docs.example.org/concepts/object-model', '/concepts/object-model'],
    ['https://elsewhere.example/concepts/object-model/?a=b', '/concepts/object-model'],
    ['/concepts/object-model.html', '/concepts/object-model'],
    [`https://docs.example.org${coinPage}#split`, `${coinPage}#split`],
    [`${coinPage}#gone`, coinPage],
  ])('%s leads to its place', (query, record) => {
    expect(firstOf(query)).toBe(record);
  });

  it('that leads nowhere is asked by its words, not by its host', () => {
    expect(firstOf('https://coin.example.com/blog/object-model-2')).toBe('/concepts/object-model');
  });

  it('is one only when it stands alone', () => {
    expect(pastedPath('see /concepts')).toBeNull();
    expect(pastedPath('coin/split')).toBeNull();
    expect(pastedPath('https://docs.example.org')).toEqual({ route: '/', anchor: null });
  });
});

describe('a line of code', () => {
  it.each([
    ['0x2::coin::Coin<0x2::sui::SUI>', `${coinPage}#Coin`],
    ['0x0000000000000000000000000000000000000000000000000000000002::coin', coinPage],
    ['sui::coin::Coin<T>', `${coinPage}#Coin`],
    ['client.getCoins(', `${clientPage}#getCoins`],
    ['await client.getCoins({ owner', `${clientPage}#getCoins`],
    ['how to use coin::split', `${coinPage}#split`],
    ['sui client publish --gas-budget 100000000', '/references/cli/client#publish--gas-budget'],
  ])('%s finds what it names', (query, record) => {
    expect(firstOf(query)).toBe(record);
  });
});

describe('a typo of the finger in a joined name', () => {
  it.each(['normalizeSuiAdress', 'normalize_sui_adress', 'normalizesuiadress'])(
    '%s finds the name all the same',
    (query) => {
      expect(firstOf(query)).toBe('/references/typescript-sdk/utils#normalizeSuiAddress');
    },
  );
});

describe('a question', () => {
  const fillers = [1, 2, 3, 4, 5, 6].map((at) =>
    page(`/guides/f${at}`, `Story ${at}`, [['Part', 'Whoever decides pays gas at some price.']]),
  );
  const asked = indexOf({
    pages: [
      page('/concepts/gas-pricing', 'Gas pricing', [['Units', 'A unit costs what it costs.']]),
      page('/concepts/leaders', 'Leaders', [
        ['Votes', 'A leader decided on gas. Someone pays a price for someone.'],
      ]),
      ...fillers,
    ],
  });

  it('prefers the page whose title it says to the one that has all its other words', () => {
    expect(ask(asked, 'how does someone decide the price of gas')[0]).toBe('/concepts/gas-pricing');
  });
});

describe('a name among words', () => {
  const crowd = indexOf({
    pages: [
      page('/references/framework/sui/coin', 'sui::coin'),
      page('/guides/use', 'How to use split coins', [['Coin', 'Use split on a coin. Coin split.']]),
    ],
    symbols: [
      symbol('move:sui::coin', coinPage, 'module'),
      { ...symbol('move:sui::coin::split', `${coinPage}#split`, 'function'), label: 'coin::split' },
    ],
  });

  it('comes before a page that has all the words', () => {
    expect(ask(crowd, 'use coin::split how')[0]).toBe(`${coinPage}#split`);
    expect(ask(crowd, 'use coin split how')[0]).toBe('/guides/use');
  });
});

describe('nonsense', () => {
  it.each([
    'qwzxv',
    'qwzxv id',
    'qwzxv the of',
    'qwzxv x y',
    '0xabababababababababababababababababababababababababababababab',
    '8Vvf3Zk1mmPq4wYsHk9dTjR2xNc6bLhQeGu7oXaWtE5s',
    '对象所有权',
    '🦄',
    '(…)',
    'a'.repeat(100),
  ])('%s finds nothing', (query) => {
    expect(ask(index, query)).toEqual([]);
  });

  it('beside a word leaves that word', () => {
    expect(firstOf('object model 8Vvf3Zk1mmPq4wYsHk9dTjR2xNc6bLhQeGu7oXaWt')).toBe(
      '/concepts/object-model',
    );
    expect(firstOf('🦄 object model')).toBe('/concepts/object-model');
  });

  it('that only looks long is kept: a name, a number of a length', () => {
    expect(textOfPaste('defaultSecp256K1DerivationPath')).toBe('defaultSecp256K1DerivationPath');
    expect(readQuery('bls 12381').atoms).toEqual(['bls', '12381']);
    expect(readQuery('123456789').atoms).toEqual(['123456789']);
  });
});

describe('an abort as tools print it', () => {
  const address = '0'.repeat(63);
  const node = `MoveAbort(MoveLocation { module: ModuleId { address: ${address}2, name: Identifier("balance") }, function: 7, instruction: 10, function_name: Some("split") }, 2) in command 1`;
  const balance = '/references/framework/sui/balance';
  const site = indexOf({
    pages: [
      page(balance, 'sui::balance'),
      page('/guides/split', 'Abort in command', [['Split', 'MoveAbort in balance split, code 2']]),
    ],
    symbols: [
      symbol('move:sui::balance', balance, 'module'),
      { ...symbol('move:a', `${balance}#ENotEnough`, 'error code'), abortCode: 'sui::balance:2' },
      { ...symbol('move:b', `${balance}#EOther`, 'error code'), abortCode: 'sui::balance:1' },
    ],
  });

  it.each([
    node,
    `Error executing transaction 'HuQ': 1st command aborted within function '0x${address}2::balance::split' at instruction 10 with code 2`,
    `Move Runtime Abort. Location: ${address}2::balance::split (function index 7) at offset 10, Abort Code: 2`,
    'abort code: 2, in 0x2::balance::split',
    'abort code 2 in sui::balance::split',
  ])('%s leads to its constant', (text) => {
    expect(ask(site, text)[0]).toBe(`${balance}#ENotEnough`);
  });

  it('in a package of the reader does not lead to a constant of the framework', () => {
    const own = node.replace(`${address}2`, `${'a'.repeat(64)}`);
    expect(ask(site, own)[0]).not.toBe(`${balance}#ENotEnough`);
    expect(condense(own)).toBe('abort code 2 in balance::split');
  });

  it.each([
    ['within function 0x2::coin::split at instruction 1 with code 12', '12 in sui::coin::split'],
    ["within function '0x12::coin::split' at 1 with code 3", '3 in coin::split'],
    ["within function '0x2a::coin::split' at 1 with code 3", '3 in coin::split'],
    ['Location: 0xB::bridge::claim (index 5), Abort Code: 14', '14 in bridge::bridge::claim'],
    ['abort code: 12 in 0x3::validator::new', '12 in sui_system::validator::new'],
    [
      'MoveAbort(MoveLocation { module: ModuleId { address: 01, name: Identifier("bcs") }, function: 1, instruction: 2, function_name: None }, 12)',
      '12 in std::bcs',
    ],
  ])('%s is known by package, module, name and code', (text, message) => {
    expect(condense(text)).toBe(`abort code ${message}`);
  });

  it('becomes short enough for the field', () => {
    expect(condense(node)).toBe('abort code 2 in sui::balance::split');
    expect(condense(`Object 0x${'ab'.repeat(32)} is gone`)).toBe('Object is gone');
  });

  it('keeps the code of an abort, however large it is', () => {
    const query = readQuery(`aborted with code 262145 in module ${'0'.repeat(63)}1::option`);
    expect(query.aborts[0]).toBe('std::option:262145');
  });
});

describe('what tools print around an error', () => {
  it.each([
    ['2026-01-02T03:04:05.678Z WARN sui_network::state_sync: No peer left', 'No peer left'],
    ['INFO sui_node: This node stopped', 'This node stopped'],
    ['zsh: command not found: sui', 'command not found: sui'],
    ["thread 'main' panicked at src/a.rs:1:2: No genesis (os error 2)", 'No genesis'],
    [
      'error[E06001]: unused value ┌─ ./sources/a.move:1:2 │ The value',
      'error[E06001]: unused value',
    ],
    ['INFO Starting up', 'Starting up'],
    ['bash: sui: No such file', 'sui: No such file'],
    ["thread 'main' panicked: No genesis", 'No genesis'],
    ["thread 'main' panicked at a.rs:1:2 No genesis", 'No genesis'],
    ['Address in use (os error 98)', 'Address in use'],
    ['InsufficientCoinBalance in command 0', 'InsufficientCoinBalance'],
    ['InsufficientCoinBalance in command 12', 'InsufficientCoinBalance'],
    [`0x${'0'.repeat(60)}abcd::usd::USD`, `0x${'0'.repeat(60)}abcd::usd::USD`],
    ['Object 0x0123456789abcdef is gone', 'Object is gone'],
    ['WrongArgument { arg_idx: 1, kind: TypeMismatch }', 'WrongArgument { 1, TypeMismatch }'],
    [`Denied { coin: "${'ab'.repeat(32)}::usd::USD" }`, 'Denied { " usd::USD" }'],
    [`Type ${'ab'.repeat(32)}::usd::USD`, 'Type usd::USD'],
  ])('is left out of %s', (pasted, message) => {
    expect(condense(pasted)).toBe(message);
  });

  it('leaves the reason of a long line', () => {
    const line =
      'JsonRpcError: Transaction execution failed due to issues with transaction inputs, please review the errors and try again: - Coin is gone';
    expect(condense(line)).toBe('Coin is gone');
    expect(condense('JsonRpcError: Invalid params')).toBe('JsonRpcError: Invalid params');
  });

  it('stays where it is what the reader says', () => {
    for (const message of [
      'what is an INFO line',
      'no completion in zsh: why',
      "why has thread 'main' panicked at night",
    ])
      expect(condense(message)).toBe(message);
  });

  it('is taken from a long line layer by layer, and only from its beginning', () => {
    const long = (start: string): string => condense(`${start}${'the coin is gone '.repeat(5)}`);
    const reason = 'the coin is gone '.repeat(5).trim();
    expect(long("Error: RPC call failed: Error executing transaction 'HuQ': ")).toBe(reason);
    expect(long('Error executing transaction: ')).toBe(reason);
    expect(
      long(
        'Transaction validation failed due to issues with transaction inputs, please review the errors and try again: ',
      ),
    ).toBe(reason);
    expect(long('Dry run failed, ')).toBe(reason);
    expect(long('RPC error -32002: Invalid user signature: Signature is not valid: ')).toBe(reason);
    expect(long('Uncaught Error: General cryptographic error: ')).toBe(reason);
    expect(
      long('Error: Transaction validator signing failed due to issues with transaction inputs: - '),
    ).toBe(reason);
    expect(long('My Error: ')).toBe(`My Error: ${reason}`);
  });

  it('leaves the fields of a call alone', () => {
    expect(condense('client.get({ digest, options: { show: true } })')).toContain('options:');
  });

  it('comes with grammar that goes before words do', () => {
    const long = 'What is to be done with all of the objects of an account that has been closed';
    expect(readQuery(long).text).toBe('done all objects account closed');
  });
});

describe('a name of earlier releases', () => {
  const old = indexOf({
    pages: [page(clientPage, 'SuiClient'), page('/guides/provider', 'JSON RPC provider')],
    symbols: [symbol('ts:SuiClient', clientPage, 'class')],
    oldNames: [['JsonRpcProvider', 'SuiClient']],
  });

  it.each(['JsonRpcProvider', 'new JsonRpcProvider(', 'jsonrpcprovider'])(
    '%s leads to what took its place',
    (query) => {
      expect(ask(old, query)[0]).toBe(clientPage);
    },
  );
});

describe('a task', () => {
  const rpc = '/references/sui-api/json-rpc/suix-querytransactionblocks';
  const query = symbol('rpc:suix_queryTransactionBlocks', rpc, 'JSON-RPC method', 'Reads a page.');
  const crowd = [1, 2, 3].map((at) => page(`/guides/c${at}`, `Other ${at}`, [['Part', 'history']]));

  it('leads to a generated page by a phrase of that page', () => {
    const site = indexOf({
      pages: [page(rpc, 'suix_queryTransactionBlocks'), ...crowd],
      symbols: [query],
      tasks: [[rpc, 'history of an account']],
    });
    expect(ask(site, 'history of account')[0]).toBe(rpc);
  });
});

describe('a heading of the same name', () => {
  it('does not come before the page about it', () => {
    const site = indexOf({
      pages: [page('/concepts/epochs', 'Epochs'), page('/terms', 'Words', [['Epoch', 'A day.']])],
    });
    expect(ask(site, 'epoch')[0]).toBe('/concepts/epochs');
  });
});

describe('what other pages say where they link to a page', () => {
  const printed = indexOf({
    pages: [
      { ...page('/guides/a', 'Sponsoring'), mentions: [] },
      {
        ...page('/guides/b', 'Start'),
        mentions: [{ to: '/guides/a', text: 'pay the fees of my users' }],
      },
      page('/guides/c', 'Other', [['Users', 'users pay']]),
    ],
  });

  it('finds it by those words', () => {
    expect(ask(printed, 'pay fees for users')[0]).toBe('/guides/a');
  });
});

describe('what readers bring along', () => {
  const [compared, balance] = ['/sui-compared', '/references/framework/sui/balance'];
  const site = indexOf({
    pages: [
      page(compared, 'Sui compared', [['Port', 'msg.sender is no argument.']]),
      page(balance, 'sui::balance'),
    ],
    symbols: [
      {
        ...symbol('move:sui::balance::ENotEnough', `${balance}#ENotEnough`, 'error code'),
        abortCode: 'sui::balance:2',
      },
    ],
  });

  it.each(['msg.value', 'block.timestamp', 'mapping(address => uint256) public balances;'])(
    'of Solidity leads to the comparison: %s',
    (query) => expect(ask(site, query)[0]).toBe(compared),
  );

  it.each(['balance abort 2', 'abort code 2 0x2::balance', 'sui::balance abort code 2'])(
    'of an abort leads to its constant: %s',
    (query) => expect(ask(site, query)[0]).toBe(`${balance}#ENotEnough`),
  );

  it.each([
    ['GET /health_check', '/health_check'],
    [
      'WARN sui_core: not signed peer_id=4ab1 round=7 error="no quorum"',
      'not signed error="no quorum"',
    ],
    ['Failure { error: Kind { status: Bad { at: 1 } } }', 'Failure { Kind { Bad { 1 } } }'],
  ])('is cut down to what identifies it: %s', (query, text) =>
    expect(readQuery(query).text).toBe(text),
  );
});
