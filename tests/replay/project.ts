/** Copies of the project in which releases are taken in, with packages from aliases instead of the network. */

import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseRequest } from '../../scripts/intake/release/options.ts';
import { takeRelease } from '../../scripts/intake/release/main.ts';
import type { Fetch, Install } from '../../scripts/intake/release/packages.ts';
import { linkPackages } from '../../scripts/intake/release/stage.ts';
import { root, temporaryFolder } from '../support/run.ts';

/** What nobody reads while a release is taken in: tests, except for the command that is killed. */
const UNREAD = /^tests\/(?!replay|support|package\.json)/;

/** The project without what is made, and with links to its packages. Nothing done to it reaches the original. */
export function copyProject(): string {
  const folder = path.join(temporaryFolder(), 'project');
  const files = fs
    .readFileSync(path.join(root, '.gitignore'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.endsWith('/') ? [line.slice(0, -1)] : []));
  fs.cpSync(root, folder, {
    recursive: true,
    filter: (from) => {
      const name = path.relative(root, from).replaceAll(path.sep, '/');
      const isIgnored = files.some((file) => name === file || path.basename(name) === file);
      return (
        !isIgnored && name !== '.git' && !UNREAD.test(name) && !name.startsWith('.release.lock')
      );
    },
  });
  linkPackages({ root, folder, copied: new Map() }, new Set());
  return folder;
}

/** Where each release of a package is installed beside the documented one. */
const ALIASES: Readonly<Record<string, string>> = {
  '@mysten/sui@1.39.1': 'sui-1.39.1',
  '@mysten/sui@1.45.2': 'sui-1.45.2',
  '@mysten/sui@2.33.1': 'sui-2.33.1',
  '@typemove/sui@1.13.4': 'typemove-1.13.4',
};

/** As npm would: from a package that is installed under another name. */
export const fetchFromAliases: Fetch = ({ name, version }, folder) => {
  const alias = ALIASES[`${name}@${version}`] ?? installedAs(name, version);
  if (alias === undefined)
    return Promise.resolve({ message: `${name}@${version} is not installed`, fix: 'connect' });
  const from = path.join(root, 'node_modules', alias);
  for (const file of fs.readdirSync(from))
    fs.symlinkSync(path.join(from, file), path.join(folder, file), 'junction');
  return Promise.resolve(null);
};

/** As npm would, but from packages that are installed under another name: needs no network. */
export const installFromAliases: Install = (stage, wanted) => {
  const manifest = path.join(stage.folder, 'package.json');
  const lock = path.join(stage.folder, 'package-lock.json');
  const places = wanted.map(({ name }) => `node_modules/${name}`);
  linkPackages(stage, new Set());
  for (const { name, version } of wanted) {
    const alias = ALIASES[`${name}@${version}`] ?? installedAs(name, version);
    if (alias === undefined) throw new Error('nobody looked whether the package is installed');
    const to = path.join(stage.folder, 'node_modules', name);
    fs.rmSync(to, { recursive: true, force: true });
    fs.cpSync(fs.realpathSync(path.join(root, 'node_modules', alias)), to, { recursive: true });
    for (const file of [manifest, lock]) setVersion(file, name, version);
  }
  return Promise.resolve(places);
};

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
  readonly said: string;
}

export async function take(project: string, request: Partial<ReleaseRequest>): Promise<Taken> {
  const said: string[] = [];
  const code = await takeRelease(
    { ...NOTHING, ...request },
    {
      root: project,
      fetch: fetchFromAliases,
      install: installFromAliases,
      say: (text) => void said.push(text),
    },
  );
  return { code, said: said.join('\n') };
}
