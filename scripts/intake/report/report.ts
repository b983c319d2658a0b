/** What a report says about a release, whatever it is printed as. Types and counts. Pure. */

import { familyOf } from '../../../generators/changes/model/families.ts';
import type { Change, Grade } from '../grade/change.ts';
import { GRADES } from '../grade/change.ts';
import type { Rename } from '../grade/renames.ts';
import type { Cause } from './impact.ts';

export interface ReleaseReport {
  /** Such as `August 2025`. */
  readonly name: string;
  /** Worst first. */
  readonly changes: readonly Change[];
  readonly renames: readonly Rename[];
  /** What the project itself has to change, most places first. */
  readonly causes: readonly Cause[];
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

/** What the part before the colon of an id stands for. */
export function referenceOf(id: string): string {
  return familyOf(id).label;
}

/** How a rename was found. */
export const REASONS: Readonly<Record<Rename['reason'], string>> = {
  note: 'upstream says so',
  same: 'the same name, exported there',
  shape: 'same shape, similar name',
  name: 'similar name, most of it the same',
};
