/**
 * Output on disk: what lies there, what must change, and the swap that changes it.
 * The only room that writes. Touches the file system below one output folder and its siblings.
 */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from './diagnostics.ts';
import { compareText } from './text.ts';

export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** The output folder as it lies there. `owned` is what our last run wrote: only that may go. */
export interface OutputState {
  readonly texts: ReadonlyMap<string, string>;
  /** Paths that lie there and are not ours, such as a page written by hand. */
  readonly foreign: ReadonlySet<string>;
  readonly owned: readonly string[];
}

export interface WritePlan {
  readonly write: readonly OutputFile[];
  readonly remove: readonly string[];
  readonly keep: number;
  /** Everything owned after the plan is carried out, sorted. */
  readonly owned: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

const MANIFEST = '.manifest.json';

/**
 * Compares the files we want with the files on disk.
 * `isInScope` tells which owned files this run answers for: others stay as they are.
 */
export function planWrites(
  wanted: readonly OutputFile[],
  state: OutputState,
  isInScope: (path: string) => boolean = () => true,
): WritePlan {
  const wantedPaths = new Set(wanted.map((file) => file.path));
  const write = wanted.filter((file) => state.texts.get(file.path) !== file.text);
  const gone = state.owned.filter((file) => isInScope(file) && !wantedPaths.has(file));
  const stay = state.owned.filter((file) => !isInScope(file) && !wantedPaths.has(file));
  return {
    write,
    remove: gone.toSorted(compareText),
    keep: wanted.length - write.length,
    owned: [...wantedPaths, ...stay].sort(compareText),
    diagnostics: [...wanted.flatMap((file) => refusals(file.path, state)), ...caseClashes(wanted)],
  };
}

function refusals(file: string, state: OutputState): Diagnostic[] {
  if (!isInside(file)) throw new Error(`a page wants the path "${file}", outside the output folder`);
  if (!state.foreign.has(file)) return [];
  return [
    {
      level: 'error',
      code: 'core/foreign-file',
      message: `"${file}" was not made by the generator and would be overwritten`,
      at: null,
      fix: 'move the file away, or choose another folder with --out',
    },
  ];
}

function caseClashes(wanted: readonly OutputFile[]): Diagnostic[] {
  const seen = new Map<string, string>();
  const clashes: Diagnostic[] = [];
  for (const file of wanted) {
    const rival = seen.get(file.path.toLowerCase());
    if (rival !== undefined) clashes.push(pathClash(rival, file.path));
    seen.set(file.path.toLowerCase(), file.path);
  }
  return clashes;
}

function pathClash(rival: string, file: string): Diagnostic {
  return {
    level: 'error',
    code: 'core/path-clash',
    message: `two pages want one file: "${rival}" and "${file}"`,
    at: null,
    fix: 'give one of them a fixed slug in the reference definition',
  };
}

function isInside(file: string): boolean {
  const isClean = path.posix.normalize(file) === file && !path.posix.isAbsolute(file);
  return isClean && !file.startsWith('..') && !/[\\\0:]/.test(file);
}

/** Reads the output folder; a missing folder is an empty one. Recovers first from a broken run. */
export function loadOutput(root: string): OutputState {
  recover(root);
  const owned = loadManifest(root);
  const ownedPaths = new Set(owned);
  const texts = new Map<string, string>();
  const foreign = new Set<string>();
  for (const file of listFiles(root)) {
    if (ownedPaths.has(file)) texts.set(file, fs.readFileSync(path.join(root, file), 'utf8'));
    else if (file !== MANIFEST) foreign.add(file);
  }
  return { texts, foreign, owned };
}

function loadManifest(root: string): readonly string[] {
  const file = path.join(root, MANIFEST);
  if (!fs.existsSync(file)) return [];
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as { files?: unknown };
  const files = Array.isArray(manifest.files) ? manifest.files : [];
  // A manifest somebody edited must not make us delete what is not below this folder.
  return files.filter((entry): entry is string => typeof entry === 'string' && isInside(entry));
}

/** Every file below `root`, sorted. Refuses symbolic links: they could lead out of the folder. */
function listFiles(root: string): string[] {
  if (!fs.existsSync(root)) return [];
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true });
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link) throw new Error(`"${link.name}" in the output folder is a symbolic link; remove it first`);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort(compareText);
}

/**
 * Carries the plan out: the new folder is completed beside the old one, then takes its place, so
 * that a crash leaves the old or the new folder. Unchanged and foreign files are carried over.
 * Throws when another run holds the lock, or when the folder cannot be swapped.
 */
export function applyWrites(root: string, plan: WritePlan): void {
  if (plan.diagnostics.length > 0) throw new Error('applyWrites() was given a plan with errors');
  const manifest = { path: MANIFEST, text: `${JSON.stringify({ version: 1, files: plan.owned }, null, 1)}\n` };
  const isSettled = plan.write.length === 0 && plan.remove.length === 0;
  if (isSettled && fs.existsSync(path.join(root, MANIFEST))) return;
  fs.mkdirSync(path.dirname(root), { recursive: true });
  withLock(root, () => {
    const next = `${root}.next`;
    fs.rmSync(next, { recursive: true, force: true });
    fs.mkdirSync(next);
    const replaced = new Set([...plan.write.map((file) => file.path), ...plan.remove, MANIFEST]);
    const folders = new Set<string>([next]);
    for (const file of listFiles(root)) {
      if (!replaced.has(file)) carryOver(root, next, file, folders);
    }
    for (const file of [...plan.write, manifest]) {
      fs.writeFileSync(prepared(next, file.path, folders), file.text);
    }
    swap(root, next);
  });
}

function carryOver(root: string, next: string, file: string, folders: Set<string>): void {
  const from = path.join(root, file);
  const to = prepared(next, file, folders);
  try {
    fs.linkSync(from, to);
  } catch {
    // File systems without hard links (some network shares) still can copy.
    fs.copyFileSync(from, to);
  }
}

function prepared(folder: string, file: string, folders: Set<string>): string {
  const full = path.join(folder, file);
  const parent = path.dirname(full);
  if (!folders.has(parent)) fs.mkdirSync(parent, { recursive: true });
  folders.add(parent);
  return full;
}

function swap(root: string, next: string): void {
  const old = `${root}.old`;
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(root)) fs.renameSync(root, old);
  fs.renameSync(next, root);
  fs.rmSync(old, { recursive: true, force: true });
}

/** After a crash between the two renames the old folder goes back to its place. */
function recover(root: string): void {
  const old = `${root}.old`;
  if (!fs.existsSync(root) && fs.existsSync(old)) fs.renameSync(old, root);
}

function withLock(root: string, work: () => void): void {
  const lock = `${root}.lock`;
  const holder = holderOf(lock);
  if (holder !== null && isRunning(holder)) {
    throw new Error(`another run (process ${holder}) is writing "${path.basename(root)}"; wait for it to end`);
  }
  fs.writeFileSync(lock, String(process.pid));
  try {
    work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

function holderOf(lock: string): number | null {
  if (!fs.existsSync(lock)) return null;
  const pid = Number(fs.readFileSync(lock, 'utf8'));
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid ? pid : null;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
