/** The tracked files of this project and who imports whom. Reads files, asks git for their names. */

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

/** Tracked files that exist, relative to the project. */
export const trackedFiles: readonly string[] = execFileSync('git', ['ls-files', '-z'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\0')
  .filter((file) => file !== '' && fs.existsSync(path.join(root, file)));

export function textOf(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

export interface Import {
  readonly from: string;
  /** A file relative to the project, or the name of a package or of a part of Node. */
  readonly to: string;
  /** Gone when the program runs. */
  readonly isType: boolean;
}

const FROM = /(?:^|\n)[ \t]*(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]/g;
const BARE = /(?:^|\n)[ \t]*import\s+['"]([^'"]+)['"]|\b(?:import|require)\(\s*['"]([^'"]+)['"]/g;

export function importsOf(file: string): Import[] {
  const text = textOf(file);
  const resolve = (to: string): string =>
    to.startsWith('.') ? path.posix.join(path.posix.dirname(file), to) : to;
  return [
    ...[...text.matchAll(FROM)].map((match) => ({
      from: file,
      to: resolve(match[2] ?? ''),
      isType: match[1] !== undefined,
    })),
    ...[...text.matchAll(BARE)].map((match) => ({
      from: file,
      to: resolve(match[1] ?? match[2] ?? ''),
      isType: false,
    })),
  ];
}

/** Everything that is loaded with `file`, through the project's own files. */
export function loadedWith(
  file: string,
  seen = new Map<string, string>(),
): ReadonlyMap<string, string> {
  for (const { to, isType } of importsOf(file)) {
    if (isType || seen.has(to)) continue;
    seen.set(to, file);
    if (/^(generators|scripts|tests)\/.*\.m?ts$/.test(to)) loadedWith(to, seen);
  }
  return seen;
}
