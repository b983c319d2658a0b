/**
 * Which generated files differ between the working copy and a git revision. Makes both anew, the old ones in a
 * temporary copy of the revision with our packages. Starts git and the generator.
 */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { $ } from 'zx';
import { compareText } from '../../generators/core/text.ts';

export interface PageDiff {
  /** Paths below `docs/generated`, in order. */
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Files that are the same byte for byte. */
  readonly same: number;
}

const OUTPUT = 'docs/generated';

/** Throws when git does not know the revision, or when a generator fails: then there is nothing to compare. */
export async function diffPages(root: string, revision: string): Promise<PageDiff> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  try {
    const archive = path.join(copy, 'revision.tar');
    await $({ cwd: root, quiet: true })`git archive --output ${archive} ${revision}`;
    await $({ cwd: copy, quiet: true })`tar -xf ${archive}`;
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    for (const cwd of [copy, root]) await $({ cwd, quiet: true })`npm run --silent generate`;
    return compareFolders(path.join(copy, OUTPUT), path.join(root, OUTPUT));
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

/** Two folders, byte for byte. */
export function compareFolders(before: string, after: string): PageDiff {
  const [old, own] = [filesIn(before), filesIn(after)];
  const both = own.filter((file) => old.includes(file));
  const changed = both.filter(
    (file) =>
      !fs.readFileSync(path.join(before, file)).equals(fs.readFileSync(path.join(after, file))),
  );
  return {
    changed,
    added: own.filter((file) => !old.includes(file)),
    removed: old.filter((file) => !own.includes(file)),
    same: both.length - changed.length,
  };
}

function filesIn(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted(compareText);
}
