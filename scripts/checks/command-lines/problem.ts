/** What is wrong with a command line, and where. Types only. Pure. */

/** What is wrong with a line, and where. */
export interface LineProblem {
  /** Stable: `cli/unknown-option`, `cli/bad-value`, `sh/syntax` … */
  readonly code: `${string}/${string}`;
  readonly message: string;
  /** What the writer should do. */
  readonly fix: string;
  /** UTF-16 offsets in the line that was checked; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** What replaces the text between `start` and `end`; null unless only one name is near. */
  readonly replacement: string | null;
}

/** What is wrong, without its place. */
export interface Fault extends Pick<LineProblem, 'message' | 'fix'> {
  /** What follows `cli/` in the code. */
  readonly rule: string;
  readonly replacement?: string | null;
}
