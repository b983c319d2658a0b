/** Reads the operands of one block item, as its `takes` describes them. Pure but for the problems it notes. */

import type { Cursor, OperandInput } from './cursor.ts';
import { Unreadable, WORDS, expected, fault, nested, peek, punctuation, take } from './cursor.ts';
import { readFunction, readTypes } from './operand-types.ts';
import type { Token } from './tokens.ts';

const SUFFIXES = new Set(['u8', 'u16', 'u32', 'u64', 'u128', 'u256']);
const LARGEST_U64 = 2n ** 64n - 1n;

/** Notes the first fault only: what follows it would be guesswork. */
export function readOperands(input: OperandInput, takes: string): void {
  const cursor: Cursor = { ...input, at: 0, depth: 0 };
  try {
    for (const word of takes.split(' ').filter((kind) => kind !== '')) readRepeated(cursor, word);
    const extra = peek(cursor);
    if (extra)
      fault(
        cursor,
        extra,
        `"${extra.text}" is one operand too many for ${cursor.head.text}`,
        'remove it, or begin a new command',
      );
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
  if (!token)
    fault(cursor, cursor.head, `${cursor.head.text} needs ${WORDS[kind] ?? kind}`, 'add it');
  else if (kind === 'path') take(cursor);
  else if (kind === 'ident') readIdent(cursor, token);
  else if (kind === 'number') readNumber(cursor, kind, token);
  else if (kind === 'address') readAddress(cursor, token);
  else if (kind === 'type' || kind === 'types') readTypes(cursor, kind);
  else if (kind === 'function') readFunction(cursor);
  else readArgument(cursor, kind);
}

function readIdent(cursor: Cursor, token: Token): void {
  if (token.kind !== 'ident' && token.kind !== 'opaque') expected(cursor, 'ident', token);
  if (cursor.names.keywords.has(token.text)) {
    fault(
      cursor,
      token,
      `"${token.text}" is a keyword and cannot be a name`,
      'choose another name',
    );
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
  if (digits?.kind === 'number' && digits.text.length > 66)
    fault(cursor, digits, 'the address is longer than 32 bytes', 'shorten it');
  take(cursor);
}

function readList(cursor: Cursor, kind: string): void {
  const open = peek(cursor);
  if (open?.kind === 'opaque') return void take(cursor);
  if (open?.text !== '[')
    fault(
      cursor,
      open ?? cursor.head,
      `${cursor.head.text} needs an array here`,
      'write it as "[a, b]"',
    );
  take(cursor);
  nested(cursor, () => readItems(cursor, kind));
  take(cursor);
}

function readItems(cursor: Cursor, kind: string): void {
  while (peek(cursor)?.text !== ']') {
    readOne(cursor, kind);
    const next = peek(cursor);
    if (next?.text === ',') take(cursor);
    else if (next?.text !== ']') {
      const fix = 'separate values by commas and end with "]"';
      fault(cursor, next ?? cursor.head, 'the array goes on without a comma', fix);
    }
  }
}

function readArgument(cursor: Cursor, kind: string): void {
  const token = peek(cursor);
  if (!token) fault(cursor, cursor.head, 'a value is missing here', 'add it');
  if (token.kind === 'opaque') readVariable(cursor, kind, token);
  else if (token.kind === 'number') readPlainNumber(cursor, kind, token);
  else if (token.kind === 'string') only(cursor, 'argument', kind, token);
  else if (token.text === '@') readPlainAddress(cursor, kind, token);
  else if (token.kind === 'ident') readWord(cursor, kind, token);
  else expected(cursor, kind, token);
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

function readWord(cursor: Cursor, kind: string, token: Token): void {
  if (token.text === 'some') readSome(cursor, kind, token);
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

function readSome(cursor: Cursor, kind: string, token: Token): void {
  if (kind !== 'argument') expected(cursor, kind, token);
  take(cursor);
  punctuation(cursor, '(', 'some is followed by a value in parentheses');
  nested(cursor, () => readArgument(cursor, 'argument'));
  punctuation(cursor, ')', 'the parenthesis of some is not closed');
}

function readVariable(cursor: Cursor, kind: string, token: Token): void {
  const { bound } = cursor.names;
  // Elsewhere an unbound name may be an alias from the keystore, which only the reader has.
  const mustBeBound = token.kind === 'ident' && (kind === 'object' || kind === 'u64');
  if (mustBeBound && !bound.has(token.text)) {
    fault(
      cursor,
      token,
      `nothing before has the name "${token.text}"`,
      'bind it with --assign first, or write an ID with @',
    );
  }
  take(cursor);
  while (peek(cursor)?.text === '.' && peek(cursor)?.isTight) {
    take(cursor);
    if (!peek(cursor))
      fault(cursor, token, `"${token.text}." ends too early`, 'name the result, such as .0');
    take(cursor);
  }
}

function only(cursor: Cursor, wanted: string, kind: string, token: Token): void {
  if (kind !== wanted) expected(cursor, kind, token);
  take(cursor);
}
