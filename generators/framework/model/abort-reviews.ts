/**
 * Aborts that a person looked up: what a list says wrongly, and what only the source of a native tells.
 * `loadAbortReviews` reads one file; the rest is pure.
 */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { fail, succeed } from '../../core/diagnostics.ts';
import type { SourceText } from '../../core/source.ts';
import { nearestName } from '../../core/text.ts';
import { abortsOf } from './aborts.ts';
import type { ReadModule } from '../read/declarations.ts';
import type { PackageFacts } from '../read/facts.ts';
import type { AbortModel } from './model.ts';
import { lastName, moduleOf } from '../move/types.ts';

export const ABORT_REVIEWS_FILE = 'schema/prose/framework-aborts.tsv';

const HEAD = 'function\tconstant\tverdict\treason';

export interface AbortReview {
  /** `sui::address::from_bytes`. */
  readonly function: string;
  /** Declared by the module of the function. */
  readonly constant: string;
  /** `never`: a call cannot raise it, though the function or what it calls names it. */
  readonly verdict: 'never' | 'also';
  /** Line in the table, for diagnostics. */
  readonly line: number;
}

/** By full name of the function. */
export type AbortReviews = ReadonlyMap<string, readonly AbortReview[]>;

/** A missing file is an error: without it some pages would name aborts that cannot happen. */
export function loadAbortReviews(root: string): Outcome<AbortReviews> {
  const file = path.join(root, ABORT_REVIEWS_FILE);
  if (fs.existsSync(file))
    return readAbortReviews({ path: ABORT_REVIEWS_FILE, text: fs.readFileSync(file, 'utf8') });
  return fail([problem(1, 'the table is missing', 'restore the file from the repository')]);
}

/** First line: the column names. Then one verdict a line, with where it can be seen. */
export function readAbortReviews(source: SourceText): Outcome<AbortReviews> {
  const [head, ...lines] = source.text.split('\n').map((line) => line.replace(/\r$/, ''));
  if (head !== HEAD)
    return fail([
      problem(
        1,
        'the first line does not name the columns',
        `begin with: ${HEAD.replaceAll('\t', ' ⇥ ')}`,
      ),
    ]);
  const reviews = new Map<string, AbortReview[]>();
  const diagnostics: Diagnostic[] = [];
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const line = index + 2;
    const [name = '', constant = '', verdict = '', reason = '', ...more] = text.split('\t');
    const known = reviews.get(name) ?? [];
    if (verdict !== 'never' && verdict !== 'also')
      diagnostics.push(problem(line, `"${verdict}" is no verdict`, 'write never or also'));
    else if (reason.trim() === '' || more.length > 0)
      diagnostics.push(problem(line, 'the reason is missing', 'say where it can be seen'));
    else if (known.some((one) => one.constant === constant))
      diagnostics.push(problem(line, `${name} has a verdict on ${constant}`, 'remove one of them'));
    else reviews.set(name, [...known, { function: name, constant, verdict, line }]);
  }
  return diagnostics.length > 0 ? fail(diagnostics) : succeed(reviews);
}

/** The list of each function as the reviews correct it. What they add comes last. */
export function applyReviews(
  aborts: ReadonlyMap<string, readonly AbortModel[]>,
  module: ReadModule,
  reviews: AbortReviews,
): ReadonlyMap<string, readonly AbortModel[]> {
  return new Map(
    [...aborts].map(([name, listed]) => {
      const own = reviews.get(`${module.id}::${name}`);
      if (own === undefined) return [name, listed];
      const kept = listed.filter(({ constant }) => !isIn(own, constant, 'never'));
      const added = own
        .filter(({ verdict }) => verdict === 'also')
        .map(({ constant }) => ({ constant, via: null }));
      return [name, [...kept, ...added]];
    }),
  );
}

function isIn(own: readonly AbortReview[], constant: string, verdict: string): boolean {
  return own.some((one) => one.constant === constant && one.verdict === verdict);
}

/** A verdict on something that is not there, or that changes nothing, is an error: the release moved on. */
export function checkReviews(
  reviews: AbortReviews,
  modules: readonly ReadModule[],
  facts: readonly PackageFacts[],
): readonly Diagnostic[] {
  const byId = new Map(modules.map((module) => [module.id, module]));
  return [...reviews.values()].flat().flatMap((review) => {
    const module = byId.get(moduleOf(review.function));
    if (module === undefined) return [unknown(review, review.function, byId.keys())];
    const known = facts.find((one) => one.package === module.package)?.modules.get(module.name);
    const aborts = abortsOf(module, known ?? null);
    return faultOf(review, module, aborts.get(lastName(review.function)) ?? []) ?? [];
  });
}

function faultOf(
  review: AbortReview,
  module: ReadModule,
  listed: readonly AbortModel[],
): Diagnostic | null {
  const functions = module.functions.map(({ name }) => name);
  const constants = module.constants.map(({ name }) => name);
  const name = lastName(review.function);
  if (!functions.includes(name)) return unknown(review, name, functions);
  if (!constants.includes(review.constant)) return unknown(review, review.constant, constants);
  const isListed = listed.some(({ constant }) => constant === review.constant);
  if (isListed === (review.verdict === 'never')) return null;
  const message = `${review.constant} is ${isListed ? 'in' : 'not in'} the list of ${review.function} anyway`;
  return problem(review.line, message, 'remove the line');
}

function unknown(review: AbortReview, name: string, known: Iterable<string>): Diagnostic {
  const near = nearestName(name, known);
  return problem(
    review.line,
    `"${name}" is missing from this release`,
    near === null ? 'correct the name, or remove the line' : `write "${near}"`,
  );
}

function problem(line: number, message: string, fix: string): Diagnostic {
  const at = { file: ABORT_REVIEWS_FILE, line, column: 1 };
  return { level: 'error', code: 'framework/abort-review', message, at, fix };
}
