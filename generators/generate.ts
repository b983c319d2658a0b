/** One run over some references: load → plan → apply, and a report of it. Touches files through these stages only. */

import { applyRun } from './apply.ts';
import type { Diagnostic } from './core/diagnostics.ts';
import type { RunOptions } from './load.ts';
import { loadRun, outputFolder } from './load.ts';
import type { Counts, RunPlan } from './plan.ts';
import { planRun } from './plan.ts';

export interface RunReport {
  readonly isFailed: boolean;
  readonly references: Counts;
  /** Files that were written, or would be with `--check`; none when the run fails. */
  readonly written: number;
  readonly removed: number;
  readonly kept: number;
  /** Sentences for people: what happened to pages and surface reports. */
  readonly notes: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export async function generate(options: RunOptions): Promise<RunReport> {
  const { root, flags, progress } = options;
  const plan = planRun(await loadRun(options), flags, progress);
  const isApplied = !plan.isRefused && !flags.isCheck;
  if (isApplied) progress('writing');
  const problems = isApplied ? applyRun(root, outputFolder(root, flags), plan) : [];
  const isStopped = plan.isRefused || problems.length > 0;
  const { write, remove, keep } = plan.writes;
  const isStale = flags.isCheck && flags.out !== null && write.length + remove.length > 0;
  return {
    isFailed: isStopped || isStale,
    references: plan.counts,
    written: isStopped ? 0 : write.length,
    removed: isStopped ? 0 : remove.length,
    kept: keep,
    notes: isStopped
      ? ['nothing was written: the old pages are unchanged']
      : notesOf(plan, isApplied ? 'done' : 'planned'),
    diagnostics: [...plan.diagnostics, ...problems],
  };
}

function notesOf({ writes, surfaces }: RunPlan, state: 'done' | 'planned'): string[] {
  const verb = state === 'done' ? '' : 'would be ';
  const pages = `pages and data: ${writes.write.length} ${verb}written, ${writes.remove.length} ${verb}removed, ${writes.keep} unchanged`;
  const reports = surfaces.map(
    ({ file }) =>
      `surface report schema/surface/${file} changed: read the difference and commit it`,
  );
  return [pages, ...(state === 'done' ? reports : [])];
}
