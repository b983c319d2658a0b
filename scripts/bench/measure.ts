/** CPU and wall time of a whole process, medians over repeated runs. Starts processes. */

import { spawnSync } from 'node:child_process';
import { root } from '../tool.ts';

export interface Measure {
  /** Seconds of user and system time of the process and its children. */
  readonly cpu: number;
  readonly wall: number;
}

/** Runs a TypeScript program `times` times. Throws when it fails: a broken run has no speed. */
export function measureScript(file: string, args: readonly string[], times: number): Measure {
  const runs = Array.from({ length: times }, () => measureOnce(file, args));
  return { cpu: median(runs.map((run) => run.cpu)), wall: median(runs.map((run) => run.wall)) };
}

function measureOnce(file: string, args: readonly string[]): Measure {
  const start = performance.now();
  const probe = ['--import', 'tsx', '--import', './scripts/bench/report-usage.mjs', file, ...args];
  const run = spawnSync(process.execPath, probe, { cwd: root, encoding: 'utf8' });
  const wall = (performance.now() - start) / 1000;
  if (run.status !== 0) throw new Error(`${file} failed: ${run.stderr}`);
  const told = /cpu-microseconds (\d+)/.exec(run.stderr)?.[1];
  if (told === undefined) throw new Error(`${file} did not report its CPU time`);
  return { cpu: Number(told) / 1e6, wall };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
