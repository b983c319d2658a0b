/** The pages of a release: its graded changes, together or one page for each interface. Pure. */

import type { Flow, Inline } from '../../core/nodes.ts';
import {
  anchor,
  heading,
  inlineCode,
  joinInline,
  link,
  list,
  paragraph,
  table,
} from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import type { RemovedEntity, RecordedChange, RecordedGrade } from '../model/record.ts';
import { releaseCrumb } from '../model/record.ts';
import { shorten } from '../model/shorten.ts';
import { oneLine } from '../../core/text.ts';
import type { Part, ReleaseModel } from '../model/model.ts';
import { GRADES } from '../model/model.ts';
import { aOf } from '../model/families.ts';
import { anchorOfRemoved } from '../routes.ts';
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
    ...GRADES.map((grade) => [String(changes.filter((change) => change.grade === grade).length)]),
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
    ...removedFlow(part, context),
  ];
}

/** What needs a decision is a list; new and reworded things are names that lead to their entries. */
function gradeFlow(part: Part, grade: RecordedGrade, context: PageContext): Flow[] {
  const { family } = part;
  const all = part.changes.filter((change) => change.grade === grade);
  if (all.length === 0) return [];
  const title = heading(3, `${TITLES[grade]} (${all.length})`, `${family.slug}-${grade}`);
  const lost = removedByChange(part);
  if (isListed(grade))
    return [
      title,
      list(all.map((change) => [paragraph(...changeLine(change, lost.get(change), context))])),
    ];
  const ids = [...new Set(all.map(({ id }) => id))];
  return [title, namesLine(ids.map((id) => nameLink(id, context)))];
}

function isListed(grade: RecordedGrade): boolean {
  return grade === 'breaking' || grade === 'dangerous';
}

function namesLine(names: readonly Inline[]): Flow {
  return paragraph(...joinInline(names), '.');
}

/** What is gone and has no page of its own, by the one change that says so: there it can be linked to. */
function removedByChange({ changes, gone }: Part): ReadonlyMap<RecordedChange, RemovedEntity> {
  const byId = new Map(gone.map((entity) => [entity.id, entity]));
  return new Map(
    changes.flatMap((change) => {
      const entity = byId.get(change.id);
      if (entity === undefined || change.after !== null || !isListed(change.grade)) return [];
      byId.delete(change.id);
      return [[change, entity] as const];
    }),
  );
}

function changeLine(
  change: RecordedChange,
  lost: RemovedEntity | undefined,
  context: PageContext,
): readonly Inline[] {
  const { id, message, before, after } = change;
  const [was, is] = [before, after].map((side) => (side === null ? null : oneLine(side)));
  const sides = shorten([was ?? null, is ?? null], LONGEST).flatMap((side): Inline[] =>
    side === null ? [] : [inlineCode(side)],
  );
  const instead = lost === undefined ? [] : insteadOf(lost, context);
  return [
    ...(lost === undefined
      ? [nameLink(id, context)]
      : [anchor(anchorOfRemoved(lost)), inlineCode(lost.label)]),
    `: ${message}`,
    ...(sides.length === 0 ? [] : [': ', ...joinInline(sides, ' → ')]),
    ...(instead.length === 0 ? [] : [lost?.to === null ? '. ' : '. Use instead: ', ...instead]),
  ];
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

function removedFlow(part: Part, context: PageContext): Flow[] {
  const { family, gone, pages } = part;
  const title = heading(3, 'Gone', `${family.slug}-gone`);
  const names = pages.map(({ whole }) => nameLink(whole.id, context));
  const listed = new Set(removedByChange(part).values());
  const rest = gone.filter((entity) => !listed.has(entity));
  const rows = rest.map((entity): Inline[][] => [
    [anchor(anchorOfRemoved(entity)), inlineCode(entity.label)],
    [entity.summary ?? `${aOf(entity.kind)}.`],
    [...insteadOf(entity, context)],
  ]);
  return [
    ...(names.length + rows.length === 0 ? [] : [title]),
    ...(names.length === 0 ? [] : [namesLine(names)]),
    ...(rows.length === 0 ? [] : [table([[['Name'], ['What it was'], ['Use instead']], ...rows])]),
  ];
}
