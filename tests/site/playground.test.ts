/** The playground without a browser: links of strangers, zip files, messages to the worker, and what the build writes. */

import { deflateRawSync } from 'node:zlib';
import { buildSchema } from 'graphql';
import { strFromU8, unzipSync } from 'fflate';
import { Position } from 'cm6-graphql';
import { describe, expect, it } from 'vitest';
import { graphqlEndpoint } from '../../site/config/graphql-endpoint';
import { isEditable } from '../../site/dialect/editable';
import { readFenceMeta } from '../../site/dialect/fence-meta';
import { onChainOnly } from '../../site/move/explain/on-chain-only';
import { blockScript, programScript } from '../../site/plugins/playground/files';
import { contentPolicy, scriptSources } from '../../site/plugins/security-policy/policy';
import { curlOf } from '../../site/src/playground/graphql/curl';
import { describe as describeAt } from '../../site/src/playground/graphql/hover';
import { wrongWith } from '../../site/src/playground/graphql/json';
import { checkName, emptyPackage, withManifest } from '../../site/src/playground/package-files';
import { linkTo, readLink } from '../../site/src/playground/share';
import { isFileName, readCheckRequest } from '../../site/src/playground/worker/protocol';
import { zipOf } from '../../site/src/playground/zip';

const linkOf = (value: unknown): string =>
  `#package=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

describe('a link', () => {
  it('carries a whole package, and brings it back as it was', async () => {
    const files = [...emptyPackage, ['sources/über_not.move', '']].slice(
      0,
      2,
    ) as typeof emptyPackage;
    const link = (await linkTo(files)) ?? '';
    expect(link).toMatch(/^#package=[\w-]+$/);
    expect(await readLink(link)).toEqual(files);
  });

  it('of a large package is none', async () => {
    const noise = Array.from({ length: 60_000 }, (_, at) => ((at * 7919) % 104_729).toString(36));
    expect(await linkTo([['sources/a.move', noise.join('')]])).toBeNull();
  });

  it.each([
    ['a script in a file name', [['<script>alert(1)</script>.move', '']]],
    ['a way out of the folder', [['../../.bashrc.move', '']]],
    ['a name that is no file of a package', [['sources/a.js', '']]],
    [
      'two names that are one file on some disks',
      [
        ['sources/a.move', ''],
        ['sources/A.move', ''],
      ],
    ],
    ['too many files', Array.from({ length: 100 }, (_, at) => [`sources/m${at}.move`, ''])],
    ['text that is none', [['sources/a.move', { toString: 'x' }]]],
    ['an object', { __proto__: null, 'sources/a.move': '' }],
    ['nothing', []],
  ])('that holds %s is refused, and says so', async (_, value) => {
    expect(await readLink(linkOf(value))).toMatch(/^The link holds no package/);
  });

  it('that becomes 50 MB is given up long before', async () => {
    const bomb = `#package=${deflateRawSync(Buffer.alloc(50_000_000, 'a')).toString('base64url')}`;
    // As deflate packs it, the address is too long already; a shorter one is stopped while it unpacks.
    expect(await readLink(bomb)).toBe('The link is longer than a package may be.');
    const small = `#package=${deflateRawSync(Buffer.alloc(5_000_000, 'a')).toString('base64url')}`;
    expect(await readLink(small)).toMatch(/^The link holds more than 500 kB/);
  });

  it.each(['#package=', '#package=!!!', '#package=AAAA', '#package=__proto__'])(
    'that is damaged says so: %s',
    async (hash) => {
      expect(await readLink(hash)).toMatch(/^The link is damaged/);
    },
  );

  it('may name a module after what every object has', async () => {
    const files = [
      ['sources/__proto__.move', 'module a::constructor;'],
      ['sources/constructor.move', ''],
    ];
    expect(await readLink(linkOf(files))).toEqual(files);
  });
});

describe('the worker', () => {
  it('reads requests, and nothing else', () => {
    const request = { id: 1, files: [['sources/a.move', '']] };
    expect(readCheckRequest(request)).toEqual(request);
    for (const other of [
      null,
      'run',
      {},
      { id: '1', files: request.files },
      { id: 1, files: [['https://example.com/a.move', '']] },
      { id: 1, files: [['sources/a.move', 'x'.repeat(400_001)]] },
      { id: 1, files: { length: 1 } },
    ])
      expect(readCheckRequest(other)).toBeNull();
  });

  it('takes the names of files that a package has', () => {
    expect(isFileName('dependencies/deepbook/pool.move')).toBe(true);
    for (const name of ['a.move.exe', '/a.move', 'a//b.move', 'a\u202eb.move', '.move', 'a b.move'])
      expect(isFileName(name), name).toBe(false);
  });
});

describe('a zip file', () => {
  it('holds the package in its folder, with a manifest for the documented release', () => {
    const { name, bytes } = zipOf(emptyPackage);
    const files = unzipSync(bytes);
    expect(name).toBe('example.zip');
    expect(Object.keys(files)).toEqual([
      'example/Move.toml',
      'example/sources/example.move',
      'example/tests/example_tests.move',
    ]);
    const manifest = strFromU8(files['example/Move.toml'] ?? new Uint8Array());
    expect(manifest).toMatch(/^Sui = \{ git = .* rev = "mainnet-v1\.\d+\.0" \}$/m);
    expect(manifest).toContain('example = "0x0"');
    expect(zipOf(emptyPackage).bytes).toEqual(bytes);
  });

  it('keeps a manifest, and pins what it leaves open', () => {
    const own = '[package]\nname = "own"\n\n[dependencies]\n\n[addresses]\nown = "0x0"\n';
    const [[, manifest = ''] = []] = withManifest([['Move.toml', own]]);
    expect(manifest).toMatch(/\[dependencies\]\nSui = /);
    expect(withManifest([['Move.toml', manifest]])).toEqual([['Move.toml', manifest]]);
  });
});

it('a new file has a name of its own, in the folders of a package', () => {
  expect(checkName('sources/a.move', [])).toBeNull();
  expect(checkName('sources/A.move', ['sources/a.move'])).toMatch(/already/);
  expect(checkName('a.move', [])).toMatch(/^Write /);
});

describe('blocks', () => {
  const { meta } = readFenceMeta('');
  it('can be changed when they are Move or an operation', () => {
    expect(isEditable('move', meta, 'module a::b;')).toBe(true);
    expect(isEditable('graphql', meta, '{ chainIdentifier }')).toBe(true);
    expect(isEditable('graphql', meta, 'type Coin { id: ID }')).toBe(false);
    expect(isEditable('move', readFenceMeta('unchecked="no" until=2027-01').meta, '')).toBe(false);
    expect(isEditable('rust', meta, 'fn main() {}')).toBe(false);
  });

  it('are data in their scripts, whatever they hold', () => {
    const text = '</script><!-- `${x}` \u2028 "\\" __proto__';
    const script = programScript([['sources/a.move', text]]);
    const read = new Function(script.replace('export default', 'return')) as () => unknown;
    expect(read()).toEqual([['sources/a.move', text]]);
    const opened = { language: 'move', file: 'sources/a.move', line: 3 } as const;
    expect(blockScript({ main: '/m.js', parts: ['/p.js'] }, 'f.js', opened)).toMatch(
      /^import"\/p\.js";import\{open as o\}from"\/m\.js";/,
    );
  });
});

describe('the policy', () => {
  const policyOf = (html: string): string =>
    contentPolicy({ hashes: [], connect: [], scripts: scriptSources(html) });

  it('lets WebAssembly run on pages with an editor, and nowhere else', () => {
    expect(policyOf('<p>text</p>')).not.toContain('wasm');
    expect(policyOf('<code>data-action="tryout"</code>')).not.toContain('wasm');
    for (const html of [
      '<button data-action="try">',
      '<button data-action=try>',
      '<div data-playground>',
    ])
      expect(policyOf(html)).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policyOf('<button data-action="try">')).not.toMatch(/'unsafe-(?:eval|inline)'/);
  });
});

describe('a query', () => {
  const schema = buildSchema(
    '"The root." type Query { "Of the chain." coin("Its type." type: String): Coin } type Coin { id: ID }',
  );
  const at = (text: string, word: string): string =>
    describeAt(schema, text, new Position(0, text.indexOf(word) + 1))?.name ?? '';

  it('is described where the pointer is', () => {
    const text = '{ coin(type: "0x2") { id } }';
    expect(at(text, 'coin')).toBe('Query.coin');
    expect(at(text, 'type')).toBe('Query.coin(type)');
    expect(at(text, 'id')).toBe('Coin.id');
  });

  it('is copied as a command that a shell reads as one', () => {
    const command = curlOf(
      { operation: '{ a(b: "it\'s") }', variables: '{ "c": 1 }' },
      'https://x.y/z',
    );
    expect(command).toContain(`-d '{"query":"{ a(b: \\"it'\\''s\\") }","variables":{"c":1}}'`);
  });

  it('has variables in one object', () => {
    expect(wrongWith('{}')).toBeNull();
    expect(wrongWith('[]')).toMatch(/^Write an object/);
    expect(wrongWith('{')).not.toBeNull();
  });

  it('is sent nowhere, or to an address of the web', () => {
    expect(graphqlEndpoint({})).toBeNull();
    expect(graphqlEndpoint({ GRAPHQL_ENDPOINT: 'https://a.b/graphql' })).toBe(
      'https://a.b/graphql',
    );
    expect(() => graphqlEndpoint({ GRAPHQL_ENDPOINT: 'javascript:alert(1)' })).toThrow(/fix:/);
  });
});

it('a function that runs on chain only is named, with what it is', () => {
  const detail =
    '│ public fun poseidon_bn254(data: &vector<u256>): u256\n│ In this function in sui::poseidon';
  expect(onChainOnly(detail).message).toBe(
    'it calls poseidon::poseidon_bn254, which needs Poseidon hashes, which run on chain only',
  );
});
