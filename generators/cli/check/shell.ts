/** A line of shell as words that remember their columns: quoting, variables, pipes, redirections. Pure. */

import type { LineProblem } from './problem.ts';

/** Stands in a word for text that only the reader's shell knows, such as a variable. */
export const OPAQUE = '\uE000';

export interface ShellWord {
  /** After quote removal; unknown text is one `OPAQUE`. */
  readonly text: string;
  /** Offset in the line for each unit of `text`. */
  readonly offsets: readonly number[];
  /** Whether each unit of `text` stood in quotes. */
  readonly quoted: readonly boolean[];
  readonly start: number;
  readonly end: number;
}

/** Words between two operators. */
export interface SimpleCommand {
  readonly words: readonly ShellWord[];
}

export interface ShellLine {
  /** Nested commands of `$(…)` included. */
  readonly commands: readonly SimpleCommand[];
  readonly problems: readonly LineProblem[];
}

const BLANK = ' \t';
const OPERATOR = '|&;\n()';
const DEEPEST = 8;

interface Scanner {
  readonly line: string;
  readonly end: number;
  at: number;
  readonly depth: number;
  readonly commands: SimpleCommand[];
  readonly problems: LineProblem[];
}

export function readShell(line: string): ShellLine {
  const scanner: Scanner = { line, end: line.length, at: 0, depth: 0, commands: [], problems: [] };
  readCommands(scanner);
  return { commands: scanner.commands, problems: scanner.problems };
}

/** Words that need no shell: each is taken literally. */
export function literalWords(words: readonly string[]): readonly ShellWord[] {
  let start = 0;
  return words.map((text) => {
    const offsets = Array.from({ length: text.length }, (_, index) => start + index);
    const word = {
      text,
      offsets,
      quoted: offsets.map(() => true),
      start,
      end: start + text.length,
    };
    start += text.length + 1;
    return word;
  });
}

function readCommands(scanner: Scanner): void {
  let words: ShellWord[] = [];
  const finish = () => {
    if (words.length > 0) scanner.commands.push({ words });
    words = [];
  };
  while (scanner.at < scanner.end) {
    const character = scanner.line[scanner.at] ?? '';
    if (BLANK.includes(character) || startsContinuation(scanner)) {
      scanner.at += BLANK.includes(character) ? 1 : continuationLength(scanner);
    } else if (character === '#') {
      skipComment(scanner);
    } else if (OPERATOR.includes(character)) {
      if (character === '(' && words.length > 0) reportParenthesis(scanner);
      finish();
      scanner.at += 1;
    } else if (startsRedirection(scanner)) {
      readRedirection(scanner);
    } else {
      words.push(readWord(scanner));
    }
  }
  finish();
}

function startsContinuation(scanner: Scanner): boolean {
  return (
    scanner.line.startsWith('\\\n', scanner.at) || scanner.line.startsWith('\\\r\n', scanner.at)
  );
}

function continuationLength(scanner: Scanner): number {
  return scanner.line[scanner.at + 1] === '\r' ? 3 : 2;
}

function skipComment(scanner: Scanner): void {
  while (scanner.at < scanner.end && scanner.line[scanner.at] !== '\n') scanner.at += 1;
}

/** `>file`, `2>&1`, `<<EOF`; but `<NAME>` in capitals is a placeholder, which belongs to a word. */
function startsRedirection(scanner: Scanner): boolean {
  let at = scanner.at;
  while (/[0-9]/.test(scanner.line[at] ?? '')) at += 1;
  const character = scanner.line[at];
  if (character !== '<' && character !== '>') return false;
  return placeholderEnd(scanner, at) === null;
}

function placeholderEnd(scanner: Scanner, at: number): number | null {
  if (scanner.line[at] !== '<') return null;
  let end = at + 1;
  while (/[A-Z0-9_-]/.test(scanner.line[end] ?? '')) end += 1;
  const isName = end > at + 1 && /[A-Z]/.test(scanner.line[at + 1] ?? '');
  return isName && scanner.line[end] === '>' ? end + 1 : null;
}

function readRedirection(scanner: Scanner): void {
  const start = scanner.at;
  while (/[0-9]/.test(scanner.line[scanner.at] ?? '')) scanner.at += 1;
  const sign = scanner.at;
  while (/[<>&|]/.test(scanner.line[scanner.at] ?? '')) scanner.at += 1;
  const isTight = !BLANK.includes(scanner.line[scanner.at] ?? ' ');
  while (BLANK.includes(scanner.line[scanner.at] ?? 'x')) scanner.at += 1;
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

function reportParenthesis(scanner: Scanner): void {
  scanner.problems.push({
    code: 'cli/unquoted',
    message: 'the shell gives "(" a meaning of its own',
    fix: 'put the whole word in quotes',
    start: scanner.at,
    end: scanner.at + 1,
  });
}

interface WordParts {
  readonly characters: string[];
  readonly offsets: number[];
  readonly quoted: boolean[];
}

function readWord(scanner: Scanner): ShellWord {
  const start = scanner.at;
  const parts: WordParts = { characters: [], offsets: [], quoted: [] };
  while (scanner.at < scanner.end) {
    const character = scanner.line[scanner.at] ?? '';
    const placeholder = placeholderEnd(scanner, scanner.at);
    if (placeholder !== null) {
      push(parts, OPAQUE, scanner.at, false);
      scanner.at = placeholder;
    } else if (
      BLANK.includes(character) ||
      OPERATOR.includes(character) ||
      '<>'.includes(character)
    )
      break;
    else if (startsContinuation(scanner)) break;
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

function readPart(scanner: Scanner, parts: WordParts, character: string): void {
  if (character === "'") readSingleQuotes(scanner, parts);
  else if (character === '"') readDoubleQuotes(scanner, parts);
  else if (character === '$' || character === '`') readExpansion(scanner, parts, false);
  else if (character === '\\') {
    push(parts, scanner.line[scanner.at + 1] ?? '', scanner.at + 1, true);
    scanner.at += 2;
  } else {
    push(parts, character, scanner.at, false);
    scanner.at += 1;
  }
}

function push(parts: WordParts, character: string, offset: number, isQuoted: boolean): void {
  if (character === '') return;
  parts.characters.push(character);
  parts.offsets.push(offset);
  parts.quoted.push(isQuoted);
}

function readSingleQuotes(scanner: Scanner, parts: WordParts): void {
  const open = scanner.at;
  scanner.at += 1;
  while (scanner.at < scanner.end && scanner.line[scanner.at] !== "'") {
    push(parts, scanner.line[scanner.at] ?? '', scanner.at, true);
    scanner.at += 1;
  }
  closeQuote(scanner, open);
}

function readDoubleQuotes(scanner: Scanner, parts: WordParts): void {
  const open = scanner.at;
  scanner.at += 1;
  while (scanner.at < scanner.end && scanner.line[scanner.at] !== '"') {
    const character = scanner.line[scanner.at] ?? '';
    const next = scanner.line[scanner.at + 1] ?? '';
    if (character === '\\' && '"\\$`\n'.includes(next) && next !== '') {
      if (next !== '\n') push(parts, next, scanner.at + 1, true);
      scanner.at += 2;
    } else if (character === '$' || character === '`') readExpansion(scanner, parts, true);
    else {
      push(parts, character, scanner.at, true);
      scanner.at += 1;
    }
  }
  closeQuote(scanner, open);
}

function closeQuote(scanner: Scanner, open: number): void {
  if (scanner.at < scanner.end) {
    scanner.at += 1;
    return;
  }
  const quote = scanner.line[open] ?? '';
  scanner.problems.push({
    code: 'cli/shell',
    message: `the quote ${quote} is never closed`,
    fix: 'close it',
    start: open,
    end: open + 1,
  });
}

/** `$NAME`, `${…}`, `$(…)`, `` `…` ``; a lone `$` is itself. */
function readExpansion(scanner: Scanner, parts: WordParts, isQuoted: boolean): void {
  const start = scanner.at;
  const end = expansionEnd(scanner);
  if (end === start) {
    push(parts, '$', start, isQuoted);
    scanner.at += 1;
    return;
  }
  const isCommand = scanner.line.startsWith('$(', start) || scanner.line[start] === '`';
  if (isCommand && scanner.depth < DEEPEST) readNested(scanner, start, end);
  push(parts, OPAQUE, start, isQuoted);
  scanner.at = end;
}

function readNested(scanner: Scanner, start: number, end: number): void {
  const inner: Scanner = {
    ...scanner,
    at: start + (scanner.line[start] === '`' ? 1 : 2),
    end: Math.max(start, end - 1),
    depth: scanner.depth + 1,
  };
  readCommands(inner);
}

function expansionEnd(scanner: Scanner): number {
  const { line, at } = scanner;
  if (line[at] === '`') return closingEnd(scanner, at + 1, '', '`');
  if (line[at + 1] === '(') return closingEnd(scanner, at + 2, '(', ')');
  if (line[at + 1] === '{') return closingEnd(scanner, at + 2, '{', '}');
  let end = at + 1;
  while (/[A-Za-z0-9_]/.test(line[end] ?? '')) end += 1;
  if (end === at + 1 && /[?#@*!$]/.test(line[end] ?? '')) end += 1;
  return end === at + 1 ? at : Math.min(end, scanner.end);
}

function closingEnd(scanner: Scanner, from: number, opening: string, closing: string): number {
  let depth = 1;
  for (let at = from; at < scanner.end; at += 1) {
    const character = scanner.line[at] ?? '';
    if (character === opening) depth += 1;
    if (character === closing) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return scanner.end;
}
