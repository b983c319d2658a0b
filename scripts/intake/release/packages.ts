/** Installs the packages of a release into its worktree, and fetches single ones. Starts npm and tar. */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { $ } from 'zx';
import type { RequiredPackage } from './plan.ts';
import type { Obstacle, Worktree } from './worktree.ts';

/** Null when it went well. */
export type Install = (
  tree: Worktree,
  required: readonly RequiredPackage[],
) => Promise<Obstacle | null>;

const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund'];
/** Without a connection npm would try for more than a minute. */
const NETWORK = [
  '--prefer-offline',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

export const installWithNpm: Install = async ({ folder }, required) => {
  if (required.length === 0) return null;
  const names = required.map(({ name, version }) => `${name}@${version}`);
  const failure = await npm(folder, ['install', '--save-exact', '--save-dev', ...QUIET, ...names]);
  if (failure !== null) return cannotFetch(names.join(' and '), failure);
  // As scripts/setup.mjs leaves it, so that nobody who works in the tree installs everything again.
  const lock = fs.readFileSync(path.join(folder, 'package-lock.json'));
  const installedLock = path.join(folder, 'node_modules/.installed-lock');
  fs.rmSync(installedLock, { force: true });
  fs.writeFileSync(installedLock, createHash('sha256').update(lock).digest('hex'));
  return null;
};

/** Fetches `name@version` into an empty folder, by way of `packed`. Null when it went well; else what went wrong. */
export async function unpackPackage(
  packed: string,
  id: string,
  folder: string,
): Promise<string | null> {
  fs.rmSync(packed, { recursive: true, force: true });
  fs.mkdirSync(packed);
  const failure = await npm(packed, ['pack', id]);
  if (failure !== null) return failure;
  const [archive = ''] = fs.readdirSync(packed);
  const tar = $({ cwd: packed, quiet: true, nothrow: true });
  const done = await tar`tar -xzf ${archive} -C ${folder} --strip-components=1`;
  return done.exitCode === 0 ? null : done.stderr;
}

/** Null when it went well; else what npm says. */
async function npm(cwd: string, args: readonly string[]): Promise<string | null> {
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const all = [...args, ...NETWORK, '--loglevel=error'];
  const done = await $({ cwd, quiet: true, nothrow: true })`${program} ${all}`;
  return done.exitCode === 0 ? null : done.stderr;
}

function cannotFetch(id: string, reason: string): Obstacle {
  // The first line is a bare code such as ETARGET; the next ones begin with it in words.
  const lines = reason
    .split('\n')
    .flatMap((line) => /^npm error (?!(?:code|syscall|errno) )(.+)/.exec(line)?.[1] ?? []);
  const isOffline =
    /^npm error code (?:E(?:NOTFOUND|AI_AGAIN|CONN|TIMEDOUT|HOSTUNREACH)|.*TIMEOUT)/m;
  return {
    message: `${id} cannot be fetched: ${lines[0]?.replace(/^(?:notarget|404|network) /, '') ?? 'npm failed'}`,
    fix: isOffline.test(reason)
      ? 'connect to the registry of npm, and run the command again'
      : `npm view ${id.replace(/(.)@.*/, '$1')} versions lists what there is; write one of these`,
  };
}
