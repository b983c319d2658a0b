/** Reference pages stay light enough to scan: so many elements and no more. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import type { BuiltPage } from './built-page.ts';
import { report } from './report.ts';

/** Elements of the document as the server sends it, by the start of the address. */
const MOST_ELEMENTS: readonly (readonly [string, number])[] = [
  ['/references/sui-api/json-rpc/types', 4_000],
  // `coin` has 1,726 in July 2025 and 1,860 two releases later: a release must not need a new layout.
  ['/references/framework/', 2_400],
];

export function checkSize(page: BuiltPage): readonly Diagnostic[] {
  const most = MOST_ELEMENTS.find(([start]) => page.route.startsWith(start))?.[1];
  const count = page.tags.length;
  if (most === undefined || count <= most) return [];
  const message = `the page has ${count} elements, and ${most} are its limit`;
  const fix = 'show less of what repeats, or make a page for each group';
  return [report(page, { code: 'too-many-elements', message, fix, offset: null })];
}
