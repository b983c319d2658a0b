/** What a check says of a text before anybody knows where that text is in a file. Types only. Pure. */

import type { Diagnostic } from '../../generators/core/diagnostics.ts';

/** `Place` is where in the text, as the parser of its language counts. */
export type CheckResult<Place> = Pick<Diagnostic, 'message' | 'fix'> & {
  /** The language's own code where it has one: `TS2551`, `E04023`, `FieldsOnCorrectType`, `cli/unknown-option`. */
  readonly code: string;
} & Place;

export interface Span {
  /** UTF-16 offsets in the text that was checked; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** What replaces the text between `start` and `end`; null unless only one name is near. */
  readonly replacement: string | null;
}
