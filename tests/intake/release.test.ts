/** Moving to another release: which commands run, in which order, and what the site is called then. */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { planRelease, renameRelease } from '../../scripts/intake/release.ts';
import type { Release } from '../../scripts/intake/release.ts';
import { root } from '../support/run.ts';

const july: Release = {
  id: 'release-july-2025',
  name: 'July 2025',
  sui: '1.53',
  protocol: '88',
  graphql: 'alpha',
  sdk: '1.38.0',
};

describe('the commands of a move', () => {
  it('install first, then take in each part, then leave three things to review', () => {
    const steps = planRelease({
      name: 'August 2025',
      sdk: '1.39.0',
      abi: '1.12.0',
      framework: '../packages',
      openrpc: '../openrpc.json',
      cli: '../sui',
      accept: true,
    });
    expect(steps.map(({ kind, args }) => `${kind} ${args.join(' ')}`.trim())).toEqual([
      'npm install --save-exact --save-dev --ignore-scripts --no-audit --no-fund @mysten/sui@1.39.0 @typemove/sui@1.12.0',
      'sync graphql --from @mysten/sui@1.39.0',
      'sync json-rpc --from @mysten/sui@1.39.0',
      'sync typescript --from @mysten/sui@1.39.0',
      'sync abi --from @typemove/sui@1.12.0',
      'sync framework --from ../packages --release August 2025 --accept',
      'sync json-rpc --from ../openrpc.json',
      'sync cli --from ../sui --accept',
      'generate --moving',
      'examples',
      'script scripts/diff.ts --base HEAD',
    ]);
    expect(steps.filter((step) => step.isReview)).toHaveLength(3);
  });

  it('leave out what stays as it is', () => {
    const steps = planRelease({ cli: '../sui' });
    expect(steps.map(({ kind }) => kind)).toEqual(['sync', 'generate', 'examples', 'script']);
  });
});

describe('the name of the release', () => {
  it('gives the announcement another id, so that readers see it again', () => {
    expect(renameRelease(july, { name: 'August 2025', protocol: '90' })).toEqual({
      ...july,
      id: 'release-august-2025',
      name: 'August 2025',
      protocol: '90',
    });
    expect(renameRelease(july, {})).toEqual(july);
  });

  it('is the one that the framework facts, the listing and the packages speak of', () => {
    const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
    const release = JSON.parse(read('site/config/release.json')) as Release;
    expect(renameRelease(release, {})).toEqual(release);
    for (const part of ['std', 'sui', 'sui_system', 'bridge']) {
      const facts = JSON.parse(read(`framework-sources/${part}/facts.json`)) as { release: string };
      expect(facts.release, part).toBe(release.name);
    }
    const pins = JSON.parse(read('schema/sources.json')) as Record<string, { version: string }>;
    for (const name of ['graphql', 'json-rpc', 'typescript']) {
      expect(pins[name]?.version, name).toBe(release.sdk);
    }
    expect(read('schema/cli/sui.yaml')).toContain(`\nrelease: ${release.sui}.`);
    const { release: node } = JSON.parse(read('schema/json-rpc/openrpc.json')) as {
      release: string;
    };
    expect(node).toMatch(new RegExp(`^${release.sui}\\.`));
  });
});

describe('npm run sync -- release', () => {
  it.each([
    ['without a word about the release', [], 'nothing says what to move to'],
    ['with an unknown flag', ['--sdkk', '1'], "'--sdkk'"],
  ])('%s ends with an order and changes nothing', (_what, args, message) => {
    const run = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/sync.ts', 'release', ...args],
      { cwd: root, encoding: 'utf8' },
    );
    expect(run.status).toBe(2);
    expect(run.stderr).toContain(message);
    expect(run.stderr).toContain('fix: ');
  });
});
