/** What each function can abort with, wherever it is raised: found by following calls to those who make them. Pure. */

import { addTo } from '../../core/lists.ts';
import { compareText } from '../../core/text.ts';
import { lastName, moduleOf } from '../move/types.ts';
import type { AbortReview } from '../read/abort-reviews.ts';
import type { Calls } from '../read/calls.ts';
import type { AbortModel } from './model.ts';

export interface Aborts {
  /** By full name of the function: what its own code raises first, then its module's, then that of others. */
  readonly lists: ReadonlyMap<string, readonly AbortModel[]>;
  /** Reviews that changed something. */
  readonly used: ReadonlySet<AbortReview>;
}

export function findAborts(unsorted: Calls, reviews: readonly AbortReview[]): Aborts {
  const calls = new Map([...unsorted].sort(([a], [b]) => compareText(a, b)));
  const lists = new Map<string, AbortModel[]>();
  const used = new Set<AbortReview>();
  const callers = callersOf(calls);
  const reviewed = byAbort(reviews);
  const raised = raisersOf(calls, reviews);
  for (const [abort, raisers] of raised) {
    const known = reviewed.get(abort);
    /** Function → the call that leads to the abort; null where it is raised. */
    const next = new Map<string, string | null>();
    const reach = (name: string, through: string | null): void => {
      const review = known?.get(name);
      if (review?.verdict === 'never') used.add(review);
      else if (!next.has(name)) next.set(name, through);
    };
    for (const name of raisers) reach(name, null);
    // Iterating a map meets what is added on the way, so the nearest callers come first.
    for (const name of next.keys())
      for (const caller of callers.get(name) ?? []) reach(caller, name);
    const [module, reason] = [moduleOf(abort), lastName(abort)];
    for (const name of next.keys()) {
      const path = pathFrom(name, next);
      // Words for the function itself, else for the one that raises it.
      const review = noteOf(known?.get(name) ?? known?.get(path.at(-1) ?? name), reason);
      if (review !== null) used.add(review);
      addTo(lists, name, { module, reason, path, note: review?.reason ?? null });
    }
  }
  return { lists: new Map([...lists].map(([name, list]) => [name, inOrder(name, list)])), used };
}

/** Native ones and new ones, of which neither code nor a review tells what they raise. */
export function functionsWithoutFacts(
  calls: Calls,
  reviews: readonly AbortReview[],
): ReadonlySet<string> {
  const reviewed = new Set(reviews.map((review) => review.function));
  const names = [...calls].filter(([name, { isNative }]) => isNative && !reviewed.has(name));
  return new Set(names.map(([name]) => name));
}

/** Abort → what people found out about it, by function. */
function byAbort(
  reviews: readonly AbortReview[],
): ReadonlyMap<string, ReadonlyMap<string, AbortReview>> {
  const found = new Map<string, Map<string, AbortReview>>();
  for (const review of reviews) {
    const known = found.get(review.abort) ?? new Map<string, AbortReview>();
    found.set(review.abort, known.set(review.function, review));
  }
  return found;
}

/** The review, if its words say more than those of the constant, which are its own. */
function noteOf(review: AbortReview | undefined, reason: string): AbortReview | null {
  return review === undefined || (review.verdict === 'also' && isConstant(reason)) ? null : review;
}

/**
 * What an instruction can fail with: nearly every function adds or reads an element, and nearly none of them can be made
 * to fail, so it counts where a person has written `also`.
 */
export function isFailure(reason: string): boolean {
  return reason === 'arithmetic' || reason === 'vector';
}

/** `ENotEnough`, as against `code 1`, `line 85`, `arithmetic` and `vector`. */
export function isConstant(reason: string): boolean {
  return /^[A-Z]\w*$/.test(reason);
}

function callersOf(calls: Calls): ReadonlyMap<string, readonly string[]> {
  const callers = new Map<string, string[]>();
  for (const [name, body] of calls) for (const called of body.calls) addTo(callers, called, name);
  return callers;
}

/** Abort with its module → the functions whose own code raises it. */
function raisersOf(
  calls: Calls,
  reviews: readonly AbortReview[],
): ReadonlyMap<string, readonly string[]> {
  const raisers = new Map<string, string[]>();
  for (const [name, { aborts }] of calls)
    for (const reason of aborts)
      if (!isFailure(reason)) addTo(raisers, `${moduleOf(name)}::${reason}`, name);
  for (const { verdict, abort, function: name } of reviews)
    if (verdict === 'also') addTo(raisers, abort, name);
  return raisers;
}

function pathFrom(name: string, next: ReadonlyMap<string, string | null>): readonly string[] {
  const path: string[] = [];
  for (let at = next.get(name); at != null; at = next.get(at)) path.push(at);
  return path;
}

/** What its own code raises comes as the code has it; what others raise by module. */
function inOrder(name: string, list: readonly AbortModel[]): readonly AbortModel[] {
  const own = moduleOf(name);
  const rank = ({ path, module }: AbortModel): number =>
    path.length === 0 ? 0 : module === own ? 1 : 2;
  return [...list].sort(
    (a, b) => rank(a) - rank(b) || (rank(a) === 2 ? compareText(a.module, b.module) : 0),
  );
}
