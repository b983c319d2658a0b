/** A report for people at a terminal: what changed, worst first, old → new, and the places that need work. Pure. */

import { countOf } from '../../../generators/core/text.ts';
import type { Change } from '../grade/change.ts';
import { GRADES } from '../grade/change.ts';
import type { ReleaseReport } from './report.ts';
import { REASONS, sumOf } from './report.ts';
import { TO_DO_FILE } from '../../../generators/changes/model/record.ts';
import { shorten } from '../../../generators/changes/model/shorten.ts';

/** Longer declarations are cut here; the JSON form has them whole. */
const LONGEST = 160;
/** New and reworded things need no decision: they are listed in the other forms. */
const MOST_QUIET = 12;
const MOST_LOUD = 60;

export function printTerminal(report: ReleaseReport): string {
  const { changes, renames, causes, toDo } = report;
  const lines = GRADES.flatMap((grade) => {
    const all = changes.filter((change) => change.grade === grade);
    const isQuiet = grade === 'safe' || grade === 'documentation';
    const shown = all.slice(0, isQuiet ? MOST_QUIET : MOST_LOUD);
    const rest = all.length - shown.length;
    return [
      ...(all.length === 0 ? [] : [`${grade} (${all.length})`]),
      ...shown.flatMap(linesOf),
      ...(rest === 0 ? [] : [`  … and ${rest} more, in the report`]),
    ];
  });
  const named = renames.map(({ from, to, reason }) => `  ${from} → ${to} (${REASONS[reason]})`);
  const places = causes.flatMap(({ cause, places: all }) => [
    `  ${cause}: ${countOf(all.length, 'place')}`,
    ...all.slice(0, 5).map((place) => `      ${place.file}:${place.line} ${place.what}`),
    ...(all.length > 5 ? [`      … and ${all.length - 5} more`] : []),
  ]);
  const steps = toDo.map(
    ({ what, command, items }, at) => `  ${at + 1}. ${what} (${items.length}): ${command}`,
  );
  return [
    ...lines,
    ...(named.length === 0 ? [] : [`renamed (${named.length})`, ...named]),
    ...(places.length === 0 ? [] : [`to correct here, by cause`, ...places]),
    ...(steps.length === 0 ? [] : [`to do, in this order; ${TO_DO_FILE} has all places`, ...steps]),
    changes.length === 0 ? 'graded: nothing changed' : `graded: ${sumOf(changes)}`,
  ].join('\n');
}

function linesOf({ id, message, before, after }: Change): readonly string[] {
  const [was, is] = shorten([before, after], LONGEST);
  // Changed words have the same code on both sides.
  if (was === is) return [`  ${id}: ${message}`, ...(was === null ? [] : [`      ${was}`])];
  const sides = [was === null ? [] : [`      - ${was}`], is === null ? [] : [`      + ${is}`]];
  return [`  ${id}: ${message}`, ...sides.flat()];
}
