/** The package whose types are documented: its manifest, its entry points, the hash of all it consists of. Reads files only. */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import { loadPinned, loadPins } from '../core/sources.ts';
import { compareText } from '../core/text.ts';

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
  readonly entries: readonly EntryPoint[];
  /** Changes with any byte of any source. */
  readonly hash: string;
}

/** The documented release, each source checked against its pin. */
export function loadPinnedPackage(root: string): Outcome<TsPackage> {
  const pin = loadPins(root)['typescript'];
  const sources = loadPinned(root, 'typescript');
  if (!sources.value) return fail(sources.diagnostics);
  if (!pin) throw new Error('schema/sources.json pins no package for typescript');
  const hash = createHash('sha256').update(JSON.stringify(pin)).digest('hex');
  return loadPackage(path.join(root, 'node_modules', pin.package), hash);
}

/** Any release, unpacked into `folder`. */
export function loadPackage(folder: string, pinnedHash: string | null = null): Outcome<TsPackage> {
  const manifest = loadManifest(folder);
  if (manifest === null) return fail([noPackage(folder)]);
  const found = exportedNames(manifest.exports).map((name) => ({
    name,
    file: findEntry(folder, name, manifest.exports),
  }));
  const entries = found.flatMap(({ name, file }) => (file === null ? [] : [{ name, file }]));
  const missing = found
    .filter(({ file }) => file === null)
    .map(({ name }) => unreadableEntry(folder, name));
  if (entries.length === 0) return fail([...missing, noEntries(folder)]);
  const hash = pinnedHash ?? hashOf(folder, entries);
  return succeed(
    { name: manifest.name, version: manifest.version, folder, entries, hash },
    missing,
  );
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: ReadonlyMap<string, unknown>;
}

function loadManifest(folder: string): Manifest | null {
  try {
    const found = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      name?: unknown;
      version?: unknown;
      exports?: unknown;
    };
    if (typeof found.name !== 'string' || typeof found.version !== 'string') return null;
    const isMap =
      typeof found.exports === 'object' && found.exports !== null && !Array.isArray(found.exports);
    return {
      name: found.name,
      version: found.version,
      exports: new Map(isMap ? Object.entries(found.exports as object) : []),
    };
  } catch {
    // Missing or no JSON: either way the folder is no package, and the caller says so.
    return null;
  }
}

/** `./keypairs/ed25519` → `keypairs/ed25519`; patterns, the root and files that hold no code are left out. */
function exportedNames(exported: ReadonlyMap<string, unknown>): string[] {
  return [...exported.keys()]
    .filter(
      (key) => key.startsWith('./') && !key.includes('*') && !/\.(json|css|js|mjs)$/.test(key),
    )
    .map((key) => key.slice(2))
    .filter(
      (name) =>
        /^[A-Za-z0-9_.-]+(\/[A-Za-z0-9_.-]+)*$/.test(name) && !name.split('/').includes('..'),
    )
    .sort(compareText);
}

/** The source where the package ships it: it has the comments and the lines. Else the declaration file. */
function findEntry(
  folder: string,
  name: string,
  exported: ReadonlyMap<string, unknown>,
): string | null {
  const targets = targetsOf(exported.get(`./${name}`));
  const declared = targets
    .flatMap((target) => [target, target.replace(/\.(c|m)?js$/, '.d.$1ts')])
    .filter((target) => /\.d\.[cm]?ts$/.test(target));
  const candidates = [`src/${name}/index.ts`, `src/${name}.ts`, ...declared].map((candidate) =>
    path.resolve(folder, candidate),
  );
  return (
    candidates.find((file) => file.startsWith(`${folder}${path.sep}`) && fs.existsSync(file)) ??
    null
  );
}

/** Every file that an export's conditions name, `types` first. */
function targetsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  return [
    ...entries.filter(([key]) => key === 'types'),
    ...entries.filter(([key]) => key !== 'types'),
  ].flatMap(([, inner]) => targetsOf(inner));
}

/** All TypeScript below the folders of the entry points. */
function hashOf(folder: string, entries: readonly EntryPoint[]): string {
  const tops = [
    ...new Set(entries.map((entry) => path.relative(folder, entry.file).split(path.sep)[0] ?? '')),
  ].sort(compareText);
  const hash = createHash('sha256').update(fs.readFileSync(path.join(folder, 'package.json')));
  for (const top of tops) {
    const files = fs.readdirSync(path.join(folder, top), { recursive: true, withFileTypes: true });
    const names = files
      .filter((one) => one.isFile() && /\.[cm]?ts$/.test(one.name))
      .map((one) => path.join(one.parentPath, one.name));
    for (const name of names.sort(compareText))
      hash.update(path.relative(folder, name)).update(fs.readFileSync(name));
  }
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
    fix: 'give --package a package whose "exports" name files that have sources or declarations',
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
