/**
 * Installs packages into a staging copy: npm says what the lock file becomes, and only what that changes
 * is fetched. Starts npm and tar; writes into the copy.
 */

import fs from 'node:fs';
import path from 'node:path';
import { $ } from 'zx';
import { compareText } from '../../../generators/core/text.ts';
import type { Refusal } from './options.ts';
import type { Wanted } from './plan.ts';
import type { Stage } from './stage.ts';
import { linkPackages } from './stage.ts';

/** Folders of packages that the copy has anew, relative to the project; or why there are none. */
export type Install = (
  stage: Stage,
  wanted: readonly Wanted[],
) => Promise<readonly string[] | Refusal>;

/** Unpacks a package into an empty folder. Null when it went well; else why not, and what to do. */
export type Fetch = (wanted: Wanted, folder: string) => Promise<Refusal | null>;

export const fetchWithNpm: Fetch = async ({ name, version }, folder) => {
  const id = `${name}@${version}`;
  const problem = await unpackPackage(`${folder}.packed`, id, folder);
  return problem === null ? null : cannotFetch(id, problem);
};

interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
type Lock = Readonly<Record<string, Locked>>;

const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund'];
/** Without a connection npm would try for more than a minute. */
const NETWORK = [
  '--prefer-offline',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

export const installWithNpm: Install = async (stage, wanted) => {
  const before = readLock(stage.folder);
  if (wanted.length > 0) {
    const names = wanted.map(({ name, version }) => `${name}@${version}`);
    const args = ['install', '--package-lock-only', '--save-exact', '--save-dev', ...QUIET];
    const problem = await npm(stage.folder, [...args, ...names]);
    if (problem !== null) return cannotFetch(names.join(' and '), problem);
  }
  const after = readLock(stage.folder);
  const changed = changedPlaces(before, after);
  const outer = [...new Set(changed.map(outermost))].toSorted(compareText);
  linkPackages(stage, new Set([...outer, ...dependents(after, outer)].map(nameOf)));
  for (const place of changed.toSorted(compareText)) {
    const folder = path.join(stage.folder, place);
    const locked = after[place];
    clear(folder, locked === undefined);
    if (locked === undefined || !isForHere(locked)) continue;
    const id = `${locked.name ?? nameOf(place)}@${locked.version ?? ''}`;
    const packed = path.join(path.dirname(stage.folder), 'packed');
    const problem = await unpackPackage(packed, id, folder);
    if (problem !== null) return cannotFetch(id, problem);
  }
  return outer.filter((place) => fs.existsSync(path.join(stage.folder, place)));
};

function readLock(folder: string): Lock {
  const text = fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: Lock }).packages;
}

function changedPlaces(before: Lock, after: Lock): readonly string[] {
  const places = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return places.filter(
    (place) =>
      place !== '' &&
      (before[place]?.version !== after[place]?.version ||
        before[place]?.integrity !== after[place]?.integrity),
  );
}

/** `node_modules/a/node_modules/b` is inside `node_modules/a`. */
function outermost(place: string): string {
  return place.split('/node_modules/')[0] ?? place;
}

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** A package that uses a changed one must find the new one, so it cannot stay a link to the project. */
function dependents(lock: Lock, changed: readonly string[]): readonly string[] {
  const found = new Set(changed);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const [place, { dependencies, peerDependencies }] of Object.entries(lock)) {
      if (!place.startsWith('node_modules/')) continue;
      const uses = Object.keys({ ...dependencies, ...peerDependencies });
      if (uses.some((name) => found.has(`node_modules/${name}`))) found.add(outermost(place));
    }
  }
  return [...found];
}

/** The files of a package go; packages inside it stay, unless it is gone itself. */
function clear(folder: string, isGone: boolean): void {
  if (isGone) return fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const name of fs.readdirSync(folder))
    if (name !== 'node_modules') fs.rmSync(path.join(folder, name), { recursive: true });
}

/** Builds for another system are in the lock file, but nobody installs them here. */
function isForHere({ os, cpu }: Locked): boolean {
  return (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);
}

/** Fetches `name@version` into an empty folder, by way of `packed`. Null when it went well; else what went wrong. */
export async function unpackPackage(
  packed: string,
  id: string,
  folder: string,
): Promise<string | null> {
  fs.rmSync(packed, { recursive: true, force: true });
  fs.mkdirSync(packed);
  const problem = await npm(packed, ['pack', id]);
  if (problem !== null) return problem;
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

function cannotFetch(id: string, reason: string): Refusal {
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
