/** The sources that are already in, taken in once more: not a byte changes. Whole releases are replayed. */

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { main, syncFramework } from '../../scripts/intake/framework/sync.ts';
import { takeInterface, takeSdk } from '../../scripts/intake/json-rpc/sync.ts';
import { LISTING } from '../../generators/cli/load.ts';
import { syncCli } from '../../scripts/intake/cli/sync.ts';
import { main as pin } from '../../scripts/intake/pins.ts';
import { programLike } from '../replay/changed-inputs.ts';
import { pinnedPackage } from '../support/documented.ts';
import { filesBelow, root, temporaryFolder } from '../support/run.ts';

const SOURCES = path.join(root, 'framework-sources');

/** What has no words yet is told every time. */
const NOTHING_CHANGED =
  /^framework: nothing changed(: \d+ undocumented)?; 0 files to write, 0 to remove$/;

afterEach(() => vi.restoreAllMocks());

describe('the same sources again', () => {
  it('change nothing in the framework', async () => {
    const folder = path.join(temporaryFolder(), 'sources');
    fs.cpSync(SOURCES, folder, { recursive: true });
    const printed: string[] = [];
    const report = (line: string): void => void printed.push(line);
    expect(await syncFramework({ from: SOURCES, sources: folder, report })).toBe(0);
    expect(printed.at(-1)).toMatch(NOTHING_CHANGED);
    expect(filesBelow(folder)).toEqual(filesBelow(SOURCES));
  });

  it('change nothing in the framework when they come without compiled code', async () => {
    const [folder, from] = [temporaryFolder(), temporaryFolder()].map((location) =>
      path.join(location, 'sources'),
    ) as [string, string];
    fs.cpSync(SOURCES, folder, { recursive: true });
    fs.cpSync(SOURCES, from, { recursive: true, filter: (file) => !file.endsWith('calls.json') });
    const printed: string[] = [];
    const report = (line: string): void => void printed.push(line);
    expect(await syncFramework({ from, sources: folder, report })).toBe(0);
    expect(printed.at(-1)).toMatch(NOTHING_CHANGED);
    expect(filesBelow(folder)).toEqual(filesBelow(SOURCES));
  });

  it('change nothing in the framework when they are the ABI files that are pinned', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const before = filesBelow(SOURCES);
    const from = path.join(root, 'node_modules/@typemove/sui/src/abis');
    expect(await main(['framework', '--from', from])).toBe(0);
    expect(String(write.mock.calls[0]?.[0])).toContain('nothing changed');
    expect(filesBelow(SOURCES)).toEqual(before);
  });

  it('change nothing in JSON-RPC, neither from the interface nor from the SDK', () => {
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const project = temporaryFolder();
    const files = [
      'schema/sources.json',
      'schema/json-rpc/openrpc.json',
      'schema/json-rpc/sdk.json',
    ];
    fs.mkdirSync(path.join(project, 'schema/json-rpc'), { recursive: true });
    for (const file of files) fs.copyFileSync(path.join(root, file), path.join(project, file));
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'), 'junction');
    const from = path.join(root, 'schema/json-rpc/openrpc.json');
    expect(takeInterface({ from, project })).toBe(0);
    expect(takeSdk({ from: pinnedPackage('json-rpc'), project })).toBe(0);
    for (const file of files)
      expect(fs.readFileSync(path.join(project, file), 'utf8'), file).toBe(
        fs.readFileSync(path.join(root, file), 'utf8'),
      );
  });

  it.each([
    ['graphql', pinnedPackage('graphql')],
    ['json-rpc', pinnedPackage('json-rpc')],
    ['typescript', pinnedPackage('typescript')],
    ['abi', pinnedPackage('framework')],
  ])('change nothing in what %s is pinned to, and write no file', async (name, from) => {
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const write = vi.spyOn(fs, 'writeFileSync');
    expect(await pin([name, '--from', from])).toBe(0);
    expect(write).not.toHaveBeenCalled();
  });

  it('change nothing in the listing of commands', async () => {
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const folder = path.join(temporaryFolder(), 'cli');
    fs.cpSync(path.join(root, LISTING), folder, { recursive: true });
    const before = filesBelow(folder);
    expect(await syncCli({ from: programLike(null), listing: folder })).toBe(0);
    expect(filesBelow(folder)).toEqual(before);
  });

  it('are refused when they are those of somebody else', async () => {
    const folder = path.join(temporaryFolder(), 'strange');
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, 'shop.move'), 'module my::shop;\npublic fun sell() {}\n');
    const printed: string[] = [];
    const options = {
      from: folder,
      sources: SOURCES,
      report: (line: string) => printed.push(line),
    };
    expect(await syncFramework(options)).toBe(1);
    expect(printed.join('\n')).toContain('has no sui-framework\n  fix: ');
  });
});
