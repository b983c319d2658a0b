/** The line that says that something is deprecated and what to use instead. Pure. */

import type { Flow } from '../../core/nodes.ts';
import { badge, paragraph } from '../../core/nodes.ts';
import type { Deprecation, ItemModel } from '../model/model.ts';
import type { ModuleContext } from './module-context.ts';

export function deprecationFlow(
  deprecation: Deprecation,
  item: ItemModel,
  context: ModuleContext,
): readonly Flow[] {
  const mark = badge('deprecated', 'Deprecated');
  const note = context.proseOf(item, deprecation.note, []);
  const [first, ...rest] = note;
  if (first?.type === 'paragraph') return [paragraph(mark, ' ', ...first.children), ...rest];
  return [paragraph(mark), ...note];
}
