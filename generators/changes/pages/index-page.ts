/** The index: every release that is recorded, and everything that is gone. Pure. */

import type { Flow, Inline } from '../../core/nodes.ts';
import { heading, joinInline, list, paragraph, strong, table } from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { CHANGES_ROUTE } from '../model/record.ts';
import { countOf } from '../../core/text.ts';
import type { ReleaseModel } from '../model/model.ts';
import { GRADES } from '../model/model.ts';
import type { PageContext } from './context.ts';
import { INDEX_CRUMBS, nameLink, releaseLink } from './context.ts';

export function indexPage(context: PageContext): Page {
  const { releases } = context.model;
  return {
    reference: 'changes',
    route: CHANGES_ROUTE,
    title: 'Changes by release',
    description:
      'What each recorded release of Sui changed in its public interfaces, graded by what breaks, and what is gone.',
    label: null,
    crumbs: INDEX_CRUMBS,
    keywords: ['release', 'changelog', 'breaking changes', 'migration', 'removed'],
    body: context.templates.index({
      releases: [releaseTable(releases)],
      first: releases.at(-1)?.record.name ?? '',
      gone: removedFlow(context),
    }),
  };
}

function releaseTable(releases: readonly ReleaseModel[]): Flow {
  const rows = releases.map(({ record }): Inline[][] => [
    [releaseLink(record)],
    [record.sui],
    [record.protocol],
    [record.sdk],
    [record.number === 1 ? 'First release recorded' : sumOf(record.changes)],
  ]);
  return table([[['Release'], ['Sui'], ['Protocol'], ['@mysten/sui'], ['Changes']], ...rows]);
}

/** `2 breaking, 30 safe`. */
export function sumOf(changes: readonly { readonly grade: string }[]): string {
  const counts = GRADES.flatMap((grade) => {
    const count = changes.filter((change) => change.grade === grade).length;
    return count === 0 ? [] : [`${count} ${grade}`];
  });
  return counts.length === 0 ? 'None' : counts.join(', ');
}

/** Pages at old addresses, which no sidebar lists. */
function removedFlow(context: PageContext): readonly Flow[] {
  return context.model.releases.flatMap(({ record, parts }) => {
    const items = parts.flatMap(({ family, pages, gone }) => {
      if (pages.length + gone.length === 0) return [];
      const names = pages.map(({ whole }) => nameLink(whole.id, context));
      const rest = gone.length === 0 ? [] : [`${countOf(gone.length, 'part')} of other pages`];
      return [[paragraph(strong(family.label), ': ', ...joinInline([...names, ...rest]))]];
    });
    if (items.length === 0) return [];
    return [heading(3, `Gone in ${record.name}`, `gone-${record.slug}`), list(items)];
  });
}
