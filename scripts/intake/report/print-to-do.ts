/** The list of a release as text: one box for each decision, with everything that it settles. Pure. */

import { countOf } from '../../../generators/core/text.ts';
import type { ToDo, ToDoItem } from './to-do.ts';
import { LAST_STEP } from './to-do.ts';

/** The file that makes the generator warn where it would fail, until somebody has worked it off and removes it. */
export function printToDos(name: string, steps: readonly ToDo[], file: string): string {
  return [
    `# To do for ${name}`,
    '',
    'While this file is here, npm run generate warns of what the release before had, instead of failing.',
    '',
    ...steps.flatMap(({ what, command, items }, at) => [
      `${at + 1}. ${what} (${sizeOf(items)}). Check with \`${command}\`.`,
      ...groupsOf(items).flatMap(linesOf),
    ]),
    `${steps.length + 1}. Remove ${file}, and run \`${LAST_STEP}\`.`,
    '',
  ].join('\n');
}

/** `600 places, 52 decisions`. */
export function sizeOf(items: readonly ToDoItem[]): string {
  const decisions = countOf(groupsOf(items).length, 'decision');
  return `${countOf(items.length, 'place')}, ${decisions}`;
}

export interface ToDoGroup {
  readonly decision: string;
  /** Never empty. */
  readonly places: readonly string[];
}

/** Those that settle most come first. */
export function groupsOf(items: readonly ToDoItem[]): readonly ToDoGroup[] {
  const groups = new Map<string, string[]>();
  for (const { what, decision } of items) {
    const places = groups.get(decision) ?? [];
    groups.set(decision, places);
    places.push(what.replace(/\s+/g, ' '));
  }
  return [...groups]
    .map(([decision, places]) => ({ decision: decision.replace(/\s+/g, ' '), places }))
    .toSorted((a, b) => b.places.length - a.places.length);
}

/** One place stands on the line of its decision; of several, those that are only locations are joined by file. */
function linesOf({ decision, places }: ToDoGroup): readonly string[] {
  const [first = '', ...more] = places;
  if (more.length === 0) return [`   - [ ] ${decision}: ${first}`];
  const byFile = new Map<string, string[]>();
  const lines = places.flatMap((place) => {
    const [, file, line] = /^(\S+):(\d+)$/.exec(place) ?? [];
    if (file === undefined || line === undefined) return [place];
    byFile.set(file, [...(byFile.get(file) ?? []), line]);
    return [];
  });
  const joined = [...byFile].map(([file, numbers]) => `${file}:${numbers.join(', ')}`);
  return [
    `   - [ ] ${decision} (${places.length})`,
    ...[...lines, ...joined].map((line) => `     - ${line}`),
  ];
}
