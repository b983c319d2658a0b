/**
 * The inputs of another revision in a temporary folder, with the packages that it pins: from what is installed
 * under any name, else from the registry. Starts git, tar and npm; the folder is gone when the work is done.
 */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { $ } from 'zx';
import { loadPins } from '../../../generators/core/sources.ts';
import { unpackPackage } from './packages.ts';
import type { Obstacle } from './worktree.ts';

/** What references are made from. */
const INPUTS = ['schema', 'framework-sources', 'package.json', 'site/config/release.json'];

export async function withRevision<Result>(
  root: string,
  revision: string,
  work: (before: { readonly folder: string } | Obstacle) => Promise<Result>,
): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'revision-'));
  try {
    const archive = path.join(folder, 'revision.tar');
    await $({ cwd: root, quiet: true })`git archive --output ${archive} ${revision} ${INPUTS}`;
    await $({ cwd: folder, quiet: true })`tar -xf ${archive}`;
    // What TypeDoc read is kept by hash.
    const retained = path.join(root, 'node_modules/.cache/sui-reference');
    fs.mkdirSync(retained, { recursive: true });
    fs.mkdirSync(path.join(folder, 'node_modules/.cache'), { recursive: true });
    fs.symlinkSync(retained, path.join(folder, 'node_modules/.cache/sui-reference'), 'junction');
    return await work((await addPackages(root, folder)) ?? { folder });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Null when all are there. */
async function addPackages(root: string, folder: string): Promise<Obstacle | null> {
  const pins = Object.values(loadPins(folder));
  const required = new Map(pins.map((pin) => [pin.package, pin.version]));
  for (const [name, version] of required) {
    const to = path.join(folder, 'node_modules', name);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    const installed = findInstalled(root, name, version);
    if (installed !== null) fs.symlinkSync(installed, to, 'junction');
    else {
      fs.mkdirSync(to);
      const packed = path.join(folder, 'packed');
      const failure = await unpackPackage(packed, `${name}@${version}`, to);
      if (failure !== null)
        return {
          message: `${name} ${version}, which the revision documents, cannot be fetched`,
          fix: 'connect to the registry, and run the command again',
        };
    }
  }
  return null;
}

/** Also under another name: `sui-1.39.1` is an alias of `@mysten/sui`. */
function findInstalled(root: string, name: string, version: string): string | null {
  const modules = path.join(root, 'node_modules');
  const found = [name, ...installedNames(modules)].find((input) => {
    const file = path.join(modules, input, 'package.json');
    if (!fs.existsSync(file)) return false;
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      name?: string;
      version?: string;
    };
    return manifest.name === name && manifest.version === version;
  });
  return found === undefined ? null : fs.realpathSync(path.join(modules, found));
}

/** Such as `zx` and `@mysten/sui`. */
function installedNames(modules: string): readonly string[] {
  return fs.readdirSync(modules).flatMap((name) => {
    if (name.startsWith('@'))
      return fs.readdirSync(path.join(modules, name)).map((inner) => `${name}/${inner}`);
    return name.startsWith('.') ? [] : [name];
  });
}
