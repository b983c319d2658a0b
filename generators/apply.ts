/** Carries out what a run has planned: writes pages and data, then the surface reports. Writes files. */

import path from 'node:path';
import type { Diagnostic } from './core/diagnostics.ts';
import { applyFile } from './core/files/apply-file.ts';
import { applyWrites } from './core/files/files.ts';
import type { ApiReport } from './core/reference.ts';
import type { RunPlan } from './plan.ts';

/** Gives diagnostics, and writes no reports, when the pages could not be written. */
export function applyRun(root: string, out: string, plan: RunPlan): readonly Diagnostic[] {
  const diagnostics = applyWrites(out, plan.writes);
  if (diagnostics.length === 0) for (const report of plan.surfaces) applyApiReport(root, report);
  return diagnostics;
}

function applyApiReport(root: string, report: ApiReport): void {
  applyFile(path.join(root, 'schema/surface', report.file), report.text);
}
