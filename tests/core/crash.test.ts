/** Runs that are killed, and runs that meet: the pages are the old ones or the new ones, never a mixture. */

import type { ChildProcessByStdio } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { applyWrites, loadOutput, planWrites } from '../../generators/core/files/files.ts';
import { bundleProgram } from '../../scripts/process/bundle.mjs';
import { dieAt } from '../support/die-at.ts';
import { pageSet } from '../support/page-sets.ts';
import { temporaryFolder } from '../support/run.ts';

const A = pageSet('a');
const B = pageSet('b');
/** A process that has ended. */
const DEAD = spawnSync(process.execPath, ['-e', '']).pid;

function newRoot(): string {
  return path.join(temporaryFolder(), 'out');
}

function write(root: string, wanted: typeof A): readonly string[] {
  const plan = planWrites(wanted, loadOutput(root));
  return (plan.diagnostics.length > 0 ? plan.diagnostics : applyWrites(root, plan)).map(
    (one) => one.code,
  );
}

/** Which page set lies there; anything else is given as it is. */
function setOn(root: string, a = A, b = B): string {
  const state = loadOutput(root);
  const shown = (files: typeof A): string =>
    JSON.stringify(files.map((file) => [file.path, file.text]).sort());
  const found = JSON.stringify([...state.texts].sort());
  if (found === shown(a)) return 'a';
  if (found === shown(b)) return 'b';
  return `${state.texts.size} files of ${state.owned.length} owned: ${[...state.texts.keys()].join()}`;
}

describe('a run that is killed', () => {
  it('leaves all the old pages or all the new ones, at every step of its writing', async () => {
    const writer = await bundleProgram('tests/support/alternating-writer.ts');
    const [few, other] = [pageSet('a', 2), pageSet('b', 2)];
    const root = newRoot();
    write(root, few);
    fs.writeFileSync(path.join(root, 'same/notes.mdx'), 'mine');
    let found = '';
    for (let isThrough = false; !isThrough;) {
      const step = found.length + 1;
      const said = dieAt(step, fileURLToPath(writer), root, String(few.length / 3));
      isThrough = said.includes('ready');
      found += setOn(root, few, other);
      expect(fs.readFileSync(path.join(root, 'same/notes.mdx'), 'utf8'), `step ${step}`).toBe(
        'mine',
      );
      expect([write(root, other), write(root, few)], `after step ${step}`).toEqual([[], []]);
      expect(fs.readdirSync(path.dirname(root))).toEqual(['out']);
    }
    // The new pages are there from one step on; then comes the second round, which takes them away again.
    expect(found).toMatch(/^a{15,}b{3,}a?$/);
  });

  it('between the two renames leaves the old pages, which come back', () => {
    const root = newRoot();
    write(root, A);
    fs.renameSync(root, `${root}.old-${DEAD}`);
    fs.mkdirSync(`${root}.next-${DEAD}`);
    expect(setOn(root)).toBe('a');
    expect(write(root, B)).toEqual([]);
    expect(setOn(root)).toBe('b');
  });

  it('before the first page leaves nothing, and the next run writes all', () => {
    const root = newRoot();
    fs.mkdirSync(`${root}.next-${DEAD}/half`, { recursive: true });
    expect(write(root, A)).toEqual([]);
    expect(setOn(root)).toBe('a');
  });
});

describe('two runs at once', () => {
  it('do not both write: the second learns who is first', () => {
    const root = newRoot();
    write(root, A);
    const plan = planWrites(B, loadOutput(root));
    // Process 1 always runs.
    fs.writeFileSync(`${root}.lock`, '1');
    expect(applyWrites(root, plan).map((one) => [one.code, one.message])).toEqual([
      ['core/output-busy', 'another run (process 1) is writing "out"'],
    ]);
    expect(planWrites(B, loadOutput(root)).diagnostics.map((one) => one.code)).toEqual([
      'core/output-busy',
    ]);
    fs.rmSync(`${root}.lock`);
    expect(setOn(root)).toBe('a');
  });

  it('do not mix: a plan made before the other run wrote is refused', () => {
    const root = newRoot();
    write(root, A);
    const old = planWrites(B.slice(0, 3), loadOutput(root));
    write(root, B);
    expect(applyWrites(root, old).map((one) => one.code)).toEqual(['core/output-changed']);
    expect(setOn(root)).toBe('b');
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
      expect(write(root, turn % 2 === 0 ? B : A)).toEqual([]);
      expect(fs.existsSync(`${root}.lock`)).toBe(false);
    }
  });

  it("never end in a mixture, killed at any moment while they get in each other's way", async () => {
    const writer = fileURLToPath(await bundleProgram('tests/support/alternating-writer.ts'));
    for (let round = 0; round < 4; round += 1) {
      const root = newRoot();
      write(root, A);
      const faults = await Promise.all(
        [0, 1, 2].map(() =>
          killLater(spawn(process.execPath, [writer, root], { stdio: ['ignore', 'pipe', 'pipe'] })),
        ),
      );
      expect(['a', 'b']).toContain(setOn(root));
      expect(faults).toEqual(['', '', '']);
    }
  });
});

/** What it said on standard error until it was killed, some time after its first round. */
async function killLater(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const gone = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), gone]);
  await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 200));
  child.kill('SIGKILL');
  await gone;
  return said;
}
