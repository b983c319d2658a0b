/** The pinned sources of the client, in a release that keeps it elsewhere than ours. */

import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sha256Of } from '../../generators/core/sources.ts';
import { loadPackage, loadPinnedPackage } from '../../generators/json-rpc/load.ts';
import { temporaryFolder } from '../support/run.ts';

const FILES = {
  'package.json': JSON.stringify({ name: '@mysten/sui', version: '1.45.0' }),
  'src/client/network.ts': 'export {};',
  'src/jsonRpc/client.ts': 'this.transport.request',
  'src/jsonRpc/types/a.ts': 'export interface A {}',
};

it('begins with the client, though the pin is in byte order', () => {
  const root = temporaryFolder();
  const folder = path.join(root, 'node_modules/@mysten/sui');
  for (const [name, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const listed = (loadPackage(folder).value?.sources ?? []).map((source) => source.path);
  const files = listed.toSorted().map((name) => ({
    path: name,
    sha256: sha256Of(FILES[name as keyof typeof FILES]),
  }));
  const pin = { package: '@mysten/sui', version: '1.45.0', files };
  fs.mkdirSync(path.join(root, 'schema'));
  fs.writeFileSync(path.join(root, 'schema/sources.json'), JSON.stringify({ 'json-rpc': pin }));
  const pinned = loadPinnedPackage(root).value;
  expect(pinned?.entry).toBe('jsonRpc');
  expect(pinned?.sources.map((source) => source.path.split('sui/')[1])).toEqual([
    'src/jsonRpc/client.ts',
    'src/client/network.ts',
    'src/jsonRpc/types/a.ts',
  ]);
});
