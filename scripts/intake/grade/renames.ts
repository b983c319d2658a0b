/**
 * What is not gone, but has another name: said by a deprecation note, or seen from an equal shape and a near
 * name. Guesses are marked as such by their reason. Pure.
 */

import { compareText, editDistance } from '../../../generators/core/text.ts';
import type { Change } from './change.ts';

export interface Rename {
  readonly from: string;
  readonly to: string;
  /** `note`: upstream says so. `shape`: the same declaration under another name. */
  readonly reason: 'note' | 'shape';
}

/** Each old and each new name at most once: the best match wins. Sorted by old id. */
export function findRenames(changes: readonly Change[]): readonly Rename[] {
  const gone = changes.filter(
    ({ before, after, rule }) =>
      before !== null && after === null && /-(?:gone|removed)$/.test(rule),
  );
  const added = changes.filter(
    ({ before, after, rule }) =>
      before === null && after !== null && /-(?:new|added|required|abstract)$/.test(rule),
  );
  const pairs = gone.flatMap((old) =>
    added.flatMap((now) => {
      const likeness = likenessOf(old, now);
      return likeness === 0 ? [] : [{ old, now, likeness }];
    }),
  );
  const taken = new Set<string>();
  const found: Rename[] = [];
  for (const { old, now } of pairs.toSorted(
    (a, b) =>
      b.likeness - a.likeness || compareText(a.old.id, b.old.id) || compareText(a.now.id, b.now.id),
  )) {
    if (taken.has(`-${old.id}`) || taken.has(`+${now.id}`)) continue;
    taken.add(`-${old.id}`).add(`+${now.id}`);
    found.push({ from: old.id, to: now.id, reason: 'shape' });
  }
  return found.toSorted((a, b) => compareText(a.from, b.from));
}

/** From 0 to 1. Siblings only: what moved somewhere else and is called otherwise is another thing. */
function likenessOf(old: Change, now: Change): number {
  const [a, b] = [nameOf(old.id), nameOf(now.id)];
  if (a.home !== b.home)
    return a.name === b.name && shapeOf(old, a.name) === shapeOf(now, b.name) ? 0.9 : 0;
  const near = nearness(a.name, b.name);
  const isSameShape = shapeOf(old, a.name) === shapeOf(now, b.name);
  // A short shape such as `number` is shared by chance: then the names have to be near.
  const isTelling = shapeOf(old, a.name).length > 24;
  if (isSameShape) return near >= 0.5 || (isTelling && near >= 0.3) ? 0.5 + near / 2 : 0;
  return near >= 0.75 && sameKind(old, now) ? near / 2 : 0;
}

function sameKind(old: Change, now: Change): boolean {
  const kind = ({ rule }: Change): string =>
    rule.replace(/-(?:gone|removed|new|added|required|abstract)$/, '');
  return kind(old) === kind(now);
}

/** `graphql:Coin.balance` is `balance` in `graphql:Coin`. */
function nameOf(id: string): { home: string; name: string } {
  const [, home = '', name = id] = /^(.*(?:::|[.:/#(]))([^.:/#()]+)\)?$/.exec(id) ?? [];
  return { home, name };
}

/** What is left of a declaration without its own name, and without names that have it in them. */
function shapeOf({ before, after }: Change, name: string): string {
  return (before ?? after ?? '').replaceAll(name, '·').replace(/\s+/g, ' ');
}

/** Share of the words of both names that are the same, or nearly. */
function nearness(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const common = left.filter((word) =>
    right.some((other) => other === word || isNear(word, other)),
  );
  const byWords = (2 * common.length) / (left.length + right.length);
  const byLetters =
    1 - editDistance(a.toLowerCase(), b.toLowerCase()) / Math.max(a.length, b.length);
  return Math.max(byWords, byLetters);
}

function isNear(a: string, b: string): boolean {
  return Math.min(a.length, b.length) > 3 && (a.startsWith(b) || b.startsWith(a));
}

/** `unchangedSharedObjects`, `UNCHANGED_SHARED` and `--unchanged-shared` as words. */
function wordsOf(name: string): readonly string[] {
  return name
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/)
    .filter((one) => one !== '')
    .map((one) => one.toLowerCase());
}
