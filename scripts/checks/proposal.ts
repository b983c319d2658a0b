/** The name that was probably meant, and whether it is the only one as near. Pure. */

import { editDistance, nearestName } from '../../generators/core/text.ts';

export interface Proposal {
  readonly from: string;
  readonly to: string;
  /** No other candidate is as near. */
  readonly isUnique: boolean;
}

export function propose(from: string, candidates: readonly string[]): Proposal | null {
  const others = candidates.filter((name) => name !== from);
  const to = nearestName(from, others);
  if (to === null) return null;
  const distanceTo = (name: string): number => editDistance(from.toLowerCase(), name.toLowerCase());
  const distance = distanceTo(to);
  return {
    from,
    to,
    isUnique: !others.some((name) => name !== to && distanceTo(name) === distance),
  };
}

/** What a program may write by itself: only the one name that is as near. */
export function renameOf(near: Proposal | null): string | null {
  return near?.isUnique ? near.to : null;
}
