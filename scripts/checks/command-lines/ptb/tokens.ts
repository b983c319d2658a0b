/** Tokens of the transaction block language, read from shell words. Pure. */

import type { LineResult } from '../result.ts';
import type { ShellWord } from '../shell/line.ts';
import { OPAQUE } from '../shell/line.ts';

/** `opaque` is text that only the reader knows; `path` is any word where a path is expected. */
export type TokenKind =
  'command' | 'flag' | 'ident' | 'number' | 'string' | 'path' | 'opaque' | 'punctuation';

/** Offsets are UTF-16 units of the line that was checked; `end` is exclusive. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Nothing separates this token from the one before it. */
  readonly isTight: boolean;
  /** The shell removes the quotes around the whole word, so its text is not a string. */
  readonly lostQuotes: boolean;
}

/** `<SWORD_ID>`: a value that the reader fills in. */
const PLACEHOLDER = /^<[A-Z][A-Z0-9_-]*>/;
/** Nothing but words: quoted by a writer who means a string. */
const WORDS = /^[A-Za-z_][\w-]*(?:[ ,!?]+[A-Za-z_][\w-]*)*[!?]?$/;
const PUNCTUATION = ',[]()<>@./';

/** Reads all words. `takesPath` names the items whose next word is a path, whatever it holds. */
export function readTokens(
  words: readonly ShellWord[],
  takesPath: ReadonlySet<string>,
): { readonly tokens: readonly Token[]; readonly results: readonly LineResult[] } {
  const tokens: Token[] = [];
  const results: LineResult[] = [];
  for (const word of words) {
    const last = tokens.at(-1);
    if (last?.kind === 'command' && takesPath.has(last.text)) {
      tokens.push({
        kind: 'path',
        text: word.text,
        start: word.start,
        end: word.end,
        isTight: false,
        lostQuotes: false,
      });
      continue;
    }
    readWordTokens(word, tokens, results);
  }
  return { tokens, results };
}

function readWordTokens(word: ShellWord, tokens: Token[], results: LineResult[]): void {
  const bracket = word.quoted.findIndex((isQuoted, at) => !isQuoted && word.text[at] === '[');
  if (bracket !== -1) results.push(unquotedBracket(word, bracket));
  const lostQuotes = word.end - word.start === word.text.length + 2 && WORDS.test(word.text);
  let at = 0;
  let isTight = false;
  while (at < word.text.length) {
    if (/\s/.test(word.text[at] ?? '')) {
      at += 1;
      isTight = false;
      continue;
    }
    const found = scanToken(word.text, at);
    const location = { start: offsetOf(word, at), end: offsetOf(word, found.end - 1) + 1 };
    if (found.kind === null) results.push(strayCharacter(found.text, location));
    else tokens.push({ kind: found.kind, text: found.text, ...location, isTight, lostQuotes });
    at = found.end;
    isTight = true;
  }
}

function offsetOf(word: ShellWord, at: number): number {
  return word.offsets[at] ?? word.end;
}

interface Found {
  readonly kind: TokenKind | null;
  readonly text: string;
  readonly end: number;
}

function scanToken(text: string, start: number): Found {
  const character = text[start] ?? '';
  if (character === '"' || character === "'") return scanString(text, start);
  const placeholder = PLACEHOLDER.exec(text.slice(start))?.[0];
  if (placeholder !== undefined)
    return { kind: 'opaque', text: placeholder, end: start + placeholder.length };
  if (text.startsWith('::', start)) return { kind: 'punctuation', text: '::', end: start + 2 };
  if (PUNCTUATION.includes(character))
    return { kind: 'punctuation', text: character, end: start + 1 };
  if (character === '-') return scanHyphens(text, start);
  const run = runOf(text, start, /[A-Za-z0-9_\-\uE000]/);
  if (run.includes(OPAQUE)) return { kind: 'opaque', text: run, end: start + run.length };
  if (/[A-Za-z_]/.test(character)) return { kind: 'ident', text: run, end: start + run.length };
  if (/[0-9]/.test(character)) return scanNumber(text, start);
  return { kind: null, text: character, end: start + 1 };
}

function scanHyphens(text: string, start: number): Found {
  const isCommand = text.startsWith('--', start);
  const body = runOf(text, start + (isCommand ? 2 : 1), /[A-Za-z0-9_-]/);
  const used = isCommand ? body : body.slice(0, 1);
  const end = start + (isCommand ? 2 : 1) + used.length;
  if (used === '') return { kind: null, text: text.slice(start, end), end };
  return { kind: isCommand ? 'command' : 'flag', text: text.slice(start, end), end };
}

function scanNumber(text: string, start: number): Found {
  const isHex = text.startsWith('0x', start);
  const digits = isHex ? runOf(text, start + 2, /[0-9A-Fa-f_]/) : runOf(text, start, /[0-9_]/);
  // A number never begins with zeros: `0` ends there, and what follows is a token of its own.
  const used = !isHex && digits.startsWith('0') ? '0' : digits;
  const end = start + (isHex ? 2 : 0) + used.length;
  return { kind: isHex && used === '' ? null : 'number', text: text.slice(start, end), end };
}

function scanString(text: string, start: number): Found {
  const quote = text[start];
  let at = start + 1;
  while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1;
  const isClosed = at < text.length;
  const end = Math.min(text.length, at + 1);
  return { kind: isClosed ? 'string' : null, text: text.slice(start, end), end };
}

function runOf(text: string, start: number, allowed: RegExp): string {
  let end = start;
  while (end < text.length && allowed.test(text[end] ?? '')) end += 1;
  return text.slice(start, end);
}

function strayCharacter(text: string, location: { start: number; end: number }): LineResult {
  const isString = text.startsWith('"') || text.startsWith("'");
  return {
    code: 'cli/ptb-syntax',
    message: isString
      ? 'the string is not closed in its shell word'
      : `"${text}" has no meaning in a transaction block`,
    fix: isString
      ? 'close the inner quote, and put the whole word in outer quotes'
      : 'remove it, or put text in quotes within quotes',
    ...location,
    replacement: null,
  };
}

function unquotedBracket(word: ShellWord, at: number): LineResult {
  const start = offsetOf(word, at);
  return {
    code: 'cli/unquoted',
    message: 'some shells read an unquoted "[" as a pattern for file names',
    fix: 'put the array in quotes',
    start,
    end: start + 1,
    replacement: null,
  };
}
