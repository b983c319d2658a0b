/** Results that the next build, or the next check, need not work out again. Reads and writes one file, which may be deleted at any time. */

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export interface BuildCache<Result> {
  /** What was worked out for these parts before, or now: they are all that it depends on besides the code. */
  of(parts: readonly string[], work: () => Result): Result;
  /** Keeps what was asked for since it was opened; what nobody asked for goes. */
  save(): void;
}

/** `code` is a digest of the files that do the work. A null file keeps nothing. */
export function openBuildCache<Result>(file: string | null, code: string): BuildCache<Result> {
  const known = loadResults<Result>(file);
  const used = new Map<string, Result>();
  return {
    of(parts, work) {
      const key = digest([code, ...parts]);
      const result = known.has(key) ? (known.get(key) as Result) : work();
      used.set(key, result);
      return result;
    },
    save() {
      if (file !== null) applyResults(file, used);
    },
  };
}

/** Of all files there, by name and content; what is missing counts as empty. */
export function digestOf(folder: string, names: readonly string[]): string {
  return digest(names.flatMap((name) => partsOf(folder, name)));
}

function partsOf(folder: string, name: string): readonly string[] {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [name, readFileSync(path, 'utf8')];
  const inside = readdirSync(path).sort();
  return inside.flatMap((child) => partsOf(folder, `${name}/${child}`));
}

function digest(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
}

/** By key: a digest of everything that the result depends on. */
export function loadResults<Result>(file: string | null): ReadonlyMap<string, Result> {
  if (file === null || !existsSync(file)) return new Map();
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, Result][]);
  } catch {
    // Damaged: everything is worked out again.
    return new Map();
  }
}

/** Whole or not at all: others may be reading it. */
export function applyResults<Result>(
  file: string,
  results: Iterable<readonly [string, Result]>,
): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(draft, JSON.stringify([...results]));
  renameSync(draft, file);
}
