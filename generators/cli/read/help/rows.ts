/** Rows of a section: options, arguments or commands, each with the lines of its text. Pure. */

import type { ArgumentName, OptionName, Scanned } from '../../model/notation.ts';
import { scanArgumentName, scanOptionName } from '../../model/notation.ts';
import type { Line } from './lines.ts';
import { isBlank } from './lines.ts';

/** How a row begins. */
type RowStart =
  | { readonly kind: 'option'; readonly name: OptionName }
  | { readonly kind: 'argument'; readonly names: readonly ArgumentName[] }
  | { readonly kind: 'command'; readonly names: readonly string[] };

export type Row = RowStart & { readonly body: readonly Line[] };

export interface RowContext {
  /** A bare word at a row's start is a command. */
  readonly isCommandSection: boolean;
  /** The heading is one that clap writes itself: nothing but rows is below it. */
  readonly isOwnHeading: boolean;
  /** The heading says that options follow; words may come before them. */
  readonly isOptionHeading: boolean;
  /** Whether `<NAME>` at a row's start is an argument of the page. */
  isArgument(name: string): boolean;
  /** Where rows of this page begin, when an earlier section has shown it. */
  readonly rowIndent: number | null;
}

export interface SectionRows {
  readonly rows: readonly Row[];
  /** Text between or below the rows that belongs to none of them. */
  readonly rest: readonly (readonly Line[])[];
  readonly rowIndent: number | null;
  /** Lines where a row should begin, and which clap does not write so: `--config string  Text`. */
  readonly foreign: readonly Line[];
}

/** What a line would be if it began a row. */
interface Candidate {
  readonly start: RowStart;
  readonly indent: number;
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

/** What the lines of a section have been read to, so far. */
interface OpenSection {
  readonly context: RowContext;
  readonly rowIndent: number;
  readonly rows: OpenRow[];
  readonly rest: Line[][];
  readonly foreign: Line[];
  /** Names of the rows so far. */
  readonly seen: Set<string>;
  /** Text that belongs to no row, while it lasts. */
  stray: Line[] | null;
}

/** Blanks in the place of a missing short form. */
const MISSING_SHORT = 4;

/** Empty when the first line is not a row: such a section is prose, whatever its heading says. */
export function readRows(lines: readonly Line[], context: RowContext): SectionRows {
  const first = lines.find((line) => !isBlank(line));
  const opening = first ? candidateOf(first, context) : null;
  if (!first || !opening || !fits(opening, context.rowIndent)) {
    const isRowExpected =
      context.isOwnHeading || (context.isOptionHeading && OPTION.test(first?.text ?? ''));
    const foreign = first && !opening && isRowExpected ? [first] : [];
    return { rows: [], rest: [], rowIndent: null, foreign };
  }
  const isKnown = context.rowIndent !== null && opening.start.kind === 'option';
  const rowIndent = isKnown ? (context.rowIndent ?? 0) : opening.rowIndent;
  const lists = { rows: [], rest: [], foreign: [], seen: new Set<string>() };
  const open: OpenSection = { context, rowIndent, ...lists, stray: null };
  for (const [at, line] of lines.entries()) readLine(open, line, lines[at - 1]);
  const rows = open.rows.map(({ start, body }) => ({ ...start, body }));
  return { rows, rest: open.rest, rowIndent, foreign: open.foreign };
}

function readLine(open: OpenSection, line: Line, before: Line | undefined): void {
  const { stray } = open;
  const row = open.rows.at(-1);
  // Only the column distinguishes running text from a row: text may begin with `--flag` or `name: …`.
  const isContinued = line.indent >= (row?.textColumn ?? Infinity);
  if (isBlank(line)) (stray ?? row?.body)?.push(line);
  else if (!stray && row && isContinued) row.body.push(line);
  else {
    const candidate = rowAt(line, open);
    const isForeign = !stray && !candidate && isForeignRow(line, open.rowIndent);
    if (isForeign) open.foreign.push(line);
    if (candidate && (!stray || isNewRow(candidate, open.seen))) addRow(open, candidate, line);
    else if (stray) stray.push(line);
    else if (row && !isForeign && isInside(line, { row, before })) addText(row, line);
    else open.rest.push((open.stray = [line]));
  }
}

function addRow(open: OpenSection, candidate: Candidate, line: Line): void {
  const { start, textColumn, text } = candidate;
  const body = textColumn === null ? [] : [{ ...line, text, indent: textColumn }];
  open.rows.push({ start, indent: line.indent, textColumn, body });
  for (const name of spellingsOf(start)) open.seen.add(name);
  open.stray = null;
}

function rowAt(line: Line, { context, rowIndent }: OpenSection): Candidate | null {
  const candidate = candidateOf(line, context);
  const isAtRow = candidate?.rowIndent === rowIndent || line.indent === rowIndent;
  return isAtRow ? candidate : null;
}

/** How a line of an option begins, in any notation. */
const OPTION = /^--?[\p{L}\p{N}]/u;

/** Where options begin, and not one of clap's. */
function isForeignRow({ text, indent }: Line, rowIndent: number): boolean {
  const isAtRow =
    indent === rowIndent || (text.startsWith('--') && indent === rowIndent + MISSING_SHORT);
  return isAtRow && OPTION.test(text);
}

/** Text of a row begins at its column. It may be further to the left only where no blank line is between. */
function isInside(
  line: Line,
  location: { readonly row: OpenRow; readonly before: Line | undefined },
): boolean {
  const { row, before } = location;
  if (line.indent <= row.indent) return false;
  return row.textColumn === null || before === undefined || !isBlank(before);
}

/** Closing words repeat names of options at line starts; what is new there is a row. */
function isNewRow(candidate: Candidate, seen: ReadonlySet<string>): boolean {
  return candidate.text !== '' && !spellingsOf(candidate.start).some((name) => seen.has(name));
}

function spellingsOf(start: RowStart): readonly string[] {
  if (start.kind === 'option') return [...start.name.longs, ...start.name.shorts];
  return start.kind === 'command' ? start.names : start.names.map(({ name }) => name);
}

function fits(opening: Candidate, rowIndent: number | null): boolean {
  if (opening.start.kind !== 'option' || rowIndent === null) return true;
  return opening.rowIndent === rowIndent || opening.indent === rowIndent;
}

function addText(row: OpenRow, line: Line): void {
  row.textColumn ??= line.indent;
  row.body.push(line);
}

function candidateOf(line: Line, context: RowContext): Candidate | null {
  if (line.text.startsWith('-')) return optionCandidate(line);
  if (line.text.startsWith('<') || line.text.startsWith('['))
    return argumentCandidate(line, context);
  return context.isCommandSection ? commandCandidate(line) : null;
}

function optionCandidate(line: Line): Candidate | null {
  const scanned = scanOptionName(line.text);
  if (!scanned) return null;
  const { value: name, end } = scanned;
  const rest = line.text.slice(end);
  // A long name may leave one blank before the text. Without a value in brackets, the next word may be one.
  const isSeparate = rest === '' || rest.startsWith(name.valueNames.length > 0 ? ' ' : '  ');
  if (!isSeparate) return null;
  // Programs with their own layout may leave the gap for a missing short form out.
  const hasGap = line.text[1] === '-' && line.indent >= MISSING_SHORT;
  const candidate = candidateAt(line, end, { kind: 'option', name });
  return { ...candidate, rowIndent: line.indent - (hasGap ? MISSING_SHORT : 0) };
}

function argumentCandidate(line: Line, context: RowContext): Candidate | null {
  const scanned = scanArgumentNames(line.text);
  if (!scanned || !scanned.value.every(({ name }) => context.isArgument(name))) return null;
  const rest = line.text.slice(scanned.end);
  if (rest !== '' && !rest.startsWith('  ')) return null;
  return candidateAt(line, scanned.end, { kind: 'argument', names: scanned.value });
}

/** `<FROM> <TO>` is one argument of two values, each with its own name. */
function scanArgumentNames(text: string): Scanned<readonly ArgumentName[]> | null {
  const names = new Map<string, ArgumentName>();
  let end = 0;
  for (;;) {
    const start = names.size === 0 ? 0 : end + 1;
    const scanned = scanArgumentName(text.slice(start));
    if (!scanned) break;
    const next = scanned.value;
    // A repeated name takes several values.
    const same = names.get(next.name);
    names.set(next.name, same ? { ...same, isMany: true } : next);
    end = start + scanned.end;
    if (!/^ [<[]/.test(text.slice(end))) break;
  }
  return names.size === 0 ? null : { value: [...names.values()], end };
}

/** `list`, `list, ls`, `sync, -S, --sync`, with clap 3 `sync -S`; also the placeholder `...`. */
function commandCandidate(line: Line): Candidate | null {
  const end = /\s{2,}/.exec(line.text)?.index ?? line.text.length;
  const names = line.text.slice(0, end).split(/, | (?=-)/);
  const isName = (name: string) =>
    /^(?:[\p{L}\p{N}_@+](?:[^\s,<>[\]]*[^\s,<>[\]:])?|\.\.\.)$/u.test(name);
  const isFlag = (name: string) => /^--?[^\s,]+$/.test(name);
  if (!isName(names[0] ?? '') || !names.slice(1).every((name) => isName(name) || isFlag(name)))
    return null;
  return candidateAt(line, end, { kind: 'command', names });
}

/** `end` is where the names of the row end; the rest of the line is its text. */
function candidateAt({ indent, text: line }: Line, end: number, start: RowStart): Candidate {
  const text = line.slice(end).trimStart();
  const textColumn = text === '' ? null : indent + line.length - text.length;
  return { start, indent, rowIndent: indent, textColumn, text };
}
