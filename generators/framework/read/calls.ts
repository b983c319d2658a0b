/** Who raises what and calls whom, for every function of a package: `calls.json`, made from compiled modules. Pure. */

import type { Outcome } from '../../core/diagnostics.ts';
import type { SourceText } from '../../core/source.ts';
import { locate } from '../../core/source.ts';
import type { JsonCursor } from './json/shape.ts';
import { entriesOf, flagAt, listOf, member, readShape, textAt } from './json/shape.ts';

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
  return readShape(locate(source, 0), () => {
    const entries = entriesOf({ value: JSON.parse(source.text) as unknown, path: '' });
    return new Map(entries.map(([name, cursor]) => [name, callsOf(cursor)]));
  });
}

function callsOf(cursor: JsonCursor): FunctionCalls {
  return {
    isNative: flagAt(member(cursor, 'native')),
    aborts: listOf(member(cursor, 'aborts')).map(textAt),
    calls: listOf(member(cursor, 'calls')).map(textAt),
  };
}
