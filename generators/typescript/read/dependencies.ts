/** Where the types come from that a package does not ship itself: its own dependencies, else the project's. Reads manifests. */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { compareText } from '../../core/text.ts';

const KINDS = ['dependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** Changes when a dependency appears, goes, or is another release: each shows in the types. */
export function dependencyHash(
  folder: string,
  root: string,
  manifest: Readonly<Record<string, unknown>>,
): string {
  const hash = createHash('sha256');
  for (const name of namesOf(manifest)) {
    const found = manifestOf(name, folder) ?? manifestOf(name, root);
    hash.update(`${name}\0`).update(found ?? 'missing');
  }
  return hash.digest('hex');
}

export interface MissingDependency {
  readonly name: string;
  /** What is installed instead; null when nothing is. */
  readonly version: string | null;
  /** The range in the manifest. */
  readonly wanted: string;
}

/** Declared, imported by some file of the package, and not there, or there as another release than it wants. */
export function missingDependencies(
  folder: string,
  root: string,
  manifest: Readonly<Record<string, unknown>>,
  files: readonly string[],
): MissingDependency[] {
  const suspects = namesOf(manifest).flatMap((name) => {
    const found = (manifestOf(name, folder) ?? manifestOf(name, root))?.toString('utf8');
    const version = found === undefined ? null : versionIn(found);
    const wanted = rangeOf(name, manifest);
    return version !== null && mayFit(version, wanted) ? [] : [{ name, version, wanted }];
  });
  if (suspects.length === 0) return [];
  const imported = new Set<string>();
  for (const file of files) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(IMPORTED)) imported.add(name);
  }
  return suspects.filter(({ name }) => imported.has(name));
}

export function missingDependency(
  folder: string,
  { name, version, wanted }: MissingDependency,
): Diagnostic {
  const found = version === null ? 'it is not installed' : `what is installed is ${version}`;
  return {
    level: 'warning',
    code: 'typescript/missing-dependency',
    message: `the package imports ${name} ${wanted}, and ${found}: types from it are wrong or missing`,
    at: null,
    fix: `install the dependencies of the package in "${folder}" with "npm install"`,
  };
}

/** `from 'a/b'`, `import('a')`, `import "a"`: the name of the package. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)(?=[/'"])/g;

function versionIn(manifest: string): string | null {
  try {
    const { version } = JSON.parse(manifest) as { version?: unknown };
    return typeof version === 'string' ? version : null;
  } catch {
    // A manifest that is no JSON names no release.
    return null;
  }
}

function rangeOf(name: string, manifest: Readonly<Record<string, unknown>>): string {
  const ranges = KINDS.map(
    (kind) => (manifest[kind] as Record<string, unknown> | undefined)?.[name],
  );
  const range = ranges.find((one) => typeof one === 'string');
  return typeof range === 'string' ? range : '*';
}

/** Knows `1.2.3`, `^1.2.3` and `~1.2.3`, as most manifests are written; what it does not know may fit. */
function mayFit(version: string, range: string): boolean {
  const [, sign, ...least] = /^([~^]?)(\d+)\.(\d+)\.(\d+)$/.exec(range) ?? [];
  const [, ...found] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  if (sign === undefined || found.length === 0) return true;
  // The leading numbers that have to be the same: all; two; up to the first that is not 0.
  const nonZero = least.findIndex((one) => Number(one) !== 0);
  const kept = sign === '' ? 3 : sign === '~' ? 2 : nonZero === -1 ? 3 : nonZero + 1;
  const at = least.findIndex((one, index) => Number(one) !== Number(found[index]));
  return at === -1 || (at >= kept && Number(found[at]) > Number(least[at]));
}

function namesOf(manifest: Readonly<Record<string, unknown>>): string[] {
  const names = KINDS.flatMap((kind) => {
    const found = manifest[kind];
    return typeof found === 'object' && found !== null ? Object.keys(found) : [];
  });
  return [...new Set(names)].sort(compareText);
}

/** As Node looks for a package: beside the folder, then one folder up, to the top. */
function manifestOf(name: string, from: string): Buffer | null {
  for (let at = from; ; at = path.dirname(at)) {
    const file = path.join(at, 'node_modules', name, 'package.json');
    if (fs.existsSync(file)) return fs.readFileSync(file);
    if (path.dirname(at) === at) return null;
  }
}
