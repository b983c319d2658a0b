/**
 * What TypeDoc found out, kept by the hash of everything it depends on: the sources, the versions of
 * the compilers, and the code of this folder. Touches `node_modules/.cache/sui-reference` only, which
 * may be deleted at any time.
 */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import typedocManifest from 'typedoc/package.json' with { type: 'json' };
import typescriptManifest from 'typescript/package.json' with { type: 'json' };
import { compareText } from '../core/text.ts';
import type { EntryModel } from './model.ts';

const FOLDER = 'node_modules/.cache/sui-reference';
/** Older results than this many are removed: one for each release somebody looks at. */
const MOST_KEPT = 6;

/** Covers our own code too: a changed reader must not answer with what the old one read. */
export function cacheKey(sourceHash: string): string {
  const folder = import.meta.dirname;
  const hash = createHash('sha256')
    .update(sourceHash)
    .update(typedocManifest.version)
    .update(typescriptManifest.version);
  for (const file of fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort(compareText)) {
    hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 32);
}

export function loadCached(root: string, key: string): readonly EntryModel[] | null {
  const file = path.join(root, FOLDER, `typescript-${key}.json`);
  if (!fs.existsSync(file)) return null;
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as readonly EntryModel[];
  } catch {
    // A half-written or damaged file is no result; the package is read again.
    return null;
  }
}

export function applyCache(root: string, key: string, entries: readonly EntryModel[]): void {
  const folder = path.join(root, FOLDER);
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `typescript-${key}.json`);
  const staged = `${file}.${process.pid}`;
  fs.writeFileSync(staged, JSON.stringify(entries));
  fs.renameSync(staged, file);
  removeOld(folder);
}

function removeOld(folder: string): void {
  const names = fs.readdirSync(folder).filter((name) => /^typescript-[0-9a-f]+\.json$/.test(name));
  const aged = names
    .map((name) => ({ name, time: fs.statSync(path.join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time || compareText(a.name, b.name));
  for (const { name } of aged.slice(MOST_KEPT)) fs.rmSync(path.join(folder, name), { force: true });
}
