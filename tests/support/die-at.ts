/** Runs a writer that ends at one step of its writing, as if it were killed there. Starts a process. */

import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';

const DYING = new URL('die-at-step.mjs', import.meta.url).href;

/** What it said on standard output until the change of the file system with the number `step`. */
export function dieAt(step: number, ...program: readonly string[]): string {
  const { signal, stdout, stderr } = spawnSync(process.execPath, ['--import', DYING, ...program], {
    encoding: 'utf8',
    env: { ...process.env, DIE_AT: String(step) },
  });
  expect([signal, stderr]).toEqual(['SIGKILL', '']);
  return stdout;
}
