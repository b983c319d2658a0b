/**
 * What TypeDoc found out, kept by the hash of everything it depends on: the sources, the versions of
 * the compilers, and the code of this reference; the files of other packages are checked on reading.
 * Touches `node_modules/.cache/sui-reference` only, which may be deleted at any time.
 */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../core/diagnostics.ts';
import { applyFile } from '../core/files/apply-file.ts';
import { compareText } from '../core/text.ts';
import type { EntryModel } from './model/model.ts';

const FOLDER = 'node_modules/.cache/sui-reference';
/** How many results stay, the last used ones: those of the releases that a maintainer looks at, and of tests. */
const MOST_CACHED = 32;

export interface Conversion {
  readonly entries: readonly EntryModel[];
  /** Warnings of the conversion: they are repeated when it comes from the cache. */
  readonly diagnostics: readonly Diagnostic[];
}

interface Stored extends Conversion {
  /** Files of other packages, relative to the project, with their digests. */
  readonly inputs: readonly (readonly [string, string | null])[];
}

/** Covers our own code too: a changed reader must not answer with what the old one read. */
export function cacheKey(sourceHash: string): string {
  // Not `import.meta.dirname`: in a bundle, only the URL still names this file.
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const code = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(read|model)[\\/].*\.ts$/.test(file))
    .toSorted(compareText);
  if (code.length === 0) throw new Error('the code of the TypeScript reader is missing');
  const hash = createHash('sha256').update(sourceHash);
  for (const compiler of ['typedoc', 'typescript']) hash.update(versionOf(compiler));
  for (const file of code) hash.update(`\0${file}\0`).update(fs.readFileSync(folder + file));
  return hash.digest('hex').slice(0, 32);
}

/** Of the package that is installed now, not of the one that was there when a bundle was made. */
function versionOf(name: string): string {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { version: string };
  return `\0${name}@${version}`;
}

/** Null when there is no result, when the file is damaged, or when an input has changed. */
export function loadCached(root: string, key: string): Conversion | null {
  const file = path.join(root, FOLDER, `typescript-${key}.json`);
  const text = readOrNull(file) ?? '';
  // The first line is the digest of the rest: any damage is noticed.
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  if (end === -1 || text.slice(0, end) !== digestOf(body)) return null;
  const { entries, diagnostics, inputs } = JSON.parse(body) as Stored;
  if (!inputs.every(([input, digest]) => digestOfFile(root, input) === digest)) return null;
  // Written again for its date: `removeOld` deletes the oldest files, and this one is in use.
  writeOrLeave(file, text);
  return { entries, diagnostics };
}

/** `inputs` are absolute. If the folder cannot be written, nothing is kept and the next run is slow again. */
export function saveCached(
  root: string,
  key: string,
  { inputs, ...conversion }: Conversion & { readonly inputs: readonly string[] },
): void {
  const relativeInputs = inputs.map((file) => path.relative(root, file));
  const digests = relativeInputs.map((file) => [file, digestOfFile(root, file)]);
  const body = JSON.stringify({ ...conversion, inputs: digests });
  writeOrLeave(path.join(root, FOLDER, `typescript-${key}.json`), `${digestOf(body)}\n${body}`);
}

/** Whole or not at all, with room made for it. */
function writeOrLeave(file: string, text: string): void {
  try {
    applyFile(file, text);
    removeOld(path.dirname(file));
  } catch {
    // A read-only folder, a full disk, or another run that removes files at the same moment.
    return;
  }
}

function readOrNull(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    // Missing, a folder, or removed by another run: there is nothing to read.
    return null;
  }
}

function digestOfFile(root: string, file: string): string | null {
  const text = readOrNull(path.resolve(root, file));
  return text === null ? null : digestOf(text);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Results, and what interrupted runs have left half-written. */
function removeOld(folder: string): void {
  const timeOf = (name: string): number =>
    fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const aged = fs
    .readdirSync(folder)
    .filter((name) => name.startsWith('typescript-'))
    .map((name) => ({ name, time: timeOf(name) }))
    .sort((a, b) => b.time - a.time || compareText(a.name, b.name));
  for (const { name } of aged.slice(MOST_CACHED))
    fs.rmSync(path.join(folder, name), { force: true });
}
