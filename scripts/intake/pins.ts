/**
 * Pins what is installed: writes version and hashes of an npm package into `schema/sources.json`. An ABI that
 * is not pinned yet is taken into the declarations first. Reads and writes files.
 */

import fs from 'node:fs';
import path from 'node:path';
import type { PinnedFile, SourcePin } from '../../generators/core/sources.ts';
import { loadPins, sha256Of } from '../../generators/core/sources.ts';
import { compareText } from '../../generators/core/text.ts';
import { loadMoveParser } from '../../generators/framework/load.ts';
import { readInput } from '../../generators/framework/read/read.ts';
import { loadPackage } from './json-rpc/load-package.ts';
import { readOptions, root, sayNext } from '../process/tool.ts';
import type { Release } from './release/plan.ts';
import { RELEASE_FILE } from './release/plan.ts';
import type { Obstacle } from './release/worktree.ts';

/** Takes the installed version in. Returns an exit code; says on standard error what to do next. */
export async function main(args: readonly string[]): Promise<number> {
  const [reference = '', ...rest] = args;
  const flag = { type: 'boolean' } as const;
  const flags = { from: { type: 'string' }, accept: flag, 'only-pin': flag } as const;
  const values = readOptions('sync', flags, rest);
  if (!values) return 2;
  const name = reference === 'abi' ? 'framework' : reference;
  const pins = loadPins(root);
  const pin = pins[name];
  if (!pin)
    return complain(`schema/sources.json pins nothing for "${name}"`, 'run npm run sync -- --help');
  const requested = /^(@?[^@]+)@(.+)$/.exec(values.from ?? '');
  if (!requested)
    return complain(
      '--from PACKAGE@VERSION is missing',
      `npm run sync -- ${name} --from ${pin.package}@${pin.version}`,
    );
  const [, packageName = '', version = ''] = requested;
  const folder = path.join(root, 'node_modules', packageName);
  const installed = installedVersion(folder);
  if (installed !== version) {
    return complain(
      `${packageName} ${installed ?? 'is not'} ${installed === null ? 'installed' : `is installed, not ${version}`}`,
      `run npm install --save-exact --save-dev --ignore-scripts ${packageName}@${version}, then this command again`,
    );
  }
  const obstacle = await obstacleIn(name, folder, `${packageName} ${version}`);
  if (obstacle) return complain(obstacle.message, obstacle.fix);
  const files = filesOf(name, folder, pin);
  const pinned = [...files]
    .sort(compareText)
    .map((file) => ({ path: file, sha256: hashOf(folder, file) }));
  // Pinned files count as reviewed, so a pin without what they declare would hide it for good.
  const isTaken = name !== 'framework' || isSame(pinned, pin.files) || values['only-pin'] === true;
  const code = isTaken ? 0 : await takeAbi(folder, files, values.accept === true);
  if (code !== 0) return code;
  const { name: release } = JSON.parse(
    fs.readFileSync(path.join(root, RELEASE_FILE), 'utf8'),
  ) as Release;
  // The same files are those of the release that they were pinned for.
  const ofRelease = name === 'framework' && !isSame(pinned, pin.files) ? { release } : {};
  applyPin(name, { package: packageName, version, ...ofRelease, files: pinned });
  process.stderr.write(`${name} is pinned to ${packageName} ${version}.\n`);
  sayNext('npm run generate, then read the difference in schema/.');
  return 0;
}

/** Why a reference cannot be read from an unpacked package; null when it can. `id` is how messages name it. */
async function obstacleIn(name: string, folder: string, id: string): Promise<Obstacle | null> {
  const pin = loadPins(root)[name];
  const files = pin ? filesOf(name, folder, pin) : [];
  if (files.length === 0)
    return {
      message: `${id} has nothing for "${name}"`,
      fix: 'look where the package keeps it now; its reader has to learn the place',
    };
  const missing = files.filter((file) => !fs.existsSync(path.join(folder, file)));
  if (missing.length > 0)
    return {
      message: `${id} has no ${missing.join(', ')}`,
      fix: 'look where the package keeps it now, and correct the path in schema/sources.json',
    };
  const [unreadable] = name === 'framework' ? await abiMessages(folder, files, id) : [];
  if (unreadable === undefined) return null;
  return {
    message: `${id} holds ABI files in a form that nobody here can read: ${unreadable}`,
    fix: 'take a version whose form is that of 1.11.0 or 2.0.7, or teach generators/framework/read/json the new one',
  };
}

function filesOf(name: string, folder: string, pin: SourcePin): readonly string[] {
  return LISTED[name]?.(folder) ?? pin.files.map((file) => file.path);
}

/** Where releases keep the schema: several generations side by side, since 2.0 one. */
const SCHEMAS = ['latest/schema.graphql', 'schema.graphql'].map(
  (file) => `src/graphql/generated/${file}`,
);

/** Where files come, go and move between releases, the package is asked; the others keep their names. */
const LISTED: Readonly<Record<string, (folder: string) => readonly string[]>> = {
  graphql: (folder) => SCHEMAS.filter((file) => fs.existsSync(path.join(folder, file))).slice(0, 1),
  'json-rpc': (folder) => (loadPackage(folder).value?.sources ?? []).map(({ path: file }) => file),
  typescript: (folder) =>
    fs.existsSync(path.join(folder, 'src')) ? ['package.json', ...sourcesBelow(folder, 'src')] : [],
};

/** The TypeScript sources of a folder, relative to the package. Tests of the package are not input. */
function sourcesBelow(folder: string, part: string): readonly string[] {
  return fs
    .readdirSync(path.join(folder, part), { recursive: true, encoding: 'utf8' })
    .map((file) => `${part}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.includes('/__tests__/'));
}

/** What our reader says about them; empty when it reads them. */
async function abiMessages(
  folder: string,
  files: readonly string[],
  id: string,
): Promise<readonly string[]> {
  const sources = files.map((file) => ({
    path: file,
    text: fs.readFileSync(path.join(folder, file), 'utf8'),
  }));
  const read = readInput(sources, await loadMoveParser(), id);
  return read.value ? [] : read.diagnostics.map(({ message }) => message);
}

async function takeAbi(folder: string, files: readonly string[], accept: boolean): Promise<number> {
  const { syncFramework } = await import('./framework/sync.ts');
  return syncFramework({ from: path.join(folder, path.dirname(files[0] ?? '')), accept });
}

function isSame(a: readonly PinnedFile[], b: readonly PinnedFile[]): boolean {
  const key = (files: readonly PinnedFile[]): string => files.map((file) => file.sha256).join(' ');
  return key(a) === key(b);
}

function installedVersion(folder: string): string | null {
  const file = path.join(folder, 'package.json');
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version
    : null;
}

function hashOf(folder: string, file: string): string {
  return sha256Of(fs.readFileSync(path.join(folder, file)));
}

function applyPin(name: string, pin: SourcePin): void {
  const file = path.join(root, 'schema/sources.json');
  const pins = loadPins(root);
  // Facts of the project are taken in on their own, and stay as they are.
  const pinned = { ...pins, [name]: { ...pins[name], ...pin } };
  const text = `${JSON.stringify(pinned, null, 2)}\n`;
  if (text !== fs.readFileSync(file, 'utf8')) fs.writeFileSync(file, text);
}

function complain(message: string, fix: string): number {
  process.stderr.write(`sync: ${message}\n  fix: ${fix}\n`);
  return 2;
}
