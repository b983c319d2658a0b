/** Two listings that differ in every file. Pure. */

import type { SourceText } from '../../generators/core/source.ts';

export function listingSet(name: 'a' | 'b'): SourceText[] {
  return Array.from({ length: 7 }, (_, at) => ({
    path: `x/${at}.yaml`,
    text: `file ${at} of listing ${name}\n`.repeat(400),
  }));
}
