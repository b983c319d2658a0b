/** A change of the JSON-RPC interface: its id and the name of its rule. Pure. */

import type { Change, Grade } from '../change.ts';

/** Grade, rule without the reference, and message. */
export type Grading = readonly [Grade, string, string];

export function change(
  id: string,
  [grade, rule, message]: Grading,
  before: string | null,
  after: string | null,
): Change {
  return { id, grade, rule: `json-rpc/${rule}`, message, before, after };
}
