/** Rows of a section: options, arguments or commands, each with the lines of its text. Pure. */

import type { ArgumentName, OptionName } from '../notation.ts';
import { scanArgumentName, scanOptionName } from '../notation.ts';
import type { Line } from './lines.ts';
import { isBlank } from './lines.ts';

/** How a row begins. */
type RowStart =
  | { readonly kind: 'option'; readonly name: OptionName; readonly line: Line }
  | { readonly kind: 'argument'; readonly name: ArgumentName; readonly line: Line }
  | { readonly kind: 'command'; readonly names: readonly string[]; readonly line: Line };

export type Row = RowStart & { readonly body: readonly Line[] };

export interface RowContext {
  /** A bare word at a row's start is a command. */
  readonly isCommandSection: boolean;
  /** The heading says that options follow. */
  readonly isOptionHeading: boolean;
  /** Whether `<NAME>` at a row's start is an argument of the page. */
  isArgument(name: string): boolean;
  /** Where rows of this page begin, when an earlier section has shown it. */
  readonly rowIndent: number | null;
}

export interface SectionRows {
  readonly rows: readonly Row[];
  readonly rowIndent: number | null;
}

/** What a line would be if it began a row. */
interface Candidate {
  readonly start: RowStart;
  /** Where rows with a short form begin in this section. */
  readonly rowIndent: number;
  /** Column of the text on the same line; null when there is none. */
  readonly textColumn: number | null;
  readonly text: string;
}

interface OpenRow {
  readonly start: RowStart;
  readonly indent: number;
  textColumn: number | null;
  readonly body: Line[];
}

/** Four blanks stand where a short form is missing. */
const MISSING_SHORT = 4;

/** Empty when the first line is no row: such a section is prose, whatever its heading says. */
export function readRows(lines: readonly Line[], context: RowContext): SectionRows {
  const first = lines.find((line) => !isBlank(line));
  const opening = first
    ? (candidateOf(first, context) ?? (context.isOptionHeading ? looseCandidate(first) : null))
    : null;
  if (!opening || !fits(opening, context.rowIndent)) return { rows: [], rowIndent: null };
  const rowIndent =
    context.rowIndent !== null && opening.start.kind === 'option'
      ? context.rowIndent
      : opening.rowIndent;
  const open: OpenRow[] = [];
  for (const line of lines) {
    const current = open.at(-1);
    if (isBlank(line)) current?.body.push(line);
    else if (current && isContinued(line, current)) addText(current, line);
    else {
      // At the indentation of rows, one blank after the name is enough: text never starts there.
      const candidate = candidateOf(line, context) ?? looseCandidate(line);
      const isRow = candidate && (candidate.rowIndent === rowIndent || line.indent === rowIndent);
      if (isRow) open.push(openRow(candidate, line));
      else if (current && line.indent > current.indent) addText(current, line);
    }
  }
  return { rows: open.map((row) => ({ ...row.start, body: row.body })), rowIndent };
}

function fits(opening: Candidate, rowIndent: number | null): boolean {
  if (opening.start.kind !== 'option' || rowIndent === null) return true;
  return opening.rowIndent === rowIndent || opening.start.line.indent === rowIndent;
}

/** Only the column tells running text from a row: text may begin with `--flag` or `name: …`. */
function isContinued(line: Line, row: OpenRow): boolean {
  return row.textColumn !== null && line.indent >= row.textColumn;
}

function addText(row: OpenRow, line: Line): void {
  row.textColumn ??= line.indent;
  row.body.push(line);
}

function openRow(candidate: Candidate, line: Line): OpenRow {
  const { start, textColumn, text } = candidate;
  const body =
    text === '' ? [] : [{ text, indent: textColumn ?? line.indent, number: line.number }];
  return { start, indent: line.indent, textColumn, body };
}

function candidateOf(line: Line, context: RowContext): Candidate | null {
  if (line.text.startsWith('-')) return optionCandidate(line);
  if (line.text.startsWith('<') || line.text.startsWith('['))
    return argumentCandidate(line, context);
  return context.isCommandSection ? commandCandidate(line) : null;
}

function optionCandidate(line: Line): Candidate | null {
  const scanned = scanOptionName(line.text) ?? null;
  if (!scanned) return null;
  const name = widenName(line.text, scanned);
  if (name === null) return null;
  const hasShort = line.text[1] !== '-';
  // Programs with their own layout may leave the gap for a missing short form out.
  const gap = hasShort || line.indent < MISSING_SHORT ? 0 : MISSING_SHORT;
  return {
    start: { kind: 'option', name: name.value, line },
    rowIndent: line.indent - gap,
    ...textAfter(line, name.end),
  };
}

/** A name so long that only one blank is left before the text. */
function looseCandidate(line: Line): Candidate | null {
  const scanned = line.text.startsWith('-') ? scanOptionName(line.text) : null;
  if (!scanned || line.text[scanned.end] !== ' ') return null;
  const gap = line.text[1] !== '-' || line.indent < MISSING_SHORT ? 0 : MISSING_SHORT;
  const start: RowStart = { kind: 'option', name: scanned.value, line };
  return { start, rowIndent: line.indent - gap, ...textAfter(line, scanned.end) };
}

/** A value name that breaks the notation, such as `<A|B`, ends where the column does. */
function widenName(
  text: string,
  scanned: NonNullable<ReturnType<typeof scanOptionName>>,
): typeof scanned | null {
  const rest = text.slice(scanned.end);
  if (rest === '' || rest.startsWith('  ')) return scanned;
  const odd = /^[ =]([<[][^\n]*?)(?: {2,}|$)/.exec(rest);
  if (!odd?.[1]) return null;
  const name = odd[1].replace(/^[<[]+|[>\].]+$/g, '') || 'VALUE';
  const value = {
    ...scanned.value,
    valueNames: [...scanned.value.valueNames, name],
    count: { least: 1, most: 1 },
  };
  return { value, end: scanned.end + 1 + odd[1].length };
}

function argumentCandidate(line: Line, context: RowContext): Candidate | null {
  const scanned = scanArgumentName(line.text);
  if (!scanned || !context.isArgument(scanned.value.name)) return null;
  const rest = line.text.slice(scanned.end);
  if (rest !== '' && !rest.startsWith('  ')) return null;
  return {
    start: { kind: 'argument', name: scanned.value, line },
    rowIndent: line.indent,
    ...textAfter(line, scanned.end),
  };
}

/** `list`, `list, ls`, `sync, -S, --sync`; also the placeholder `...`. */
function commandCandidate(line: Line): Candidate | null {
  const end = /\s{2,}/.exec(line.text)?.index ?? line.text.length;
  const names = line.text.slice(0, end).split(', ');
  const isName = (name: string) => /^(?:[\p{L}\p{N}_@+][^\s,<>[\]]*|\.\.\.)$/u.test(name);
  const isFlag = (name: string) => /^--?[^\s,]+$/.test(name);
  if (!isName(names[0] ?? '') || !names.slice(1).every((name) => isName(name) || isFlag(name)))
    return null;
  return {
    start: { kind: 'command', names, line },
    rowIndent: line.indent,
    ...textAfter(line, end),
  };
}

function textAfter(line: Line, end: number): { textColumn: number | null; text: string } {
  const rest = line.text.slice(end);
  const text = rest.trimStart();
  if (text === '') return { textColumn: null, text };
  return { textColumn: line.indent + end + (rest.length - text.length), text };
}
