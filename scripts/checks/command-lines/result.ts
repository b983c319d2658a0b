/** What is wrong in a command line. Pure. */

import type { CheckResult, Span } from '../check-result.ts';

export type LineResult = CheckResult<Span>;

/** Without its place. */
export interface Unplaced extends Pick<LineResult, 'message' | 'fix'> {
  /** What follows `cli/` in the code. */
  readonly rule: string;
  readonly replacement?: string | null;
}
