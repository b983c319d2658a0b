/** Quotes, variables and `$(…)` inside a word of shell. Pure but for what it notes. */

import type { Scanner, WordParts } from './scanner.ts';
import { OPAQUE, closingEnd, push, readNested } from './scanner.ts';

/** Reads what stands at the scanner, which is `character`, as a part of a word, quotes with all they hold. */
export function readPart(scanner: Scanner, parts: WordParts, character: string): void {
  if (character === "'") readSingleQuotes(scanner, parts);
  else if (character === '"') readDoubleQuotes(scanner, parts);
  else if (character === '$' && `'"`.includes(scanner.line[scanner.at + 1] ?? ' ')) {
    // `$'…'` and `$"…"`: the dollar sign belongs to the quotes.
    scanner.at += 1;
    if (scanner.line[scanner.at] === "'") readSingleQuotes(scanner, parts, '\\');
  } else if (character === '$' || character === '`')
    readExpansion(scanner, parts, { isQuoted: false });
  else if (character === '\\') {
    push(parts, {
      character: scanner.line[scanner.at + 1] ?? '',
      offset: scanner.at + 1,
      isQuoted: true,
    });
    scanner.at += 2;
  } else {
    push(parts, { character, offset: scanner.at, isQuoted: false });
    scanner.at += 1;
  }
}

function readSingleQuotes(scanner: Scanner, parts: WordParts, escape = ''): void {
  const open = scanner.at;
  scanner.at += 1;
  while (scanner.at < scanner.end && scanner.line[scanner.at] !== "'") {
    if (scanner.line[scanner.at] === escape) scanner.at += 1;
    push(parts, { character: scanner.line[scanner.at] ?? '', offset: scanner.at, isQuoted: true });
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
      if (next !== '\n') push(parts, { character: next, offset: scanner.at + 1, isQuoted: true });
      scanner.at += 2;
    } else if (character === '$' || character === '`')
      readExpansion(scanner, parts, { isQuoted: true });
    else {
      push(parts, { character, offset: scanner.at, isQuoted: true });
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
export function readExpansion(
  scanner: Scanner,
  parts: WordParts,
  { isQuoted }: { readonly isQuoted: boolean },
): void {
  const start = scanner.at;
  const end = expansionEnd(scanner);
  if (end === start) {
    push(parts, { character: '$', offset: start, isQuoted });
    scanner.at += 1;
    return;
  }
  const isCommand = scanner.line.startsWith('$(', start) || scanner.line[start] === '`';
  if (isCommand) readNested(scanner, start + (scanner.line[start] === '`' ? 1 : 2), end - 1);
  push(parts, { character: OPAQUE, offset: start, isQuoted });
  scanner.at = end;
}

function expansionEnd(scanner: Scanner): number {
  const { line, at } = scanner;
  if (line[at] === '`') return closingEnd(scanner, at + 1, { opening: '', closing: '`' });
  if (line[at + 1] === '(') return closingEnd(scanner, at + 2, { opening: '(', closing: ')' });
  if (line[at + 1] === '{') return closingEnd(scanner, at + 2, { opening: '{', closing: '}' });
  let end = at + 1;
  while (/[A-Za-z0-9_]/.test(line[end] ?? '')) end += 1;
  if (end === at + 1 && /[?#@*!$]/.test(line[end] ?? '')) end += 1;
  return end === at + 1 ? at : Math.min(end, scanner.end);
}
