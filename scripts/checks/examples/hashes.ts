/** What a verdict depends on besides the block: versions and inputs, as short hashes. Reads files, once each. */

import fs from 'node:fs';
import path from 'node:path';
import { sha256Of } from '../../../generators/core/sources.ts';
import { compareText } from '../../../generators/core/text.ts';

const known = new Map<string, string>();

/** Hash over the bytes of files and of everything in folders, missing ones included. */
export function hashOf(root: string, paths: readonly string[]): string {
  const key = `${root}\0${paths.join('\0')}`;
  const hash = known.get(key) ?? sha256Of(paths.map((entry) => hashOfPath(root, entry)).join('\n'));
  known.set(key, hash);
  return hash;
}

function hashOfPath(root: string, entry: string): string {
  const full = path.join(root, entry);
  if (!fs.existsSync(full)) return `${entry} missing`;
  if (fs.statSync(full).isFile()) return `${entry} ${sha256Of(fs.readFileSync(full))}`;
  const files = fs.readdirSync(full, { recursive: true, encoding: 'utf8' }).toSorted(compareText);
  return files
    .filter((file) => fs.statSync(path.join(full, file)).isFile())
    .map((file) => `${entry}/${file} ${sha256Of(fs.readFileSync(path.join(full, file)))}`)
    .join('\n');
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
