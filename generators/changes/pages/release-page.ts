/** The pages of a release: its graded changes, together or one page for each interface. Pure. */

import type { Flow, Inline } from '../../core/nodes.ts';
import {
  anchor,
  details,
  heading,
  inlineCode,
  joinInline,
  link,
  list,
  paragraph,
  table,
} from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import type { RecordedChange, RecordedGrade } from '../model/record.ts';
import { releaseCrumb } from '../model/record.ts';
import { countOf, oneLine } from '../../core/text.ts';
import type { Part, ReleaseModel } from '../model/model.ts';
import { GRADES } from '../model/model.ts';
import { anchorOfGone } from '../routes.ts';
import type { PageContext } from './context.ts';
import { CRUMBS, insteadOf, nameLink } from './context.ts';
import { sumOf } from './index-page.ts';

const TITLES: Readonly<Record<RecordedGrade, string>> = {
  breaking: 'Breaking',
  dangerous: 'Dangerous',
  safe: 'Safe',
  documentation: 'Documentation',
};
/** In characters: a longer declaration is cut, and the record has it whole. */
const LONGEST = 160;

export function releasePages(context: PageContext, release: ReleaseModel): readonly Page[] {
  const { record, route, parts } = release;
  const apart = parts.filter((part) => part.route !== route);
  const page: Page = {
    reference: 'changes',
    route,
    title: `Changes in ${record.name}`,
    description: `What the release of ${record.name} changed in the public interfaces of Sui, each change graded by what it breaks.`,
    label: record.name,
    crumbs: CRUMBS,
    keywords: ['release', 'changelog', 'breaking changes', record.name],
    body: context.templates.release({
      name: record.name,
      sui: record.sui,
      protocol: record.protocol,
      graphql: record.graphql,
      sdk: record.sdk,
      isFirst: record.number === 1,
      parts: parts.length === 0 ? [] : [partTable(parts)],
      sections: parts.filter((part) => part.route === route).flatMap(sectionOf(context)),
    }),
  };
  return [page, ...apart.map((part) => partPage(context, release, part))];
}

function partPage(context: PageContext, { record }: ReleaseModel, part: Part): Page {
  const { family, route, changes } = part;
  return {
    reference: 'changes',
    route,
    title: `Changes in ${record.name}: ${family.label}`,
    description: `What the release of ${record.name} changed in ${family.label}: ${sumOf(changes)}.`,
    label: family.label,
    crumbs: [...CRUMBS, releaseCrumb(record)],
    keywords: ['release', 'changelog', 'breaking changes', family.label],
    body: context.templates.part({
      name: record.name,
      family: family.label,
      section: sectionOf(context)(part),
    }),
  };
}

function partTable(parts: readonly Part[]): Flow {
  const rows = parts.map(({ family, route, changes, gone, pages }): Inline[][] => [
    [link(`${route}#${family.slug}`, family.label)],
    ...GRADES.map((grade) => [String(changes.filter((one) => one.grade === grade).length)]),
    [String(gone.length + pages.length)],
  ]);
  return table([
    [['Interface'], ...GRADES.map((grade) => [TITLES[grade]]), ['Gone things']],
    ...rows,
  ]);
}

function sectionOf(context: PageContext): (part: Part) => readonly Flow[] {
  return (part) => [
    heading(2, part.family.label, part.family.slug),
    ...GRADES.flatMap((grade) => gradeFlow(part, grade, context)),
    ...renameFlow(part, context),
    ...goneFlow(part, context),
  ];
}

/** What needs a decision is open; new and reworded things fold. */
function gradeFlow({ family, changes }: Part, grade: RecordedGrade, context: PageContext): Flow[] {
  const all = changes.filter((one) => one.grade === grade);
  if (all.length === 0) return [];
  const title = heading(3, `${TITLES[grade]} (${all.length})`, `${family.slug}-${grade}`);
  if (grade === 'documentation') {
    const names = all.map(({ id }) => nameLink(id, context));
    return [
      title,
      details(`Reworded or marked: ${countOf(all.length, 'place')}`, [namesLine(names)]),
    ];
  }
  const items = list(all.map((change) => [paragraph(...changeLine(change, context))]));
  const isOpen = grade !== 'safe';
  return [title, isOpen ? items : details(countOf(all.length, 'safe change'), [items])];
}

function namesLine(names: readonly Inline[]): Flow {
  return paragraph(...joinInline(names), '.');
}

function changeLine(change: RecordedChange, context: PageContext): readonly Inline[] {
  const { id, message, before, after } = change;
  const sides = [before, after].flatMap((side): Inline[] =>
    side === null ? [] : [inlineCode(cut(side))],
  );
  return [
    nameLink(id, context),
    `: ${message}`,
    ...(sides.length === 0 ? [] : [': ', ...joinInline(sides, ' → ')]),
  ];
}

function cut(text: string): string {
  const line = oneLine(text);
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function renameFlow({ family, renames }: Part, context: PageContext): Flow[] {
  if (renames.length === 0) return [];
  const rows = renames.map(({ from, to }): Inline[][] => [
    [nameLink(from, context)],
    [nameLink(to, context)],
  ]);
  return [
    heading(3, `Renamed (${renames.length})`, `${family.slug}-renamed`),
    table([[['Old'], ['New']], ...rows]),
  ];
}

function goneFlow({ family, gone, pages }: Part, context: PageContext): Flow[] {
  const title = heading(3, `Gone (${gone.length + pages.length})`, `${family.slug}-gone`);
  const names = pages.map(({ whole }) => nameLink(whole.id, context));
  const rows = gone.map((one): Inline[][] => [
    [anchor(anchorOfGone(one)), inlineCode(one.label)],
    [one.summary ?? `A ${one.kind}.`],
    [...insteadOf(one, context)],
  ]);
  return [
    ...(names.length + rows.length === 0 ? [] : [title]),
    ...(names.length === 0 ? [] : [namesLine(names)]),
    ...(rows.length === 0 ? [] : [table([[['Name'], ['What it was'], ['Use instead']], ...rows])]),
  ];
}
