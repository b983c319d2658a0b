/** The table of aborts that a person looked up: what natives raise, and what callers rule out. Pure. */

import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { fail, succeed } from '../../core/diagnostics.ts';
import type { SourceText } from '../../core/source.ts';

export const ABORT_REVIEWS_FILE = 'schema/prose/framework-aborts.tsv';

const HEAD = 'function\tabort\tverdict\treason';

/**
 * `also`: its own code raises it, which compiled code does not tell. `never`: it cannot happen, however the
 * function is called. `means`: happens for another reason than the constant gives. `nothing`: a native that
 * never aborts.
 */
const VERDICTS = ['also', 'never', 'means', 'nothing'] as const;

export interface AbortReview {
  /** `sui::address::from_bytes`. */
  readonly function: string;
  /** With the module that raises it: `sui::address::EAddressParseError`. */
  readonly abort: string;
  readonly verdict: (typeof VERDICTS)[number];
  readonly reason: string;
  /** Line in the table, for diagnostics. */
  readonly line: number;
}

/** First line: the column names. Then one verdict a line, with where it can be seen. */
export function readAbortReviews(source: SourceText): Outcome<readonly AbortReview[]> {
  const [head, ...lines] = source.text.split('\n').map((line) => line.replace(/\r$/, ''));
  if (head !== HEAD)
    return fail([
      reviewProblem(
        1,
        'the first line does not name the columns',
        `begin with: ${HEAD.replaceAll('\t', ' ⇥ ')}`,
      ),
    ]);
  const reviews = new Map<string, AbortReview>();
  const diagnostics: Diagnostic[] = [];
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const line = index + 2;
    const [name = '', abort = '', word = '', reason = '', ...more] = text.split('\t');
    const verdict = VERDICTS.find((one) => one === word);
    const full = abort.includes('::') ? abort : `${name.replace(/::\w+$/, '')}::${abort}`;
    if (verdict === undefined)
      diagnostics.push(
        reviewProblem(line, `"${word}" is not a verdict`, `write ${VERDICTS.join(', ')}`),
      );
    else if (reason.trim() === '' || more.length > 0)
      diagnostics.push(reviewProblem(line, 'the reason is missing', 'say where it can be seen'));
    else if (reviews.has(`${name} ${full} ${verdict === 'means'}`))
      diagnostics.push(
        reviewProblem(line, `${name} already has a verdict on ${abort}`, 'remove one of them'),
      );
    else
      reviews.set(`${name} ${full} ${verdict === 'means'}`, {
        function: name,
        abort: full,
        verdict,
        reason,
        line,
      });
  }
  return diagnostics.length > 0 ? fail(diagnostics) : succeed([...reviews.values()]);
}

export function reviewProblem(line: number, message: string, fix: string): Diagnostic {
  const at = { file: ABORT_REVIEWS_FILE, line, column: 1 };
  return { level: 'error', code: 'framework/abort-review', message, at, fix };
}
