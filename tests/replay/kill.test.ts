/** A release whose command is killed at any moment: what is there is old or new, never mixed, and a rerun ends the same. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../support/run.ts';
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

const openrpc = changedInterface();

function start(folder: string): ReturnType<typeof spawn> {
  const command = ['--import', 'tsx', 'scripts/sync.ts', 'release', '--no-examples'];
  return spawn(process.execPath, [...command, '--openrpc', openrpc], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
  });
}

/** A share of the whole run; from 1 on, so many milliseconds after the list of moves is there. */
interface Moment {
  readonly at: number;
  /** The command with everything that it started, or the command alone. */
  readonly isGroup: boolean;
}

async function killAt(folder: string, { at, isGroup }: Moment, length: number): Promise<void> {
  const list = path.join(folder, '.release/moves.json');
  const child = start(folder);
  const ended = once(child, 'exit');
  const pid = child.pid ?? 0;
  if (at < 1) await Promise.race([wait(at * length), ended]);
  else {
    while (child.exitCode === null && !fs.existsSync(list)) await wait(1);
    await wait(at - 1);
  }
  if (child.exitCode === null) process.kill(isGroup ? -pid : pid, 'SIGKILL');
  await ended;
}

/** What puts the release in place outlives the command: until it is through, the next command waits for it. */
async function settled(folder: string): Promise<void> {
  const list = path.join(folder, '.release/moves.json');
  for (let tries = 0; fs.existsSync(list) && tries < 100; tries += 1) await wait(100);
  spawnSync(process.execPath, [path.join(folder, 'scripts/generate.mjs'), '--help']);
}

describe.runIf(process.env['FUZZ'])('a release that is killed', () => {
  it('is old or new, and a rerun ends the same', async () => {
    const fresh = project();
    const old = stateOf(fresh);
    const began = Date.now();
    expect(await once(start(fresh), 'exit')).toEqual([0, null]);
    const length = Date.now() - began;
    const wanted = stateOf(fresh);
    expect(same(wanted, old)).toBe(false);
    const rounds = Number(process.env['KILLS'] ?? 50);
    // Most at any moment; some where files move.
    const moments = Array.from({ length: rounds }, (_, round) => ({
      at: round % 5 === 4 ? 1 + 40 * Math.random() : 0.999 * Math.random(),
      isGroup: round % 2 === 0,
    }));
    let folder = project();
    const ends: string[] = [];
    for (const moment of moments) {
      await killAt(folder, moment, length);
      await settled(folder);
      const state = stateOf(folder);
      const end = same(state, old) ? 'old' : same(state, wanted) ? 'new' : 'mixed';
      ends.push(`${moment.at.toFixed(3)}${moment.isGroup ? ' group' : ''}: ${end}`);
      const others = [...state].flatMap(([file, text]) => (old.get(file) === text ? [] : [file]));
      expect(end, `${ends.at(-1)}\n${others.join('\n')}`).not.toBe('mixed');
      if (end === 'new') folder = project();
    }
    expect(await once(start(folder), 'exit')).toEqual([0, null]);
    expect(same(stateOf(folder), wanted)).toBe(true);
    console.log(`killed ${rounds} times, of ${length} ms:\n${ends.join('\n')}`);
    for (const one of ['old', 'new']) expect(ends.some((end) => end.endsWith(one))).toBe(true);
  });
});
