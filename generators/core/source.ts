/** Input text that remembers where it came from. Pure. */

import type { Location } from './diagnostics.ts';

export interface SourceText {
  /** Relative to the project or as the user gave it; printed in diagnostics, never opened again. */
  readonly path: string;
  readonly text: string;
}

/** A JSON object of a text that nobody has checked yet. */
export type Given = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Line and column of a UTF-16 offset. Offsets past the end point to the end. */
export function locate(source: SourceText, offset: number): Location {
  const before = source.text.slice(0, Math.max(0, offset));
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line += 1;
  // Columns count characters: one emoji is two UTF-16 units but one place to a reader.
  return { file: source.path, line, column: Array.from(before.slice(lineStart)).length + 1 };
}
