/** The examples of a listing against the program that it lists. Pure. */

import type { ProgramFacts } from '../../../generators/cli/model/facts.ts';
import type { Diagnostic, Location } from '../../../generators/core/diagnostics.ts';
import { locate } from '../../../generators/core/source.ts';
import type { LineCheck } from './check-line.ts';

export interface ListedExample {
  readonly title: string;
  /** One or several lines of shell. */
  readonly run: string;
  /** Of the example in its listing; null when it was not read from a file. */
  readonly at: Location | null;
}

/** Every problem is an error at the place of its example. `check` comes from `loadLineCheck`. */
export function checkExamples(
  check: LineCheck,
  program: ProgramFacts,
  examples: readonly ListedExample[],
): readonly Diagnostic[] {
  return examples.flatMap(({ title, run, at }) =>
    check(program, run).map((problem) => {
      const { line, column } = locate({ path: '', text: run }, problem.start);
      return {
        level: 'error',
        code: 'cli/bad-example',
        message: `example "${title}", line ${line}, column ${column}: ${problem.message}`,
        at,
        fix: problem.fix,
      } as const;
    }),
  );
}
