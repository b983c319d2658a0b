/** `--package`: other releases of the SDK give pages or say clearly why not. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reference } from '../../generators/json-rpc/reference.ts';
import { contractFaults } from '../support/contract.ts';
import { renderReference, temporaryFolder } from '../support/run.ts';

const MANIFEST = JSON.stringify({ name: '@mysten/sui', version: '2.0.0' });

/** As releases since 1.45 lay it out: the client in `src/jsonRpc`, results held in a variable, answers filtered. */
const CLIENT = `
export class SuiJsonRpcClient extends BaseClient {
	/**
	 * Get all Coin<\`coin_type\`> objects owned by an address.
	 * @deprecated Use another client.
	 */
	async getCoins({ coinType, owner, signal }: GetCoinsParams): Promise<PaginatedCoins> {
		const result: PaginatedCoins = await this.transport.request({
			method: 'suix_getCoins',
			params: [owner, coinType],
			signal,
		});
		return { ...result, data: result.data.filter((coin) => coin.digest) };
	}
}
`;
const TYPES = `
export interface GetCoinsParams { owner: string; coinType?: string | null; signal?: AbortSignal }
export interface PaginatedCoins { data: { balance: string; digest: string }[]; hasNextPage: boolean }
`;

function packageOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** Types nested `depth` deep with `width` fields on every level: width to the power of depth values. */
function branching(depth: number, width: number): string {
  const fields = (of: string) =>
    Array.from({ length: width }, (_, index) => `f${index}: ${of}`).join('; ');
  const levels = Array.from(
    { length: depth },
    (_, index) => `interface T${index} { ${fields(index === 0 ? 'string' : `T${index - 1}`)} }`,
  );
  return `${levels.join('\n')}\ninterface PaginatedCoins { ${fields(`T${depth - 1}`)} }`;
}

const run = (files: Readonly<Record<string, string>>) =>
  renderReference(reference, { package: packageOf(files) });

describe('another release of the package', () => {
  it('gives pages from the layout of 2.x, with its class, its entry point and its notice', async () => {
    const { pages, diagnostics } = await run({
      'package.json': MANIFEST,
      'src/jsonRpc/client.ts': CLIENT,
      'src/jsonRpc/types/generated.ts': TYPES,
    });
    expect(diagnostics).toEqual([]);
    const page = pages.get('/references/sui-api/json-rpc/suix-getcoins') ?? '';
    expect(page).toContain(
      "import { SuiJsonRpcClient, getJsonRpcFullnodeUrl } from '@mysten/sui/jsonRpc';",
    );
    expect(page).toContain('<Badge kind="deprecated" text="Deprecated" /> Use another client.');
    expect([...pages.values()].flatMap(contractFaults)).toEqual([]);
  });

  it('imports the address of the network from the entry point that exports it, as in 1.45', async () => {
    const network = 'export function getFullnodeUrl(network: string) { return network; }';
    const { pages, diagnostics } = await run({
      'package.json': MANIFEST,
      'src/client/index.ts': "export { getFullnodeUrl } from './network.js';",
      'src/client/network.ts': network,
      'src/jsonRpc/client.ts': CLIENT,
      'src/jsonRpc/types/generated.ts': TYPES,
    });
    expect(diagnostics).toEqual([]);
    expect(pages.get('/references/sui-api/json-rpc/suix-getcoins')).toContain(
      [
        "import { getFullnodeUrl } from '@mysten/sui/client';",
        "import { SuiJsonRpcClient } from '@mysten/sui/jsonRpc';",
        '',
        "const client = new SuiJsonRpcClient({ url: getFullnodeUrl('mainnet') });",
      ].join('\n'),
    );
  });

  it('finds every request of a method, and a name that is a constant', async () => {
    const call = (name: string) => `await this.transport.request({ method: ${name}, params: [] });`;
    const { pages, diagnostics } = await run({
      'package.json': MANIFEST,
      'src/client/client.ts': `const NAME = 'sui_named' as const;
        export class SuiClient {
          async two() { ${call("'sui_first'")} return ${call('`sui_second`')} }
          async named() { return ${call('NAME')} }
          async again() { return ${call("'sui_first'")} }
          async call(name: string) { return ${call('name')} }
        }`,
    });
    expect(diagnostics).toEqual([]);
    expect([...pages.keys()].map((route) => route.split('/').at(-1)).sort()).toEqual([
      'json-rpc',
      'sui-first',
      'sui-named',
      'sui-second',
      'types',
    ]);
    expect(pages.get('/references/sui-api/json-rpc/sui-first')).toContain('`SuiClient.two`');
  });

  it('names a request whose name it cannot read, and calls a value that is sent twice after its place', async () => {
    const { pages, diagnostics } = await run({
      'package.json': MANIFEST,
      'src/client/client.ts': `export class SuiClient {
        async twice(input: { owner: string }) {
          return await this.transport.request({ method: 'sui_twice', params: [input.owner, input.owner] });
        }
        async computed(kind: string) {
          return await this.transport.request({ method: 'sui_' + kind, params: [] });
        }
        async empty() { return await this.transport.request({ method: '', params: [] }); }
        async call(method: string) { return await this.transport.request({ method, params: [] }); }
      }`,
    });
    expect(diagnostics.map((one) => [one.code, one.at?.line])).toEqual([
      ['json-rpc/method-unresolved', 6],
      ['json-rpc/method-unresolved', 8],
    ]);
    expect(pages.size).toBe(3);
    expect(pages.get('/references/sui-api/json-rpc/sui-twice')).toContain('`parameter2`');
  });

  it.each([
    ['itself', 'export type PaginatedCoins = PaginatedCoins;'],
    ['its own parent', 'export interface PaginatedCoins extends PaginatedCoins { data: string }'],
    ['its own part', "export type PaginatedCoins = { data: PaginatedCoins['data'] };"],
    ['a generic type that grows', 'type G<T> = { next: G<T[]> }; type PaginatedCoins = G<string>;'],
    [
      'a generic tree',
      'type Tree<T> = { value: T; children: Tree<T>[] }; type PaginatedCoins = Tree<string>;',
    ],
    ['branches without end', branching(9, 8)],
  ])('gives a page for a type that is %s', async (_what, declared) => {
    const { pages, diagnostics } = await run({
      'package.json': MANIFEST,
      'src/client/client.ts': CLIENT,
      'src/client/types/a.ts': `${TYPES.split('\n')[1] ?? ''}\n${declared}`,
    });
    expect(diagnostics).toEqual([]);
    expect(pages.get('/references/sui-api/json-rpc/suix-getcoins')).toContain('PaginatedCoins');
  });

  it('passes over a file where the folder of types should be', async () => {
    const { pages, diagnostics } = await run({
      'package.json': MANIFEST,
      'src/client/client.ts': CLIENT,
      'src/client/types': '',
    });
    expect(pages.size).toBe(3);
    expect([...new Set(diagnostics.map((one) => one.code))]).toEqual([
      'json-rpc/parameter-unresolved',
      'json-rpc/type-unresolved',
    ]);
  });

  it('passes over folders and links where files should be', async () => {
    const folder = packageOf({
      'package.json': MANIFEST,
      'src/client/client.ts': CLIENT,
      'src/client/types/a.ts': TYPES,
      'src/client/types/folder.ts/b.ts': '',
    });
    fs.symlinkSync('nowhere.ts', path.join(folder, 'src/client/types/link.ts'));
    const { pages, diagnostics } = await renderReference(reference, { package: folder });
    expect([pages.size, diagnostics]).toEqual([3, []]);
  });

  it('prefers the client that sends requests over one that does not', async () => {
    const { pages } = await run({
      'package.json': MANIFEST,
      'src/client/client.ts': 'export abstract class BaseClient {}',
      'src/jsonRpc/client.ts': CLIENT,
      'src/jsonRpc/types/generated.ts': TYPES,
    });
    expect(pages.size).toBe(3);
  });

  it('finds a client whose transport has another name, and prefers one that has a transport', async () => {
    const renamed = CLIENT.replace('this.transport', 'this.#rpc');
    const types = { 'src/jsonRpc/types/generated.ts': TYPES };
    const alone = await run({
      'package.json': MANIFEST,
      'src/client/client.ts': 'export abstract class BaseClient {}',
      'src/jsonRpc/client.ts': renamed,
      ...types,
    });
    expect([alone.pages.size, alone.diagnostics]).toEqual([3, []]);
    const both = await run({
      'package.json': MANIFEST,
      'src/client/client.ts': "export const NAMES = ['suix_getCoins'];",
      'src/jsonRpc/client.ts': CLIENT,
      ...types,
    });
    expect([both.pages.size, both.diagnostics]).toEqual([3, []]);
  });

  it.each([
    ['a folder that does not exist', null, 'json-rpc/no-package'],
    ['a folder without a manifest', {}, 'json-rpc/no-package'],
    ['a manifest that is no JSON', { 'package.json': '{' }, 'json-rpc/no-package'],
    ['a manifest without a version', { 'package.json': '{"name":"x"}' }, 'json-rpc/no-package'],
    [
      'a client that is a folder',
      { 'package.json': MANIFEST, 'src/client/client.ts/x.ts': '' },
      'json-rpc/no-client',
    ],
    [
      'a package without sources',
      { 'package.json': MANIFEST, 'dist/index.js': '' },
      'json-rpc/no-client',
    ],
    [
      'a client that sends nothing',
      { 'package.json': MANIFEST, 'src/client/client.ts': '// transport.request' },
      'json-rpc/no-client',
    ],
  ])('is refused with a reason and an order for %s', async (_what, files, code) => {
    const { pages, diagnostics } =
      files === null
        ? await renderReference(reference, { package: '/nowhere/at/all' })
        : await run(files);
    expect(pages.size).toBe(0);
    expect(diagnostics.map((one) => [one.level, one.code])).toEqual([['error', code]]);
    expect(diagnostics[0]?.fix).toMatch(/^give --package /);
  });

  it('writes nothing when a source does not parse, and says where', async () => {
    const { pages, diagnostics } = await run({
      'package.json': MANIFEST,
      'src/client/client.ts': CLIENT.replace('signal,\n', 'signal,,\n').slice(0, -40),
      'src/client/types/a.ts': '{{{ interface X',
      'src/client/types/b.ts': TYPES,
    });
    expect(pages.size).toBe(0);
    expect(diagnostics.map((one) => [one.level, one.code, one.at])).toEqual([
      ['error', 'json-rpc/syntax-error', { file: 'src/client/client.ts', line: 11, column: 11 }],
      ['error', 'json-rpc/syntax-error', { file: 'src/client/types/a.ts', line: 1, column: 16 }],
    ]);
  });

  it('names the declared type that holds what it cannot read; upstream may say any', async () => {
    const { diagnostics } = await run({
      'package.json': MANIFEST,
      'src/client/client.ts': CLIENT,
      'src/client/types/a.ts': `${TYPES.replace('balance: string', 'balance: Gone; free: any')}interface Unused { a: Gone }`,
    });
    expect(diagnostics.map((one) => [one.level, one.code, one.at])).toEqual([
      [
        'warning',
        'json-rpc/type-unresolved',
        { file: 'src/client/types/a.ts', line: 3, column: 1 },
      ],
    ]);
  });

  it('gives a page for a type that is declared nowhere, and calls it any', async () => {
    const { pages, diagnostics } = await run({
      'package.json': MANIFEST,
      'src/client/client.ts': CLIENT.replace('PaginatedCoins> {', 'Gone> {'),
    });
    const page = pages.get('/references/sui-api/json-rpc/suix-getcoins') ?? '';
    expect(page).toContain('any');
    expect(diagnostics.map((one) => one.code)).toEqual([
      'json-rpc/parameter-unresolved',
      'json-rpc/parameter-unresolved',
      'json-rpc/type-unresolved',
    ]);
  });
});
