/** Somebody else's schema, in the forms in which people have one: nothing of Sui is on its pages. */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { parseFlags } from '../../generators/flags.ts';
import { reference } from '../../generators/graphql/reference.ts';
import { cases } from '../support/hostile.ts';
import { filesBelow, renderReference, runInto, temporaryFolder } from '../support/run.ts';

const SHOP = `
"""
What the shop sells.

\`\`\`mermaid
flowchart LR
\`\`\`
"""
type Coin { id: ID!, digest: String!, type: Kind @deprecated(reason: "gone"), next(first: Int = 3): Coin }
enum Kind { NEW "Used before." OLD }
input Wish @oneOf { a: String, b: [Int!] }
scalar Day @specifiedBy(url: "https://example.com/day")
type Query { coin(type: String!, wish: Wish): Coin, day: Day }
type Mutation { buy(coinType: String!): Coin }
`;

const folder = temporaryFolder();

function written(name: string, text: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
}

const sdl = written('shop.graphql', SHOP);

async function codesOf(options: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { diagnostics } = await renderReference(reference, options);
  expect(diagnostics.every(({ fix }) => fix !== '')).toBe(true);
  return diagnostics.map(({ code, message }) => `${code}: ${message}`);
}

describe('the answer to an introspection query', () => {
  const answer = introspectionFromSchema(buildSchema(SHOP), {
    oneOf: true,
    inputValueDeprecation: true,
  });

  it.each([
    ['bare', answer],
    ['in data', { data: answer, extensions: {} }],
  ])('%s gives the pages of the schema', async (name, content) => {
    const file = written(`${name}.json`, `\ufeff${JSON.stringify(content)}`);
    const [asked, own] = [
      await renderReference(reference, { schema: file }),
      await renderReference(reference, { schema: sdl }),
    ];
    expect(asked.diagnostics).toEqual([]);
    expect([...asked.pages]).toEqual([...own.pages]);
  });

  it('may have default values of any scalar, and such that lead back to their own type (graphql-js 3051)', async () => {
    const text = `scalar JSON  enum E { A B }  input Again { again: Again, e: E }
      type Query { find(again: Again, any: JSON = "here"): Int }`;
    const bare = introspectionFromSchema(buildSchema(text));
    const schema = JSON.stringify(bare)
      .replace(String.raw`"\"here\""`, JSON.stringify('{a: [1, A]}'))
      .replace(/("name":"again",[^[]*?"defaultValue":)null/, `$1${JSON.stringify('{e: B}')}`);
    const asked = await renderReference(reference, { schema: written('defaults.json', schema) });
    expect(asked.diagnostics.filter(({ level }) => level === 'error')).toEqual([]);
    expect(asked.pages.get('/graphql/operations/queries/find')).toContain(
      'any: JSON = {a: [1, A]}',
    );
    expect(asked.pages.get('/graphql/types/inputs/again')).toContain('{e: B}');
  });

  it('names its faults by the lines of the schema that it stands for', async () => {
    const { __schema } = JSON.parse(JSON.stringify(answer)) as {
      __schema: { types: { name: string; fields: { name: string }[] | null }[] };
    };
    for (const { name, fields } of __schema.types)
      if (name === 'Coin' && fields?.[1]) fields[1].name = '__id';
    const { diagnostics } = await renderReference(reference, {
      schema: written('odd.json', JSON.stringify({ __schema })),
    });
    expect(diagnostics.map(({ at }) => at?.file)).toEqual([
      expect.stringMatching(/odd\.json \(as SDL\)$/),
    ]);
  });

  it.each([
    ['half of it', '{"data": {"__schema": ', /^graphql\/introspection: this is not JSON$/],
    ['nothing', '', /^graphql\/introspection: this is not JSON$/],
    ['something else', '{"data": {"coin": 1}}', /^graphql\/introspection: there is no "__schema"/],
    [
      'a refusal',
      '{"errors": [{"message": "introspection\\nis disabled"}]}',
      /^graphql\/introspection: the server refused to answer: introspection is disabled$/,
    ],
    ['a list', '[]', /^graphql\/introspection: there is no "__schema"/],
    [
      'one without types',
      '{"__schema": {"types": []}}',
      /^graphql\/introspection: .* not complete/,
    ],
    ['brackets', `{"__schema": ${'['.repeat(300)}`, /^graphql\/too-deep/],
  ])('is refused when it is %s', async (_what, text, message) => {
    expect(await codesOf({ schema: written('answer.json', text) })).toEqual([
      expect.stringMatching(message),
    ]);
  });
});

describe('a place without a schema', () => {
  it.each([
    ['a folder', folder, /is a folder, not a file/],
    ['a device', '/dev/null', /is a pipe or a device, not a file/],
    ['an address', 'https://example.com/schema.graphql', /is an address/],
    ['an address of JSON', 'https://example.com/schema.json', /is an address/],
    ['no file', path.join(folder, 'none.json'), /no schema file matches/],
    ['another ending', written('notes.txt', SHOP), /is not named like a schema/],
  ])('is named: %s', async (_what, schema, message) => {
    expect(await codesOf({ schema })).toEqual([expect.stringMatching(message)]);
  });

  it.runIf(process.platform !== 'win32')('is named: a pipe, which nobody writes to', async () => {
    const pipe = path.join(folder, 'pipe.graphql');
    expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
    const schemas = [pipe, path.join(folder, '*.graphql')];
    expect(await codesOf({ schema: schemas[0] ?? '' })).toEqual([
      expect.stringMatching(/is a pipe or a device/),
    ]);
    // A pattern passes it by.
    expect(await codesOf({ schema: schemas[1] ?? '' })).toEqual([]);
  });
});

describe('pages of another API', () => {
  it('say nothing of Sui, and lie where they are told', async () => {
    const { pages } = await renderReference(reference, {
      ...{ schema: sdl, title: 'Shop API', base: '/api/v1' },
    });
    const text = [...pages.values()].join('\n');
    expect(text).not.toMatch(/\bsui\b|0x2::|\/references/i);
    expect(text).toContain('description: "buy, a mutation of the Shop API: returns Coin."');
    expect([...pages.keys()].every((route) => /^\/api\/v1(?:\/|$)/.test(route))).toBe(true);
    expect(pages.get('/api/v1/operations/mutations/buy')).toContain('```graphql title="Mutation"');
    // Drawn by a site that knows how; the words were written for people.
    expect(text).not.toContain('```mermaid');
    expect(text).toContain('```text\nflowchart LR');
  });

  it('have a name of their own when nobody gives one', async () => {
    const { pages } = await renderReference(reference, { schema: sdl });
    expect(pages.get('/graphql')).toContain('description: "Reference of the GraphQL API: ');
    expect(pages.get('/graphql')).not.toContain('breadcrumbs');
  });

  it('for another site have no component, no expression and no front matter of ours', async () => {
    const out = temporaryFolder();
    const report = await runInto(
      out,
      [reference],
      ['graphql', '--schema', sdl, '--for', 'docusaurus'],
    );
    expect(report.diagnostics).toEqual([]);
    const pages = [...filesBelow(out)].filter(([file]) => file.endsWith('.mdx'));
    expect(pages.length).toBeGreaterThan(15);
    for (const [file, text] of pages) {
      const [, matter = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
      expect(
        matter.split('\n').map((line) => line.split(':')[0]),
        file,
      ).toEqual([
        'title',
        'description',
        'slug',
        ...(matter.includes('sidebar_label') ? ['sidebar_label'] : []),
      ]);
      const prose = body.replace(/```[^]*?```|`[^`\n]*`|\\[{<]|<span id="[^"]+" \/>/g, '');
      expect(prose, file).not.toMatch(/<[A-Z]|\{(?!\/\* #)/);
    }
    const coin = pages.find(([file]) => file.endsWith('/objects/coin.mdx'))?.[1] ?? '';
    expect(coin).toContain('```graphql\ntype Coin {');
    expect(coin).toContain('**Deprecated** gone');
  });
});

describe('a path to a type', () => {
  const chain = (length: number): string =>
    Array.from({ length }, (_, at) => `type T${at} { n: T${at + 1} }`).join(' ');

  it('begins at a root, or in the middle where it would be too long to read', async () => {
    const text = `type Query { t: T0 } ${chain(40)} type T40 { id: ID }`;
    const { pages } = await renderReference(reference, { schema: written('chain.graphql', text) });
    const near = pages.get('/graphql/types/objects/t14') ?? '';
    expect(near).toContain('```graphql title="Query"\nquery {\n  t {');
    const far = pages.get('/graphql/types/objects/t40') ?? '';
    expect(far).toContain('```graphql title="Fragment"\nfragment Example on T24 {\n  n {');
    expect(far.match(/\bn \{/g)?.length).toBeGreaterThanOrEqual(16);
  });
});

describe('a schema that breaks the rules', () => {
  const names = fc.constantFrom('A', 'B', 'Query', 'Int', '__X', 'constructor', 'String');
  const types = fc
    .tuple(fc.constantFrom('', '[', '[['), names, fc.constantFrom('', '!'))
    .map(([open, name, bang]) => `${open}${name}${bang}${open.replaceAll('[', ']')}`);
  const values = fc.constantFrom('1', '"a"', 'null', '{a: 1}', '[1]', 'A');
  const directives = fc.constantFrom(
    '',
    '@deprecated',
    '@deprecated(reason: 1)',
    '@oneOf',
    '@x(a: 1)',
  );
  const fields = fc
    .array(fc.tuple(fc.constantFrom('a', 'b', '__t'), types, values, types, directives), {
      ...{ minLength: 1, maxLength: 3 },
    })
    .map((all) =>
      all.map(([name, of, value, type, mark]) => `${name}(a: ${of} = ${value}): ${type} ${mark}`),
    );
  const definition = fc.oneof(
    fc
      .tuple(fc.constantFrom('type', 'interface', 'extend type'), names, names, fields)
      .map(([kind, name, of, all]) => `${kind} ${name} implements ${of} { ${all.join(' ')} }`),
    fc.tuple(names, fields).map(([name, all]) => `type ${name} { ${all.join(' ')} }`),
    fc
      .tuple(names, types, values)
      .map(([name, type, value]) => `input ${name} { a: ${type} = ${value} }`),
    fc.tuple(names, names).map(([name, of]) => `union ${name} = ${of} | ${of}`),
    fc.tuple(names, directives).map(([name, mark]) => `enum ${name} { A ${mark} true A }`),
    fc.tuple(names, directives).map(([name, mark]) => `scalar ${name} ${mark}`),
    fc.tuple(names).map(([name]) => `schema { query: ${name} mutation: ${name} }`),
  );

  it('is a part of one when it names scalars and directives of its server: leniently it is shown', async () => {
    const schema = written(
      'part.graphql',
      'type Token @entity { id: ID! supply: Big! } type Query { token(at: Block): Token }',
    );
    expect((await codesOf({ schema })).join()).toContain('Unknown type "Big"');
    const { pages, diagnostics } = await renderReference(reference, { schema, lenient: 'true' });
    expect(diagnostics.every(({ level }) => level === 'warning')).toBe(true);
    expect(pages.get('/graphql/types/objects/token')).toContain('/graphql/types/scalars/big');
    expect([...pages.keys()]).toContain('/graphql/types/scalars/block');
  });

  it('an argument of an output type with a default is refused in words, not with a stack trace', async () => {
    const schema = written('odd-default.graphql', 'type Query { a(a: Query = 1): Int }');
    expect((await codesOf({ schema })).join()).toContain('too badly to be read');
  });

  it('too badly to be shown is not to be tried leniently again', async () => {
    const schema = written('worse.graphql', 'schema { query: Gone }');
    const { diagnostics } = await renderReference(reference, { schema, lenient: 'true' });
    expect(diagnostics.find(({ level }) => level === 'error')?.fix).toBe('correct the schema');
  });

  it('is shown or refused, leniently too, and never ends in a stack trace', async () => {
    const file = path.join(folder, 'broken.graphql');
    await fc.assert(
      fc.asyncProperty(fc.array(definition, { minLength: 1, maxLength: 6 }), async (all) => {
        fs.writeFileSync(file, all.join('\n'));
        const { pages, diagnostics } = await renderReference(reference, {
          schema: file,
          lenient: 'true',
        });
        expect(pages.size > 0 || diagnostics.length > 0).toBe(true);
      }),
      { numRuns: cases(300, 5_000) },
    );
  });
});

describe('the command line', () => {
  it.each([
    [['graphql', '--schema', 'a', '--schema', 'b'], '--schema is given twice'],
    [
      ['graphql', '--schema', 'a.graphql', 'b.graphql'],
      '"b.graphql" is one file too many; write a pattern',
    ],
    [['graphql', '--schema', 'a', '--base', 'api'], '"api" is not a route'],
    [['graphql', '--schema', 'a', '--base', '/a/../b'], '"/a/../b" is not a route'],
    [['graphql', '--for', 'docusaurus'], 'needs --out DIR'],
  ])('%j is refused', (args, message) => {
    const out = args.includes('--for') ? [] : ['--out', 'x'];
    expect(parseFlags([...args, ...out], [reference], ['graphql', 'cli'])).toContain(message);
  });

  it('claims no page that it did not write', async () => {
    const report = await runInto(
      temporaryFolder(),
      [reference],
      ['graphql', '--schema', 'none.graphql'],
    );
    expect([report.isFailed, report.written, report.removed]).toEqual([true, 0, 0]);
  });
});
