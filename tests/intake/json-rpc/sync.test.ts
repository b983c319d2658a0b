/** Taking in another interface, and another SDK: facts in, sentences out, pins that fit. */

import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPins, sha256Of } from '../../../generators/core/sources.ts';
import { INTERFACE_FILE, SDK_FILE } from '../../../generators/json-rpc/load.ts';
import { loadPackage } from '../../../scripts/intake/json-rpc/load-package.ts';
import { printInterface, printSdk } from '../../../scripts/intake/json-rpc/print-facts.ts';
import { readClient } from '../../../scripts/intake/json-rpc/read-client.ts';
import { takeInterface, takeSdk } from '../../../scripts/intake/json-rpc/sync.ts';
import { pinnedPackage } from '../../support/documented.ts';
import { root, temporaryFolder } from '../../support/run.ts';

const read = (folder: string, file: string): string =>
  fs.readFileSync(path.join(folder, file), 'utf8');
let project: string;
let message: string;

beforeEach(() => {
  project = temporaryFolder();
  message = '';
  fs.mkdirSync(path.join(project, 'schema/json-rpc'), { recursive: true });
  for (const file of ['schema/sources.json', INTERFACE_FILE, SDK_FILE])
    fs.copyFileSync(path.join(root, file), path.join(project, file));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    message += String(text);
    return true;
  });
});

const UPSTREAM = {
  openrpc: '1.2.6',
  info: { title: 'Sui', version: '2.0.0' },
  methods: [
    {
      name: 'sui_new',
      description: 'Long.',
      tags: [{ name: 'Read API', description: 'Long.' }],
      params: [
        {
          name: 'id',
          description: 'An id.',
          required: true,
          schema: { $ref: '#/components/schemas/A' },
        },
      ],
      result: { name: 'A', required: true, schema: { type: 'string', description: 'Long.' } },
      examples: [{ name: 'one' }],
      deprecated: true,
    },
  ],
  components: {
    schemas: {
      A: {
        description: 'Long.',
        type: 'object',
        required: ['description'],
        properties: {
          description: { description: 'Long.', type: 'string' },
          title: { type: 'null' },
        },
      },
    },
  },
};

describe('taking an interface in', () => {
  it('keeps facts and leaves sentences, but not fields that are called like them', () => {
    const from = path.join(temporaryFolder(), 'openrpc.json');
    fs.writeFileSync(from, JSON.stringify(UPSTREAM));
    expect(takeInterface({ from, project })).toBe(0);
    const text = read(project, INTERFACE_FILE);
    expect(text).not.toContain('Long.');
    expect(JSON.parse(text)).toEqual({
      openrpc: '1.2.6',
      release: '2.0.0',
      methods: [
        {
          name: 'sui_new',
          tags: ['Read API'],
          deprecated: true,
          params: [{ name: 'id', required: true, schema: { $ref: '#/components/schemas/A' } }],
          result: { schema: { type: 'string' } },
        },
      ],
      schemas: {
        A: {
          type: 'object',
          required: ['description'],
          properties: { description: { type: 'string' }, title: { type: 'null' } },
        },
      },
    });
    expect(message).toContain('New: sui_new. Gone: sui_devInspectTransactionBlock,');
  });

  it('pins what it has written, and nothing else', () => {
    const from = path.join(temporaryFolder(), 'openrpc.json');
    fs.writeFileSync(from, JSON.stringify(UPSTREAM));
    const before = loadPins(project);
    takeInterface({ from, project });
    const after = loadPins(project);
    const sha256 = sha256Of(read(project, INTERFACE_FILE));
    const [openrpc, sdk] = before['json-rpc']?.facts ?? [];
    expect(openrpc?.path).toBe(INTERFACE_FILE);
    expect(after['json-rpc']?.facts).toEqual([{ path: INTERFACE_FILE, sha256 }, sdk]);
    expect({ ...after, 'json-rpc': null }).toEqual({ ...before, 'json-rpc': null });
  });

  it('gives the same facts for facts, so that a second time changes nothing', () => {
    const text = read(root, INTERFACE_FILE);
    expect(JSON.parse(printInterface(text))).toEqual(JSON.parse(text));
    expect(printInterface(printInterface(text))).toBe(printInterface(text));
  });

  it('refuses what is not an interface, and writes nothing', () => {
    const from = path.join(project, 'schema/sources.json');
    const before = read(project, INTERFACE_FILE);
    expect(takeInterface({ from, project })).toBe(1);
    expect(takeInterface({ from: '/nowhere/at/all.json', project })).toBe(1);
    expect(message.match(/error\[json-rpc\/no-interface\]/g)).toHaveLength(2);
    expect(read(project, INTERFACE_FILE)).toBe(before);
  });
});

describe('taking the SDK in', () => {
  it('gives the committed facts for the installed package', () => {
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
    expect(takeSdk({ from: pinnedPackage('json-rpc'), project })).toBe(0);
    expect(read(project, SDK_FILE)).toBe(read(root, SDK_FILE));
    expect(read(project, 'schema/sources.json')).toBe(read(root, 'schema/sources.json'));
  });

  it('refuses a package without a client, and writes nothing', () => {
    fs.mkdirSync(path.join(project, 'node_modules/other'), { recursive: true });
    const manifest = JSON.stringify({ name: 'other', version: '1.0.0' });
    fs.writeFileSync(path.join(project, 'node_modules/other/package.json'), manifest);
    expect(takeSdk({ from: 'other@1.0.0', project })).toBe(1);
    expect(message).toContain('error[json-rpc/no-client]');
    expect(read(project, SDK_FILE)).toBe(read(root, SDK_FILE));
  });

  it('does not depend on the order of the files', () => {
    const loaded = loadPackage(path.join(root, 'node_modules/@mysten/sui')).value;
    if (!loaded) throw new Error('the installed package cannot be loaded');
    const [client, ...types] = loaded.sources;
    if (!client) throw new Error('the package has no client');
    const shuffled = readClient({ ...loaded, sources: [client, ...types.toReversed()] }).value;
    expect(shuffled && printSdk(shuffled)).toBe(read(root, SDK_FILE));
  });
});
