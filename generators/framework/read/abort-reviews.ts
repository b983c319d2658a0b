/** The table of aborts that a person looked up: what natives raise, and what callers rule out. Pure. */

import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { errorAt, fail, succeed } from '../../core/diagnostics.ts';
import type { SourceText } from '../../core/source.ts';
import { readRows } from '../../core/source.ts';

export const ABORT_REVIEWS_FILE = 'schema/prose/framework-aborts.tsv';

const COLUMNS = ['function', 'abort', 'verdict', 'reason'] as const;

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
  const [head] = source.text.split(/\r?\n/, 1);
  if (head !== COLUMNS.join('\t')) {
    const fix = `begin with: ${COLUMNS.join(' ⇥ ')}`;
    return fail([reviewDiagnostic(1, 'the first line does not name the columns', fix)]);
  }
  const rows = readRows(source, COLUMNS, 'framework/abort-review');
  if (!rows.value) return fail(rows.diagnostics);
  const reviews = new Map<string, AbortReview>();
  const diagnostics: Diagnostic[] = [];
  for (const { function: name, abort, verdict: word, reason, line } of rows.value) {
    const verdict = VERDICTS.find((candidate) => candidate === word);
    const full = abort.includes('::') ? abort : `${name.replace(/::\w+$/, '')}::${abort}`;
    const key = `${name} ${full} ${verdict === 'means'}`;
    if (verdict === undefined)
      diagnostics.push(
        reviewDiagnostic(line, `"${word}" is not a verdict`, `write ${VERDICTS.join(', ')}`),
      );
    else if (reviews.has(key))
      diagnostics.push(
        reviewDiagnostic(line, `${name} already has a verdict on ${abort}`, 'remove one of them'),
      );
    else reviews.set(key, { function: name, abort: full, verdict, reason, line });
  }
  return diagnostics.length > 0 ? fail(diagnostics) : succeed([...reviews.values()]);
}

export function reviewDiagnostic(line: number, message: string, fix: string): Diagnostic {
  const at = { file: ABORT_REVIEWS_FILE, line, column: 1 };
  return errorAt(at, 'framework/abort-review', { message, fix });
}
