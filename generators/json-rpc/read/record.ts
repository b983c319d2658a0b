/** Values of JSON as records, whatever they are. Pure. */

import type { Given } from '../../core/source.ts';
import { isRecord } from '../../core/source.ts';

export function recordOf(given: unknown): Given {
  return isRecord(given) ? given : {};
}
