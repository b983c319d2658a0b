/** Pages of the GraphQL reference: model and links in, pages out. Pure. */

import type { Crumb, Page } from '../../core/page.ts';
import type { Family } from '../model/families.ts';
import { familiesOf } from '../model/families.ts';
import type { Kind } from '../model/kinds.ts';
import { entitiesOf, usedKinds } from '../model/kinds.ts';
import type { Entity } from '../model/model.ts';
import type { PageContext } from './context.ts';
import { titleOf } from './context.ts';
import { entityPage } from './entity-page.ts';
import { indexPage, overviewPage } from './index-pages.ts';

export function renderPages(context: PageContext): Page[] {
  return [
    overviewPage(context),
    ...usedKinds(context.model).map((kind) => indexPage(kind, context)),
    ...usedKinds(context.model).flatMap((kind) => kindPages(kind, context)),
  ];
}

/** No sidebar lists hundreds of types, so each page leads to the one before and the one behind it. */
function kindPages(kind: Kind, context: PageContext): readonly Page[] {
  // In the order of the index page.
  const entities = flatten(familiesOf(entitiesOf(kind, context.model)));
  const crumbOf = (entity: Entity | undefined): Crumb | null =>
    entity === undefined ? null : { label: titleOf(entity), route: context.routes.entity(entity) };
  return entities.map((entity, index) => ({
    ...entityPage(entity, context),
    neighbors: { previous: crumbOf(entities[index - 1]), next: crumbOf(entities[index + 1]) },
  }));
}

function flatten(families: readonly Family[]): readonly Entity[] {
  return families.flatMap(({ entity, carriers }) => [entity, ...flatten(carriers)]);
}
