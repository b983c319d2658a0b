/** What every page of the changes may ask. Pure. */

import type { Links } from '../../core/links.ts';
import type { Inline } from '../../core/nodes.ts';
import { inlineCode, link, linkIf } from '../../core/nodes.ts';
import type { Crumb } from '../../core/page.ts';
import { REFERENCES } from '../../core/page.ts';
import { CHANGES_ROUTE, releaseCrumb } from '../model/record.ts';
import type { RemovedEntity, ReleaseRecord } from '../model/record.ts';
import { parseProse } from '../../core/prose.ts';
import { flattenInline } from '../../core/nodes.ts';
import type { Template } from '../../core/templates.ts';
import { nameOf } from '../model/families.ts';
import type { ChangesModel } from '../model/model.ts';
import { hrefOfAny } from '../routes.ts';

export interface PageContext {
  readonly model: ChangesModel;
  readonly links: Links;
  readonly templates: Readonly<Record<'index' | 'release' | 'part' | 'gone', Template>>;
}

export const INDEX_CRUMBS: readonly Crumb[] = [REFERENCES];
export const CRUMBS: readonly Crumb[] = [
  REFERENCES,
  { label: 'Changes by release', route: CHANGES_ROUTE },
];

/** The name of something, linked to where it is, or to what became of it. */
export function nameLink(id: string, { links, model }: PageContext): Inline {
  const displayed = links.get(id)?.label ?? model.removedById.get(id)?.label ?? nameOf(id);
  return linkIf(hrefOfAny(id, links, model), inlineCode(displayed));
}

export function releaseLink(record: ReleaseRecord): Inline {
  const { label, route } = releaseCrumb(record);
  return link(route, label);
}

/** What to use instead, or nothing when nobody has said it. */
export function insteadOf({ to, note }: RemovedEntity, context: PageContext): readonly Inline[] {
  return [
    ...(to === null ? [] : [nameLink(to, context)]),
    ...(to === null || note === null ? [] : [' – ']),
    ...(note === null ? [] : flattenInline(parseProse(note))),
  ];
}
