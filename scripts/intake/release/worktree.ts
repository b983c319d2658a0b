/**
 * The git worktree in which a release is taken in: the last commit, with the installed packages as hard links.
 * Starts git; writes below `.release` and into the repository's list of worktrees.
 */

import fs from 'node:fs';
import path from 'node:path';
import { $ } from 'zx';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';

/** What keeps a command from its work: there is no place in a file to point to. */
export type Obstacle = Pick<Diagnostic, 'message' | 'fix'>;

export interface Worktree {
  /** Absolute: the project. */
  readonly root: string;
  /** Absolute. */
  readonly folder: string;
  /** The commit that the release is compared with. */
  readonly base: string;
}

/** Relative to the project, and ignored by git. */
export const RELEASE_FOLDER = '.release';

export function folderOfWorktree(root: string): string {
  return path.join(root, RELEASE_FOLDER, 'tree');
}

function git(cwd: string, args: readonly string[]) {
  return $({ cwd, nothrow: true, quiet: true })`git ${args}`;
}

/** Why no release can be prepared for this branch. Empty when it can. */
export async function obstaclesTo(root: string, branch: string): Promise<readonly Obstacle[]> {
  const prefix = await git(root, ['rev-parse', '--verify', '--quiet', 'HEAD', '--show-prefix']);
  if (prefix.exitCode !== 0 || prefix.stdout.trim().includes('\n'))
    return [
      {
        message: `${root} is not the top folder of a git repository with a commit`,
        fix: 'clone the project with git: a release is taken in on a branch of its own',
      },
    ];
  const found: Obstacle[] = [];
  const [folder, displayed] = [folderOfWorktree(root), path.join(RELEASE_FOLDER, 'tree')];
  if (await hasOpenWork(folder))
    found.push({
      message: `${displayed} has changes of the last release that are not committed`,
      fix: `commit them there, or remove them with git worktree remove --force ${displayed}`,
    });
  const known = await git(root, ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]);
  if (known.exitCode === 0)
    found.push({
      message: `the branch ${branch} exists`,
      fix: `merge it, or remove it with git worktree remove --force ${displayed}; git branch -D ${branch}`,
    });
  // Git keeps branches as files: one called `release` is where a folder would have to be.
  const [folderName = ''] = branch.split('/');
  const above = await git(root, ['rev-parse', '--verify', '--quiet', `refs/heads/${folderName}`]);
  if (above.exitCode === 0)
    found.push({
      message: `a branch is called "${folderName}", so none can be called ${branch}`,
      fix: `rename it with git branch -m ${folderName} NAME`,
    });
  const author = await git(root, ['var', 'GIT_COMMITTER_IDENT']);
  if (author.exitCode !== 0)
    found.push({
      message: 'git does not know who commits',
      fix: 'set user.name and user.email with git config',
    });
  return found;
}

/** A run that ended has put its worktree on a branch; what a killed run left is on none, and may go. */
async function hasOpenWork(folder: string): Promise<boolean> {
  if (!fs.existsSync(path.join(folder, '.git'))) return false;
  const branch = await git(folder, ['symbolic-ref', '--quiet', 'HEAD']);
  if (branch.exitCode !== 0) return false;
  return (await git(folder, ['status', '--porcelain'])).stdout.trim() !== '';
}

/** Files that differ from the last commit, as git lists them. The release is made without these changes. */
export async function uncommittedIn(root: string): Promise<readonly string[]> {
  const { stdout } = await git(root, ['status', '--porcelain']);
  return stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
}

/** At the last commit, on no branch. Replaces what an earlier run left. */
export async function openWorktree(root: string): Promise<Worktree | Obstacle> {
  const folder = folderOfWorktree(root);
  await closeWorktree(root);
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  // Forced twice: a run that was killed while git prepared the folder leaves a lock in git's list.
  const added = await git(root, ['worktree', 'add', '--detach', '-f', '-f', folder, 'HEAD']);
  if (added.exitCode !== 0)
    return { message: `git worktree add failed: ${added.stderr.trim()}`, fix: 'see what git says' };
  linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const { stdout } = await git(folder, ['rev-parse', 'HEAD']);
  return { root, folder, base: stdout.trim() };
}

export async function closeWorktree(root: string): Promise<void> {
  const folder = folderOfWorktree(root);
  await git(root, ['worktree', 'remove', '--force', '--force', folder]);
  fs.rmSync(folder, { recursive: true, force: true });
  await git(root, ['worktree', 'prune']);
}

/** Everything that changed, on a new branch. Null when it went well. */
export async function commitWorktree(
  { folder }: Worktree,
  branch: string,
  message: string,
): Promise<Obstacle | null> {
  for (const args of [
    ['switch', '--create', branch],
    ['add', '--all'],
    ['commit', '--quiet', '--message', message],
  ]) {
    const done = await git(folder, args);
    if (done.exitCode !== 0)
      return {
        message: `git ${args[0]} failed: ${(done.stderr || done.stdout).trim()}`,
        fix: 'see what git says, and run the command again',
      };
  }
  return null;
}

export async function hasChanges({ folder }: Worktree): Promise<boolean> {
  return (await git(folder, ['status', '--porcelain'])).stdout.trim() !== '';
}

/**
 * Hard links: npm replaces files and never writes into them, so what it installs in the worktree does not reach
 * the project. Caches are left out, but for what TypeDoc read, which is kept by the hash of its input.
 */
function linkPackages(from: string, to: string): void {
  linkFolder(from, to, (name) => name !== '.cache');
  const cache = path.join(from, '.cache/sui-reference');
  fs.mkdirSync(cache, { recursive: true });
  fs.mkdirSync(path.join(to, '.cache'), { recursive: true });
  fs.symlinkSync(cache, path.join(to, '.cache/sui-reference'), 'junction');
}

function linkFolder(from: string, to: string, isRequired: (name: string) => boolean): void {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    if (!isRequired(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target, () => true);
    else if (entry.isSymbolicLink()) linkAgain(source, target);
    else linkFile(source, target);
  }
}

/** A link inside stays inside; one that leads out leads to the same place. */
function linkAgain(source: string, target: string): void {
  const value = fs.readlinkSync(source);
  fs.symlinkSync(value, target, path.isAbsolute(value) ? 'junction' : undefined);
}

function linkFile(source: string, target: string): void {
  try {
    fs.linkSync(source, target);
  } catch {
    // Some file systems have no hard links, and others a most.
    fs.copyFileSync(source, target);
  }
}
