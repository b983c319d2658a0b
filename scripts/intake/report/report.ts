/** What a report says about a release, whatever it is printed as. Types and counts. Pure. */

import { families, familyOf } from '../../../generators/changes/model/families.ts';
import { countOf } from '../../../generators/core/text.ts';
import type { Change, Grade } from '../grade/change.ts';
import { GRADES } from '../grade/change.ts';
import type { Rename } from '../grade/renames.ts';
import type { Accepted } from './accepted.ts';
import type { Cause } from './impact.ts';
import { sizeOf } from './print-to-do.ts';
import type { ToDo } from './to-do.ts';

export interface ReleaseReport {
  /** Such as `August 2025`. */
  readonly name: string;
  /** Worst first, without those that are accepted. */
  readonly changes: readonly Change[];
  readonly accepted: readonly Accepted[];
  readonly renames: readonly Rename[];
  /** What the project itself has to change, most places first. */
  readonly causes: readonly Cause[];
  /** In the order of work. */
  readonly toDo: readonly ToDo[];
}

export type Counts = Readonly<Record<Grade, number>>;

export function countsOf(changes: readonly Change[]): Counts {
  const of = (grade: Grade): number => changes.filter((change) => change.grade === grade).length;
  return Object.fromEntries(GRADES.map((grade) => [grade, of(grade)])) as Counts;
}

/** `2 breaking, 1 dangerous, 30 safe, 0 documentation`. */
export function sumOf(changes: readonly Change[]): string {
  const counts = countsOf(changes);
  return GRADES.map((grade) => `${counts[grade]} ${grade}`).join(', ');
}

/** Deprecations whose note says that the thing will go: `deprecated, and will be removed in 2.0`. */
export function announcedRemovals(changes: readonly Change[]): readonly Change[] {
  return changes.filter(
    ({ rule, after }) =>
      /deprecat/.test(rule) &&
      /\b(?:remov|delet|drop|sunset|retir|shut ?down|no longer be)/i.test(after ?? ''),
  );
}

/** What fits on a screen: the first thing that anybody reads. */
export function summaryOf(report: ReleaseReport): readonly string[] {
  const { changes, accepted, renames, causes, toDo } = report;
  const placeCount = causes.reduce((sum, cause) => sum + cause.places.length, 0);
  const byFamily = families.flatMap(({ label }) => {
    const own = changes.filter(({ id }) => referenceOf(id) === label);
    return own.length === 0 ? [] : [`${label}: ${sumOf(own)}`];
  });
  const removals = announcedRemovals(changes).length;
  const unstable = changes.filter(({ isUnstable }) => isUnstable).length;
  const some = (count: number, text: string): readonly string[] => (count === 0 ? [] : [text]);
  return [
    changes.length === 0 ? 'Nothing changed.' : `${sumOf(changes)}.`,
    ...byFamily,
    ...some(
      unstable,
      `${countOf(unstable, 'change')} of interfaces that upstream calls experimental`,
    ),
    ...some(accepted.length, `${countOf(accepted.length, 'change')} accepted before`),
    ...some(renames.length, `${countOf(renames.length, 'rename')}`),
    ...some(removals, `${countOf(removals, 'deprecation')} that announce a removal`),
    ...some(
      placeCount,
      `${countOf(placeCount, 'place')} in this repository, for ${countOf(causes.length, 'cause')}`,
    ),
    ...toDo.map(({ what, items }, at) => `To do ${at + 1}: ${what} (${sizeOf(items)})`),
  ];
}

/** What the part before the colon of an id stands for. */
export function referenceOf(id: string): string {
  return familyOf(id).label;
}

/** How a rename was found. */
export const REASONS: Readonly<Record<Rename['reason'], string>> = {
  note: 'upstream says so',
  same: 'the same name there, but for that of an entry point',
  shape: 'same shape, similar name',
  name: 'similar name, most of it the same',
};
