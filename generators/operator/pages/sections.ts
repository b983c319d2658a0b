/** Which keys have a heading of their own, and what is below it. Pure. */

import type { ConfigKey } from '../model/model.ts';
import { withParts } from '../model/model.ts';

/** Fewer are clearer as rows of the table above. */
const LEAST_KEYS = 3;

/** Counts the keys at every depth. Only sections of the top level and those directly below them: a deeper heading helps nobody. */
export function isSection(key: ConfigKey, owner: ConfigKey | null): boolean {
  return withParts(key).length > LEAST_KEYS && depthOf(key, owner) <= 2;
}

function depthOf({ path }: ConfigKey, owner: ConfigKey | null): number {
  const steps = path.split('.').length;
  // What hangs on a section of the second level stays in its table.
  return owner !== null && owner.path.includes('.') ? Math.max(steps, 3) : steps;
}
