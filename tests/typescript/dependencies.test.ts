/** Which dependencies are noticed: missing ones, and other releases than the package wants. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  dependencyHash,
  missingDependencies,
} from '../../generators/typescript/read/dependencies.ts';
import { temporaryFolder } from '../support/run.ts';

/** A package that imports `dep`, beside or below a project that has it at `installed`. */
function packageWith(installed: string | null, place = ''): string {
  const folder = path.join(temporaryFolder(), 'deep/package');
  const dependency = path.join(folder, place, 'node_modules/dep');
  fs.mkdirSync(folder, { recursive: true });
  fs.mkdirSync(dependency, { recursive: true });
  fs.writeFileSync(path.join(folder, 'index.ts'), "import 'dep';\n");
  if (installed !== null) fs.writeFileSync(path.join(dependency, 'package.json'), installed);
  return folder;
}

const release = (version: unknown): string => JSON.stringify({ name: 'dep', version });

function warned(installed: string | null, wanted: string, kind = 'dependencies'): boolean {
  const folder = packageWith(installed);
  const manifest = { [kind]: { dep: wanted } };
  return missingDependencies(folder, folder, manifest, ['index.ts']).length > 0;
}

describe('a dependency of a package', () => {
  it.each([
    ['^1.2.3', '1.2.3'],
    ['^1.2.3', '1.2.4'],
    ['^1.2.3', '1.10.0'],
    ['^0.2.3', '0.2.10'],
    ['^0.0.3', '0.0.3'],
    ['^0.0.0', '0.0.0'],
    ['~1.2.3', '1.2.9'],
    ['1.2.3', '1.2.3'],
    // What is not understood may fit.
    ['>=1 <3', '0.1.0'],
    ['1.x', '7.0.0'],
    ['workspace:*', '7.0.0'],
    ['^1.2.3', 'next'],
    ['^1.2.3', '1.2.3-beta.1'],
  ])('wanted as %s may be %s', (wanted, version) => {
    expect(warned(release(version), wanted)).toBe(false);
  });

  it.each([
    ['^1.2.3', '2.0.0'],
    ['^1.2.3', '0.9.9'],
    ['^1.2.3', '1.1.9'],
    ['^1.2.3', '1.2.2'],
    ['^1.2.0', '1.0.9'],
    ['^0.2.3', '0.3.0'],
    ['^0.2.3', '0.2.2'],
    ['^0.2.3', '1.2.3'],
    ['^0.0.3', '0.0.4'],
    ['^0.0.0', '0.0.1'],
    ['~1.2.3', '1.3.3'],
    ['~1.2.3', '1.2.2'],
    ['~1.2.3', '2.2.3'],
    ['1.2.3', '1.2.4'],
    ['1.2.3', '1.3.3'],
    ['1.2.3', '2.2.3'],
  ])('wanted as %s is not %s', (wanted, version) => {
    expect(warned(release(version), wanted)).toBe(true);
  });

  it.each(['dependencies', 'peerDependencies', 'optionalDependencies'])(
    'is noticed when it is missing or has no release, among the %s',
    (kind) => {
      for (const installed of [null, '{', release(7)])
        expect(warned(installed, '*', kind)).toBe(true);
      expect(warned(release('1.0.0'), '*', kind)).toBe(false);
    },
  );

  it('is found in every folder above, as Node finds it, and in the project that lends its own', () => {
    const manifest = { dependencies: { dep: '*' } };
    const none = packageWith(null);
    expect(
      missingDependencies(packageWith(release('1.0.0'), '..'), none, manifest, ['index.ts']),
    ).toEqual([]);
    const lending = packageWith(release('1.0.0'));
    expect(missingDependencies(none, lending, manifest, ['index.ts'])).toEqual([]);
    expect(missingDependencies(none, none, manifest, ['index.ts'])).toHaveLength(1);
    const first = dependencyHash(none, lending, manifest);
    expect(dependencyHash(none, none, manifest)).not.toBe(first);
    expect(dependencyHash(lending, none, manifest)).toBe(first);
  });
});
