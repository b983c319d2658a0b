/** A release whose command is killed at any moment: what is there is old or new, never mixed, and a rerun ends the same. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { filesBelow, root } from '../support/run.ts';
import { changedInterface } from './changed-inputs.ts';
import { copyProject } from './project.ts';

/** `SMALL=1` leaves most references out: the same steps in a fraction of the time. */
function project(): string {
  const folder = copyProject();
  if (!process.env['SMALL']) return folder;
  const file = path.join(folder, 'generators/references.ts');
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const kept = lines.filter((line) => !/name: '(?!json-rpc|changes)/.test(line));
  fs.writeFileSync(file, kept.join('\n'));
  return folder;
}

/** Everything that a reader of the project can see. */
function stateOf(folder: string): ReadonlyMap<string, string> {
  return new Map(
    fs
      .readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.release'))
      .flatMap((entry): (readonly [string, string])[] => {
        const full = path.join(folder, entry.name);
        if (entry.isFile()) return [[entry.name, fs.readFileSync(full, 'utf8')]];
        return [...filesBelow(full)].map(([file, text]) => [`${entry.name}/${file}`, text]);
      }),
  );
}

const same = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean =>
  JSON.stringify([...a]) === JSON.stringify([...b]);

const request = { abi: '1.13.4', openrpc: changedInterface() };

function start(folder: string): ReturnType<typeof spawn> {
  const command = ['--import', 'tsx', 'tests/replay/take-release.ts', JSON.stringify(request)];
  return spawn(process.execPath, command, { cwd: folder, stdio: 'ignore', detached: true });
}

/** What dies: the command alone, with all that it started, or with what puts the release in place besides. */
const VICTIMS = ['command', 'group', 'all'] as const;

interface Moment {
  /** From when on it counts: the start, the list of moves, or the first move. */
  readonly from: 'start' | 'list' | 'move';
  /** Of the whole run for `start`, else of the time in which files move. */
  readonly share: number;
  readonly victim: (typeof VICTIMS)[number];
}

/** Milliseconds in which files move, and a bit more. */
const MOVING = 80;

/** Two in five are where files move, the others spread evenly over the whole run. */
function momentsOf(rounds: number): readonly Moment[] {
  const moving = Math.floor((rounds * 2) / 5);
  return Array.from({ length: rounds }, (_, round): Moment => {
    const isMoving = round < moving;
    const [index, count] = isMoving ? [round, moving] : [round - moving, rounds - moving];
    return {
      from: isMoving ? (round % 4 === 0 ? 'list' : 'move') : 'start',
      share: (index + Math.random()) / count,
      victim: VICTIMS[round % VICTIMS.length] ?? 'all',
    };
  });
}

async function killAt(folder: string, moment: Moment, length: number): Promise<void> {
  const { from, share, victim } = moment;
  const child = start(folder);
  const ended = once(child, 'exit');
  const pid = child.pid ?? 0;
  if (from === 'start') await Promise.race([wait(share * length), ended]);
  else {
    const list = path.join(folder, '.release/moves.json');
    const isThere = () => fs.existsSync(list) && (from === 'list' || holderOf(folder) !== pid);
    while (child.exitCode === null && !isThere()) await wait(1);
    await wait(share * MOVING);
  }
  if (child.exitCode === null) process.kill(victim === 'command' ? pid : -pid, 'SIGKILL');
  // What puts the release in place has the lock meanwhile.
  const mover = holderOf(folder);
  if (victim === 'all' && mover > 0 && mover !== pid) process.kill(mover, 'SIGKILL');
  await ended;
}

function holderOf(folder: string): number {
  const lock = path.join(folder, '.release.lock');
  return fs.existsSync(lock) ? Number(fs.readFileSync(lock, 'utf8')) : 0;
}

/** What puts the release in place outlives the command, and has the lock until it is done; where it was killed too, the next command completes it. */
async function settled(folder: string): Promise<void> {
  for (let tries = 0; isHydrated(holderOf(folder)) && tries < 600; tries += 1) await wait(100);
  spawnSync(process.execPath, [path.join(folder, 'scripts/generate.mjs'), '--help']);
}

function isHydrated(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Each line at once: a run of hours that is broken off has told what it saw. */
function say(line: string): void {
  const file = path.join(root, 'tests/.results/kills.txt');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.appendFileSync(file, `${line}\n`);
}

describe.runIf(process.env['FUZZ'])('a release that is killed', () => {
  // On a busy machine, fifty rounds take hours.
  it('is old or new, and a rerun ends the same', async () => {
    const fresh = project();
    const old = stateOf(fresh);
    const began = Date.now();
    expect(await once(start(fresh), 'exit')).toEqual([0, null]);
    const length = Date.now() - began;
    const wanted = stateOf(fresh);
    expect(same(wanted, old)).toBe(false);
    say(`a whole run takes ${length} ms`);
    const ends: string[] = [];
    for (const moment of momentsOf(Number(process.env['KILLS'] ?? 50))) {
      const folder = project();
      await killAt(folder, moment, length);
      await settled(folder);
      const state = stateOf(folder);
      const end = same(state, old) ? 'old' : same(state, wanted) ? 'new' : 'mixed';
      const others = [...state].flatMap(([file, text]) => (old.get(file) === text ? [] : [file]));
      const rerun: unknown = (await once(start(folder), 'exit'))[0];
      const isSame = same(stateOf(folder), wanted);
      const line = `${moment.from} ${moment.share.toFixed(3)} ${moment.victim}: ${end}; rerun ${rerun === 0 && isSame ? 'the same' : 'another'}`;
      ends.push(line);
      say(line);
      expect(end, `${line}\n${others.join('\n')}`).not.toBe('mixed');
      expect([rerun, isSame], line).toEqual([0, true]);
      fs.rmSync(path.dirname(folder), { recursive: true });
    }
    for (const state of ['old', 'new'])
      expect(ends.some((end) => end.includes(`: ${state};`))).toBe(true);
  }, 86_400_000);
});
