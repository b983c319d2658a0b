/**
 * Output on disk: what lies there, what must change, and the swap that changes it.
 * The only room that writes. Touches the file system below one output folder and its siblings.
 */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics.ts';
import { liveHolder, withLock } from './lock.ts';
import {
  brokenManifest,
  busy,
  foreignFile,
  oddFile,
  outdated,
  pathClash,
  unwritable,
} from './output-diagnostics.ts';
import { discardLeftovers, makeNext, recover, swapIn } from './swap.ts';
import { jsonIn } from '../source.ts';
import { compareText } from '../text.ts';

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
  /** Changes whenever the folder is swapped: a plan fits the folder it was made for. */
  readonly fingerprint: string;
  /** Why nothing may be written here: links, a broken manifest, another run. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface WritePlan {
  readonly write: readonly OutputFile[];
  readonly remove: readonly string[];
  readonly keep: number;
  /** Everything owned after the plan is carried out, sorted. */
  readonly owned: readonly string[];
  readonly fingerprint: string;
  readonly diagnostics: readonly Diagnostic[];
}

const MANIFEST = '.manifest.json';

/**
 * Compares the files we want with the files on disk.
 * `isInScope` tells which owned files this run answers for: others stay as they are.
 */
export function planWrites(
  planned: readonly OutputFile[],
  state: OutputState,
  isInScope: (path: string) => boolean = () => true,
): WritePlan {
  const plannedPaths = new Set(planned.map((file) => file.path));
  const write = planned.filter((file) => state.texts.get(file.path) !== file.text);
  const removed = state.owned.filter((file) => isInScope(file) && !plannedPaths.has(file));
  const stay = state.owned.filter((file) => !isInScope(file) && !plannedPaths.has(file));
  return {
    write,
    remove: removed.toSorted(compareText),
    keep: planned.length - write.length,
    owned: [...plannedPaths, ...stay].sort(compareText),
    fingerprint: state.fingerprint,
    diagnostics: [
      ...state.diagnostics,
      ...foreignClashes(planned, state.foreign),
      ...caseClashes(planned),
    ],
  };
}

/** Files of somebody else that stand where a page, or the folder of a page, must go. */
function foreignClashes(
  planned: readonly OutputFile[],
  foreign: ReadonlySet<string>,
): Diagnostic[] {
  // Compared without case: on macOS and Windows `Notes.mdx` and `notes.mdx` are one file.
  const byKey = new Map([...foreign].map((file) => [file.toLowerCase(), file]));
  const clashes = new Set<string>();
  for (const { path: file } of planned) {
    if (!isInside(file))
      throw new Error(`a page wants the path "${file}", outside the output folder`);
    for (let part = file; part !== '.'; part = path.posix.dirname(part)) {
      const clash = byKey.get(part.toLowerCase());
      if (clash !== undefined) clashes.add(clash);
    }
  }
  return [...clashes].sort(compareText).map(foreignFile);
}

function caseClashes(planned: readonly OutputFile[]): Diagnostic[] {
  const seen = new Map<string, string>();
  const clashes: Diagnostic[] = [];
  for (const file of planned) {
    const rival = seen.get(file.path.toLowerCase());
    if (rival !== undefined) clashes.push(pathClash(rival, file.path));
    seen.set(file.path.toLowerCase(), file.path);
  }
  return clashes;
}

function isInside(file: string): boolean {
  const isClean =
    path.posix.normalize(file) === file && !path.posix.isAbsolute(file) && !file.endsWith('/');
  return isClean && file !== '.' && !file.startsWith('..') && !/[\\\0:]/.test(file);
}

/** Reads the output folder; a missing folder is an empty one. Recovers first from a broken run. */
export function loadOutput(root: string): OutputState {
  try {
    const holder = liveHolder(root);
    if (holder !== null) return unusable(busy(path.basename(root), holder));
    recover(root);
    return loadFolder(root);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const folder = path.basename(root);
    // A file that went away between two looks went away with the whole old folder.
    return unusable(error.code === 'ENOENT' ? outdated(folder) : unwritable(folder, error));
  }
}

function loadFolder(root: string): OutputState {
  const fingerprint = statusOf(root);
  if (fingerprint === '') return EMPTY;
  const odd = oddEntry(root);
  if (odd !== null) return unusable(oddFile(odd));
  const owned = loadManifest(root);
  if (owned === null) return unusable(brokenManifest());
  const ownedPaths = new Set(owned);
  const texts = new Map<string, string>();
  const foreign = new Set<string>();
  for (const file of listFiles(root)) {
    if (ownedPaths.has(file)) texts.set(file, fs.readFileSync(path.join(root, file), 'utf8'));
    else if (file !== MANIFEST) foreign.add(file);
  }
  // Another run that swaps the folder while we read would leave us with halves of two.
  if (statusOf(root) !== fingerprint) return unusable(outdated(path.basename(root)));
  return { texts, foreign, owned, fingerprint, diagnostics: [] };
}

const EMPTY: OutputState = {
  texts: new Map(),
  foreign: new Set(),
  owned: [],
  fingerprint: '',
  diagnostics: [],
};

function unusable(diagnostic: Diagnostic): OutputState {
  return { ...EMPTY, diagnostics: [diagnostic] };
}

/** Null when somebody wrote something into the manifest that is not a list of files. */
function loadManifest(root: string): readonly string[] | null {
  const file = path.join(root, MANIFEST);
  if (!fs.existsSync(file)) return [];
  const files = filesOf(fs.readFileSync(file, 'utf8'));
  // A manifest somebody edited must not make us delete what is not below this folder.
  return (
    files?.filter((entry): entry is string => typeof entry === 'string' && isInside(entry)) ?? null
  );
}

function filesOf(text: string): readonly unknown[] | null {
  const manifest = jsonIn(text) as { files?: unknown } | null;
  return Array.isArray(manifest?.files) ? manifest.files : null;
}

/** Every file below `root`, sorted. */
function listFiles(root: string): string[] {
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => below(root, entry))
    .sort(compareText);
}

/** What is neither file nor folder, the root included: a link could lead out of the folder. */
function oddEntry(root: string): string | null {
  if (!fs.lstatSync(root).isDirectory()) return path.basename(root);
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true });
  const odd = entries.filter((entry) => !entry.isFile() && !entry.isDirectory());
  return odd.map((entry) => below(root, entry)).sort(compareText)[0] ?? null;
}

export function below(root: string, entry: fs.Dirent): string {
  return path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
}

/** Empty for a folder that does not exist; else another one after every swap. */
function statusOf(root: string): string {
  const found = fs.lstatSync(root, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? '' : `${found.ino}-${found.ctimeNs}`;
}

/**
 * Carries the plan out: the new folder is completed beside the old one, then takes its place, so
 * that a crash leaves the old or the new folder. Unchanged and foreign files are carried over.
 * Gives a diagnostic, and writes nothing, when another run or the file system is in the way.
 */
export function applyWrites(root: string, plan: WritePlan): readonly Diagnostic[] {
  if (plan.diagnostics.length > 0) throw new Error('applyWrites() was given a plan with errors');
  const isSettled = plan.write.length === 0 && plan.remove.length === 0;
  if (isSettled && fs.existsSync(path.join(root, MANIFEST))) return [];
  const diagnostics: Diagnostic[] = [];
  try {
    fs.mkdirSync(path.dirname(root), { recursive: true });
    const holder = withLock(root, (isOurs) => {
      const next = makeNext(root);
      complete(next, root, plan);
      if (statusOf(root) === plan.fingerprint && isOurs()) swapIn(root, next);
      else diagnostics.push(outdated(path.basename(root)));
      discardLeftovers(root);
    });
    if (holder !== null) diagnostics.push(busy(path.basename(root), holder));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    diagnostics.push(unwritable(path.basename(root), error));
  }
  return diagnostics;
}

function complete(next: string, root: string, plan: WritePlan): void {
  const manifest = { version: 1, files: plan.owned };
  const replaced = new Set([...plan.write.map((file) => file.path), ...plan.remove, MANIFEST]);
  const folders = new Set<string>([next]);
  for (const file of listFiles(root)) {
    if (!replaced.has(file)) carryOver(root, next, file, folders);
  }
  const listed = { path: MANIFEST, text: `${JSON.stringify(manifest, null, 1)}\n` };
  for (const file of [...plan.write, listed])
    fs.writeFileSync(prepared(next, file.path, folders), file.text);
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

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
