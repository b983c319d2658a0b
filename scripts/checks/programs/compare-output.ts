/** Is what a program printed what its page shows? Pure. */

/** Where page and output part. Lines start at 1; null is the end of the text. */
export interface Difference {
  /** In the page's text. */
  readonly line: number;
  readonly expected: string | null;
  readonly got: string | null;
}

/** A line of its own stands for any lines; within a line it stands for any text. */
const VARYING = '…';

/** Blanks at the ends of lines, and blank lines at the end of the text, count for nothing. */
export function compareOutput(expected: string, got: string): Difference | null {
  const target = linesOf(expected);
  const printed = linesOf(got);
  /** The furthest that any reading of the varying lines came. */
  let furthest: Difference | null = null;
  const tried = new Set<string>();
  const fitsFrom = (at: number, line: number): boolean => {
    const key = `${at} ${line}`;
    if (tried.has(key)) return false;
    tried.add(key);
    const want = target[at];
    if (want === undefined && line === printed.length) return true;
    if (want?.trim() === VARYING)
      return fitsFrom(at + 1, line) || (line < printed.length && fitsFrom(at, line + 1));
    const got = printed[line] ?? null;
    if (want !== undefined && got !== null && fitsLine(want, got))
      return fitsFrom(at + 1, line + 1);
    if (furthest === null || at + 1 > furthest.line)
      furthest = { line: at + 1, expected: want ?? null, got };
    return false;
  };
  return fitsFrom(0, 0) ? null : furthest;
}

function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

/** The parts between the marks must come in order; a mark stands for at least one character. */
export function fitsLine(expected: string, got: string): boolean {
  const [first = '', ...rest] = expected.split(VARYING);
  if (rest.length === 0) return expected === got;
  if (!got.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const found = isLast ? got.length - part.length : got.indexOf(part, at + 1);
    if (found < at + 1 || (isLast && !got.endsWith(part))) return false;
    at = found + part.length;
  }
  return true;
}
