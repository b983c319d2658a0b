/** A report for pull requests and release pages, as Markdown: a summary, what to do, then details as far as they fit. Pure. */

import { codeSpan } from '../../../generators/core/print/line.ts';
import { countOf } from '../../../generators/core/text.ts';
import { shorten } from '../../../generators/changes/model/shorten.ts';
import type { Change, Grade } from '../grade/change.ts';
import { GRADES } from '../grade/change.ts';
import type { ReleaseReport } from './report.ts';
import { groupsOf, sizeOf } from './print-to-do.ts';
import { REASONS, announcedRemovals, referenceOf, summaryOf } from './report.ts';
import type { ToDoItem } from './to-do.ts';

/** Longer declarations are cut: nobody reads more of one. */
const LONGEST = 600;
/** What a pull request takes, less a line that says where the rest is. */
const MOST_BYTES = 60_000 - 500;
/** How much of what is left a section may take. */
const SHARE = 0.7;
/** Of a step; the file in the branch has all. */
const MOST_DECISIONS = 15;

const TITLES = {
  breaking: 'Breaking',
  dangerous: 'Dangerous',
  safe: 'Safe',
  documentation: 'Documentation',
} as const;

interface Section {
  readonly title: string;
  readonly isFolded: boolean;
  /** Lines above all items, such as the head of a table. */
  readonly lead: readonly string[];
  /** Never empty; lines each. */
  readonly items: readonly (readonly string[])[];
}

export function printMarkdown(report: ReleaseReport): string {
  const { name, changes, accepted, renames, causes, toDo } = report;
  const head = [
    `## ${escape(name)}: changes to the public interfaces`,
    '',
    ...summaryOf(report).map((line) => `- ${escape(line)}`),
    '',
  ];
  const steps = toDo.map(({ what, command, items }, at): readonly string[] => [
    `${at + 1}. ${escape(what)} (${sizeOf(items)}); check with ${codeSpan(command)}`,
    ...decisionsOf(items),
  ]);
  const removals = announcedRemovals(changes);
  const ofGrade = (grade: Grade): Section => ({
    title: `${TITLES[grade]} (${changes.filter((change) => change.grade === grade).length})`,
    isFolded: grade === 'safe' || grade === 'documentation',
    lead: [],
    items: byReference(changes.filter((change) => change.grade === grade)),
  });
  const sections: readonly Section[] = [
    { title: 'To do', isFolded: false, lead: [], items: steps },
    {
      title: `Deprecations that announce a removal (${removals.length})`,
      isFolded: false,
      lead: [],
      items: removals.map((change) => [`- ${codeSpan(change.id)}: ${escape(change.after ?? '')}`]),
    },
    ...GRADES.slice(0, 2).map(ofGrade),
    {
      title: `To correct in this repository, by cause (${causes.length})`,
      isFolded: toDo.length > 0,
      lead: [],
      items: causes.map(({ cause, places }) => [
        `- **${escape(cause)}** – ${countOf(places.length, 'place')}`,
        ...places.map(
          ({ file, line, what }) => `  - ${codeSpan(`${file}:${line}`)} ${escape(what)}`,
        ),
      ]),
    },
    {
      title: `Renamed (${renames.length})`,
      isFolded: true,
      lead: ['| Old | New | Known from |', '| --- | --- | --- |'],
      items: renames.map(({ from, to, reason }) => [
        `| ${codeSpan(from)} | ${codeSpan(to)} | ${REASONS[reason]} |`,
      ]),
    },
    {
      title: `Accepted before (${accepted.length})`,
      isFolded: true,
      lead: [],
      items: accepted.map(({ change, reason }) => [`- ${codeSpan(change.id)}: ${escape(reason)}`]),
    },
    ...GRADES.slice(2).map(ofGrade),
  ];
  return [...head, ...fitted(sections, bytesOf(head))].join('\n');
}

function decisionsOf(items: readonly ToDoItem[]): readonly string[] {
  const groups = groupsOf(items);
  const lines = groups
    .slice(0, MOST_DECISIONS)
    .map(({ decision, places: [first = '', ...more] }) => {
      const others = more.length === 0 ? '' : ` and ${more.length} more`;
      return `   - ${escape(decision)}: ${escape(first)}${others}`;
    });
  const rest = groups.length - lines.length;
  return [...lines, ...(rest === 0 ? [] : [`   - … and ${countOf(rest, 'more decision')}`])];
}

/** Sections one after the other; where the text would get too long, the rest of a section is counted only. */
function fitted(sections: readonly Section[], start: number): readonly string[] {
  let bytes = start;
  return sections.flatMap(({ title, isFolded, lead, items }) => {
    if (items.length === 0) return [];
    const open = isFolded
      ? ['<details>', `<summary>${title}</summary>`, '', ...lead]
      : [`### ${title}`, '', ...lead];
    const close = isFolded ? ['', '</details>', ''] : [''];
    bytes += bytesOf(open) + bytesOf(close) + 40;
    // Each leaves room for those after it.
    const most = bytes + (MOST_BYTES - bytes) * SHARE;
    const displayed = items.filter((item) => {
      bytes += bytesOf(item);
      return bytes <= most;
    });
    const rest = items.length - displayed.length;
    // What did not fit took no room.
    for (const item of items.slice(displayed.length)) bytes -= bytesOf(item);
    const more = rest === 0 ? [] : ['', `… and ${rest} more in report.json`];
    return [...open, ...displayed.flat(), ...more, ...close];
  });
}

function bytesOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
}

/** The name of the interface stands above the first of its changes. */
function byReference(changes: readonly Change[]): Section['items'] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const name = referenceOf(change.id);
    groups.set(name, [...(groups.get(name) ?? []), change]);
  }
  return [...groups].flatMap(([name, all]) =>
    all.map((change, at) => [...(at === 0 ? [`**${name}**`, ''] : []), ...itemOf(change)]),
  );
}

/** Declarations go into a fence: there, nothing needs an escape but a fence. */
function itemOf({ id, message, before, after, isUnstable }: Change): readonly string[] {
  const [was, is] = shorten([before, after], LONGEST);
  // Changed words have the same code on both sides.
  const lines =
    was === is
      ? [was ?? []].flat().map((line) => `  ${line}`)
      : [...(was === null ? [] : [`- ${was}`]), ...(is === null ? [] : [`+ ${is}`])];
  const sides = lines.map((side) => `  ${side.replace(/\s+/g, ' ')}`);
  const fence = sides.length === 0 ? [] : ['', '  ```diff', ...sides, '  ```', ''];
  return [`- ${codeSpan(id)}: ${escape(message)}${isUnstable ? ' (experimental)' : ''}`, ...fence];
}

function escape(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|]/g, String.raw`\$&`);
}
