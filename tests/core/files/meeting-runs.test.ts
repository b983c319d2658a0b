/** What killed runs leave, and runs that meet, staged by hand: who writes, and what is cleared away. */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { applyWrites, loadOutput, planWrites } from '../../../generators/core/files/files.ts';
import { holdLock, liveHolder, lockOf, withLock } from '../../../generators/core/files/lock.ts';
import { pageSet, setOn, writeSet } from '../../support/page-sets.ts';
import { temporaryFolder } from '../../support/run.ts';

const A = pageSet('a', 2);
const B = pageSet('b', 2);
/** A process that has ended. */
const DEAD = spawnSync(process.execPath, ['-e', '']).pid;

function newRoot(): string {
  return path.join(temporaryFolder(), 'out');
}

describe('a run that was killed', () => {
  it('between the two renames leaves the old pages, which come back', () => {
    const root = newRoot();
    writeSet(root, A);
    fs.renameSync(root, `${root}.old-${DEAD}`);
    fs.mkdirSync(`${root}.next-${DEAD}`);
    expect(setOn(root, A, B)).toBe('a');
    expect(writeSet(root, B)).toEqual([]);
    expect(setOn(root, A, B)).toBe('b');
  });

  it('leaves folders that the next run clears away, and nothing else', () => {
    const root = newRoot();
    writeSet(root, A);
    const stages = ['next', 'old', 'trash'];
    const left = [DEAD, process.pid].flatMap((pid) => stages.map((stage) => `out.${stage}-${pid}`));
    // Of a run that goes on, of another folder, of somebody who only uses such names.
    const others = [
      'out.next-1',
      ...['outer.old', 'bin.old', 'out.olds', 'out.x.old'].map((name) => `${name}-${DEAD}`),
      `out.old-${DEAD}.zip`,
    ];
    for (const name of [...left, ...others])
      fs.mkdirSync(path.join(root, '..', name, 'page'), { recursive: true });
    for (const name of [`out.lock.${DEAD}`, 'out.locked'])
      fs.writeFileSync(`${root}/../${name}`, '');
    expect(writeSet(root, B)).toEqual([]);
    const beside = fs.readdirSync(path.dirname(root)).sort();
    expect(beside).toEqual([...others, 'out', 'out.locked'].sort());
    expect(setOn(root, A, B)).toBe('b');
  });

  it('between the two renames keeps the old pages also from a run that comes too late', () => {
    const root = newRoot();
    writeSet(root, A);
    const plan = planWrites(B, loadOutput(root));
    fs.renameSync(root, `${root}.old-${DEAD}`);
    expect(applyWrites(root, plan).map((diagnostic) => diagnostic.code)).toEqual([
      'core/output-changed',
    ]);
    expect(setOn(root, A, B)).toBe('a');
  });

  it('before the first page leaves nothing, and the next run writes all', () => {
    const root = newRoot();
    fs.mkdirSync(`${root}.next-${DEAD}/half`, { recursive: true });
    expect(writeSet(root, A)).toEqual([]);
    expect(setOn(root, A, B)).toBe('a');
  });
});

describe('two runs at once', () => {
  it('do not both write: the second learns who is first', () => {
    const root = newRoot();
    writeSet(root, A);
    const plan = planWrites(B, loadOutput(root));
    // Process 1 always runs.
    fs.writeFileSync(`${root}.lock`, '1');
    expect(
      applyWrites(root, plan).map((diagnostic) => [diagnostic.code, diagnostic.message]),
    ).toEqual([['core/output-busy', 'another run (process 1) is writing "out"']]);
    expect(
      planWrites(B, loadOutput(root)).diagnostics.map((diagnostic) => diagnostic.code),
    ).toEqual(['core/output-busy']);
    fs.rmSync(`${root}.lock`);
    expect(setOn(root, A, B)).toBe('a');
  });

  it('do not mix: a plan made before the other run wrote is refused', () => {
    const root = newRoot();
    writeSet(root, A);
    const old = planWrites(B.slice(0, 3), loadOutput(root));
    writeSet(root, B);
    expect(applyWrites(root, old).map((diagnostic) => diagnostic.code)).toEqual([
      'core/output-changed',
    ]);
    expect(setOn(root, A, B)).toBe('b');
  });

  it('take a lock that a dead process left', () => {
    const root = newRoot();
    for (const [turn, left] of [
      String(DEAD),
      '',
      'nonsense',
      '-1',
      String(process.pid),
    ].entries()) {
      fs.writeFileSync(`${root}.lock`, left);
      expect(writeSet(root, turn % 2 === 0 ? B : A)).toEqual([]);
      expect(fs.existsSync(`${root}.lock`)).toBe(false);
    }
  });

  it('learn who is first also when that one belongs to somebody else', () => {
    const root = newRoot();
    vi.spyOn(process, 'kill').mockImplementation(() => refuse('EPERM', 'kill'));
    fs.writeFileSync(`${root}.lock`, '7');
    expect(writeSet(root, A)).toEqual(['core/output-busy']);
  });

  it('end before the swap when another run took the lock', () => {
    const root = newRoot();
    writeSet(root, A);
    const makeFolder = fs.mkdirSync;
    vi.spyOn(fs, 'mkdirSync').mockImplementation((folder, options) => {
      if (String(folder).includes('.next-')) fs.writeFileSync(`${root}.lock`, '1');
      return makeFolder(folder, options);
    });
    expect(writeSet(root, B)).toEqual(['core/output-changed']);
    expect(fs.readFileSync(`${root}.lock`, 'utf8')).toBe('1');
    fs.rmSync(`${root}.lock`);
    expect([setOn(root, A, B), fs.readdirSync(path.dirname(root))]).toEqual(['a', ['out']]);
  });
});

describe('a lock', () => {
  it('lies beside the folder, names the process, and goes when the work is done or fails', () => {
    const root = newRoot();
    const seen: unknown[] = [];
    const work = (isOurs: () => boolean): void => {
      seen.push(
        fs.readdirSync(path.dirname(root)),
        fs.readFileSync(lockOf(root), 'utf8'),
        isOurs(),
      );
    };
    expect(withLock(root, work)).toBeNull();
    expect(seen).toEqual([['out.lock'], String(process.pid), true]);
    expect(() => withLock(root, () => refuse('EIO', 'write'))).toThrow('EIO');
    expect(fs.readdirSync(path.dirname(root))).toEqual([]);
  });

  it('that another process took over is not ours, and stays', () => {
    const root = newRoot();
    const held = holdLock(root);
    if (typeof held === 'number') throw new Error('nobody else holds it');
    fs.writeFileSync(lockOf(root), '1');
    expect([held.isOurs(), holdLock(root), liveHolder(root)]).toEqual([false, 1, 1]);
    held.release();
    expect(fs.readFileSync(lockOf(root), 'utf8')).toBe('1');
    fs.rmSync(lockOf(root));
    expect([held.isOurs(), liveHolder(root)]).toEqual([false, null]);
  });

  it('does not stay when its folder cannot be read, and no folder takes its place', () => {
    const root = newRoot();
    vi.spyOn(fs, 'readdirSync').mockImplementationOnce(() => refuse('EIO', 'scandir'));
    expect(() => holdLock(root)).toThrow('EIO');
    expect(fs.existsSync(lockOf(root))).toBe(false);
    fs.mkdirSync(lockOf(root));
    expect(writeSet(root, A)).toEqual(['core/unwritable']);
  });

  it('is not in the way of the process that holds it', () => {
    const root = newRoot();
    fs.writeFileSync(lockOf(root), String(process.pid));
    expect(liveHolder(root)).toBeNull();
  });

  it('of two who find a dead one goes to the first', () => {
    const root = newRoot();
    fs.writeFileSync(lockOf(root), String(DEAD));
    const remove = fs.rmSync;
    vi.spyOn(fs, 'rmSync').mockImplementation((file, options) => {
      remove(file, options);
      if (file === lockOf(root)) fs.writeFileSync(file, '1');
    });
    expect(holdLock(root)).toBe(1);
  });
});

describe('a file system without hard links', () => {
  it('is written to all the same, one run at a time', () => {
    const root = newRoot();
    vi.spyOn(fs, 'linkSync').mockImplementation(() => refuse('EPERM', 'link'));
    expect([writeSet(root, A), writeSet(root, B)]).toEqual([[], []]);
    expect([setOn(root, A, B), fs.readdirSync(path.dirname(root))]).toEqual(['b', ['out']]);
    fs.writeFileSync(lockOf(root), '1');
    expect(holdLock(root)).toBe(1);
  });

  it('says when it takes no lock', () => {
    const root = newRoot();
    vi.spyOn(fs, 'linkSync').mockImplementation(() => refuse('EPERM', 'link'));
    const writeFile = fs.writeFileSync;
    vi.spyOn(fs, 'writeFileSync').mockImplementation((file, ...rest) =>
      file === lockOf(root) ? refuse('EROFS', 'open') : writeFile(file, ...rest),
    );
    expect(writeSet(root, A)).toEqual(['core/unwritable']);
    expect(fs.readdirSync(path.dirname(root))).toEqual([]);
  });
});

/** As the file system does it. */
function refuse(code: string, syscall: string): never {
  throw Object.assign(new Error(`${code} in ${syscall}`), { code, syscall });
}
