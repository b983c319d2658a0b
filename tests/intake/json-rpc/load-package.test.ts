/** Releases of the SDK keep their client in different places, or have none. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadPackage } from '../../../scripts/intake/json-rpc/load-package.ts';
import { readClient } from '../../../scripts/intake/json-rpc/read-client.ts';
import { temporaryFolder } from '../../support/run.ts';

const MANIFEST = JSON.stringify({ name: '@mysten/sui', version: '2.0.0' });
const CLIENT = `export class SuiJsonRpcClient extends BaseClient {
  async getCoins({ owner }: GetCoinsParams): Promise<Coins> {
    const result: Coins = await this.transport.request({ method: 'suix_getCoins', params: [owner] });
    return { ...result, data: result.data.filter((coin) => coin.digest) };
  }
}`;

function packageOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

describe('a release', () => {
  it('of 2.x has its client in a folder of its own, and its own function for addresses', () => {
    const folder = packageOf({
      'package.json': MANIFEST,
      'src/client/client.ts': 'export abstract class BaseClient {}',
      'src/jsonRpc/client.ts': CLIENT,
      'src/jsonRpc/types/generated.ts': 'export interface GetCoinsParams { owner: string }',
    });
    const loaded = loadPackage(folder).value;
    expect(loaded?.sources.map((source) => source.path)).toEqual([
      'src/jsonRpc/client.ts',
      'src/jsonRpc/types/generated.ts',
    ]);
    const client = loaded ? readClient(loaded).value : null;
    expect(client).toMatchObject({
      entry: 'jsonRpc',
      className: 'SuiJsonRpcClient',
      addressOf: { name: 'getJsonRpcFullnodeUrl', entry: 'jsonRpc' },
    });
  });

  it('of 1.45 imports the address of the network from the entry point that exports it', () => {
    const network = 'export function getFullnodeUrl(network: string) { return network; }';
    const folder = packageOf({
      'package.json': MANIFEST,
      'src/client/network.ts': network,
      'src/jsonRpc/client.ts': CLIENT,
    });
    const loaded = loadPackage(folder).value;
    const client = loaded ? readClient(loaded).value : null;
    expect(client?.addressOf).toEqual({ name: 'getFullnodeUrl', entry: 'client' });
  });

  it('passes over folders and links where files should be', () => {
    const folder = packageOf({
      'package.json': MANIFEST,
      'src/client/client.ts': CLIENT,
      'src/client/types/folder.ts/b.ts': '',
    });
    fs.symlinkSync('nowhere.ts', path.join(folder, 'src/client/types/link.ts'));
    expect(loadPackage(folder).value?.sources.map((source) => source.path)).toEqual([
      'src/client/client.ts',
    ]);
  });

  it.each([
    ['does not exist', null, 'json-rpc/no-package'],
    ['has no manifest', {}, 'json-rpc/no-package'],
    ['has a manifest that is not JSON', { 'package.json': '{' }, 'json-rpc/no-package'],
    ['has no version', { 'package.json': '{"name":"x"}' }, 'json-rpc/no-package'],
    [
      'has a folder for a client',
      { 'package.json': MANIFEST, 'src/client/client.ts/x.ts': '' },
      'json-rpc/no-client',
    ],
    ['has no sources', { 'package.json': MANIFEST, 'dist/index.js': '' }, 'json-rpc/no-client'],
  ])('that %s is refused with a reason', (_what, files, code) => {
    const folder = files === null ? '/nowhere/at/all' : packageOf(files as Record<string, string>);
    const { value, diagnostics } = loadPackage(folder);
    expect([value, diagnostics.map((diagnostic) => diagnostic.code)]).toEqual([null, [code]]);
  });
});
