/** The loopback node as JSON-RPC: what it knows by itself, what a fixture answers, and what it does not let pass. */

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  FIXTURE,
  full,
  keypair,
  owner,
  removeProject,
  startNode,
  startProject,
} from './loopback.ts';
import { root } from '../../support/run.ts';

beforeAll(startProject);
afterAll(removeProject);

const COINS = [
  'objects:',
  `  - { id: 0xc1, owner: '${owner}', version: 7, balance: 2000000000 }`,
  `  - { id: 0xc2, owner: '${owner}', balance: 5 }`,
  `  - { id: 0xc3, owner: '${owner}', balance: 40, type: '0xa11ce::gold::GOLD' }`,
  `  - { id: 0xc4, owner: 0xb0b, balance: 1 }`,
  `  - { id: 0x5a, owner: shared, type: '0xa11ce::shop::Shop', fields: { open: true }, version: 3 }`,
  `  - { id: 0x5b, owner: '${owner}', type: '0xa11ce::shop::Ticket<0x2::sui::SUI>', version: 4 }`,
];

describe('a request', () => {
  test.each([
    ['with a parameter of another type', 'suix_getCoins', [5], 'params[0] (owner) is 5'],
    ['without a parameter', 'sui_getObject', [], 'params lacks "object_id"'],
    [
      'for a method that does not exist',
      'sui_getObjct',
      ['0x5'],
      'method "sui_getObjct" is not a method',
    ],
    [
      'for a short address',
      'suix_getCoins',
      ['0x5'],
      'params[0] (owner) is "0x5" where an address',
    ],
    ['with one too many', methodWithoutParameters(), [1], 'params has 1 more than the 0'],
  ])('%s is an error, and gets an error', async (_name, method, params, message) => {
    const node = startNode(...COINS);
    const { result, error } = await node.rpc(method, ...params);
    expect(result).toBeUndefined();
    expect(error?.code).toBe(-32602);
    expect(await node.failures()).toEqual([
      expect.stringContaining(`node-request the program sends a wrong request: ${message}`),
    ]);
  });

  test('that is no JSON-RPC, or goes elsewhere, is an error', async () => {
    const node = startNode();
    expect((await node.post('/metrics', {})).status).toBe(404);
    expect(await node.post('/', { hello: 1 })).toMatchObject({ body: { error: { code: -32600 } } });
    expect((await node.failures()).map((failure) => failure.slice(0, 60))).toEqual([
      'node-request the program sends POST /metrics, which a node d',
      'node-request the program sends a wrong request: jsonrpc is n',
      'node-request the program sends a wrong request: id is missin',
      'node-request the program sends a wrong request: hello is not',
      'node-request the program sends a wrong request: method is mi',
    ]);
  });

  test('that nothing answers names the line to add, once', async () => {
    const node = startNode();
    await expect(node.client.getCoins({ owner: full('a11ce') })).rejects.toThrow(
      'no fixture answers suix_getCoins',
    );
    await expect(node.client.getCoins({ owner: full('a11ce') })).rejects.toThrow();
    expect(await node.failures()).toEqual([
      `node-unanswered the program asks for suix_getCoins with ["${full('a11ce')}"], and nothing answers / add to ${FIXTURE}: json-rpc: [{ method: suix_getCoins, params: ["${full('a11ce')}"], result: … }]`,
    ]);
  });
});

describe('an answer of the fixture', () => {
  test('fits by its first parameters, addresses in any length, and comes in turn', async () => {
    const node = startNode(
      'json-rpc:',
      `  - method: suix_getReferenceGasPrice`,
      `    answers: [{ result: '750' }, { error: { code: -32050, message: busy } }, { result: '760' }]`,
      `  - { method: suix_getBalance, params: [0x5], result: ${BALANCE} }`,
    );
    expect(await node.client.getReferenceGasPrice()).toBe(750n);
    await expect(node.client.getReferenceGasPrice()).rejects.toThrow('-32050 busy');
    expect(await node.client.getReferenceGasPrice()).toBe(760n);
    expect(await node.client.getReferenceGasPrice()).toBe(760n);
    expect((await node.client.getBalance({ owner: full('5') })).totalBalance).toBe('12');
    expect((await node.rpc('suix_getBalance', full('6'))).error?.message).toContain('no fixture');
  });

  test('that the method cannot give is an error at its line', async () => {
    const wrong = BALANCE.replace("'12'", '12').replace('coinObjectCount: 2, ', '');
    const node = startNode(
      'json-rpc:',
      `  - { method: suix_getReferenceGasPrice, result: '750' }`,
      `  - { method: suix_getBalance, result: ${wrong} }`,
    );
    await node.rpc('suix_getReferenceGasPrice');
    expect(await node.failures()).toEqual([]);
    await node.rpc('suix_getBalance', full('5'));
    const fix = 'correct the answer in the fixture';
    expect(await node.failures()).toEqual([
      `node-answer shop.yaml:3 the answer to suix_getBalance is wrong: result lacks "coinObjectCount" / ${fix}`,
      `node-answer shop.yaml:3 the answer to suix_getBalance is wrong: result.totalBalance is 12 where a string is expected / ${fix}`,
    ]);
  });
});

const BALANCE = `{ coinType: '0x2::sui::SUI', coinObjectCount: 2, totalBalance: '12', lockedBalance: {} }`;

describe('objects of the fixture', () => {
  test('are coins by type, in pages, and sums', async () => {
    const node = startNode(...COINS);
    const { client } = node;
    const first = await client.getCoins({ owner, limit: 1 });
    expect(first).toMatchObject({ hasNextPage: true, data: [{ version: '7' }] });
    const { data, hasNextPage } = await client.getCoins({ owner, cursor: first.nextCursor });
    expect([data.map((coin) => coin.balance), hasNextPage]).toEqual([['5'], false]);
    expect(await client.getBalance({ owner })).toMatchObject({
      coinType: '0x2::sui::SUI',
      coinObjectCount: 2,
      totalBalance: '2000000005',
    });
    const all = await client.getAllBalances({ owner });
    expect(all.map(({ totalBalance }) => totalBalance)).toEqual(['40', '2000000005']);
    expect((await client.getAllCoins({ owner })).data).toHaveLength(3);
    expect((await client.getCoins({ owner: full('dead') })).data).toEqual([]);
    expect(await node.failures()).toEqual([]);
  });

  test('show what was asked for, and those that are not there need a line', async () => {
    const node = startNode(...COINS);
    const shop = await node.client.getObject({ id: '0x5a', options: { showContent: true } });
    expect(shop.data).toMatchObject({
      objectId: full('5a'),
      version: '3',
      content: { dataType: 'moveObject', fields: { open: true, id: { id: full('5a') } } },
    });
    expect(shop.data?.owner).toBeUndefined();
    const both = await node.client.multiGetObjects({
      ids: ['0x5a', '0xc4'],
      options: { showOwner: true, showType: true },
    });
    expect(both.map(({ data }) => data?.owner)).toEqual([
      { Shared: { initial_shared_version: '3' } },
      { AddressOwner: full('b0b') },
    ]);
    await expect(node.client.getObject({ id: '0xdead' })).rejects.toThrow('no fixture answers');
    expect(await node.failures()).toHaveLength(1);
  });

  test('are found by owner and by type, with and without its arguments', async () => {
    const node = startNode(...COINS);
    const owned = async (StructType: string): Promise<number> =>
      (await node.client.getOwnedObjects({ owner, filter: { StructType } })).data.length;
    expect(await owned('0xa11ce::shop::Ticket')).toBe(1);
    expect(await owned('0xa11ce::shop::Ticket<0x2::sui::SUI>')).toBe(1);
    expect(await owned('0xa11ce::shop::Ticket<0x2::coin::COIN>')).toBe(0);
    expect((await node.client.getOwnedObjects({ owner })).data).toHaveLength(4);
    expect(await node.failures()).toEqual([]);
  });
});

const COIN = { address: '0x2', module: 'coin', name: 'Coin' };

test('what a node knows without a fixture fits its methods', async () => {
  const node = startNode('chain: { identifier: 35834a8a, gasPrice: 512, epoch: 9 }');
  const { client } = node;
  expect(await client.getReferenceGasPrice()).toBe(512n);
  expect(await client.getChainIdentifier()).toBe('35834a8a');
  expect((await client.getLatestSuiSystemState()).epoch).toBe('9');
  expect(Number(await client.getLatestCheckpointSequenceNumber())).toBeGreaterThan(0);
  const join = { package: '0x2', module: 'coin', function: 'join' };
  expect(await client.getNormalizedMoveFunction(join)).toMatchObject({
    visibility: 'Public',
    typeParameters: [{ abilities: [] }],
    parameters: [{ MutableReference: { Struct: COIN } }, { Struct: COIN }],
    return: [],
  });
  expect(await node.failures()).toEqual([]);
  await expect(client.getNormalizedMoveFunction({ ...join, function: 'jion' })).rejects.toThrow(
    'no fixture answers',
  );
});

test('the faucet sends what the fixture allows, to whom it allows', async () => {
  const node = startNode(
    'faucet:',
    `  - { recipient: 0xb0b, refuses: 429 }`,
    `  - { coins: [3000000000, 2] }`,
  );
  const ask = (recipient: string) => node.post('/v2/gas', { FixedAmountRequest: { recipient } });
  expect((await ask('0xb0b')).status).toBe(429);
  expect(await ask(owner)).toMatchObject({ status: 201, body: { status: 'Success' } });
  await ask(owner);
  const { data } = await node.client.getCoins({ owner });
  expect(data.map(({ balance }) => balance)).toEqual(['3000000000', '2', '3000000000', '2']);
  expect(new Set(data.map(({ coinObjectId }) => coinObjectId)).size).toBe(4);
  expect(await node.failures()).toEqual([]);
  expect((await node.post('/v2/gas', {})).status).toBe(422);
  expect(await node.failures()).toHaveLength(1);
  expect(keypair.toSuiAddress()).toBe(owner);
});

test('a faucet without a line in the fixture is an error', async () => {
  const node = startNode();
  const { status } = await node.post('/v2/gas', { FixedAmountRequest: { recipient: '0xb0b' } });
  expect(status).toBe(500);
  expect((await node.failures())[0]).toMatch(/^node-unanswered .*0b0b from the faucet.*faucet: \[/);
});

function methodWithoutParameters(): string {
  const { methods } = JSON.parse(
    fs.readFileSync(path.join(root, 'schema/json-rpc/openrpc.json'), 'utf8'),
  ) as { methods: readonly { readonly name: string; readonly params: readonly unknown[] }[] };
  const bare = methods.find(({ params }) => params.length === 0);
  if (!bare) throw new Error('each method of the interface takes parameters');
  return bare.name;
}
