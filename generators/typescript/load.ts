/** The package whose types are documented: its manifest, its entry points, the hash of all it consists of. Reads files only. */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import { loadPinned, loadPins } from '../core/sources.ts';
import { compareText } from '../core/text.ts';
import { dependencyHash, missingDependencies, missingDependency } from './read/dependencies.ts';
import type { Exported } from './model/exported.ts';
import { MOST_MATCHES, listExports } from './model/exported.ts';

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
  /** Packages that it imports and that are missing or another release: a diagnostic has said so. */
  readonly doubtful: ReadonlySet<string>;
  /** Changes with any byte of any source, and with the dependencies that are found. */
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
  folder: string,
  root: string,
  pinnedHash: string | null = null,
): Outcome<TsPackage> {
  const manifest = loadManifest(folder);
  if (manifest === null) return fail([noPackage(folder)]);
  const files = typedFiles(folder);
  const { exported, refused, leftOut } = listExports(manifest.json, files);
  const found = exported.map((one) => ({ name: one.name, file: findEntry(folder, one) }));
  const diagnostics = [
    ...refused.map((name) => unsafeEntry(folder, name)),
    ...(leftOut > 0 ? [manyMatches(folder, leftOut)] : []),
    ...found.filter(({ file }) => file === null).map(({ name }) => unreadableEntry(folder, name)),
  ];
  const { entries, aliases } = withoutRepeats(
    found.flatMap(({ name, file }) => (file === null ? [] : [{ name, file }])),
  );
  if (entries.length === 0) return fail([...diagnostics, noEntries(folder)]);
  const hash = createHash('sha256')
    .update(pinnedHash ?? hashOf(folder, files))
    .update(dependencyHash(folder, root, manifest.json))
    .digest('hex');
  const { name, version } = manifest;
  // The documented release is installed with what it needs, or npm would have complained.
  const missing =
    pinnedHash === null ? missingDependencies(folder, root, manifest.json, files) : [];
  const doubtful = new Set(missing.map((one) => one.name));
  return succeed({ name, version, folder, entries, aliases, doubtful, hash }, [
    ...diagnostics,
    ...missing.map((one) => missingDependency(folder, one)),
  ]);
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly json: Readonly<Record<string, unknown>>;
}

function loadManifest(folder: string): Manifest | null {
  try {
    const text = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
    const json = JSON.parse(text.replace(/^\uFEFF/, '')) as Record<string, unknown> | null;
    const name = json?.['name'];
    const version = json?.['version'];
    if (json === null || typeof name !== 'string' || typeof version !== 'string') return null;
    return { name, version, json };
  } catch {
    // Missing or no JSON: either way the folder is no package, and the caller says so.
    return null;
  }
}

/** Everything TypeScript can read, without what is installed below. Relative, sorted, with `/`. */
function typedFiles(folder: string): string[] {
  const below = (inner: string): string[] =>
    fs.readdirSync(path.join(folder, inner), { withFileTypes: true }).flatMap((one) => {
      const name = inner === '' ? one.name : `${inner}/${one.name}`;
      if (one.isDirectory()) return /^(node_modules|\.git)$/.test(one.name) ? [] : below(name);
      return one.isFile() && /\.[cm]?tsx?$/.test(one.name) ? [name] : [];
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

/** Of two names for one file the shorter one keeps it: the compiler knows a file by one name only. */
function withoutRepeats(all: readonly EntryPoint[]): Pick<TsPackage, 'entries' | 'aliases'> {
  const owners = new Map<string, string>();
  const shortest = all.toSorted(
    (a, b) => a.name.length - b.name.length || compareText(a.name, b.name),
  );
  for (const { name, file } of shortest) if (!owners.has(file)) owners.set(file, name);
  const isOwner = ({ name, file }: EntryPoint): boolean => owners.get(file) === name;
  const others = all.filter((one) => !isOwner(one));
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

function noPackage(folder: string): Diagnostic {
  return {
    level: 'error',
    code: 'typescript/no-package',
    message: `"${folder}" holds no npm package: its package.json is missing or has no name and version`,
    at: null,
    fix: 'give --package the folder of an unpacked npm package',
  };
}

function noEntries(folder: string): Diagnostic {
  return {
    level: 'error',
    code: 'typescript/no-entries',
    message: `the package in "${folder}" exports no entry point with types`,
    at: null,
    fix: 'give --package a package whose "exports" or "types" name files that have sources or declarations',
  };
}

function unreadableEntry(folder: string, name: string): Diagnostic {
  return {
    level: 'warning',
    code: 'typescript/entry-without-types',
    message: `the entry point "${name}" has neither a source nor declarations in "${folder}"`,
    at: null,
    fix: 'install the package completely, or leave the entry point undocumented',
  };
}

function unsafeEntry(folder: string, name: string): Diagnostic {
  return {
    level: 'warning',
    code: 'typescript/entry-name',
    message: `"${name}" in the "exports" of "${folder}" can be no address: it is left out`,
    at: null,
    fix: 'rename the entry point, or leave it undocumented',
  };
}

function manyMatches(folder: string, leftOut: number): Diagnostic {
  return {
    level: 'warning',
    code: 'typescript/many-entries',
    message: `patterns in the "exports" of "${folder}" match ${leftOut} files beyond the first ${MOST_MATCHES}`,
    at: null,
    fix: 'name the entry points that matter one by one, or leave the others undocumented',
  };
}
