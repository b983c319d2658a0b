/** What is refused before a release is prepared: nothing is written, nothing is installed, and an order says what to do. */

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeRelease } from '../../scripts/intake/release/main.ts';
import type { ReleaseRequest } from '../../scripts/intake/release/options.ts';
import type { Fetch } from '../../scripts/intake/release/packages.ts';
import { fetchWithNpm } from '../../scripts/intake/release/packages.ts';
import { fetchFromAliases, NOTHING } from '../replay/project.ts';
import { filesBelow, root, temporaryFolder } from '../support/run.ts';

/** The refusal of a release; throws when anything of the project was touched. */
async function refused(request: Partial<ReleaseRequest>, fetch: Fetch): Promise<string> {
  const project = path.join(temporaryFolder(), 'project');
  const sources = path.join(project, 'framework-sources');
  fs.cpSync(path.join(root, 'framework-sources'), sources, { recursive: true });
  const before = filesBelow(project);
  const said: string[] = [];
  const code = await takeRelease(
    { ...NOTHING, ...request },
    {
      root: project,
      fetch,
      install: () => Promise.reject(new Error('the release is prepared')),
      say: (text) => void said.push(text),
    },
  );
  expect(filesBelow(project)).toEqual(before);
  expect([code, said.at(-1)]).toEqual([1, expect.stringMatching(/^not graded.*nothing was chang/)]);
  return said.slice(0, -1).join('\n');
}

/** The form that the package has since 2.0: lists, and numbers for words. */
const NEWER_ABI = [{ address: '0x1', module: { datatypes: [], functions: [], name: 'address' } }];

const newerAbi: Fetch = (_wanted, folder) => {
  fs.mkdirSync(path.join(folder, 'src/abis'), { recursive: true });
  for (const name of ['0x1', '0x2', '0x3'])
    fs.writeFileSync(path.join(folder, `src/abis/${name}.json`), JSON.stringify(NEWER_ABI));
  return Promise.resolve(null);
};

afterEach(() => vi.unstubAllEnvs());

describe('refused before anything is written', () => {
  it('a version that is a word', async () => {
    expect(await refused({ sdk: 'latest' }, fetchFromAliases)).toBe(
      'sync: --sdk latest is not an exact version\n' +
        '  fix: npm view @mysten/sui versions lists them; write one, such as 1.39.1',
    );
  });

  it('an ABI in another JSON format, though the SDK beside it is fine', async () => {
    const fetch: Fetch = (wanted, folder) =>
      wanted.name === '@typemove/sui' ? newerAbi(wanted, folder) : fetchFromAliases(wanted, folder);
    expect(await refused({ sdk: '1.39.1', abi: '2.0.7' }, fetch)).toMatch(
      /^sync: @typemove\/sui 2\.0\.7 holds ABI files in a form that nobody here can read: .*\n {2}fix: take a version with the form of 1\.11\.0, or .*$/,
    );
  });

  it('an SDK that lacks what references are made from', async () => {
    const empty: Fetch = () => Promise.resolve(null);
    const said = await refused({ sdk: '1.39.1' }, empty);
    expect(said).toContain('@mysten/sui 1.39.1 has nothing for "graphql"\n  fix: look where');
    expect(said).toContain('has nothing for "typescript"');
  });

  it('a folder of somebody else, and one without any source', async () => {
    const folder = path.join(temporaryFolder(), 'shop');
    fs.mkdirSync(folder);
    expect(await refused({ framework: folder }, fetchFromAliases)).toContain(
      'holds no Move source, no package summary and no on-chain ABI\n  fix: point to a folder',
    );
    fs.writeFileSync(path.join(folder, 'shop.move'), 'module my::shop;\npublic fun sell() {}\n');
    expect(await refused({ framework: folder }, fetchFromAliases)).toBe(
      `sync: ${folder} has no package that the project documents\n  fix: name an upstream checkout's ` +
        'crates/sui-framework/packages, or ABI files of 0x1, 0x2 and 0x3',
    );
  });

  it('an interface file that is none', async () => {
    const openrpc = path.join(root, 'package.json');
    expect(await refused({ openrpc }, fetchFromAliases)).toMatch(/^sync: .*\n {2}fix: /);
  });

  it('any package without a connection', async () => {
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9');
    vi.stubEnv('npm_config_cache', temporaryFolder());
    vi.stubEnv('npm_config_fetch_retries', '0');
    expect(await refused({ sdk: '1.39.1' }, fetchWithNpm)).toMatch(
      /^sync: @mysten\/sui@1\.39\.1 cannot be fetched: .*\n {2}fix: connect to the registry of npm, and run the command again$/,
    );
  });
});
