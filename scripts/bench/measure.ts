/** CPU and wall time of whole processes, medians over runs that take turns. Starts processes. */

import { spawnSync } from 'node:child_process';
import { root } from '../process/tool.ts';
import type { BenchRow } from './registry.ts';

export interface Measure {
  /** Seconds of user and system time of the process. */
  readonly cpu: number;
  readonly wall: number;
  readonly stdout: string;
}

/** A program with its arguments; `before` makes each run start alike and is not measured. */
export interface Measured {
  readonly args: readonly string[];
  readonly before?: () => void;
}

/**
 * Runs every program `times` times, in turns, so that a busy moment of the machine hits all alike.
 * The first round warms caches and does not count. Throws when a run fails: it has no speed.
 */
export function measureInTurns(programs: readonly Measured[], times: number): Measure[] {
  const runs = programs.map((): Measure[] => []);
  for (let round = 0; round <= times; round += 1) {
    for (const [index, program] of programs.entries()) {
      const measure = measureOnce(program);
      if (round > 0) runs[index]?.push(measure);
    }
  }
  return runs.map((all) => ({
    cpu: median(all.map((run) => run.cpu)),
    wall: median(all.map((run) => run.wall)),
    stdout: all.at(-1)?.stdout ?? '',
  }));
}

function measureOnce({ args, before }: Measured): Measure {
  before?.();
  const start = performance.now();
  const probe = ['--import', './scripts/bench/report-usage.mjs', ...args];
  const run = spawnSync(process.execPath, probe, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const wall = (performance.now() - start) / 1000;
  if (run.status !== 0) throw new Error(`${args.join(' ')} failed: ${run.stderr}`);
  const reported = /cpu-microseconds (\d+)/.exec(run.stderr)?.[1];
  if (reported === undefined) throw new Error(`${args[0]} did not report its CPU time`);
  return { cpu: Number(reported) / 1e6, wall, stdout: run.stdout };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A program against the least that any must do; the floor runs first in each round. */
export function compareInTurns(
  program: Measured,
  floor: Measured,
  times: number,
): { readonly row: Pick<BenchRow, 'cpu' | 'wall' | 'floor' | 'ratio'>; readonly measure: Measure } {
  const [least, measure] = measureInTurns([floor, program], times);
  if (!least || !measure) throw new Error('measureInTurns() lost a program');
  const { cpu, wall } = measure;
  return { row: { cpu, wall, floor: least.cpu, ratio: cpu / least.cpu }, measure };
}
