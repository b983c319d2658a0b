/** A release whose command is killed at any moment: the project is as it was, and the next run ends the same. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { root, temporaryFolder } from '../support/run.ts';
import { changedInterface } from './changed-inputs.ts';
import { commitAll, copyProject, git } from './project.ts';

/** `SMALL=1` leaves most references out: the same steps in a fraction of the time. */
function project(): string {
  const folder = copyProject();
  if (!process.env['SMALL']) return folder;
  const file = path.join(folder, 'generators/references.ts');
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const entries = lines.filter((line) => !/name: '(?!json-rpc|changes)/.test(line));
  fs.writeFileSync(file, entries.join('\n'));
  commitAll(folder);
  return folder;
}

const request = { abi: '1.13.4', openrpc: changedInterface() };

function start(folder: string): ReturnType<typeof spawn> {
  const command = ['--import', 'tsx', 'tests/replay/take-release.ts', JSON.stringify(request)];
  return spawn(process.execPath, command, { cwd: folder, stdio: 'ignore', detached: true });
}

/** The tree of the branch that a release left; null when there is none. */
function branchOf(folder: string): string | null {
  const branch = git(folder, 'branch', '--list', '--format=%(refname)', 'release/*');
  return branch === '' ? null : git(folder, 'rev-parse', `${branch}^{tree}`);
}

/** Each line at once: a run of hours that is broken off has told what it saw. */
function say(line: string): void {
  const file = path.join(root, 'tests/.results/kills.txt');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.appendFileSync(file, `${line}\n`);
}

describe.runIf(process.env['FUZZ'])('a release that is killed', () => {
  // On a busy machine, fifty rounds take hours.
  it('leaves the project as it was, and no branch or a whole one', async () => {
    // All rounds begin with the same files, whatever somebody edits meanwhile.
    const pristine = project();
    const copy = (): string => {
      const folder = path.join(temporaryFolder(), 'project');
      fs.cpSync(pristine, folder, { recursive: true, verbatimSymlinks: true });
      return folder;
    };
    const fresh = copy();
    const began = Date.now();
    expect(await once(start(fresh), 'exit')).toEqual([0, null]);
    const length = Date.now() - began;
    const whole = branchOf(fresh);
    expect(whole).not.toBeNull();
    say(`a whole run takes ${length} ms`);
    const rounds = Number(process.env['KILLS'] ?? 50);
    for (let round = 0; round < rounds; round += 1) {
      const folder = copy();
      const head = git(folder, 'rev-parse', 'HEAD');
      const child = start(folder);
      const ended = once(child, 'exit');
      const share = (round + Math.random()) / rounds;
      await Promise.race([wait(share * length), ended]);
      // The command alone, or with all that it started.
      const pid = child.pid ?? 0;
      if (child.exitCode === null) process.kill(round % 2 === 0 ? pid : -pid, 'SIGKILL');
      await ended;
      const state = [git(folder, 'rev-parse', 'HEAD'), git(folder, 'status', '--porcelain')];
      const left = branchOf(folder);
      if (left === null) expect(await once(start(folder), 'exit')).toEqual([0, null]);
      const line = `${share.toFixed(3)}: ${left === null ? 'no branch' : 'a branch'}`;
      say(line);
      expect([state, branchOf(folder)], line).toEqual([[head, ''], whole]);
      fs.rmSync(path.dirname(folder), { recursive: true });
    }
  }, 86_400_000);
});
