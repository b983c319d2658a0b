/** The page of something that is gone, at its old address: what it was, since and until when, what replaces it. Pure. */

import { mark } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import { anchor, inlineCode, paragraph, strong, table } from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import type { RemovedEntity } from '../model/record.ts';
import { oneLine } from '../../core/text.ts';
import { aOf, familyOf } from '../model/families.ts';
import type { RemovedPage } from '../model/model.ts';
import type { PageContext } from './context.ts';
import { CRUMBS, insteadOf, releaseLink } from './context.ts';

export function removedPage(context: PageContext, page: RemovedPage): Page {
  const { route, whole, members } = page;
  const { label, kind, summary, declaration } = whole;
  const release = context.model.recordOf.get(whole.gone)?.name ?? '';
  const family = familyOf(whole.id).label;
  return {
    reference: 'changes',
    route,
    title: label,
    description: `${oneLine(label).slice(0, 60)} was ${aOf(kind).charAt(0).toLowerCase()}${aOf(kind).slice(1)} (${family}). It has been gone since the release of ${release}.`,
    label: null,
    crumbs: CRUMBS,
    keywords: [label, 'removed', 'replacement'],
    body: context.templates.gone({
      notice: [paragraph(mark('removed'), ` ${aOf(kind)} (${family}), gone since ${release}.`)],
      summary: summary === null ? [] : [paragraph(summary)],
      facts: factLines(whole, context),
      declaration,
      members: members.length === 0 ? [] : [memberTable(page, context)],
    }),
  };
}

function factLines(whole: RemovedEntity, context: PageContext): readonly Flow[] {
  const { recordOf } = context.model;
  const [first, last, gone] = [
    recordOf.get(whole.since ?? 1),
    recordOf.get(whole.gone - 1),
    recordOf.get(whole.gone),
  ];
  if (!first || !last || !gone) throw new Error(`${whole.id} names a release without a record`);
  const instead = insteadOf(whole, context);
  const since: Inline[] =
    whole.since === null
      ? [releaseLink(first), ' or earlier, which is as far as the records reach']
      : [releaseLink(first)];
  return [
    paragraph(strong('Since'), ': ', ...since, '.'),
    paragraph(
      strong('Until'),
      ': ',
      releaseLink(last),
      '. ',
      releaseLink(gone),
      ' has it no longer.',
    ),
    paragraph(
      strong('Use instead'),
      ': ',
      ...(instead.length === 0
        ? ['nothing that upstream names. ', releaseLink(gone), ' lists what else changed.']
        : instead),
    ),
  ];
}

/** A part of something that was renamed is often a part of the new thing. */
function memberTable({ whole, members }: RemovedPage, context: PageContext): Flow {
  const rows = members.map((entity): { cells: Inline[][]; instead: readonly Inline[] } => {
    const replacement = whole.to === null ? null : `${whole.to}${entity.id.slice(whole.id.length)}`;
    const isReplacement = replacement !== null && context.links.get(replacement) !== undefined;
    return {
      cells: [
        [anchor(entity.anchor ?? ''), inlineCode(entity.label)],
        [entity.summary ?? `${aOf(entity.kind)}.`],
      ],
      instead: insteadOf(
        isReplacement && entity.to === null ? { ...entity, to: replacement } : entity,
        context,
      ),
    };
  });
  const isKnown = rows.some(({ instead }) => instead.length > 0);
  return table([
    [['Name'], ['What it was'], ...(isKnown ? [['Use instead']] : [])],
    ...rows.map(({ cells, instead }) => [...cells, ...(isKnown ? [instead] : [])]),
  ]);
}
