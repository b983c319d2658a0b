/** One writer at a time: a file beside the folder that names the process. Touches that file only. */

import fs from 'node:fs';
import path from 'node:path';

/**
 * Does the work while no other process does any on `folder`. Gives the number of the process that
 * is in the way, or null when the work was done. A lock whose process is gone does not count; two
 * who find such a lock may both take it, so `work` asks `isOurs` before its last step.
 */
export function withLock(folder: string, work: (isOurs: () => boolean) => void): number | null {
  const lock = holdLock(folder);
  if (typeof lock === 'number') return lock;
  try {
    work(lock.isOurs);
  } finally {
    lock.release();
  }
  return null;
}

export interface HeldLock {
  isOurs(): boolean;
  release(): void;
}

/** For work that takes a while, such as a release: the lock, or the number of the process that has it. */
export function holdLock(folder: string): HeldLock | number {
  const lock = lockOf(folder);
  if (!take(lock)) {
    const holder = liveHolder(folder);
    if (holder !== null) return holder;
    fs.rmSync(lock, { force: true });
    if (!take(lock)) return liveHolder(folder) ?? 0;
  }
  const isOurs = (): boolean => readLock(lock) === String(process.pid);
  const release = (): void => {
    if (isOurs()) fs.rmSync(lock, { force: true });
  };
  try {
    discardLeftovers(lock);
  } catch (error) {
    release();
    throw error;
  }
  return { isOurs, release };
}

/** The other process that is working on `folder` now. */
export function liveHolder(folder: string): number | null {
  const lock = lockOf(folder);
  if (!fs.existsSync(lock)) return null;
  const pid = Number(readLock(lock));
  const isOther = Number.isInteger(pid) && pid > 0 && pid !== process.pid;
  return isOther && isRunning(pid) ? pid : null;
}

export function lockOf(folder: string): string {
  return `${folder}.lock`;
}

/** False when the lock exists. Made under another name first: a lock is never seen half written. */
function take(lock: string): boolean {
  const own = `${lock}.${process.pid}`;
  fs.rmSync(own, { force: true });
  fs.writeFileSync(own, String(process.pid), { flag: 'wx' });
  try {
    fs.linkSync(own, lock);
    return true;
  } catch {
    // The lock exists, or the file system has no hard links, as some network shares.
    return takePlainly(lock);
  } finally {
    fs.rmSync(own, { force: true });
  }
}

/** Names under which killed runs were about to take the lock. */
function discardLeftovers(lock: string): void {
  const folder = path.dirname(lock);
  for (const name of fs.readdirSync(folder)) {
    if (name.startsWith(`${path.basename(lock)}.`))
      fs.rmSync(path.join(folder, name), { force: true });
  }
}

function takePlainly(lock: string): boolean {
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Empty when the lock went away between two looks. */
function readLock(lock: string): string {
  try {
    return fs.readFileSync(lock, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): unknown {
  return (error as NodeJS.ErrnoException).code;
}
