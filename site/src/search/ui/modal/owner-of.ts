/** Splits a marked name into what holds it and itself: `coin::` and `split`. Pure. */

import { MARK_END, MARK_START } from '../../engine/marks';

/** The first part is empty when nothing holds it, or when a mark goes over the seam. */
export function ownerOf(name: string): readonly [owner: string, own: string] {
  const at = Math.max(name.lastIndexOf('::') + 2, name.lastIndexOf('.') + 1);
  const owner = at > 1 ? name.slice(0, at) : '';
  const isTorn = owner.lastIndexOf(MARK_START) > owner.lastIndexOf(MARK_END);
  return isTorn || name.slice(at) === '' ? ['', name] : [owner, name.slice(owner.length)];
}
