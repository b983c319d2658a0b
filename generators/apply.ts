/** Carries out what a run has planned: writes pages and data, then the surface reports. Writes files. */

import path from 'node:path';
import type { Diagnostic } from './core/diagnostics.ts';
import { applyFile } from './core/files/apply-file.ts';
import { applyWrites } from './core/files/files.ts';
import type { SurfaceReport } from './core/reference.ts';
import type { RunPlan } from './plan.ts';

/** Gives diagnostics, and writes no reports, when the pages could not be written. */
export function applyRun(root: string, out: string, plan: RunPlan): readonly Diagnostic[] {
  const problems = applyWrites(out, plan.writes);
  if (problems.length === 0) for (const report of plan.surfaces) applySurface(root, report);
  return problems;
}

function applySurface(root: string, report: SurfaceReport): void {
  applyFile(path.join(root, 'schema/surface', report.file), report.text);
}
