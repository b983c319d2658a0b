/** How deep help is followed. Pure. */

import type { Diagnostic } from '../../../core/diagnostics.ts';
import { errorAt } from '../../../core/diagnostics.ts';

/** Words of a path below the program. No known program nests commands that deep. */
export const DEEPEST = 8;

/** Help that lists itself, with other words each time, would never end. */
export function tooDeep(words: string): Diagnostic {
  return errorAt(null, 'cli/too-deep', {
    message: `the help of "${words}" lists commands more than ${DEEPEST} levels below the program`,
    fix: 'check that its help pages do not list each other',
  });
}
