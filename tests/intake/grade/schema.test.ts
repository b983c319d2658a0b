/** JSON schemas, graded by the way in which their values travel. */

import { describe, expect, it } from 'vitest';
import { normalize } from '../../../generators/json-rpc/schema/normalize.ts';
import { gradeJsonRpc } from '../../../scripts/intake/grade/json-rpc.ts';
import type { Use } from '../../../scripts/intake/grade/schema.ts';
import { compareSchemas } from '../../../scripts/intake/grade/schema.ts';
import type { RpcModel } from '../../../generators/json-rpc/model/model.ts';
import { openrpc, smallModel } from '../../json-rpc/small-model.ts';

const text = { type: 'string' };
const number = { type: 'integer' };
const object = (required: readonly string[], properties: object): object => ({
  type: 'object',
  properties,
  required,
});

describe('values that are sent, given, or both', () => {
  const cases: [string, object, object, Record<Use, string>][] = [
    ['another type', text, number, { in: 'breaking', out: 'breaking', both: 'breaking' }],
    [
      'null is new',
      text,
      { anyOf: [text, { type: 'null' }] },
      { in: 'safe', out: 'breaking', both: 'breaking' },
    ],
    [
      'null is gone',
      { anyOf: [text, { type: 'null' }] },
      text,
      { in: 'breaking', out: 'safe', both: 'breaking' },
    ],
    [
      'a value more',
      { enum: ['a'] },
      { enum: ['a', 'b'] },
      { in: 'safe', out: 'dangerous', both: 'dangerous' },
    ],
    [
      'a value less',
      { enum: ['a', 'b'] },
      { enum: ['a'] },
      { in: 'breaking', out: 'safe', both: 'breaking' },
    ],
    [
      'a field more',
      object([], { a: text }),
      object([], { a: text, b: text }),
      { in: 'safe', out: 'safe', both: 'safe' },
    ],
    [
      'a required field more',
      object([], { a: text }),
      object(['b'], { a: text, b: text }),
      { in: 'breaking', out: 'safe', both: 'breaking' },
    ],
    [
      'a field less',
      object([], { a: text, b: text }),
      object([], { a: text }),
      { in: 'breaking', out: 'breaking', both: 'breaking' },
    ],
    [
      'a field that can be missing',
      object(['a'], { a: text }),
      object([], { a: text }),
      { in: 'safe', out: 'breaking', both: 'breaking' },
    ],
    [
      'a list of other things',
      { type: 'array', items: text },
      { type: 'array', items: number },
      { in: 'breaking', out: 'breaking', both: 'breaking' },
    ],
    ['anything', text, {}, { in: 'safe', out: 'breaking', both: 'breaking' }],
    [
      'another default',
      { ...text, default: 'a' },
      { ...text, default: 'b' },
      { in: 'dangerous', out: 'dangerous', both: 'dangerous' },
    ],
  ];
  it.each(cases)('%s', (_name, was, is, grades) => {
    for (const use of ['in', 'out', 'both'] as const) {
      const changes = compareSchemas(normalize(was), normalize(is), use);
      expect([use, ...changes.map(({ grade }) => grade)]).toEqual([use, grades[use]]);
    }
    expect(compareSchemas(normalize(was), normalize(was), 'both')).toEqual([]);
  });
});

interface Parameter {
  readonly name: string;
  readonly required?: boolean;
  readonly schema: object;
}

function modelOf(
  methods: readonly { name: string; params: readonly Parameter[]; result: object }[],
) {
  const openrpc = {
    openrpc: '1.2.6',
    info: { title: 'Sui', version: '1.0.0' },
    methods: methods.map(({ result, ...method }) => ({
      ...method,
      tags: [{ name: 'Read API' }],
      result: { name: 'R', required: true, schema: result },
    })),
    components: { schemas: {} },
  };
  const { model, diagnostics } = smallModel(new Map([['openrpc.json', JSON.stringify(openrpc)]]));
  if (!model) throw new Error(JSON.stringify(diagnostics));
  return model;
}

describe('requests', () => {
  const id = { name: 'id', required: true, schema: text };
  const limit = { name: 'limit', schema: number };
  const before = modelOf([{ name: 'sui_get', params: [id, limit], result: text }]);
  const cases: [string, readonly Parameter[], object, readonly string[]][] = [
    ['the last parameter goes', [id], text, ['breaking parameter-gone rpc:sui_get.limit']],
    [
      'an optional one is added',
      [id, limit, { name: 'x', schema: text }],
      text,
      ['safe parameter-new rpc:sui_get.x'],
    ],
    [
      'a required one is added',
      [id, limit, { name: 'x', required: true, schema: text }],
      text,
      ['breaking parameter-required rpc:sui_get.x'],
    ],
    [
      'one is required now',
      [id, { ...limit, required: true }],
      text,
      ['breaking parameter-required rpc:sui_get.limit'],
    ],
    [
      'another name',
      [{ ...id, name: 'object' }, limit],
      text,
      ['dangerous parameter-name rpc:sui_get.id'],
    ],
    [
      'the result can be null',
      [id, limit],
      { anyOf: [text, { type: 'null' }] },
      ['breaking null rpc:sui_get'],
    ],
  ];
  it.each(cases)('%s', (_name, params, result, expected) => {
    const changes = gradeJsonRpc(before, modelOf([{ name: 'sui_get', params, result }]));
    expect(changes.map(({ grade, rule, id }) => `${grade} ${rule.slice(9)} ${id}`)).toEqual(
      expected,
    );
  });

  it('a method that is gone breaks; one that is new harms nobody', () => {
    const changes = gradeJsonRpc(before, modelOf([{ name: 'sui_put', params: [], result: text }]));
    expect(changes.map(({ grade, id }) => `${grade} ${id}`)).toEqual([
      'breaking rpc:sui_get',
      'safe rpc:sui_put',
    ]);
  });

  it('a deprecation that went with the method of the SDK was not taken back', () => {
    const clientWith = (member: string): RpcModel | null =>
      smallModel(
        new Map([
          ['openrpc.json', openrpc([{ name: 'sui_get' }])],
          [
            'client.ts',
            `export class SuiClient {
  async call(method: string, params: unknown[]) { return this.transport.request({ method, params }); }
  ${member}
  async ping() { return this.transport.request({ method: 'rpc.ping', params: [] }); }
}`,
          ],
        ]),
      ).model;
    const get = "async get() { return this.transport.request({ method: 'sui_get', params: [] }); }";
    const old = clientWith(`/** @deprecated */\n${get}`);
    const messages = [get, ''].map(clientWith).flatMap((now) => {
      if (old === null || now === null) throw new Error('the client cannot be read');
      return gradeJsonRpc(old, now).map(({ message }) => message);
    });
    expect(messages).toEqual([
      'the method is no longer deprecated',
      'the SDK, which called the method deprecated, no longer has it',
    ]);
  });
});
