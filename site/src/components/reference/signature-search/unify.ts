/** Whether two types can mean the same thing, and how far apart they are. Pure. */

import type { TypeTree } from './types';

/** What variables stand for so far; names of the question begin with `?`, those of the function with `!`. */
export type Bindings = ReadonlyMap<string, TypeTree>;

export interface Match {
  readonly bindings: Bindings;
  /** 0 for the very same type. */
  readonly distance: number;
}

/** Steps that one function may cost; a question can be built to make many. */
export interface Budget {
  steps: number;
}

const referenceDistance = 2;
const genericDistance = 1;
/** A macro's `_` takes everything, and so says next to nothing. */
const anythingDistance = 3;
const caseDistance = 1;

/** `asked` comes from the question, `known` from the function. Null when they cannot be the same. */
export function unify(
  asked: TypeTree,
  known: TypeTree,
  start: Match,
  budget: Budget,
): Match | null {
  budget.steps -= 1;
  if (budget.steps < 0) return null;
  if (asked.name === '_') return start;
  if (known.name === '_') return { ...start, distance: start.distance + anythingDistance };
  if (asked.isVariable) return bindAsked(asked, known, start, budget);
  if (known.isVariable) return bindKnown(asked, known, start, budget);
  const named = nameDistance(asked.name, known.name);
  if (named === null) return unifyReference(asked, known, start, budget);
  // `Coin` without its parameters asks for a coin of any kind.
  if (asked.parts.length === 0 && known.parts.length > 0)
    return { ...start, distance: start.distance + named };
  if (asked.parts.length !== known.parts.length) return null;
  return unifyParts(
    asked.parts,
    known.parts,
    { ...start, distance: start.distance + named },
    budget,
  );
}

export function unifyParts(
  asked: readonly TypeTree[],
  known: readonly TypeTree[],
  start: Match,
  budget: Budget,
): Match | null {
  let match: Match | null = start;
  for (const [index, part] of asked.entries()) {
    const other = known[index];
    if (match === null || other === undefined) return null;
    match = unify(part, other, match, budget);
  }
  return match;
}

function bindAsked(asked: TypeTree, known: TypeTree, start: Match, budget: Budget): Match | null {
  const key = `?${asked.name}`;
  const bound = start.bindings.get(key);
  // Two variables are one when they stand for the same thing of the function.
  if (bound !== undefined) return isSame(bound, known) ? start : null;
  const distance = start.distance + (known.isVariable ? 0 : genericDistance);
  return budget.steps < 0 ? null : { bindings: new Map(start.bindings).set(key, known), distance };
}

/** The function is generic where the question is not: it fits, a step further away. */
function bindKnown(asked: TypeTree, known: TypeTree, start: Match, budget: Budget): Match | null {
  const key = `!${known.name}`;
  const bound = start.bindings.get(key);
  if (bound !== undefined) return isSame(bound, asked) ? start : null;
  // A type parameter never stands for a reference.
  if (asked.name.startsWith('&') || budget.steps < 0) return null;
  return {
    bindings: new Map(start.bindings).set(key, asked),
    distance: start.distance + genericDistance,
  };
}

/** `Coin<T>` asked, `&mut Coin<T>` there: near enough to show, not near enough to come first. */
function unifyReference(
  asked: TypeTree,
  known: TypeTree,
  start: Match,
  budget: Budget,
): Match | null {
  const isAsked = asked.name.startsWith('&');
  const isKnown = known.name.startsWith('&');
  const [inner, other] = [isAsked ? asked.parts[0] : asked, isKnown ? known.parts[0] : known];
  if ((!isAsked && !isKnown) || inner === undefined || other === undefined) return null;
  // One variable for everything would make every reference fit.
  if (inner.isVariable !== other.isVariable) return null;
  return unify(inner, other, { ...start, distance: start.distance + referenceDistance }, budget);
}

function isSame(a: TypeTree, b: TypeTree): boolean {
  return (
    a.isVariable === b.isVariable &&
    nameDistance(a.name, b.name) !== null &&
    a.parts.length === b.parts.length &&
    a.parts.every((part, index) => {
      const other = b.parts[index];
      return other !== undefined && isSame(part, other);
    })
  );
}

/** Whether a name of a question is the name of anything known, by the same rule. */
export function isNamed(asked: string, known: Iterable<string>): boolean {
  for (const name of known) if (nameDistance(asked, name) !== null) return true;
  return false;
}

/** The end of a path is enough: `Coin`, `coin::Coin`, `sui::coin::Coin`. Letter case costs a step. */
function nameDistance(asked: string, known: string): number | null {
  if (asked === known || known.endsWith(`::${asked}`)) return 0;
  if (!/[a-z]/i.test(asked) || asked.startsWith('&')) return null;
  const [a, b] = [asked.toLowerCase(), known.toLowerCase()];
  return a === b || b.endsWith(`::${a}`) ? caseDistance : null;
}
