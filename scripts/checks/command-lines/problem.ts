/** What is wrong with a command line, and where. Types only. Pure. */

/** What is wrong with a line, and where. */
export interface LineProblem {
  /** Stable: `cli/unknown-option`, `cli/bad-value` … */
  readonly code: `cli/${string}`;
  readonly message: string;
  /** What the writer should do, as an order. */
  readonly fix: string;
  /** UTF-16 offsets in the line that was checked; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

/** What is wrong, without its place. */
export interface Fault extends Pick<LineProblem, 'message' | 'fix'> {
  /** What stands behind `cli/` in the code. */
  readonly rule: string;
}
