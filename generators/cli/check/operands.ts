/** Reads the operands of one block item, as its `takes` describes them. Pure but for the problems it notes. */

import type { LineProblem } from './problem.ts';
import type { Token } from './tokens.ts';
import { PRIMITIVES } from './type-text.ts';

export interface Names {
  readonly bound: Set<string>;
  readonly packages: ReadonlySet<string>;
  readonly keywords: ReadonlySet<string>;
}

export interface OperandInput {
  readonly head: Token;
  readonly tokens: readonly Token[];
  readonly names: Names;
  readonly problems: LineProblem[];
}

const SUFFIXES = new Set(['u8', 'u16', 'u32', 'u64', 'u128', 'u256']);
const LARGEST_U64 = 2n ** 64n - 1n;
const DEEPEST = 16;

/** What an operand is expected to be; said in messages. */
const WORDS: Readonly<Record<string, string>> = {
  ident: 'a name',
  argument: 'a value',
  object: 'an object: gas, an ID with @, or a name',
  u64: 'an amount in digits',
  recipient: 'an address with @, or a name',
  number: 'a number',
  address: 'an address with @',
  path: 'a path',
  type: 'a type in angle brackets',
  types: 'types in angle brackets',
  function: 'a function such as 0x2::coin::zero',
};

class Unreadable extends Error {}

/** A place among the tokens of one item. */
interface Cursor extends OperandInput {
  at: number;
}

/** Notes the first fault only: what follows it would be guesswork. */
export function readOperands(input: OperandInput, takes: string): void {
  const cursor: Cursor = { ...input, at: 0 };
  try {
    for (const word of takes.split(' ').filter((kind) => kind !== '')) readRepeated(cursor, word);
    const extra = peek(cursor);
    if (extra) fault(cursor, extra, `"${extra.text}" is one operand too many for ${cursor.head.text}`, 'remove it, or begin a new command');
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
}

function readRepeated(cursor: Cursor, word: string): void {
  const last = word.at(-1) ?? '';
  const kind = '?*+'.includes(last) ? word.slice(0, -1) : word;
  if ('?*'.includes(last) && !canStart(cursor, kind)) return;
  readOne(cursor, kind);
  while ('*+'.includes(last) && peek(cursor)) readOne(cursor, kind);
}

/** Whether an operand that may be missing is there. */
function canStart(cursor: Cursor, kind: string): boolean {
  const token = peek(cursor);
  if (!token) return false;
  return kind === 'types' || kind === 'type' ? token.text === '<' || token.kind === 'opaque' : true;
}

function readOne(cursor: Cursor, kind: string): void {
  if (kind.startsWith('list:')) return readList(cursor, kind.slice(5));
  const token = peek(cursor);
  if (!token) fault(cursor, cursor.head, `${cursor.head.text} needs ${WORDS[kind] ?? kind}`, 'add it');
  else if (kind === 'path') take(cursor);
  else if (kind === 'ident') readIdent(cursor, token);
  else if (kind === 'number') readNumber(cursor, kind, token);
  else if (kind === 'address') readAddress(cursor, token);
  else if (kind === 'type' || kind === 'types') readTypes(cursor, kind);
  else if (kind === 'function') readFunction(cursor);
  else readArgument(cursor, kind, 0);
}

function readIdent(cursor: Cursor, token: Token): void {
  if (token.kind !== 'ident' && token.kind !== 'opaque') expected(cursor, 'ident', token);
  if (cursor.names.keywords.has(token.text)) {
    fault(cursor, token, `"${token.text}" is a keyword and cannot be a name`, 'choose another name');
  }
  take(cursor);
}

function readNumber(cursor: Cursor, kind: string, token: Token): void {
  if (token.kind === 'opaque') take(cursor);
  else if (token.kind !== 'number') expected(cursor, kind, token);
  else {
    take(cursor);
    checkU64(cursor, token);
  }
  skipSuffix(cursor);
}

function checkU64(cursor: Cursor, token: Token): void {
  if (BigInt(token.text.replaceAll('_', '')) > LARGEST_U64) {
    fault(cursor, token, `${token.text} does not fit into u64`, 'use a smaller number');
  }
}

function skipSuffix(cursor: Cursor): void {
  const next = peek(cursor);
  if (next?.kind === 'ident' && next.isTight && SUFFIXES.has(next.text)) take(cursor);
}

function readAddress(cursor: Cursor, token: Token): void {
  // A variable may hold the whole address, `@` included.
  if (token.kind === 'opaque') return void take(cursor);
  if (token.text !== '@') expected(cursor, 'address', token);
  take(cursor);
  const digits = peek(cursor);
  if (digits?.kind !== 'number' && digits?.kind !== 'opaque') {
    fault(cursor, digits ?? token, '"@" is followed by no address', 'write @0x… or @$NAME');
  }
  if (digits?.kind === 'number' && digits.text.length > 66) fault(cursor, digits, 'the address is longer than 32 bytes', 'shorten it');
  take(cursor);
}

function readList(cursor: Cursor, kind: string): void {
  const open = peek(cursor);
  if (open?.kind === 'opaque') return void take(cursor);
  if (open?.text !== '[') fault(cursor, open ?? cursor.head, `${cursor.head.text} needs an array here`, 'write it as "[a, b]"');
  take(cursor);
  while (peek(cursor)?.text !== ']') {
    readOne(cursor, kind);
    if (peek(cursor)?.text === ',') take(cursor);
    else if (peek(cursor)?.text !== ']') fault(cursor, peek(cursor) ?? cursor.head, 'the array goes on without a comma', 'separate values by commas and end with "]"');
  }
  take(cursor);
}

function readArgument(cursor: Cursor, kind: string, depth: number): void {
  const token = peek(cursor);
  if (!token || depth > DEEPEST) fault(cursor, token ?? cursor.head, 'a value is missing here', 'add it');
  if (token?.kind === 'opaque') readVariable(cursor, kind, token);
  else if (token?.kind === 'number') readPlainNumber(cursor, kind, token);
  else if (token?.kind === 'string') only(cursor, 'argument', kind, token);
  else if (token?.text === '@') readPlainAddress(cursor, kind, token);
  else if (token?.kind === 'ident') readWord(cursor, kind, token, depth);
  else if (token) expected(cursor, kind, token);
}

function readPlainNumber(cursor: Cursor, kind: string, token: Token): void {
  if (kind !== 'u64' && kind !== 'argument') expected(cursor, kind, token);
  take(cursor);
  if (kind === 'u64') checkU64(cursor, token);
  skipSuffix(cursor);
}

function readPlainAddress(cursor: Cursor, kind: string, token: Token): void {
  if (kind === 'u64') expected(cursor, kind, token);
  readAddress(cursor, token);
}

function readWord(cursor: Cursor, kind: string, token: Token, depth: number): void {
  if (token.text === 'some') readSome(cursor, kind, token, depth);
  else if (token.text === 'vector') {
    if (kind !== 'argument') expected(cursor, kind, token);
    take(cursor);
    readList(cursor, 'argument');
  } else if (['true', 'false', 'none'].includes(token.text)) only(cursor, 'argument', kind, token);
  else if (token.text === 'gas') {
    if (kind === 'u64' || kind === 'recipient') expected(cursor, kind, token);
    take(cursor);
  } else readVariable(cursor, kind, token);
}

function readSome(cursor: Cursor, kind: string, token: Token, depth: number): void {
  if (kind !== 'argument') expected(cursor, kind, token);
  take(cursor);
  punctuation(cursor, '(', 'some is followed by a value in parentheses');
  readArgument(cursor, 'argument', depth + 1);
  punctuation(cursor, ')', 'the parenthesis of some is not closed');
}

function readVariable(cursor: Cursor, kind: string, token: Token): void {
  const { bound } = cursor.names;
  // Elsewhere an unbound name may be an alias from the keystore, which only the reader has.
  const mustBeBound = token.kind === 'ident' && (kind === 'object' || kind === 'u64');
  if (mustBeBound && !bound.has(token.text)) {
    fault(cursor, token, `nothing before has the name "${token.text}"`, 'bind it with --assign first, or write an ID with @');
  }
  take(cursor);
  while (peek(cursor)?.text === '.' && peek(cursor)?.isTight) {
    take(cursor);
    if (!peek(cursor)) fault(cursor, token, `"${token.text}." ends too early`, 'name the result, such as .0');
    take(cursor);
  }
}

function readTypes(cursor: Cursor, kind: string): void {
  if (peek(cursor)?.kind === 'opaque') return void take(cursor);
  punctuation(cursor, '<', `${WORDS[kind] ?? kind} is expected here`);
  readType(cursor, 0);
  while (kind === 'types' && peek(cursor)?.text === ',') {
    take(cursor);
    readType(cursor, 0);
  }
  punctuation(cursor, '>', 'the angle bracket is not closed');
}

function readType(cursor: Cursor, depth: number): void {
  const token = peek(cursor);
  if (!token || depth > DEEPEST) fault(cursor, token ?? cursor.head, 'a type is missing here', 'add it');
  if (token && PRIMITIVES.has(token.text)) return void take(cursor);
  if (token?.text === 'vector') {
    take(cursor);
    return readTypes(cursor, 'type');
  }
  readFunction(cursor, 'a type such as u64 or 0x2::sui::SUI');
  if (peek(cursor)?.text === '<') readTypes(cursor, 'types');
}

/** `package::module::name`; the package may be a name of the Move Registry. */
function readFunction(cursor: Cursor, what = WORDS.function ?? ''): void {
  const first = peek(cursor);
  if (first?.text === '@') take(cursor);
  word(cursor, what);
  while (peek(cursor)?.text === '.' || peek(cursor)?.text === '/') {
    take(cursor);
    word(cursor, what);
  }
  // One variable may hold the whole name.
  if (first?.kind === 'opaque' && peek(cursor)?.text !== '::') return;
  for (let part = 0; part < 2; part += 1) {
    punctuation(cursor, '::', `this is not ${what}`);
    word(cursor, what);
  }
}

function word(cursor: Cursor, what: string): void {
  const token = peek(cursor);
  if (!token || !['ident', 'number', 'opaque'].includes(token.kind)) {
    fault(cursor, token ?? cursor.head, `this is not ${what}`, 'write PACKAGE::MODULE::NAME');
  }
  take(cursor);
}

function punctuation(cursor: Cursor, text: string, message: string): void {
  const token = peek(cursor);
  if (token?.text !== text) fault(cursor, token ?? cursor.head, message, `write "${text}" here`);
  take(cursor);
}

function only(cursor: Cursor, wanted: string, kind: string, token: Token): void {
  if (kind !== wanted) expected(cursor, kind, token);
  take(cursor);
}

function expected(cursor: Cursor, kind: string, token: Token): never {
  fault(cursor, token, `"${token.text}" is not ${WORDS[kind] ?? kind}`, 'see the syntax of the command in the ptb reference');
}

function peek(cursor: Cursor): Token | undefined {
  return cursor.tokens[cursor.at];
}

function take(cursor: Cursor): Token | undefined {
  cursor.at += 1;
  return cursor.tokens[cursor.at - 1];
}

function fault(cursor: Cursor, token: Token, message: string, fix: string): never {
  cursor.problems.push({ code: 'cli/ptb-syntax', message, fix, start: token.start, end: token.end });
  throw new Unreadable();
}
