/** Pages of the GraphQL reference: model and links in, pages out. Pure. */

import type { Page } from '../../core/page.ts';
import { usedKinds } from '../model/kinds.ts';
import type { PageContext } from './context.ts';
import { entityPage } from './entity-page.ts';
import { indexPage, overviewPage } from './index-pages.ts';

export function renderPages(context: PageContext): Page[] {
  return [
    overviewPage(context),
    ...usedKinds(context.model).map((kind) => indexPage(kind, context)),
    ...context.model.entities.map((entity) => entityPage(entity, context)),
  ];
}
