/** A report for pull requests and release pages, as Markdown. Pure. */

import { countOf } from '../../../generators/core/text.ts';
import type { Change } from '../grade/change.ts';
import { GRADES } from '../grade/change.ts';
import type { ReleaseReport } from './report.ts';
import { REASONS, referenceOf, sumOf } from './report.ts';
import { shorten } from '../../../generators/changes/model/shorten.ts';

/** Longer declarations are cut: a pull request takes 60,000 characters, and nobody reads more of one. */
const LONGEST = 600;

const TITLES = {
  breaking: 'Breaking',
  dangerous: 'Dangerous',
  safe: 'Safe',
  documentation: 'Documentation',
} as const;

export function printMarkdown(report: ReleaseReport): string {
  const { name, changes, renames, causes } = report;
  const graded = GRADES.flatMap((grade) => {
    const all = changes.filter((change) => change.grade === grade);
    if (all.length === 0) return [];
    const isFolded = grade === 'safe' || grade === 'documentation';
    const body = byReference(all);
    return isFolded
      ? [
          '<details>',
          `<summary>${TITLES[grade]} (${all.length})</summary>`,
          '',
          ...body,
          '</details>',
          '',
        ]
      : [`### ${TITLES[grade]} (${all.length})`, '', ...body];
  });
  const renamed = renames.map(
    ({ from, to, reason }) => `| ${code(from)} | ${code(to)} | ${REASONS[reason]} |`,
  );
  const places = causes.flatMap(({ cause, places: all }) => [
    `- **${escape(cause)}** – ${countOf(all.length, 'place')}`,
    ...all.map(({ file, line, what }) => `  - ${code(`${file}:${line}`)} ${escape(what)}`),
  ]);
  return [
    `## ${escape(name)}: changes to the public interfaces`,
    '',
    changes.length === 0 ? 'Nothing changed.' : `${sumOf(changes)}.`,
    '',
    ...graded,
    ...(renamed.length === 0
      ? []
      : ['### Renamed', '', '| Old | New | Known from |', '| --- | --- | --- |', ...renamed, '']),
    ...(places.length === 0 ? [] : ['### To correct in this repository', '', ...places, '']),
  ].join('\n');
}

function byReference(changes: readonly Change[]): readonly string[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const name = referenceOf(change.id);
    groups.set(name, [...(groups.get(name) ?? []), change]);
  }
  return [...groups].flatMap(([name, all]) => [`**${name}**`, '', ...all.flatMap(itemOf), '']);
}

/** Declarations go into a fence: there, nothing needs an escape but a fence. */
function itemOf({ id, message, before, after }: Change): readonly string[] {
  const [was, is] = shorten([before, after], LONGEST);
  const sides = [...(was === null ? [] : [`- ${was}`]), ...(is === null ? [] : [`+ ${is}`])].map(
    (side) => `  ${side.replace(/\s+/g, ' ')}`,
  );
  const fence = sides.length === 0 ? [] : ['', '  ```diff', ...sides, '  ```', ''];
  return [`- ${code(id)}: ${escape(message)}`, ...fence];
}

function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const pad = longest > 0 ? ' ' : '';
  return `${ticks}${pad}${text}${pad}${ticks}`;
}

function escape(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|]/g, String.raw`\$&`);
}
