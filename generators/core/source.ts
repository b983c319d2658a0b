/** Input text that remembers where it came from. Pure. */

import { parse } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
import type { Diagnostic, Location, Outcome } from './diagnostics.ts';
import { errorAt, fail, succeed } from './diagnostics.ts';

export interface SourceText {
  /** Relative to the project or as the user gave it; printed in diagnostics, never opened again. */
  readonly path: string;
  readonly text: string;
}

/** UTF-8, unless a mark says otherwise: Windows PowerShell 5 saves what `>` catches as UTF-16. Without the mark. */
export function textOf(bytes: Uint8Array): string {
  const mark = `${bytes[0]} ${bytes[1]}`;
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** A JSON object of a text that nobody has checked yet. */
export type Given = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null for a text that is not JSON, as for one that says `null`. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Where a text stops being JSON. V8's own message says it in words that change from version to version, and not always. */
export function offsetOfBadJson(text: string): number {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors[0]?.offset ?? text.length;
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

/** A row of one of our tables, with its line for diagnostics. */
export type TableRow<Column extends string> = Readonly<Record<Column, string>> & {
  readonly line: number;
};

/** Below the line that names the columns, a row on every line that is not empty. No cell is. */
export function readRows<Column extends string>(
  source: SourceText,
  columns: readonly Column[],
  code: Diagnostic['code'],
): Outcome<readonly TableRow<Column>[]> {
  const diagnostics: Diagnostic[] = [];
  const rows = source.text.split(/\r?\n/).flatMap((text, index): TableRow<Column>[] => {
    const line = index + 1;
    if (line === 1 || text.trim() === '') return [];
    const cells = text.split('\t').map((cell) => cell.trim());
    if (cells.length !== columns.length || cells.includes('')) {
      const message = `the line needs ${columns.length} cells with words: ${columns.join(', ')}`;
      const at = { file: source.path, line, column: 1 };
      const fix = 'put one tab between two cells, and words into each';
      diagnostics.push(errorAt(at, code, { message, fix }));
    }
    const named = Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? '']));
    return [{ ...(named as Record<Column, string>), line }];
  });
  return diagnostics.length > 0 ? fail(diagnostics) : succeed(rows);
}
