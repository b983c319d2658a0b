/** JSON Schema as other programs write it becomes the normal form, which says the same. */

import { describe, expect, it } from 'vitest';
import { readInterface } from '../../generators/json-rpc/read/openrpc.ts';
import { normalize } from '../../generators/json-rpc/schema/normalize.ts';
import { typeText } from '../../generators/json-rpc/schema/type-text.ts';
import { openrpc, ref } from './small-model.ts';

const text = { type: 'string' };
const object = (properties: object, required = Object.keys(properties)): object => ({
  type: 'object',
  properties,
  required,
});

describe('a schema', () => {
  it.each([
    ['everything', true, 'any'],
    ['nothing in particular', {}, 'any'],
    ['a scalar with words', { type: 'integer', description: 'x', example: 1 }, 'number'],
    ['one part of allOf', { allOf: [ref('A')] }, 'A'],
    ['a name that may be null', { anyOf: [ref('A'), { type: 'null' }] }, 'A | null'],
    ['two types', { type: ['string', 'null'] }, 'string | null'],
    ['a list that may be null', { type: ['array', 'null'], items: text }, 'string[] | null'],
    ['words and null', { enum: ['a', null] }, '"a" | null'],
    ['a tuple', { type: 'array', items: [text, { type: 'number' }] }, '[string, number]'],
    ['a constant', { const: 'v1' }, '"v1"'],
    ['a constant null', { const: null }, 'null'],
    [
      'a tuple of 2020-12',
      { type: 'array', prefixItems: [text, { type: 'number' }], items: false },
      '[string, number]',
    ],
    ['a tuple without a type', { prefixItems: [text, ref('A')] }, '[string, A]'],
    ['three types', { type: ['string', 'integer', 'null'] }, 'string | number | null'],
    ['an empty list', { type: 'array', maxItems: 0 }, '[]'],
    ['a list of anything', { type: 'array' }, 'any[]'],
    [
      'keys that are data',
      { type: 'object', additionalProperties: text },
      '{ [key: string]: string }',
    ],
    ['an object of anything', { type: 'object' }, '{ [key: string]: any }'],
    ['an object without fields', { type: 'object', additionalProperties: false }, '{}'],
    ['properties without a type', { properties: { a: text } }, '{ a?: string }'],
    ['choices within choices', { oneOf: [text, { oneOf: [ref('A'), text] }] }, 'string | A'],
    [
      'fields that all members share',
      {
        ...object({ a: text }),
        oneOf: [object({ k: { enum: ['x'] } }), object({ k: { enum: ['y'] }, b: text })],
      },
      '{ a: string; k: "x" } | { a: string; k: "y"; b: string }',
    ],
    [
      'shared fields of a member that is a choice',
      {
        oneOf: [
          { ...object({ t: { enum: ['o'] } }), oneOf: [object({ a: text }), object({ b: text })] },
          text,
        ],
      },
      '{ t: "o"; a: string } | { t: "o"; b: string } | string',
    ],
    [
      'a name that is `properties`',
      object({ properties: object({ type: text }) }),
      '{ properties: { type: string } }',
    ],
  ])('of %s', (_what, schema, expected) => {
    expect(typeText(normalize(schema))).toBe(expected);
  });

  it('keeps what a validator needs, and closes objects', () => {
    const given = {
      type: 'object',
      properties: { n: { type: 'integer', format: 'uint8', minimum: 0 } },
    };
    expect(normalize(given)).toEqual({
      type: 'object',
      properties: { n: { type: 'integer', format: 'uint8', minimum: 0 } },
      required: [],
      additionalProperties: false,
    });
    expect(normalize({ type: 'array', items: text, minItems: 2, maxItems: 2 })).toEqual({
      type: 'array',
      items: text,
      minItems: 2,
      maxItems: 2,
    });
  });

  it('comes to an end, however deep it is', () => {
    let deep: object = text;
    for (let level = 0; level < 10_000; level += 1) deep = { type: 'array', items: deep };
    expect(typeText(normalize(deep))).toMatch(/^any(\[\])+$/);
  });
});

describe('a name that leads to itself', () => {
  it.each([
    ['alone', { A: ref('A') }, { A: 'any' }],
    ['through another name', { A: ref('B'), B: ref('A') }, { A: 'any', B: 'any' }],
    ['among others', { A: { anyOf: [text, ref('A'), { type: 'null' }] } }, { A: 'string | null' }],
    [
      'within a list',
      { A: { anyOf: [text, { type: 'array', items: ref('A') }] } },
      { A: 'string | A[]' },
    ],
  ])('%s', (_how, schemas, expected) => {
    const source = { path: 'openrpc.json', text: openrpc([{ name: 'sui_read' }], schemas) };
    const { value } = readInterface(source);
    const displayed = [...(value?.schemas ?? [])].map(([name, schema]) => [name, typeText(schema)]);
    expect(Object.fromEntries(displayed)).toEqual(expected);
  });
});

describe('an interface file', () => {
  const method = {
    name: 'sui_read',
    params: [{ name: 'id', schema: text, required: true }],
    result: { name: 'r', schema: ref('A') },
  };
  const upstream = {
    openrpc: '1.2.6',
    info: { version: '2.0.0' },
    methods: [{ ...method, tags: [{ name: 'Read API' }] }],
    components: { schemas: { A: text } },
  };

  it.each([
    ['as nodes publish it', upstream],
    ['as a node answers rpc.discover', { jsonrpc: '2.0', id: 1, result: upstream }],
    [
      'as facts',
      {
        openrpc: '1.2.6',
        release: '2.0.0',
        methods: [{ ...method, tags: ['Read API'] }],
        schemas: { A: text },
      },
    ],
  ])('is read %s', (_how, document) => {
    const { value, diagnostics } = readInterface({
      path: 'a.json',
      text: JSON.stringify(document),
    });
    expect(diagnostics).toEqual([]);
    expect([value?.release, value?.methods[0]?.tags]).toEqual(['2.0.0', ['Read API']]);
    expect(value?.methods[0]?.parameters).toEqual([{ name: 'id', schema: text, isRequired: true }]);
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    '{"methods":[]}',
    '{"methods":[{"name":"a"}]}',
    '{"schemas":{}}',
  ])('is refused when it is %j', (given) => {
    const { value, diagnostics } = readInterface({ path: 'a.json', text: given });
    expect(value).toBeNull();
    expect(diagnostics.map(({ code }) => code)).toEqual(['json-rpc/no-interface']);
  });
});

it('says once which keywords no page shows, and where', () => {
  const odd = { type: 'object', properties: { a: { not: text }, b: { not: text, 'x-of': 1 } } };
  const file = { path: 'a.json', text: openrpc([{ name: 'sui_read' }], { A: odd }) };
  const { value, diagnostics } = readInterface(file);
  expect(value).not.toBeNull();
  expect(diagnostics.map(({ level, at, message }) => [level, at?.line, message])).toEqual([
    ['warning', expect.any(Number), expect.stringContaining('the keyword "not" of JSON Schema')],
  ]);
});
