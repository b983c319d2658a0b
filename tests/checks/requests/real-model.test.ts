/** The checks on the facts of the documented release: what nodes send passes, what breaks programs is named. */

import { beforeAll, describe, expect, it } from 'vitest';
import { loadEquivalents } from '../../../generators/core/equivalents/equivalents.ts';
import { dataOf } from '../../../generators/json-rpc/data.ts';
import { loadModel } from '../../../generators/json-rpc/reference.ts';
import { checkAnswer, checkRequest } from '../../../scripts/checks/requests/check.ts';
import type { RpcFacts } from '../../../generators/output/json-rpc.ts';
import { root } from '../../support/run.ts';
import { isListed } from '../../support/to-do.ts';

let model: RpcFacts;

beforeAll(() => {
  const built = loadModel(root).value;
  const equivalents = loadEquivalents(root).value;
  if (!built || !equivalents) throw new Error('the documented release cannot be built');
  model = JSON.parse(JSON.stringify(dataOf(built, equivalents)['json-rpc'])) as RpcFacts;
});

const OWNER = `0x${'a11ce'.padStart(64, '0')}`;
const request = (method: string, ...params: unknown[]): string[] =>
  checkRequest(model, { jsonrpc: '2.0', id: 1, method, params }).map(({ message }) => message);
const answer = (method: string, result: unknown): string[] =>
  checkAnswer(model, method, result).map(({ pointer, message }) => `${pointer} ${message}`);

describe('an address', () => {
  it.each([
    ['suix_getCoins', [OWNER]],
    ['suix_getCoins', [OWNER.slice(2)]],
    ['sui_getObject', ['0x6']],
    ['sui_getObject', [OWNER.slice(2)]],
  ])('of %s is taken: %j', (method, params) => {
    expect(request(method, ...params)).toEqual([]);
  });

  it.each([
    ['suix_getCoins', ['0xa11ce'], 'params[0] (owner) is "0xa11ce" where an address in full'],
    ['suix_queryEvents', [{ Sender: '0xb0b' }], 'is "0xb0b" where an address in full'],
    ['sui_getObject', ['6'], 'is "6" where an ID is expected'],
    ['sui_getObject', [`${OWNER}0`], 'where an ID is expected'],
  ])('of %s is refused: %j', (method, params, message) => {
    expect(request(method, ...params)).toEqual([expect.stringContaining(message)]);
  });
});

describe('a filter', () => {
  it.each([
    ['suix_queryEvents', { MoveEventModule: { package: '0x3', module: 'validator' } }],
    ['suix_queryEvents', { All: [] }],
    [
      'suix_queryEvents',
      { Any: [{ Sender: OWNER }, { TimeRange: { startTime: '1', endTime: '2' } }] },
    ],
    [
      'suix_queryTransactionBlocks',
      { filter: { MoveFunction: { package: '0x2', module: 'coin', function: null } } },
    ],
    [
      'suix_getOwnedObjects',
      OWNER,
      {
        filter: {
          MatchAll: [{ StructType: '0x2::coin::Coin' }, { MatchNone: [{ ObjectId: '0x6' }] }],
        },
      },
    ],
  ])('of %s passes: %j', (method, ...params) => {
    expect(request(method, ...params)).toEqual([]);
  });

  it.each([
    [
      'suix_queryEvents',
      [{ MoveModule: { package: '0x3' } }],
      ['params[0].MoveModule (query) lacks "module"'],
    ],
    [
      'suix_queryEvents',
      [{ MoveEventType: { package: '0x3', module: 'a' } }],
      ['params[0].MoveEventType (query) is an object where a string is expected'],
    ],
    [
      'suix_queryEvents',
      [{ All: [{ Sender: OWNER }] }],
      ['params[0].All (query) has 1 entry where 0 are expected'],
    ],
    [
      'suix_queryTransactionBlocks',
      [{ filter: { FromAdress: OWNER } }],
      [
        'params[0].filter.FromAdress (query) is not a field here; there is one of Checkpoint, MoveFunction, InputObject, ChangedObject, AffectedObject, FromAddress, ToAddress, FromAndToAddress, FromOrToAddress, TransactionKind, TransactionKindIn',
      ],
    ],
    [
      'suix_queryTransactionBlocks',
      [{ FromAddress: OWNER }],
      ['params[0].FromAddress (query) is not a field here; there are filter, options'],
    ],
    [
      'suix_getOwnedObjects',
      [OWNER, { filter: { MatchAll: [{ StructTyp: 'x' }] } }],
      [
        'params[1].filter.MatchAll[0].StructTyp (query) is not a field here; there is one of MatchAll, MatchAny, MatchNone, Package, MoveModule, StructType, AddressOwner, ObjectOwner, ObjectId, ObjectIds, Version',
      ],
    ],
  ])('of %s is checked by the member that was meant: %j', (method, params, expected) => {
    expect(request(method, ...params)).toEqual(expected);
  });
});

describe('a request', () => {
  it('about which interface and SDK disagree passes either way', () => {
    expect(request('sui_tryGetPastObject', '0x6', 1)).toEqual([]);
    expect(request('sui_tryGetPastObject', '0x6', '1')).toEqual([]);
    expect(request('sui_tryGetPastObject', '0x6', true)).toEqual([
      'params[1] (version) is true where a string or a number is expected',
    ]);
  });

  it('names what replaces a deprecated subscription', () => {
    const found = checkRequest(model, {
      jsonrpc: '2.0',
      id: 1,
      method: 'suix_subscribeEvent',
      params: [{ All: [] }],
    });
    // The SDK says that it is deprecated, as long as it has it.
    const isGone = isListed('"suix_subscribeEvent.@deprecated"');
    expect(found.map(({ level, fix }) => [level, fix])).toEqual(
      isGone ? [] : [['warning', expect.stringMatching(/suix_queryEvents.*GraphQL/)]],
    );
  });

  it('counts parameters from the interface, also where the SDK sends fewer', () => {
    expect(
      request('sui_executeTransactionBlock', 'AA==', ['AA=='], null, 'WaitForEffectsCert'),
    ).toEqual([]);
    expect(
      request('sui_executeTransactionBlock', 'AA==', ['AA=='], null, 'WaitForEffects'),
    ).toEqual([
      'params[3] (request_type) is "WaitForEffects" where one of "WaitForEffectsCert", "WaitForLocalExecution" is expected',
    ]);
  });
});

describe('an answer', () => {
  const coin = {
    balance: '1',
    coinObjectId: '0x1',
    coinType: '0x2::sui::SUI',
    digest: 'a',
    previousTransaction: 'b',
    version: '7',
  };

  it.each([
    ['suix_getCoins', { data: [coin], hasNextPage: false, nextCursor: null }],
    ['suix_getCoins', { data: [{ ...coin, version: 7 }], hasNextPage: false }],
    ['suix_getCoinMetadata', null],
    ['suix_resolveNameServiceAddress', null],
    ['suix_subscribeEvent', 12],
    ['sui_getObject', { error: { code: 'notExists', object_id: '0x1' } }],
    ['sui_getChainIdentifier', '35834a8a'],
  ])('of %s passes: %j', (method, result) => {
    expect(answer(method, result)).toEqual([]);
  });

  it.each([
    [
      'suix_getCoins',
      { data: [{ ...coin, balance: 1 }], hasNextPage: false },
      ['/data/0/balance result.data[0].balance is 1 where a string is expected'],
    ],
    ['suix_getCoins', { hasNextPage: false }, [' result lacks "data"']],
    ['suix_getCoins', [], [' result is a list where an object is expected']],
    [
      'suix_getAllBalances',
      [{}],
      [
        '/0 result[0] lacks "coinObjectCount"',
        '/0 result[0] lacks "coinType"',
        '/0 result[0] lacks "lockedBalance"',
        '/0 result[0] lacks "totalBalance"',
      ],
    ],
    ['suix_getBalance', null, [' result is null where an object is expected']],
    [
      'sui_getObject',
      { error: { code: 'notThere', object_id: '0x1' } },
      [
        '/error/code result.error.code is "notThere" where one of "notExists", "dynamicFieldNotFound", "deleted", "unknown", "displayError" is expected',
      ],
    ],
    [
      'sui_getObjekt',
      {},
      [' method "sui_getObjekt" is not a method of VERSION; did you mean "sui_getObject"?'],
    ],
  ])('of %s is refused: %j', (method, result, expected) => {
    const found = answer(method, result).map((line) => line.replace(/\d+\.\d+\.\d+/, 'VERSION'));
    expect(found).toEqual(expected);
  });
});
