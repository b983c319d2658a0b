/** The line that says that something is deprecated, and what to use instead. Pure. */

import type { Flow } from '../../core/nodes.ts';
import { badge, paragraph } from '../../core/nodes.ts';
import { parseProse } from '../../core/prose.ts';

export function deprecationFlow(reason: string): Flow[] {
  const [first, ...rest] = parseProse(reason);
  const mark = badge('deprecated', 'Deprecated');
  if (first?.type === 'paragraph') return [paragraph(mark, ' ', ...first.children), ...rest];
  return [paragraph(mark), ...(first ? [first] : []), ...rest];
}
