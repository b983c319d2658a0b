/** Pages of the TypeScript reference: an index, and one page for each entry point and each class. Pure. */

import type { Page } from '../../core/page.ts';
import { classesOf } from '../model/names.ts';
import { classPage } from './class-page.ts';
import type { PageContext } from './context.ts';
import { annexPage, entryPage } from './entry-page.ts';
import { indexPage } from './index-page.ts';

export function renderPages(context: PageContext): Page[] {
  return [
    indexPage(context),
    ...context.model.entries.flatMap((entry) => [
      entryPage(entry, context),
      ...context.routes.annexes(entry.name).map((annex) => annexPage(entry, annex, context)),
      ...classesOf(entry).map((symbol) => classPage(symbol, entry, context)),
    ]),
  ];
}
