/** What a change of the public surface is, and the order in which changes are shown. Pure. */

import { compareText } from '../../../generators/core/text.ts';

/**
 * `breaking`: what worked stops to compile, to run, or to be accepted. `dangerous`: it still works, but may
 * do something else. `safe`: nobody has to act. `documentation`: words, marks and names that nobody writes.
 */
export const GRADES = ['breaking', 'dangerous', 'safe', 'documentation'] as const;
export type Grade = (typeof GRADES)[number];

export interface Change {
  /** As the references claim it: `graphql:Coin.balance`, `move:sui::coin::split`. */
  readonly id: string;
  readonly grade: Grade;
  /** Stable, such as `move/function-gone`: tests and the table of rules name it. */
  readonly rule: `${string}/${string}`;
  /** A sentence without a full stop. */
  readonly message: string;
  /** As the reference writes it; null for what was not there before, or is not there now. */
  readonly before: string | null;
  readonly after: string | null;
  /** What upstream said to use instead, of something that is gone; missing when it said nothing. */
  readonly deprecation?: string;
  /** Upstream calls it experimental: it is graded like the rest, and may change in any release. */
  readonly isUnstable?: true;
  /** Id of what is the same under another name and stays; missing when there is none. */
  readonly replacement?: string;
  /** What came or went with a whole: renames are looked for in it, and nothing else is said of it. */
  readonly isPart?: true;
}

/** Grade, rule without the reference, and message. */
export type Grading = readonly [Grade, string, string];

/** What makes changes of one reference. */
export function changesIn(reference: string) {
  return (
    id: string,
    [grade, rule, message]: Grading,
    before: string | null,
    after: string | null,
  ): Change => ({ id, grade, rule: `${reference}/${rule}`, message, before, after });
}

/** Worst first, then by id and rule. */
export function sortChanges(changes: readonly Change[]): readonly Change[] {
  return changes.toSorted(
    (a, b) =>
      GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade) ||
      compareText(a.id, b.id) ||
      compareText(a.rule, b.rule) ||
      compareText(a.message, b.message),
  );
}

/** Of two lists of things with a key: those that went, those that came, those that stayed. */
export function matchUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): {
  removed: readonly Item[];
  added: readonly Item[];
  retained: readonly (readonly [Item, Item])[];
} {
  const old = new Map(before.map((item) => [keyOf(item), item]));
  const now = new Map(after.map((item) => [keyOf(item), item]));
  return {
    removed: [...old].flatMap(([key, item]) => (now.has(key) ? [] : [item])),
    added: [...now].flatMap(([key, item]) => (old.has(key) ? [] : [item])),
    retained: [...old].flatMap(([key, item]) => {
      const other = now.get(key);
      return other === undefined ? [] : [[item, other] as const];
    }),
  };
}

/** True for two values that are the same JSON. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
