/** Code on lines: tokens, printers that set them at a column, and how printers combine. Pure. */

import type { Token } from '../model.ts';

/** Longer declarations are cut: nobody reads them to the end, and the source has the whole. */
export const LONGEST_CODE = 24_000;
/** A list of members or options that does not fit on a line gets one line each. */
const WIDTH = 78;
/**
 * A column so far to the left that no line is ever too long. What is tried on one line is printed there:
 * trying and breaking at each of n levels would otherwise print the innermost 2^n times.
 */
const FLAT = Number.NEGATIVE_INFINITY;

/** Prints itself; `indent` is the column in blanks at which a broken list closes. */
export type Printer = (indent: number) => readonly Token[];

export function token(text: string, ref: string | null = null): Token {
  return { text, ref };
}

export function textOf(tokens: readonly Token[]): string {
  return tokens.map((token) => token.text).join('');
}

/** One after another. */
export function seq(...parts: readonly (string | Token | Printer)[]): Printer {
  return (indent) =>
    parts.flatMap((part) => {
      if (typeof part === 'function') return part(indent);
      return typeof part === 'string' ? [token(part)] : [part];
    });
}

export function joined(printers: readonly Printer[], separator: string | Printer): Printer {
  return seq(
    ...printers.flatMap((printer, index) => (index === 0 ? [printer] : [separator, printer])),
  );
}

export function nested(by: number, printer: Printer): Printer {
  return (indent) => printer(indent + by);
}

/** A new line, further right by `by` blanks. */
export function line(by = 0): Printer {
  return (indent) => [token(`\n${' '.repeat(indent + by)}`)];
}

/** `flat` where it fits on the line, else `broken`. Every list around it tries the line as well: it is printed once. */
export function fitted(flat: Printer, broken: Printer): Printer {
  let printed: readonly Token[] | undefined;
  return (indent) => {
    const tokens = (printed ??= flat(FLAT));
    return indent === FLAT || fits(textOf(tokens), indent) ? tokens : broken(indent);
  };
}

/** Whether each line of `text`, which begins at a column, stays inside the width. */
export function fits(text: string, column: number): boolean {
  const [first = '', ...others] = text.split('\n');
  return others.every((row) => row.length <= WIDTH) && column + first.length <= WIDTH;
}

/** On one line where it fits, else one entry a line. */
export function list(
  brackets: '()' | '[]' | '<>' | '{}',
  entries: readonly Printer[],
  separator: ',' | ';' = ',',
): Printer {
  const [open = '', close = ''] = brackets;
  const space = open === '{' && entries.length > 0 ? ' ' : '';
  const flat = seq(`${open}${space}`, joined(entries, `${separator} `), `${space}${close}`);
  return fitted(flat, block(brackets, entries, separator));
}

/** One entry a line, whether they would fit on one or not. */
export function block(
  brackets: '()' | '[]' | '<>' | '{}',
  entries: readonly Printer[],
  separator: ',' | ';' = ',',
): Printer {
  const [open = '', close = ''] = brackets;
  if (entries.length === 0) return seq(brackets);
  const lines = entries.map((entry) => seq(line(2), nested(2, entry), separator));
  return seq(open, ...lines, line(), close);
}

/**
 * The tokens of a whole declaration. One that is too long is cut, and the cut shows; no line ends in a
 * blank, and none is empty: a union on lines of its own leaves the line of the list that it is in.
 */
export function codeOf(printer: Printer, limit: number = LONGEST_CODE): Token[] {
  const tokens = printer(0);
  const retained: Token[] = [];
  let length = 0;
  for (const [index, current] of tokens.entries()) {
    if (length + current.text.length > limit) return [...retained, token('…')];
    const endsLine = tokens[index + 1]?.text.startsWith('\n') === true;
    retained.push(endsLine ? token(current.text.trimEnd(), current.ref) : current);
    length += current.text.length;
  }
  return retained;
}
