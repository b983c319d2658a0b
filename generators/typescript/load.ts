/** The package whose types are documented: its manifest, its entry points, the hash of all it consists of; and the layouts. Reads files only. */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import { loadPinned, loadPins } from '../core/sources.ts';
import { compareText } from '../core/text.ts';
import { rangesOf } from './read/dependencies.ts';
import type { Exported, Manifest } from './read/exports.ts';
import { listExports } from './read/exports.ts';
import {
  entryWithoutTypes,
  manyEntries,
  noEntries,
  noPackage,
  unsafeEntryName,
} from './read/diagnostics.ts';

export interface EntryPoint {
  /** As the manifest exports it, without `./`: `keypairs/ed25519`. */
  readonly name: string;
  /** Absolute path of the file that TypeScript reads. */
  readonly file: string;
}

export interface TsPackage {
  readonly name: string;
  readonly version: string;
  /** Absolute. */
  readonly folder: string;
  /** Each with a file of its own. */
  readonly entries: readonly EntryPoint[];
  /** Further names of files that an entry point has already: name → that entry point. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Packages that the manifest asks for: name → range. */
  readonly dependencies: ReadonlyMap<string, string>;
  /** Changes with any byte of any source, and with the dependencies that are installed. */
  readonly hash: string;
}

/** The documented release, each source checked against its pin. */
export function loadPinnedPackage(root: string): Outcome<TsPackage> {
  const pin = loadPins(root)['typescript'];
  const sources = loadPinned(root, 'typescript');
  if (!sources.value) return fail(sources.diagnostics);
  if (!pin) throw new Error('schema/sources.json pins no package for typescript');
  // Each byte of the pinned files has been checked a moment ago.
  const hash = createHash('sha256').update(JSON.stringify(pin)).digest('hex');
  return loadPackage(path.join(root, 'node_modules', pin.package), root, hash);
}

/** Any release, unpacked into `folder`; `root` lends the dependencies that it comes without. */
export function loadPackage(
  given: string,
  root: string,
  pinnedHash: string | null = null,
): Outcome<TsPackage> {
  // The compiler follows links, and recognizes files of the package by their paths.
  const folder = fs.existsSync(given) ? fs.realpathSync(given) : path.resolve(given);
  const manifest = loadManifest(folder);
  if (manifest === null) return fail([noPackage(folder)]);
  const files = typedFiles(folder);
  const { exported, refused, leftOut } = listExports(manifest, files);
  const found = exported.map((entry) => ({ name: entry.name, file: findEntry(folder, entry) }));
  const diagnostics = [
    ...refused.map((name) => unsafeEntryName(folder, name)),
    ...(leftOut > 0 ? [manyEntries(folder, leftOut)] : []),
    ...found.filter(({ file }) => file === null).map(({ name }) => entryWithoutTypes(folder, name)),
  ];
  const known = withoutRepeats(
    found.flatMap(({ name, file }) => (file === null ? [] : [{ name, file }])),
  );
  if (known.entries.length === 0) return fail([...diagnostics, noEntries(folder)]);
  const dependencies = rangesOf(manifest);
  const hash = createHash('sha256').update(pinnedHash ?? hashOf(folder, files));
  for (const name of dependencies.keys())
    hash.update(`\0${name}\0`).update(dependencyManifest(name, [folder, root]));
  const { name, version } = manifest;
  return succeed(
    { name, version, folder, ...known, dependencies, hash: hash.digest('hex') },
    diagnostics,
  );
}

/** As Node looks for a package: in a folder, then one folder up, to the top; empty when it is not there. */
function dependencyManifest(name: string, folders: readonly string[]): string {
  const packageFolders = folders.flatMap((folder) => {
    const parts = folder.split(path.sep);
    return parts.map((_, index) => parts.slice(0, parts.length - index).join(path.sep));
  });
  const files = packageFolders.map((folder) =>
    path.join(folder, 'node_modules', name, 'package.json'),
  );
  const file = files.find((candidate) => fs.existsSync(candidate));
  return file === undefined ? '' : fs.readFileSync(file, 'utf8');
}

function loadManifest(folder: string): Manifest | null {
  try {
    const text = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
    const manifest = JSON.parse(text.replace(/^\uFEFF/, '')) as Partial<Manifest> | null;
    const { name, version } = manifest ?? {};
    const isNamed = typeof name === 'string' && typeof version === 'string';
    return isNamed ? { ...manifest, name, version } : null;
  } catch {
    // Missing, or not JSON: either way the folder is not a package, and the caller says so.
    return null;
  }
}

/** Everything TypeScript can read, without what is installed below. Relative, sorted, with `/`. */
function typedFiles(folder: string): string[] {
  const below = (inner: string): string[] =>
    fs.readdirSync(path.join(folder, inner), { withFileTypes: true }).flatMap((entry) => {
      const name = inner === '' ? entry.name : `${inner}/${entry.name}`;
      if (entry.isDirectory()) return /^(node_modules|\.git)$/.test(entry.name) ? [] : below(name);
      return entry.isFile() && /\.[cm]?tsx?$/.test(entry.name) ? [name] : [];
    });
  return below('').sort(compareText);
}

/** The source where the package ships it: it has the comments and the lines. Else the declaration file. */
function findEntry(folder: string, exported: Exported): string | null {
  const candidates = exported.candidates.map((candidate) => path.resolve(folder, candidate));
  return candidates.find((file) => file.startsWith(`${folder}${path.sep}`) && isFile(file)) ?? null;
}

function isFile(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** The shorter of two names for one file keeps it: the compiler knows a file by one name only. */
function withoutRepeats(all: readonly EntryPoint[]): Pick<TsPackage, 'entries' | 'aliases'> {
  const owners = new Map<string, string>();
  const shortest = all.toSorted(
    (a, b) => a.name.length - b.name.length || compareText(a.name, b.name),
  );
  for (const { name, file } of shortest) if (!owners.has(file)) owners.set(file, name);
  const isOwner = ({ name, file }: EntryPoint): boolean => owners.get(file) === name;
  const others = all.filter((entry) => !isOwner(entry));
  return {
    entries: all.filter(isOwner),
    aliases: new Map(others.map(({ name, file }) => [name, owners.get(file) ?? name])),
  };
}

function hashOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(fs.readFileSync(path.join(folder, 'package.json')));
  for (const name of files)
    hash.update(`\0${name}\0`).update(fs.readFileSync(path.join(folder, name)));
  return hash.digest('hex');
}
