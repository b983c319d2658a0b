/** All pages: the index, the releases, and what is gone. Fails where something that is gone is there. Pure. */

import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { errorAt, fail, succeed } from '../../core/diagnostics.ts';
import type { Page } from '../../core/page.ts';
import { REMOVED_FILE } from '../model/record.ts';
import type { PageContext } from './context.ts';
import { removedPage } from './removed-page.ts';
import { indexPage } from './index-page.ts';
import { releasePages } from './release-page.ts';

export function renderPages(context: PageContext): Outcome<readonly Page[]> {
  const { model, links } = context;
  const back = [...model.removedById.keys()].filter((id) => links.get(id) !== undefined);
  if (back.length > 0) return fail(back.map(isBack));
  return succeed([
    indexPage(context),
    ...model.releases.flatMap((release) => releasePages(context, release)),
    ...model.pagesOfRemoved.map((page) => removedPage(context, page)),
  ]);
}

function isBack(id: string): Diagnostic {
  return errorAt({ file: REMOVED_FILE, line: 1, column: 1 }, 'changes/gone-is-there', {
    message: `${id} is recorded as gone, and a reference has it`,
    fix: 'remove its line',
  });
}
