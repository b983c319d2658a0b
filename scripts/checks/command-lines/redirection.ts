/** Redirections of a line of shell: files, here-documents, `<(…)`; and placeholders, which look like them. Pure but for what it notes. */

import { readExpansion, readPart } from './quotes.ts';
import type { HereDocument, Scanner, ShellWord } from './scanner.ts';
import { BLANK, OPAQUE, OPERATOR, closingEnd, noParts, push, readNested } from './scanner.ts';

/** `>file`, `2>&1`, `<<EOF`; but `<NAME>` in capitals is a placeholder, which belongs to a word. */
export function startsRedirection(scanner: Scanner): boolean {
  let at = scanner.at;
  while (/[0-9]/.test(scanner.line[at] ?? '')) at += 1;
  const character = scanner.line[at];
  if (character !== '<' && character !== '>') return false;
  return placeholderEnd(scanner, at) === null;
}

/** Index behind `<NAME>`, in capitals; null where no placeholder begins. */
function placeholderEnd(scanner: Scanner, at: number): number | null {
  if (scanner.line[at] !== '<') return null;
  let end = at + 1;
  while (/[A-Z0-9_-]/.test(scanner.line[end] ?? '')) end += 1;
  const isName = end > at + 1 && /[A-Z]/.test(scanner.line[at + 1] ?? '');
  return isName && scanner.line[end] === '>' ? end + 1 : null;
}

/** `<(…)` and `>(…)` stand for a file that the commands in it read or write. */
export function startsProcess(scanner: Scanner): boolean {
  return '<>'.includes(scanner.line[scanner.at] ?? ' ') && scanner.line[scanner.at + 1] === '(';
}

/** As one word whose text is unknown; the commands inside are read too. */
export function readProcess(scanner: Scanner): ShellWord {
  const start = scanner.at;
  const end = closingEnd(scanner, start + 2, { opening: '(', closing: ')' });
  readNested(scanner, start + 2, end - 1);
  scanner.at = end;
  return { text: OPAQUE, offsets: [start], quoted: [true], start, end };
}

/** Passes over it, and notes `<name>` that was meant as a placeholder. */
export function readRedirection(scanner: Scanner): void {
  const start = scanner.at;
  while (/[0-9]/.test(scanner.line[scanner.at] ?? '')) scanner.at += 1;
  const sign = scanner.at;
  while (/[<>&|]/.test(scanner.line[scanner.at] ?? '') && !startsProcess(scanner)) scanner.at += 1;
  const signs = scanner.line.slice(sign, scanner.at);
  if (signs === '<<') return readHereMark(scanner);
  const isTight = !BLANK.includes(scanner.line[scanner.at] ?? ' ');
  while (BLANK.includes(scanner.line[scanner.at] ?? 'x')) scanner.at += 1;
  if (startsProcess(scanner)) return void readProcess(scanner);
  const next = scanner.line[scanner.at] ?? '\n';
  if (OPERATOR.includes(next)) return;
  const word = readWord(scanner);
  if (scanner.line[sign] !== '<' || !isTight || scanner.line[scanner.at] !== '>') return;
  scanner.problems.push({
    code: 'cli/unquoted',
    message: `the shell reads <${word.text}> as a redirection`,
    fix: `put it in quotes, or write a placeholder in capitals or as $NAME`,
    start,
    end: scanner.at + 1,
  });
  scanner.at += 1;
}

function readHereMark(scanner: Scanner): void {
  const isIndented = scanner.line[scanner.at] === '-';
  if (isIndented) scanner.at += 1;
  while (BLANK.includes(scanner.line[scanner.at] ?? 'x')) scanner.at += 1;
  const word = readWord(scanner);
  if (word.text === '') return;
  scanner.hereDocuments.push({
    mark: word.text,
    isLiteral: word.end - word.start > word.text.length,
    isIndented,
    text: '',
    offsets: [],
  });
}

/** Called behind the line that announced them. Commands in `$(…)` run even there. */
export function readHereDocuments(scanner: Scanner): void {
  const waiting = scanner.hereDocuments;
  scanner.hereDocuments = [];
  scanner.ownDocuments = 0;
  for (const document of waiting) {
    const { mark, isLiteral, isIndented } = document;
    const from = scanner.at;
    while (scanner.at < scanner.end) {
      const start = scanner.at;
      const newline = scanner.line.indexOf('\n', start);
      const end = newline === -1 ? scanner.end : Math.min(newline, scanner.end);
      const text = scanner.line.slice(start, end).replace(/\r$/, '');
      if ((isIndented ? text.replace(/^\t+/, '') : text) === mark) {
        keepText(scanner, document, { from, end: start });
        scanner.at = end;
        break;
      }
      if (!isLiteral) expandLine(scanner, end);
      scanner.at = Math.max(scanner.at, end) + 1;
    }
  }
}

function keepText(
  scanner: Scanner,
  document: HereDocument,
  { from, end }: { readonly from: number; readonly end: number },
): void {
  document.text = scanner.line.slice(from, end);
  document.offsets = Array.from(document.text, (_, at) => from + at);
}

function expandLine(scanner: Scanner, end: number): void {
  while (scanner.at < end) {
    const character = scanner.line[scanner.at];
    if (character === '\\') scanner.at += 2;
    else if (character === '$' || character === '`')
      readExpansion(scanner, noParts(), { isQuoted: true });
    else scanner.at += 1;
  }
}

/** Up to a blank, an operator, a redirection or the end of the line; may be empty. */
export function readWord(scanner: Scanner): ShellWord {
  const start = scanner.at;
  const parts = noParts();
  while (scanner.at < scanner.end) {
    const character = scanner.line[scanner.at] ?? '';
    const placeholder = placeholderEnd(scanner, scanner.at);
    if (placeholder !== null) {
      push(parts, { character: OPAQUE, offset: scanner.at, isQuoted: false });
      scanner.at = placeholder;
    } else if (BLANK.includes(character) || OPERATOR.includes(character)) break;
    else if ('<>'.includes(character) || continuationLength(scanner) > 0) break;
    else if (endsLine(scanner)) break;
    else readPart(scanner, parts, character);
  }
  return {
    text: parts.characters.join(''),
    offsets: parts.offsets,
    quoted: parts.quoted,
    start,
    end: scanner.at,
  };
}

/** A line that ends as on Windows. */
export function endsLine(scanner: Scanner): boolean {
  return scanner.line[scanner.at] === '\r' && scanner.line[scanner.at + 1] === '\n';
}

/** Length of a backslash with the end of the line; 0 when there is none. */
export function continuationLength(scanner: Scanner): number {
  if (scanner.line.startsWith('\\\n', scanner.at)) return 2;
  return scanner.line.startsWith('\\\r\n', scanner.at) ? 3 : 0;
}
