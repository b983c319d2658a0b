/** What a result depends on besides the block: versions and inputs, as short hashes. Reads files, once each. */

import fs from 'node:fs';
import path from 'node:path';
import { sha256Of } from '../../../generators/core/sources.ts';
import { compareText } from '../../../generators/core/text.ts';

const known = new Map<string, string>();

/** Hash over the bytes of files and of everything in folders, missing ones included. */
export function hashOf(root: string, paths: readonly string[]): string {
  return sha256Of(paths.map((entry) => hashOfPath(root, entry)).join('\n'));
}

/** Languages share most of what they depend on. */
function hashOfPath(root: string, entry: string): string {
  const key = `${root}\0${entry}`;
  const hash = known.get(key) ?? `${entry} ${readHash(path.join(root, entry))}`;
  known.set(key, hash);
  return hash;
}

function readHash(full: string): string {
  const stat = fs.statSync(full, { throwIfNoEntry: false });
  if (!stat) return 'missing';
  if (stat.isFile()) return sha256Of(fs.readFileSync(full));
  const files = fs
    .readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .toSorted(compareText);
  const hashes = files.map(
    (file) => `${path.relative(full, file)} ${sha256Of(fs.readFileSync(file))}`,
  );
  return sha256Of(hashes.join('\n'));
}

/** For a program that runs on: what it knew may have changed. */
export function forgetHashes(): void {
  known.clear();
}

export function versionOf(root: string, packageName: string): string {
  const key = `version ${packageName}`;
  const version = known.get(key) ?? readVersion(root, packageName);
  known.set(key, version);
  return version;
}

function readVersion(root: string, packageName: string): string {
  const text = fs.readFileSync(
    path.join(root, 'node_modules', packageName, 'package.json'),
    'utf8',
  );
  return (JSON.parse(text) as { version: string }).version;
}
