/**
 * A copy of the project in which a release is prepared: files copied, installed packages linked.
 * Reads the project; writes below `.release` only.
 */

import fs from 'node:fs';
import path from 'node:path';
import { sha256Of } from '../../../generators/core/sources.ts';
import { compareText } from '../../../generators/core/text.ts';
import { WORKSHOP } from '../../process/finish-release.mjs';
import type { Moves } from '../../process/finish-release.mjs';

export interface Stage {
  /** Absolute. */
  readonly root: string;
  /** Absolute. */
  readonly folder: string;
  /** The files of the project as they were copied, relative, with their digests. */
  readonly copied: ReadonlyMap<string, string>;
}

/** Made by machine, somebody else's, or tests: not part of what a release is made from. */
const LEFT_OUT = new Set([
  '.git',
  'node_modules',
  '.cache',
  WORKSHOP,
  'docs/generated',
  'site/build',
  'site/.docusaurus',
  'tests',
]);

/** Removes what killed runs left. The folder carries our number: what their children still write is not ours. */
export function openStage(root: string): Stage {
  fs.rmSync(path.join(root, WORKSHOP), { recursive: true, force: true });
  const folder = path.join(root, WORKSHOP, `stage-${process.pid}`);
  fs.mkdirSync(folder, { recursive: true });
  const copied = new Map<string, string>();
  for (const file of filesIn(root)) {
    const bytes = fs.readFileSync(path.join(root, file));
    const to = path.join(folder, file);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.writeFileSync(to, bytes, { mode: fs.statSync(path.join(root, file)).mode });
    copied.set(file, sha256Of(bytes));
  }
  return { root, folder, copied };
}

export function closeStage(root: string): void {
  fs.rmSync(path.join(root, WORKSHOP), { recursive: true, force: true });
}

function filesIn(folder: string, inner = ''): readonly string[] {
  return fs
    .readdirSync(path.join(folder, inner), { withFileTypes: true })
    .toSorted((a, b) => compareText(a.name, b.name))
    .flatMap((entry) => {
      const name = inner === '' ? entry.name : `${inner}/${entry.name}`;
      if (LEFT_OUT.has(entry.name) || LEFT_OUT.has(name) || entry.name.startsWith(`${WORKSHOP}.`))
        return [];
      if (entry.isDirectory()) return filesIn(folder, name);
      return entry.isFile() ? [name] : [];
    });
}

/** Every installed package under its name; those in `own` are copied, because they are going to change. */
export function linkPackages({ root, folder }: Stage, own: ReadonlySet<string>): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  fs.mkdirSync(path.join(to, '.cache'), { recursive: true });
  for (const name of installedNames(from)) {
    fs.mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    if (own.has(name))
      fs.cpSync(path.join(from, name), path.join(to, name), { recursive: true, dereference: true });
    else fs.symlinkSync(fs.realpathSync(path.join(from, name)), path.join(to, name), 'junction');
  }
  // What TypeDoc read is kept by hash: a copy may use it, and add to it.
  const kept = path.join(from, '.cache/sui-reference');
  fs.mkdirSync(kept, { recursive: true });
  fs.symlinkSync(kept, path.join(to, '.cache/sui-reference'), 'junction');
}

/** Such as `zx` and `@mysten/sui`; with `.bin`. */
export function installedNames(modules: string): readonly string[] {
  return fs.readdirSync(modules).flatMap((name) => {
    if (name.startsWith('@'))
      return fs.readdirSync(path.join(modules, name)).map((inner) => `${name}/${inner}`);
    return name === '.bin' || !name.startsWith('.') ? [name] : [];
  });
}

/** What has to move for the project to become the copy. `packages` are folders that moved as a whole. */
export function planMoves(stage: Stage, packages: readonly string[]): Moves {
  const now = filesIn(stage.folder);
  const changed = now.filter(
    (file) => stage.copied.get(file) !== sha256Of(fs.readFileSync(path.join(stage.folder, file))),
  );
  const kept = new Set(now);
  const pages = 'docs/generated';
  return {
    stage: path.relative(stage.root, stage.folder).replaceAll(path.sep, '/'),
    put: [
      ...changed,
      ...(fs.existsSync(path.join(stage.folder, pages)) ? [pages] : []),
      ...packages,
    ],
    remove: [...stage.copied.keys()].filter((file) => !kept.has(file)),
  };
}

/** Files that somebody edited while the release was prepared: replacing them would lose that work. */
export function editedMeanwhile({ root, copied }: Stage, moves: Moves): readonly string[] {
  return [...moves.put, ...moves.remove].filter((file) => {
    const full = path.join(root, file);
    const stat = fs.statSync(full, { throwIfNoEntry: false });
    if (stat?.isDirectory()) return false;
    const now = stat === undefined ? undefined : sha256Of(fs.readFileSync(full));
    return now !== copied.get(file);
  });
}
