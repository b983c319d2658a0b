/** The line that says that something is deprecated and what to use instead. Pure. */

import { deprecationNote } from '../../core/marks.ts';
import type { Flow } from '../../core/nodes.ts';
import type { Deprecation, ItemModel } from '../model/model.ts';
import type { ModuleContext } from './module-context.ts';

export function deprecationFlow(
  deprecation: Deprecation,
  item: ItemModel,
  context: ModuleContext,
): readonly Flow[] {
  return deprecationNote(context.proseOf(item, deprecation.note, []));
}
