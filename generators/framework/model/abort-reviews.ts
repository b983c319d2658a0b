/** The reviewed aborts against the release they speak of: a line about something that is not there is refused. Pure. */

import type { Diagnostic } from '../../core/diagnostics.ts';
import { nearestName } from '../../core/text.ts';
import { lastName, moduleOf } from '../move/types.ts';
import type { AbortReview } from '../read/abort-reviews.ts';
import { reviewDiagnostic } from '../read/abort-reviews.ts';
import type { Calls } from '../read/calls.ts';
import type { ReadModule } from '../read/declarations.ts';
import { findAborts, functionsWithoutFacts, isConstant, isFailure } from './aborts.ts';

export function checkReviews(
  reviews: readonly AbortReview[],
  modules: readonly ReadModule[],
  calls: Calls,
): readonly Diagnostic[] {
  const functions = new Set([
    ...calls.keys(),
    ...modules.flatMap(({ id, functions: all }) => all.map(({ name }) => `${id}::${name}`)),
  ]);
  const constants = new Map(
    modules.map((module) => [module.id, module.constants.map(({ name }) => name)]),
  );
  const { used } = findAborts(calls, reviews);
  const diagnostics = reviews.flatMap(
    (review) =>
      unknownName(review, functions, constants) ?? uselessReview(review, calls, used) ?? [],
  );
  return [...diagnostics, ...silentNatives(reviews, calls)];
}

function unknownName(
  review: AbortReview,
  functions: ReadonlySet<string>,
  constants: ReadonlyMap<string, readonly string[]>,
): Diagnostic | null {
  const unknown = (name: string, known: Iterable<string>): Diagnostic => {
    const near = nearestName(name, known);
    const fix = near === null ? 'correct the name, or remove the line' : `write "${near}"`;
    return reviewDiagnostic(review.line, `"${name}" is missing from this release`, fix);
  };
  if (!functions.has(review.function)) return unknown(review.function, functions);
  if (review.verdict === 'nothing' || !isConstant(lastName(review.abort))) return null;
  const known = constants.get(moduleOf(review.abort)) ?? [];
  return known.includes(lastName(review.abort)) ? null : unknown(lastName(review.abort), known);
}

function uselessReview(
  review: AbortReview,
  calls: Calls,
  used: ReadonlySet<AbortReview>,
): Diagnostic | null {
  const { function: name, abort, verdict, line } = review;
  const own = calls.get(name);
  const message =
    verdict === 'nothing'
      ? own?.isNative === true
        ? null
        : `${name} is not native, so its code tells what it raises`
      : verdict === 'also'
        ? own?.aborts.includes(lastName(abort)) === true && !isFailure(lastName(abort))
          ? `${abort} is in the list of ${name} anyway`
          : null
        : used.has(review)
          ? null
          : `${abort} is not in the list of ${name} anyway`;
  // Words for what has no constant stay useful.
  const isWordless = verdict === 'also' && !isConstant(lastName(abort));
  const fix = isWordless ? 'write "means" instead of "also"' : 'remove the line';
  return message === null ? null : reviewDiagnostic(line, message, fix);
}

/** A native function, and one that came with an ABI only, has no code here: someone must have looked. */
function silentNatives(reviews: readonly AbortReview[], calls: Calls): readonly Diagnostic[] {
  return [...functionsWithoutFacts(calls, reviews)].map((name) =>
    reviewDiagnostic(
      1,
      `${name} has no code here, and nobody has looked up what it raises`,
      "look it up in upstream's Rust if it is native, and add a line with the verdict also or nothing; else take in a checkout with compiled modules",
    ),
  );
}
