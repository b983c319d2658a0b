/** All pages of the reference: the index, one for each file, the metrics, the admin interface. Pure. */

import type { Page } from '../../core/page.ts';
import { adminPage } from './admin-page.ts';
import type { PageContext } from './context.ts';
import { filePage } from './file-page.ts';
import { indexPage } from './index-page.ts';
import { metricsPage } from './metrics-page.ts';

export function renderPages(context: PageContext): readonly Page[] {
  const files = context.model.files.map((file) => filePage(context, file));
  return [indexPage(context), ...files, metricsPage(context), adminPage(context)];
}
