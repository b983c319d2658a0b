/** Who raises what and calls whom, for every function of a package: `calls.json`, made from compiled modules. Pure. */

import type { Outcome } from '../../core/diagnostics.ts';
import { fail, succeed } from '../../core/diagnostics.ts';
import type { SourceText } from '../../core/source.ts';
import { locate } from '../../core/source.ts';
import { entriesOf, flagAt, listOf, member, ShapeError, textAt } from './json/shape.ts';
import { badJson } from './problems.ts';

export interface FunctionCalls {
  readonly isNative: boolean;
  /**
   * What its own code raises, in source order: a constant of its module, `code 1` for a number without one,
   * `line 85` for an assertion without a code, `arithmetic`, or `vector` for an operation out of bounds.
   */
  readonly aborts: readonly string[];
  /** Full names, sorted. */
  readonly calls: readonly string[];
}

/** By full name, private functions included; macros leave no compiled code. */
export type Calls = ReadonlyMap<string, FunctionCalls>;

export function readCalls(source: SourceText): Outcome<Calls> {
  try {
    const entries = entriesOf({ value: JSON.parse(source.text) as unknown, path: '' });
    return succeed(
      new Map(
        entries.map(([name, one]) => [
          name,
          {
            isNative: flagAt(member(one, 'native')),
            aborts: listOf(member(one, 'aborts')).map(textAt),
            calls: listOf(member(one, 'calls')).map(textAt),
          },
        ]),
      ),
    );
  } catch (error) {
    if (!(error instanceof ShapeError) && !(error instanceof SyntaxError)) throw error;
    return fail([badJson(error.message, locate(source, 0))]);
  }
}
