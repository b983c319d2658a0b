/** Clones of the project in which releases are taken in, with packages from aliases instead of the network. */

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseRequest } from '../../scripts/intake/release/options.ts';
import { takeRelease } from '../../scripts/intake/release/main.ts';
import type { Install } from '../../scripts/intake/release/packages.ts';
import { root, temporaryFolder } from '../support/run.ts';

/** What nobody reads while a release is taken in: tests, except for the command that is killed. */
const UNREAD = /^tests\/(?!replay|support|package\.json)/;

/** As the files are now, in one commit, with links to the installed packages. Nothing done to it reaches the original. */
export function copyProject(unread = UNREAD): string {
  const folder = path.join(temporaryFolder(), 'project');
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of files.split('\n')) {
    if (file === '' || unread.test(file) || !fs.existsSync(path.join(root, file))) continue;
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(folder, file));
  }
  commitAll(folder);
  linkInstalled(folder);
  return folder;
}

/** Makes the folder a repository when it is none. */
export function commitAll(folder: string): void {
  if (!fs.existsSync(path.join(folder, '.git'))) {
    git(folder, 'init', '--quiet', '--initial-branch=main');
    git(folder, 'config', 'user.name', 'tests');
    git(folder, 'config', 'user.email', 'tests@localhost');
    git(folder, 'config', 'gc.auto', '0');
  }
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'As it is');
}

/** What git prints, without the line break at its end. */
export function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trimEnd();
}

function linkInstalled(folder: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  const names = fs.readdirSync(from).flatMap((name) => {
    if (!name.startsWith('@')) return name.startsWith('.') ? [] : [name];
    return fs.readdirSync(path.join(from, name)).map((inner) => `${name}/${inner}`);
  });
  for (const name of [...names, '.bin', '.cache/sui-reference'])
    link(path.join(from, name), to, name);
}

function link(target: string, folder: string, name: string): void {
  fs.mkdirSync(target, { recursive: true });
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.symlinkSync(fs.realpathSync(target), path.join(folder, name), 'junction');
}

/** Where each release of a package is installed beside the documented one. */
const ALIASES: Readonly<Record<string, string>> = {
  '@mysten/sui@1.39.1': 'sui-1.39.1',
  '@mysten/sui@1.45.2': 'sui-1.45.2',
  '@mysten/sui@2.33.1': 'sui-2.33.1',
  '@typemove/sui@1.13.4': 'typemove-1.13.4',
};

/** As npm would, but from packages that are installed under another name: needs no network. */
export const installFromAliases: Install = ({ folder }, expected) => {
  for (const { name, version } of expected) {
    const alias = ALIASES[`${name}@${version}`] ?? installedAs(name, version);
    if (alias === undefined)
      return Promise.resolve({ message: `${name}@${version} is not installed`, fix: 'connect' });
    replacePackage(folder, name, alias);
    for (const file of ['package.json', 'package-lock.json'])
      setVersion(path.join(folder, file), name, version);
  }
  copyDependents(folder);
  return Promise.resolve(null);
};

/** Packages that take objects of `@mysten/sui` need the one of this folder: behind a link they would have another. */
function copyDependents(folder: string): void {
  const scope = path.join(folder, 'node_modules/@mysten');
  for (const name of fs.readdirSync(scope)) {
    const location = path.join(scope, name);
    if (!fs.lstatSync(location).isSymbolicLink()) continue;
    const target = fs.realpathSync(location);
    fs.rmSync(location);
    fs.cpSync(target, location, { recursive: true });
  }
}

function replacePackage(folder: string, name: string, alias: string): void {
  const location = path.join(folder, 'node_modules', name);
  fs.rmSync(location, { recursive: true, force: true });
  // A copy, because the compiler finds what a package uses from where it really is.
  fs.cpSync(fs.realpathSync(path.join(root, 'node_modules', alias)), location, { recursive: true });
}

/** As a maintainer does who has worked the list off: the branch is merged, and its packages are installed. */
export function mergeRelease(project: string): void {
  const tree = path.join(project, '.release/tree');
  const branch = git(tree, 'branch', '--show-current');
  git(project, 'merge', '--quiet', '--ff-only', branch);
  for (const name of ['@mysten/sui', '@typemove/sui']) {
    const location = path.join(project, 'node_modules', name);
    fs.rmSync(location, { recursive: true, force: true });
    fs.cpSync(path.join(tree, 'node_modules', name), location, {
      recursive: true,
      dereference: true,
    });
  }
}

/** The documented release itself, which is where it always is. */
function installedAs(name: string, version: string): string | undefined {
  const file = path.join(root, 'node_modules', name, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as { readonly version: string };
  return manifest.version === version ? name : undefined;
}

interface Manifest {
  readonly devDependencies?: Record<string, string>;
  readonly packages?: Record<
    string,
    { version?: string; devDependencies?: Record<string, string> }
  >;
}

function setVersion(file: string, name: string, version: string): void {
  const text = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  for (const owner of [text, text.packages?.['']])
    if (owner?.devDependencies?.[name] !== undefined) owner.devDependencies[name] = version;
  const locked = text.packages?.[`node_modules/${name}`];
  if (locked) locked.version = version;
  fs.writeFileSync(file, `${JSON.stringify(text, null, 2)}\n`);
}

export const NOTHING: ReleaseRequest = {
  dryRun: false,
  applyRenames: false,
  report: null,
  examples: false,
};

export interface Taken {
  readonly code: number;
  readonly message: string;
  /** Where the release is checked out. */
  readonly tree: string;
}

export async function take(project: string, request: Partial<ReleaseRequest>): Promise<Taken> {
  const printed: string[] = [];
  const code = await takeRelease(
    { ...NOTHING, ...request },
    { root: project, install: installFromAliases, say: (text) => void printed.push(text) },
  );
  return { code, message: printed.join('\n'), tree: path.join(project, '.release/tree') };
}
