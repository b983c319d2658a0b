/** What is installed is what was reviewed: a hash for every package, exact versions, no install scripts. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/run.ts';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

function read<T>(file: string): T {
  return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as T;
}

const manifest = read<Manifest>('package.json');
const expected = { ...manifest.dependencies, ...manifest.devDependencies };
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const locked = Object.entries(packages).filter(([name]) => name !== '');

/** Each has a program for its own installation, which we do not let run. A new one must be looked at. */
const WITH_INSTALL_SCRIPT = ['@swc/core', 'core-js', 'esbuild'];

describe('the lock file', () => {
  it('has a hash for every package, and no other place than the registry', () => {
    expect(locked.length).toBeGreaterThan(500);
    const others = locked.filter(
      ([, found]) =>
        found.link === true ||
        (found.resolved !== undefined &&
          !/^https:\/\/registry\.npmjs\.org\/[^?#]+\.tgz$/.test(found.resolved)) ||
        !/^sha512-[A-Za-z0-9+/]{86}==$/.test(found.integrity ?? ''),
    );
    expect(others.map(([name]) => name)).toEqual([]);
  });

  it('holds what package.json names, at exactly that version', () => {
    for (const [name, given] of Object.entries(expected)) {
      // Other releases for replays are installed under names of their own: `npm:@mysten/sui@1.39.1`.
      const version = given.replace(/^npm:@?[^@]+@/, '');
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  it('has no new package with an install script', () => {
    const names = locked
      .filter(([, found]) => found.hasInstallScript === true)
      .map(([name]) => name.slice(name.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect([...new Set(names)].sort()).toEqual(WITH_INSTALL_SCRIPT);
  });

  it('is installed without running scripts', () => {
    expect(fs.readFileSync(path.join(root, 'scripts/setup.mjs'), 'utf8')).toContain(
      "['ci', '--ignore-scripts',",
    );
  });
});
