/** All pages of the reference: the index, one for each method, the types by group. Pure. */

import type { Page } from '../../core/page.ts';
import type { PageContext } from './context.ts';
import { indexPage } from './index-page.ts';
import { methodPage } from './method.ts';
import { typePages } from './types.ts';

export function renderPages(context: PageContext): Page[] {
  const methods = context.model.methods.map((method) => methodPage(method, context));
  return [indexPage(context), ...typePages(context), ...methods];
}
