/**
 * One folder takes the place of another. Every name beside the folder carries the process that made
 * it, and says how far it got: `.next-` is unfinished, `.old-` is whole, `.trash-` is being deleted.
 * So nobody, killed at any moment, leaves something that looks whole and is not. Touches siblings of one folder.
 */

import fs from 'node:fs';
import path from 'node:path';
import { isRunning } from './lock.ts';
import { compareText } from '../text.ts';

type Stage = 'next' | 'old' | 'trash';

/** An empty folder to complete; it takes the place of `root` in `swapIn`. */
export function makeNext(root: string): string {
  const next = nameOf(root, 'next', process.pid);
  fs.rmSync(next, { recursive: true, force: true });
  fs.mkdirSync(next);
  return next;
}

/**
 * Throws, and leaves a whole folder in place, when somebody else put one there meanwhile.
 * What was there before is left beside it: `discardLeftovers` removes that.
 */
export function swapIn(root: string, next: string): void {
  const old = nameOf(root, 'old', process.pid);
  if (fs.existsSync(old)) discard(root, old);
  if (fs.existsSync(root)) fs.renameSync(root, old);
  fs.renameSync(next, root);
}

/** After a crash between the two renames the old folder goes back to its place. */
export function recover(root: string): void {
  if (fs.existsSync(root)) return;
  const old = siblings(root).find((sibling) => sibling.stage === 'old');
  if (old) fs.renameSync(old.path, root);
}

/** Removes what killed runs left beside a folder that is in its place. */
export function discardLeftovers(root: string): void {
  if (!fs.existsSync(root)) return;
  for (const sibling of siblings(root)) {
    if (sibling.pid === process.pid || !isRunning(sibling.pid)) discard(root, sibling.path);
  }
}

/** First out of sight in one step, then bit by bit. */
function discard(root: string, folder: string): void {
  const trash = nameOf(root, 'trash', process.pid);
  if (folder !== trash) {
    fs.rmSync(trash, { recursive: true, force: true });
    fs.renameSync(folder, trash);
  }
  fs.rmSync(trash, { recursive: true, force: true });
}

function nameOf(root: string, stage: Stage, pid: number): string {
  return `${root}.${stage}-${pid}`;
}

function siblings(root: string): { path: string; stage: Stage; pid: number }[] {
  const parent = path.dirname(root);
  if (!fs.existsSync(parent)) return [];
  const found = fs.readdirSync(parent).sort(compareText);
  return found.flatMap((name) => {
    const rest = name.startsWith(`${path.basename(root)}.`)
      ? name.slice(path.basename(root).length + 1)
      : '';
    const [, stage, pid] = /^(next|old|trash)-(\d+)$/.exec(rest) ?? [];
    return stage === undefined
      ? []
      : [{ path: path.join(parent, name), stage: stage as Stage, pid: Number(pid) }];
  });
}
