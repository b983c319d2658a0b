/** The check of hand-written requests: what a node would refuse is named, what it takes passes. */

import { describe, expect, it } from 'vitest';
import { checkRequest } from '../../generators/json-rpc/check-request.ts';
import type { RequestModel } from '../../generators/json-rpc/check-request.ts';
import type { Shape } from '../../generators/json-rpc/shapes.ts';

const text: Shape = { kind: 'string' };
const field = (name: string, shape: Shape, isOptional = false) => ({
  name,
  shape,
  isOptional,
  description: null,
});
const MODEL: RequestModel = {
  methods: [
    {
      name: 'suix_getCoins',
      unsubscribe: null,
      parameters: [
        { name: 'owner', shape: text, isRequired: true },
        { name: 'coinType', shape: text, isRequired: false },
        { name: 'options', shape: { kind: 'ref', name: 'Options' }, isRequired: false },
      ],
    },
    { name: 'rpc.discover', unsubscribe: null, parameters: [] },
    {
      name: 'suix_subscribeEvent',
      unsubscribe: 'suix_unsubscribeEvent',
      parameters: [{ name: 'filter', shape: { kind: 'ref', name: 'Filter' }, isRequired: true }],
    },
  ],
  types: [
    {
      name: 'Options',
      shape: { kind: 'object', fields: [field('showType', { kind: 'boolean' }, true)] },
    },
    {
      name: 'Filter',
      shape: {
        kind: 'union',
        options: [
          {
            shape: {
              kind: 'object',
              fields: [field('Any', { kind: 'array', of: { kind: 'ref', name: 'Filter' } })],
            },
            description: null,
          },
          { shape: { kind: 'object', fields: [field('Sender', text)] }, description: null },
          { shape: { kind: 'literal', value: 'All' }, description: null },
        ],
      },
    },
  ],
};

const call = (method: string, params?: unknown): unknown => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  ...(params === undefined ? {} : { params }),
});
const problems = (json: unknown): string[] =>
  checkRequest(MODEL, json).map((one) => `${one.path} ${one.message}`);

describe('a JSON-RPC request', () => {
  it.each([
    ['all parameters', call('suix_getCoins', ['0x1', '0x2::sui::SUI', { showType: true }])],
    ['nothing after the required ones', call('suix_getCoins', ['0x1'])],
    ['null in place of an optional one', call('suix_getCoins', ['0x1', null, {}])],
    ['no parameters where none are taken', call('rpc.discover')],
    ['a batch', [call('rpc.discover'), call('suix_getCoins', ['0x1'])]],
    ['a nested filter', call('suix_subscribeEvent', [{ Any: [{ Sender: '0x1' }, 'All'] }])],
    ['the end of a subscription', call('suix_unsubscribeEvent', [1])],
  ])('passes with %s', (_what, json) => {
    expect(problems(json)).toEqual([]);
  });

  it.each([
    [
      'a method with a slip of the pen',
      call('suix_getCoin', ['0x1']),
      'method "suix_getCoin" is no method of this release; did you mean "suix_getCoins"?',
    ],
    ['a missing parameter', call('suix_getCoins', []), 'params lacks "owner"'],
    ['missing params', call('suix_getCoins'), 'params lacks "owner"'],
    [
      'null for a required parameter',
      call('suix_getCoins', [null]),
      'params[0] (owner) is null where a string is expected',
    ],
    [
      'a parameter of another type',
      call('suix_getCoins', ['0x1', 5]),
      'params[1] (coinType) is 5 where a string is expected',
    ],
    [
      'one parameter too many',
      call('rpc.discover', [1]),
      'params has 1 more than the 0 that rpc.discover takes',
    ],
    [
      'named parameters',
      call('suix_getCoins', { owner: '0x1' }),
      'params is no list: parameters go by position',
    ],
    [
      'an unknown field',
      call('suix_getCoins', ['0x1', null, { showTypes: true }]),
      'params[2].showTypes (options) is not a field here; there are showType',
    ],
    [
      'a fault inside a union',
      call('suix_subscribeEvent', [{ Any: [{ Sender: 5 }] }]),
      'params[0].Any[0].Sender (filter) is 5 where a string is expected',
    ],
    ['another version', { jsonrpc: '1.0', id: 1, method: 'rpc.discover' }, 'jsonrpc is not "2.0"'],
    [
      'no id',
      { jsonrpc: '2.0', method: 'rpc.discover' },
      'id is missing: without an id a node sends no answer',
    ],
    [
      'a stranger',
      { jsonrpc: '2.0', id: 1, method: 'rpc.discover', extra: 1 },
      'extra is no part of a request',
    ],
    ['an empty batch', [], ' is a batch without requests'],
    ['no object', 'x', ' is no request object'],
    [
      'a fault in a batch',
      [call('rpc.discover'), call('suix_getCoins', [])],
      '[1].params lacks "owner"',
    ],
  ])('fails with %s', (_what, json, expected) => {
    expect(problems(json)).toEqual([expected]);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'takes the field name %s for a stranger, not for something inherited',
    (name) => {
      const json = JSON.parse(
        `{"jsonrpc":"2.0","id":1,"method":"suix_getCoins","params":["0x1",null,{"${name}":true}]}`,
      ) as unknown;
      expect(problems(json)).toEqual([
        `params[2].${name} (options) is not a field here; there are showType`,
      ]);
    },
  );
});
