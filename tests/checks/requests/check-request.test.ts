/** The check of hand-written requests: what a node would refuse is named, what it takes passes. */

import { describe, expect, it } from 'vitest';
import { checkRequest } from '../../../scripts/checks/requests/check.ts';
import { checkChoice } from '../../../scripts/checks/requests/choice.ts';
import type { ValueResult } from '../../../scripts/checks/requests/values.ts';
import type { RpcFacts, Schema } from '../../../generators/output/json-rpc.ts';

const text: Schema = { type: 'string' };
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const object = (
  properties: Readonly<Record<string, Schema>>,
  required = Object.keys(properties),
): Schema => ({ type: 'object', properties, required, additionalProperties: false });
const filter = (name: string, schema: Schema): Schema => object({ [name]: schema });
const method = {
  unsubscribe: null,
  isInInterface: true,
  deprecation: null,
  result: {},
  message: null,
};
const MODEL: RpcFacts = {
  release: '1.53.0',
  methods: [
    {
      ...method,
      name: 'suix_getCoins',
      parameters: [
        { name: 'owner', schema: text, isRequired: true },
        { name: 'coin_type', schema: text, isRequired: false },
        { name: 'options', schema: ref('Options'), isRequired: false },
      ],
    },
    { ...method, name: 'rpc.discover', parameters: [] },
    {
      ...method,
      name: 'suix_subscribeEvent',
      unsubscribe: 'suix_unsubscribeEvent',
      parameters: [{ name: 'filter', schema: ref('Filter'), isRequired: true }],
    },
    { ...method, name: 'sui_old', deprecation: 'Use `sui_new`.', parameters: [] },
    { ...method, name: 'suix_getEpochs', isInInterface: false, parameters: [] },
    {
      ...method,
      name: 'sui_take',
      parameters: [{ name: 'input', schema: ref('Input'), isRequired: true }],
    },
    {
      ...method,
      name: 'sui_run',
      parameters: [{ name: 'kind', schema: ref('Kind'), isRequired: true }],
    },
  ],
  schemas: {
    Options: object({ showType: { type: 'boolean' } }, []),
    Filter: {
      anyOf: [
        filter('Any', { type: 'array', items: ref('Filter') }),
        filter('Sender', text),
        filter('MoveModule', object({ module: text, package: text })),
        filter('TimeRange', object({ endTime: text, startTime: text })),
        { enum: ['All', 'None'] },
      ],
    },
    Input: {
      anyOf: [
        object({ type: { enum: ['object'] }, of: { enum: ['owned'] }, version: text }),
        object({ type: { enum: ['object'] }, of: { enum: ['shared'] }, from: text }),
        object({ type: { enum: ['pure'] }, value: {} }),
      ],
    },
    Kind: {
      anyOf: [
        object({ kind: { enum: ['Genesis'] }, objects: { type: 'array', items: text } }),
        object({
          kind: { enum: ['Change'] },
          epoch: text,
          fee: { anyOf: [text, { type: 'null' }] },
        }),
        object({ kind: { enum: ['Other'] }, count: { type: 'integer', minimum: 0 } as Schema }),
      ],
    },
  },
};

const call = (name: string, params?: unknown): unknown => ({
  jsonrpc: '2.0',
  id: 1,
  method: name,
  ...(params === undefined ? {} : { params }),
});
const found = (json: unknown): string[] =>
  checkRequest(MODEL, json).map((first) => `${first.level} ${first.pointer}: ${first.message}`);

describe('a JSON-RPC request', () => {
  it.each([
    ['all parameters', call('suix_getCoins', ['0x1', '0x2::sui::SUI', { showType: true }])],
    ['nothing after the required ones', call('suix_getCoins', ['0x1'])],
    ['null in place of an optional one', call('suix_getCoins', ['0x1', null, {}])],
    ['no parameters where none are taken', call('rpc.discover')],
    ['a batch', [call('rpc.discover'), call('suix_getCoins', ['0x1'])]],
    ['a nested filter', call('suix_subscribeEvent', [{ Any: [{ Sender: '0x1' }, 'All'] }])],
    ['the end of a subscription', call('suix_unsubscribeEvent', [1])],
    ['the member that a tag names', call('sui_run', [{ kind: 'Change', epoch: '1', fee: null }])],
  ])('passes with %s', (_what, json) => {
    expect(found(json)).toEqual([]);
  });

  it.each([
    [
      'a misspelt method',
      call('suix_getCoin', ['0x1']),
      'error /method: method "suix_getCoin" is not a method of 1.53.0; did you mean "suix_getCoins"?',
    ],
    [
      'a missing parameter',
      call('suix_getCoins', []),
      'error /params: params lacks "owner", parameter 1',
    ],
    ['missing params', call('suix_getCoins'), 'error /params: params lacks "owner", parameter 1'],
    [
      'null for a required parameter',
      call('suix_getCoins', [null]),
      'error /params/0: params[0] (owner) is null where a string is expected',
    ],
    [
      'a parameter of another type',
      call('suix_getCoins', ['0x1', 5]),
      'error /params/1: params[1] (coin_type) is 5 where a string is expected',
    ],
    [
      'one parameter too many',
      call('rpc.discover', [1]),
      'error /params: params has 1 more than the 0 that rpc.discover takes',
    ],
    [
      'named parameters',
      call('suix_getCoins', { owner: '0x1' }),
      'error /params: params is not a list: parameters go by position',
    ],
    [
      'an unknown field',
      call('suix_getCoins', ['0x1', null, { showTypes: true }]),
      'error /params/2/showTypes: params[2].showTypes (options) is not a field here; there are showType',
    ],
    [
      'a fault inside a choice',
      call('suix_subscribeEvent', [{ Any: [{ Sender: 5 }] }]),
      'error /params/0/Any/0/Sender: params[0].Any[0].Sender (filter) is 5 where a string is expected',
    ],
    [
      'another version',
      { jsonrpc: '1.0', id: 1, method: 'rpc.discover' },
      'error /jsonrpc: jsonrpc is not "2.0"',
    ],
    [
      'no id',
      { jsonrpc: '2.0', method: 'rpc.discover' },
      'error /id: id is missing: without an id a node sends no answer',
    ],
    [
      'a field that requests do not have',
      { jsonrpc: '2.0', id: 1, method: 'rpc.discover', extra: 1 },
      'error /extra: extra is not part of a request',
    ],
    ['an empty batch', [], 'error : the request is a batch without requests'],
    ['a string', 'x', 'error : the request is "x" where a request object is expected'],
    [
      'a fault in a batch',
      [call('rpc.discover'), call('suix_getCoins', [])],
      'error /1/params: [1].params lacks "owner", parameter 1',
    ],
  ])('fails with %s', (_what, json, expected) => {
    expect(found(json)).toEqual([expected]);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'takes the field name %s for an unknown one, not for something inherited',
    (name) => {
      const json = JSON.parse(
        `{"jsonrpc":"2.0","id":1,"method":"suix_getCoins","params":["0x1",null,{"${name}":true}]}`,
      ) as unknown;
      expect(found(json)).toEqual([
        `error /params/2/${name}: params[2].${name} (options) is not a field here; there are showType`,
      ]);
    },
  );
});

describe('a choice in a request', () => {
  const ofFilter = (value: unknown): string[] =>
    found(call('suix_subscribeEvent', [value])).map((first) =>
      first.split(': ').slice(1).join(': '),
    );
  const ofKind = (value: unknown): string[] =>
    found(call('sui_run', [value])).map((first) => first.split(': ').slice(1).join(': '));

  it('is checked by the member whose field is there, however wrong its inside is', () => {
    expect(ofFilter({ MoveModule: { modul: 'a' } })).toEqual([
      'params[0].MoveModule (filter) lacks "package"',
      'params[0].MoveModule.modul (filter) is not a field here; there are module, package',
    ]);
    expect(ofFilter({ TimeRange: [1, 2] })).toEqual([
      'params[0].TimeRange (filter) is a list where an object is expected',
    ]);
  });

  it('is checked by the member whose tag is there', () => {
    expect(ofKind({ kind: 'Other', count: -1 })).toEqual([
      'params[0].count (kind) is -1, which must be >= 0',
    ]);
    expect(ofKind({ kind: 'Genesis', epoch: '1' })).toEqual([
      'params[0] (kind) lacks "objects"',
      'params[0].epoch (kind) is not a field here; there are kind, objects',
    ]);
  });

  it('is checked by all tags, where one is shared', () => {
    const ofInput = (value: unknown): string[] =>
      checkRequest(MODEL, call('sui_take', [value])).map(({ message }) => message);
    expect(ofInput({ type: 'object', of: 'shared', version: '1' })).toEqual([
      'params[0] (input) lacks "from"',
      'params[0].version (input) is not a field here; there are type, of, from',
    ]);
    expect(ofInput({ type: 'object', of: 'share', from: '1' })).toEqual([
      'params[0].of (input) is "share" where one of "owned", "shared" is expected',
    ]);
    expect(ofInput({ type: 'objekt', of: 'shared' })).toEqual([
      'params[0].type (input) is "objekt" where one of "object", "pure" is expected',
    ]);
  });

  it('names the members where none is meant', () => {
    expect(ofFilter({ Sendr: '0x1' })).toEqual([
      'params[0].Sendr (filter) is not a field here; there is one of Any, Sender, MoveModule, TimeRange',
    ]);
    expect(ofFilter({})).toEqual([
      'params[0] (filter) is empty; it needs one of Any, Sender, MoveModule, TimeRange',
    ]);
    expect(ofFilter('Al')).toEqual([
      'params[0] (filter) is "Al" where one of "All", "None" is expected',
    ]);
    expect(ofFilter(5)).toEqual([
      'params[0] (filter) is 5 where an object or one of "All", "None" is expected',
    ]);
    expect(ofKind({ kind: 'Genesi' })).toEqual([
      'params[0].kind (kind) is "Genesi" where one of "Genesis", "Change", "Other" is expected',
    ]);
    expect(ofKind({ epoch: '1' })).toEqual([
      'params[0] (kind) lacks "kind", which is one of "Genesis", "Change", "Other"',
    ]);
  });

  it('allows one member at a time', () => {
    expect(ofFilter({ Sender: '0x1', TimeRange: { endTime: '2', startTime: '1' } })).toEqual([
      'params[0] (filter) has Sender and TimeRange, of which it can have one',
    ]);
  });
});

describe('the advice', () => {
  const adviceOn = (json: unknown): unknown[] =>
    checkRequest(MODEL, json).map(({ level, fix, proposal }) => [level, fix, proposal]);

  it('proposes the word that was probably meant, for a name and for a value', () => {
    expect(adviceOn(call('suix_subscribeEvent', [{ Sendr: '0x1' }]))).toEqual([
      ['error', 'write `Sender`', { for: 'name', word: 'Sender' }],
    ]);
    expect(adviceOn(call('sui_run', [{ kind: 'Genesi' }]))).toEqual([
      ['error', 'write `Genesis`', { for: 'value', word: 'Genesis' }],
    ]);
    expect(adviceOn(call('suix_getCoins', ['0x1', null, { showTypes: true }]))).toEqual([
      ['error', 'write `showType`', { for: 'name', word: 'showType' }],
    ]);
  });

  it('names the successor of a deprecated method, without calling the request wrong', () => {
    expect(adviceOn(call('sui_old', []))).toEqual([['warning', 'Use `sui_new`.', null]]);
    expect(found(call('sui_old', []))).toEqual(['warning /method: method "sui_old" is deprecated']);
  });

  it('says that a method is not in the interface', () => {
    expect(found(call('suix_getEpochs', []))).toEqual([
      'warning /method: method "suix_getEpochs" is not in the interface of 1.53.0: only the SDK calls it',
    ]);
  });
});

it('a choice that no field decides has the errors of the member that the value is nearest to', () => {
  const wrong = { pointer: '/0', message: 'is wrong', proposal: null };
  const worse = { pointer: '/1', message: 'is worse', proposal: null };
  const member = (results: readonly ValueResult[]) => ({
    schema: { type: 'array' },
    resultsOf: () => results,
  });
  expect(checkChoice([member([wrong, worse]), member([worse])], [])).toEqual([worse]);
});
