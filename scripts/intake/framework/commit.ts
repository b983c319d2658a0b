/** The commit that a checkout stands at, read from its `.git` folder without starting git. Reads files only. */

import fs from 'node:fs';
import path from 'node:path';
import type { Obstacle } from '../release/worktree.ts';

/** Null when the folder lies in no checkout of Sui, or the checkout says it in a way unknown here. */
export function loadCommit(folder: string): string | null {
  for (let at = folder; ; at = path.dirname(at)) {
    const git = path.join(at, '.git');
    if (fs.existsSync(path.join(git, 'HEAD'))) {
      // The folder may have been copied into a repository of its own, whose commits mean nothing upstream.
      return fs.existsSync(path.join(at, 'crates/sui-framework')) ? commitOf(git) : null;
    }
    if (path.dirname(at) === at) return null;
  }
}

/** Why links to lines of the checkout must not carry this hash; null when nothing speaks against it. */
export function obstacleToCommit(folder: string, commit: string): Obstacle | null {
  if (hashIn(commit) === null)
    return {
      message: `"${commit}" is not the hash of a commit`,
      fix: 'give all 40 digits, as git rev-parse HEAD prints them',
    };
  const head = loadCommit(folder);
  return head === null || head === commit
    ? null
    : {
        message: `the checkout of ${folder} is at ${head}, not at ${commit}`,
        fix: `run git checkout ${commit} there, or leave --commit out`,
      };
}

function commitOf(git: string): string | null {
  const head = fs.readFileSync(path.join(git, 'HEAD'), 'utf8').trim();
  const ref = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
  if (ref === undefined) return hashIn(head);
  const loose = path.join(git, ref);
  if (fs.existsSync(loose)) return hashIn(fs.readFileSync(loose, 'utf8').trim());
  const packed = path.join(git, 'packed-refs');
  const lines = fs.existsSync(packed) ? fs.readFileSync(packed, 'utf8').split('\n') : [];
  return hashIn(lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? '');
}

function hashIn(text: string): string | null {
  return /^[0-9a-f]{40}$/.test(text) ? text : null;
}
