/** Which crates of a checkout of Sui a program is built from. `load…` reads `Cargo.toml` files. */

import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../generators/core/text.ts';

export interface Crate {
  readonly name: string;
  /** Relative to the checkout. */
  readonly folder: string;
  readonly dependencies: readonly string[];
}

/** Older versions of the execution layer print what the latest one prints, and are left out. */
const ROOTS = ['crates', 'consensus', 'sui-execution', 'sui-execution/latest'];

/** A whole network in one process: some programs list it among what they are built from, and none of them starts it. */
const TEST_NETWORK = 'test-cluster';

export function loadCrates(checkout: string): ReadonlyMap<string, Crate> {
  const folders = ROOTS.flatMap((root) => [
    root,
    ...fs
      .readdirSync(path.join(checkout, root))
      .toSorted(compareText)
      .map((name) => `${root}/${name}`),
  ]);
  const crates = folders.flatMap((folder) => {
    const file = path.join(checkout, folder, 'Cargo.toml');
    return fs.existsSync(file) ? crateOf(folder, fs.readFileSync(file, 'utf8')) : [];
  });
  return new Map(crates.map((crate) => [crate.name, crate]));
}

function crateOf(folder: string, manifest: string): readonly Crate[] {
  const name = /^name = "(.+)"/m.exec(manifest)?.[1];
  if (name === undefined) return [];
  const sections = manifest.split(/^\[/m).filter((section) => /^dependencies\]/.test(section));
  const dependencies = sections.flatMap((section) => section.match(/^[\w-]+(?=[. =])/gm) ?? []);
  return [{ name, folder, dependencies }];
}

/** A crate and all that it is built from, in byte order; what it needs for its own tests is left out. */
export function cratesOf(program: string, crates: ReadonlyMap<string, Crate>): readonly string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const crate = crates.get(name);
    if (!crate || seen.has(name) || name === TEST_NETWORK) return;
    seen.add(name);
    crate.dependencies.forEach(visit);
  };
  visit(program);
  return [...seen].toSorted(compareText);
}
