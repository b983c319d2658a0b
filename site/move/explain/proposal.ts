/** The name that was probably meant, and whether it is the only one as near. Pure. */

import { editDistance } from '../../src/search/engine/words/distance';

export interface Proposal {
  readonly from: string;
  readonly to: string;
  /** No other candidate is as near. */
  readonly isUnique: boolean;
}

/** More than these make another word, however long it is. */
const MOST_TYPOS = 4;

/** Null when nothing is near enough to be a likely slip of the pen. */
export function propose(from: string, candidates: readonly string[]): Proposal | null {
  const limit = Math.min(MOST_TYPOS, Math.max(1, Math.floor(from.length / 3)));
  const near = [...new Set(candidates)]
    .filter((name) => name !== from)
    .map((name) => ({
      name,
      distance: editDistance(from.toLowerCase(), name.toLowerCase(), limit),
    }))
    .filter(({ name, distance }) => distance <= limit && !saysAnother(from, name))
    // Of `Stone` and `stone`, `stome` is nearer to the second.
    .map((found) => ({ ...found, written: editDistance(from, found.name, limit) }))
    .toSorted(
      (a, b) => a.distance - b.distance || a.written - b.written || (a.name < b.name ? -1 : 1),
    );
  const [best, next] = near;
  return best
    ? {
        from,
        to: best.name,
        isUnique: !next || next.distance > best.distance || next.written > best.written,
      }
    : null;
}

/** `from_utf8` and `try_utf8`: a whole word is another, which no slip of the pen makes. */
function saysAnother(from: string, to: string): boolean {
  const [terms, others] = [from, to].map((name) => name.split('_'));
  if (!terms || !others || terms.length < 2 || terms.length !== others.length) return false;
  return terms.some((word, at) => {
    const other = others[at] ?? '';
    const most = Math.max(word.length, other.length);
    return editDistance(word, other, most) > most / 2;
  });
}

/** What a program may write by itself: only the one name that is as near. */
export function renameOf(near: Proposal | null): string | null {
  return near?.isUnique ? near.to : null;
}
