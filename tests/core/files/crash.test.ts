/** Runs that are killed, and runs that meet: the pages are the old ones or the new ones, never a mixture. */

import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundleProgram } from '../../../scripts/process/bundle.mjs';
import { dieAt } from '../../support/die-at.ts';
import { pageSet, setOn, writeSet } from '../../support/page-sets.ts';
import { temporaryFolder } from '../../support/run.ts';

const A = pageSet('a');
const B = pageSet('b');

function newRoot(): string {
  return path.join(temporaryFolder(), 'out');
}

describe('a run that is killed', () => {
  it('leaves all the old pages or all the new ones, at every step of its writing', async () => {
    const writer = await bundleProgram('tests/support/alternating-writer.ts');
    const [few, other] = [pageSet('a', 2), pageSet('b', 2)];
    const root = newRoot();
    writeSet(root, few);
    fs.writeFileSync(path.join(root, 'same/notes.mdx'), 'mine');
    let found = '';
    for (let isThrough = false; !isThrough;) {
      const step = found.length + 1;
      const message = dieAt(step, fileURLToPath(writer), root, String(few.length / 3));
      isThrough = message.includes('ready');
      found += setOn(root, few, other);
      expect(fs.readFileSync(path.join(root, 'same/notes.mdx'), 'utf8'), `step ${step}`).toBe(
        'mine',
      );
      expect([writeSet(root, other), writeSet(root, few)], `after step ${step}`).toEqual([[], []]);
      expect(fs.readdirSync(path.dirname(root))).toEqual(['out']);
    }
    // The new pages are there from one step on; then comes the second round, which takes them away again.
    expect(found).toMatch(/^a{15,}b{3,}a?$/);
  });
});

describe('two runs at once', () => {
  it("never end in a mixture, killed at any moment while they get in each other's way", async () => {
    const writer = fileURLToPath(await bundleProgram('tests/support/alternating-writer.ts'));
    for (let round = 0; round < 4; round += 1) {
      const root = newRoot();
      writeSet(root, A);
      const errors = await Promise.all(
        [0, 1, 2].map(() =>
          killLater(spawn(process.execPath, [writer, root], { stdio: ['ignore', 'pipe', 'pipe'] })),
        ),
      );
      expect(['a', 'b']).toContain(setOn(root, A, B));
      expect(errors).toEqual(['', '', '']);
    }
  });
});

/** What it said on standard error until it was killed, some time after its first round. */
async function killLater(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  let message = '';
  child.stderr.on('data', (data: Buffer) => (message += data.toString()));
  const removed = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), removed]);
  await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 200));
  child.kill('SIGKILL');
  await removed;
  return message;
}
