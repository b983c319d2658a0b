/** Runs of code: measuring them, cutting them, and setting lists on one line or on many. Pure. */

import type { Token } from '../model.ts';

/** Beyond this a type says nothing to a reader: the source has the whole. */
export const LONGEST_TYPE = 24_000;
/** A list of members or options that does not fit on a line gets one line each. */
export const WIDTH = 78;
/**
 * A column so far to the left that no line is ever too long. What is tried on one line is printed there:
 * trying and breaking at each of n levels would otherwise print the innermost 2^n times.
 */
export const FLAT = Number.NEGATIVE_INFINITY;

export function token(text: string, ref: string | null = null): Token {
  return { text, ref };
}

export function lengthOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, one) => sum + one.text.length, 0);
}

export function textOf(tokens: readonly Token[]): string {
  return tokens.map((one) => one.text).join('');
}

/** Cuts a declaration that has grown beyond all reading; the cut shows. Lines end without blanks. */
export function cutTokens(tokens: readonly Token[], limit: number = LONGEST_TYPE): Token[] {
  const kept: Token[] = [];
  let length = 0;
  for (const [index, one] of tokens.entries()) {
    if (length + one.text.length > limit) return [...kept, token('…')];
    const endsLine = tokens[index + 1]?.text.startsWith('\n') === true;
    kept.push(endsLine ? token(one.text.trimEnd(), one.ref) : one);
    length += one.text.length;
  }
  return kept;
}

/** Prints itself for a column in blanks. */
export type Printer = (indent: number) => Token[];

/** On one line where it fits, else one entry a line. */
export function listCode(
  brackets: readonly [string, string],
  entries: readonly Printer[],
  separator: ',' | ';',
  indent: number,
): Token[] {
  const flat = flatList(brackets, entries, separator);
  return fitsLine(flat, indent) ? flat : brokenList(brackets, entries, separator, indent);
}

export function fitsLine(flat: readonly Token[], indent: number): boolean {
  return lengthOf(flat) + indent <= WIDTH && !textOf(flat).includes('\n');
}

function flatList(
  [open, close]: readonly [string, string],
  entries: readonly Printer[],
  separator: ',' | ';',
): Token[] {
  if (entries.length === 0) return [token(`${open}${close}`)];
  const space = open.endsWith('{') ? ' ' : '';
  const inner = entries.flatMap((entry, index) => [
    ...(index === 0 ? [] : [token(`${separator} `)]),
    ...entry(FLAT),
  ]);
  return [token(`${open}${space}`), ...inner, token(`${space}${close}`)];
}

/** One entry a line, whether it would fit on one or not. */
export function brokenList(
  [open, close]: readonly [string, string],
  entries: readonly Printer[],
  separator: ',' | ';',
  indent: number,
): Token[] {
  if (entries.length === 0) return [token(`${open}${close}`)];
  const inner = ' '.repeat(indent + 2);
  const lines = entries.flatMap((entry) => [
    token(inner),
    ...entry(indent + 2),
    token(`${separator}\n`),
  ]);
  return [token(`${open}\n`), ...lines, token(`${' '.repeat(indent)}${close}`)];
}
