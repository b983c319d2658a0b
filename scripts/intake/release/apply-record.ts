/** Records a release in a copy of the project, and keeps every address that it had. Writes files of the copy. */

import fs from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../../../generators/core/diagnostics.ts';
import { fail, succeed } from '../../../generators/core/diagnostics.ts';
import { loadReleases } from '../../../generators/changes/load.ts';
import type { RemovedEntity, ReleaseRecord } from '../../../generators/changes/model/record.ts';
import { fileOfRecord, REMOVED_FILE } from '../../../generators/changes/model/record.ts';
import { applyServed, loadRoutes, loadServed } from '../../../site/outline/load-served.ts';
import { MOVED_FILE, nearestPage, printMoved } from '../../../site/outline/served.ts';
import type { Graded } from '../grade/grade-trees.ts';
import { loadTargets } from '../report/targets.ts';
import type { Release } from './plan.ts';
import type { Documented } from './record.ts';
import { planRecord } from './record.ts';

/** `before` is the project, `after` the copy. Gives what both document. */
export async function applyRecord(
  before: string,
  after: string,
  release: Release,
  graded: Graded,
): Promise<Outcome<Documented>> {
  const [old, now] = [await loadTargets(before), await loadTargets(after)];
  const known = loadReleases(after);
  const errors = [...old.errors, ...now.errors];
  if (!known.value || errors.length > 0) return fail([...errors, ...known.diagnostics]);
  const documented = { before: old.targets, after: now.targets };
  const recorded = planRecord(known.value, release, graded, documented);
  if (recorded === null) return succeed(documented);
  const { record, gone, moves } = recorded;
  fs.writeFileSync(path.join(after, fileOfRecord(record)), printRecord(record));
  fs.writeFileSync(path.join(after, REMOVED_FILE), printRemoved(gone));
  const all = [...loadServed(after).moves, ...moves];
  fs.writeFileSync(path.join(after, MOVED_FILE), printMoved(all));
  return succeed(documented);
}

/** When the pages are made: a page of several things that went whole leads to the page above it. */
export function keepAddresses(root: string): void {
  const built = loadRoutes(root);
  const { served, moves } = loadServed(root);
  const moved = new Set(moves.map(({ from }) => from));
  const lost = served.filter((route) => !built.has(route) && !moved.has(route));
  const more = lost.map((from) => ({ from, to: nearestPage(from, built) }));
  applyServed(root, { served, moves: [...moves, ...more] }, built);
}

/** One entry per line, so that a release is a difference people can read. */
export function printRecord(record: ReleaseRecord): string {
  const fields = Object.entries(record).map(([name, value]) => {
    const text = Array.isArray(value) ? printList(value, '  ') : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

export function printRemoved(removed: readonly RemovedEntity[]): string {
  return `${printList(removed, '')}\n`;
}

function printList(items: readonly unknown[], indent: string): string {
  if (items.length === 0) return '[]';
  const lines = items.map((item) => `${indent}  ${JSON.stringify(item)}`);
  return `[\n${lines.join(',\n')}\n${indent}]`;
}
