/** The interface of a service that is not ours: all that its pages say is in its document. */

import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { reference } from '../../generators/json-rpc/reference.ts';
import { contractErrors, deadLinks } from '../support/contract.ts';
import type { RenderedReference } from '../support/run.ts';
import { renderReference, temporaryFolder } from '../support/run.ts';

/** A library that lends books: references of every kind, words, an example, an error, names with spaces. */
const DOCUMENT = {
  openrpc: '1.3.2',
  info: { title: 'Lending desk', version: '2.1.0', description: 'Lends **books**.' },
  servers: [{ name: 'Town', url: 'https://library.example.com/rpc' }],
  methods: [
    {
      name: 'desk_lend',
      summary: 'Lends a book.',
      description: 'The [card](https://example.com/card) must be valid.',
      params: [
        { $ref: '#/components/contentDescriptors/Card' },
        { name: 'Due date', schema: { $ref: '#/components/schemas/Loan/properties/due' } },
      ],
      result: { name: 'loan', schema: { $ref: '#/components/schemas/Loan' } },
      errors: [{ $ref: '#/components/errors/Lent' }],
      examples: [
        {
          name: 'a week',
          params: [
            { name: 'Card', value: 7 },
            { name: 'Due date', value: '2031-05-06' },
          ],
          result: { name: 'loan', value: { book: 'Emma', due: '2031-05-06' } },
        },
      ],
    },
    { name: 'desk_close', deprecated: true, params: [], result: { schema: { type: 'null' } } },
    {
      name: 'shelf_count',
      params: [],
      tags: [{ name: 'Stock' }],
      result: { schema: { type: 'integer' } },
    },
  ],
  components: {
    contentDescriptors: {
      Card: { name: 'Card', required: true, schema: { $ref: '#/components/schemas/Card' } },
    },
    errors: { Lent: { code: -32010, message: 'The book is lent.' } },
    schemas: {
      Card: { type: 'integer', title: 'The number of a card.' },
      Loan: {
        type: 'object',
        description: 'A book that somebody has.',
        required: ['book'],
        properties: {
          book: { type: 'string', description: 'Its title.' },
          due: { type: 'string', format: 'date', summary: 'The last day.' },
        },
      },
    },
  },
};

const BASE = '/references/sui-api/json-rpc';
let run: RenderedReference;

beforeAll(async () => {
  const file = path.join(temporaryFolder(), 'openrpc.json');
  fs.writeFileSync(file, JSON.stringify(DOCUMENT));
  run = await renderReference(reference, { openrpc: file });
});

describe('another service', () => {
  it('has pages of its own, and nothing to complain of', () => {
    expect(run.diagnostics).toEqual([]);
    expect([...run.pages.keys()].sort()).toEqual(
      ['', '/desk-close', '/desk-lend', '/shelf-count', '/types', '/types/all-types'].map(
        (page) => `${BASE}${page}`,
      ),
    );
    const texts = [...run.pages.values()];
    expect(texts.flatMap((text) => contractErrors(text))).toEqual([]);
    expect(deadLinks(texts, () => false)).toEqual([]);
  });

  it('is not called Sui, and has neither SDK nor networks of ours', () => {
    expect(run.pages.size).toBe(6);
    for (const text of run.pages.values())
      expect(text.replaceAll(BASE, '')).not.toMatch(/\bsui\b|\bMIST\b|SDK|full node|GraphQL/i);
  });

  it('says what its document says', () => {
    const page = (name: string): string => run.pages.get(`${BASE}${name}`) ?? '';
    const index = page('');
    expect(index).toMatch(/^title: "?Lending desk"?$/m);
    expect(index).toContain('Lends **books**.');
    expect(index).toContain('| Town | `https://library.example.com/rpc` |');
    expect(index.match(/^## .*(?:desk|Stock) \{/gm)).toHaveLength(2);
    const lend = page('/desk-lend');
    for (const text of [
      'Lends a book.\n\nThe [card](https://example.com/card) must be valid.',
      'The number of a card.',
      'The last day.',
      '`Due date`',
      '| `-32010` | The book is lent. |',
      '"Emma"',
      'curl https://library.example.com/rpc',
    ])
      expect(lend).toContain(text);
    expect(page('/desk-close')).toContain('kind="deprecated"');
    expect(page('/types/all-types')).toContain('A book that somebody has.');
  });
});

/** A parcel office: everything that documents of other people do and ours does not. */
const PARCELS = {
  openrpc: '1.3.2',
  info: { title: 'Parcels & <co>', version: '3' },
  servers: [
    {
      url: 'https://{town}.example.com/rpc',
      variables: { town: { default: 'ulm', enum: ['ulm', 'bonn'], description: 'The office.' } },
    },
  ],
  methods: [
    {
      name: 'parcel/send',
      summary: 'Sends.',
      paramStructure: 'by-name',
      tags: [{ name: 'Out & away' }],
      params: [
        { name: 'max-weight', schema: { type: 'integer', minimum: 1, maximum: 30, default: 5 } },
        { name: 'to', required: true, schema: { type: ['string', 'null'], pattern: '^a|b$' } },
      ],
      result: { description: 'What was sent.', schema: { $ref: '#/components/schemas/Parcel' } },
      errors: [{ code: -32001, message: 'Too {heavy}', data: { most: 30 } }],
      externalDocs: { url: 'https://example.com/send' },
      links: [{ method: 'Parcel/send', params: { to: '$result.to' }, description: 'Send it on' }],
      examples: [{ params: [{ name: 'to', value: 'Ida' }], result: { value: {} } }],
    },
    {
      name: 'Parcel/send',
      params: [
        {
          name: 'size',
          schema: { properties: { wide: { type: 'integer', description: 'How wide' } } },
        },
        {
          name: 'how',
          schema: {
            oneOf: [
              { const: 0, title: 'Slow' },
              { const: 1, title: 'Fast' },
            ],
          },
        },
        { name: 'odd', schema: { $ref: '#/components/schemas/odd%20name', description: 'Mine.' } },
        {
          name: 'b',
          schema: { allOf: [{ $ref: '#/components/schemas/Base' }, { nullable: true }] },
        },
      ],
      result: { schema: false },
    },
    { name: 'types', params: [], result: { schema: { $ref: '#/components/schemas/types' } } },
    { name: 'knock', params: [{ name: 'how', schema: { $ref: 'elsewhere.json#/Knock' } }] },
  ],
  components: {
    schemas: {
      types: { const: { a: [1, null] } },
      'odd name': { type: 'object', patternProperties: { '^x-': { type: 'string' } } },
      Base: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
      Parcel: {
        $defs: { Node: { type: 'object', properties: { next: { $ref: '#/$defs/Node' } } } },
        allOf: [
          { $ref: '#/components/schemas/Base' },
          {
            type: 'object',
            properties: {
              tag: { type: 'string', nullable: true },
              rest: { type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'number' } },
              first: { $ref: '#/$defs/Node' },
              never: { not: {} },
              'a b': { enum: ['x', { k: 1 }] },
            },
            additionalProperties: { type: 'boolean' },
          },
        ],
        oneOf: [{ required: ['tag'] }, { required: ['rest'] }],
      },
    },
  },
};

describe('a document that uses all of OpenRPC and JSON Schema', () => {
  let pages: RenderedReference;
  beforeAll(async () => {
    const file = path.join(temporaryFolder(), 'openrpc.json');
    fs.writeFileSync(file, JSON.stringify(PARCELS));
    pages = await renderReference(reference, { openrpc: file });
  });
  const page = (name: string): string => pages.pages.get(`${BASE}${name}`) ?? '';

  it('has pages that can be reached, whatever its names are', () => {
    const texts = [...pages.pages.values()];
    expect(texts.flatMap((text) => contractErrors(text))).toEqual([]);
    expect(deadLinks(texts, () => false)).toEqual([]);
    expect(pages.diagnostics.map(({ code }) => code)).toEqual(['json-rpc/lost-reference']);
    expect([...pages.pages.keys()].map((route) => route.slice(BASE.length)).sort()).toEqual(
      [
        '',
        '/knock',
        '/parcel-send',
        '/parcel-send-2',
        '/types',
        '/types-type',
        '/types/all-types',
      ].sort(),
    );
  });

  it('says how requests travel', () => {
    const send = page('/parcel-send-2');
    for (const text of [
      'title: "parcel/send"',
      'The parameters go by name',
      '`max-weight`',
      'At least `1` and at most `30`.',
      'default `5`',
      'Matches `^a\\|b$`.',
      '| `-32001` | Too \\{heavy} | `{"most":30}` |',
      'What was sent.',
      'https://example.com/send',
      '`Parcel/send` with `to` from `$result.to`: Send it on',
      '"to": "Ida"\n  }',
      'curl https://ulm.example.com/rpc',
    ])
      expect(send).toContain(text);
    const sibling = page('/parcel-send');
    for (const text of [
      '**Fields of** `size`',
      '| How wide |',
      '`0`: Slow. `1`: Fast.',
      '[`odd name`]',
      'Mine.',
      '[`Base`](/references/sui-api/json-rpc/types/all-types#Base) or `null`',
    ])
      expect(sibling).toContain(text);
    expect(page('/knock')).toContain('nothing is answered');
    expect(page('')).toContain('`{town}`: The office., `ulm` or `bonn`, by default `ulm`.');
  });

  it('shows every type as far as JSON Schema says it', () => {
    const types = page('/types/all-types').replaceAll('&#10;', '\n');
    for (const text of [
      '| `id` | `number` |',
      '| `tag` | `string` or `null` |',
      '`[string, ...number[]]`',
      '[`Node`]',
      'Names of other fields match `^x-`.',
      '`never`',
      '| `a b` | `"x" \\| { k: 1 }`',
      '| `[key: string]` | `boolean` |',
      '## `typesType`',
      '`[1, null]`',
      'Form 2',
    ])
      expect(types).toContain(text);
  });
});
