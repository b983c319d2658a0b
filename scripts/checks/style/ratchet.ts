/** What pages written before a rule may still do: it can only become less. Pure. */

import { compareText } from '../../../generators/core/text.ts';

export interface Allowance {
  /** The rhythm of the page may be off. */
  readonly isOff: boolean;
  readonly phrases: number;
}

/** By path of the page. */
export type Ratchet = Readonly<Record<string, Allowance>>;

const NOTHING: Allowance = { isOff: false, phrases: 0 };

export function allowanceOf(ratchet: Ratchet, path: string): Allowance {
  return ratchet[path] ?? NOTHING;
}

/** The lower of both; pages that need nothing are left out. */
export function lowered(old: Ratchet, now: Ratchet): Ratchet {
  const pages = Object.keys(old).map((path) => {
    const [before, after] = [allowanceOf(old, path), allowanceOf(now, path)];
    const phrases = Math.min(before.phrases, after.phrases);
    return [path, { isOff: before.isOff && after.isOff, phrases }] as const;
  });
  return sorted(pages);
}

export function sorted(pages: readonly (readonly [string, Allowance])[]): Ratchet {
  const needed = pages.filter(([, { isOff, phrases }]) => isOff || phrases > 0);
  return Object.fromEntries(needed.toSorted(([a], [b]) => compareText(a, b)));
}
