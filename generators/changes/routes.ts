/** Where releases and gone things are shown: routes and anchors. Pure. */

import type { Links, Target } from '../core/links.ts';
import type { RemovedEntity } from './model/record.ts';
import { CHANGES_ROUTE, releaseCrumb } from './model/record.ts';
import { familyOf, wholesOf } from './model/families.ts';
import type { ChangesModel } from './model/model.ts';

/** `graphql:Coin.balance` → `graphql:Coin.balance`; other signs of an id become dots. */
export function anchorOfRemoved({ id }: Pick<RemovedEntity, 'id'>): string {
  return id.replace(/[^A-Za-z0-9_.:~-]/g, '.');
}

/** Its old page, or its row on the page of the release that dropped it. */
export function addressOfRemoved(
  entity: RemovedEntity,
  { releases }: ChangesModel,
): Pick<Target, 'route' | 'anchor'> {
  if (entity.route !== null) return { route: entity.route, anchor: entity.anchor };
  const release = releases.find(({ record }) => record.number === entity.gone);
  const part = release?.parts.find(({ family }) => family === familyOf(entity.id));
  return { route: part?.route ?? CHANGES_ROUTE, anchor: anchorOfRemoved(entity) };
}

/**
 * Where something is documented today, else where it is said what became of it, else the place of what it is
 * part of; null when nobody knows that.
 */
export function hrefOfAny(id: string, links: Links, model: ChangesModel): string | null {
  const found = [id, ...wholesOf(id)].map((whole) => ownHref(whole, links, model));
  return found.find((href) => href !== null) ?? null;
}

function ownHref(id: string, links: Links, model: ChangesModel): string | null {
  const now = links.href(id);
  if (now !== null) return now;
  const gone = model.removedById.get(id);
  if (gone === undefined) return null;
  const { route, anchor } = addressOfRemoved(gone, model);
  return anchor === null ? route : `${route}#${anchor}`;
}

export function claimTargets({ releases }: ChangesModel): readonly Target[] {
  return releases.map(({ record }) => ({
    id: `release:${record.slug}`,
    route: releaseCrumb(record).route,
    anchor: null,
    label: `Release ${record.name}`,
    kind: 'release',
    summary:
      record.number === 1
        ? 'The first release that is recorded here.'
        : 'What the release changed, graded.',
  }));
}

/** For search: old names lead to what became of them. */
export function removedTargets(model: ChangesModel): readonly Target[] {
  return [...model.removedById.values()].map((entity) => ({
    id: entity.id,
    ...addressOfRemoved(entity, model),
    label: entity.label,
    kind: `removed ${entity.kind}`,
    summary: entity.summary,
  }));
}
