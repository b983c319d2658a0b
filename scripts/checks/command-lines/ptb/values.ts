/** Reads one value of a transaction block, and what a vector of a given type may hold. Pure but for the errors it notes. */

import { LARGEST } from '../clap/value.ts';
import type { Cursor } from './cursor.ts';
import { expected, fail, nested, peek, punctuation, take } from './cursor.ts';
import { formOf, isAllowed, readName } from './names.ts';
import type { Token } from './tokens.ts';

const SUFFIX = /^u(?:8|16|32|64|128|256)$/;

/** `kind` is a key of `WORDS`; `type` is what a number must be of, null when any will do. */
export function readArgument(cursor: Cursor, kind: string, type: string | null = null): void {
  const token = peek(cursor);
  const form = token ? formOf(token) : null;
  if (!token || form === null || !isAllowed(kind, form)) return expected(cursor, kind);
  take(cursor);
  if (form === 'number') readNumber(cursor, token, kind === 'u64' ? 'u64' : type);
  else if (form === 'address') readDigits(cursor);
  else if (form === 'vector') inside(cursor, () => readList(cursor, 'vector', readAny(cursor)));
  else if (form === 'name' || form === 'unknown') readName(cursor, kind, token);
  else if (form === 'gas' && cursor.isInValue)
    fail(cursor, token, { message: 'the gas coin is no value', fix: 'use --make-move-vec' });
  else if (token.text === 'some') {
    punctuation(cursor, '(', 'option');
    inside(cursor, readAny(cursor));
    punctuation(cursor, ')', 'option');
  }
}

function readAny(cursor: Cursor): () => void {
  return () => readArgument(cursor, 'argument');
}

function inside(cursor: Cursor, read: () => void): void {
  const before = cursor.isInValue;
  cursor.isInValue = true;
  nested(cursor, read);
  cursor.isInValue = before;
}

/** What follows the digits of a number: its suffix, and nothing that touches it. */
export function readNumber(cursor: Cursor, token: Token, type: string | null): void {
  const next = peek(cursor);
  const suffix = next?.kind === 'ident' && SUFFIX.test(next.text) ? next.text : null;
  if (suffix !== null) take(cursor);
  noneTight(cursor);
  if (suffix !== null && type !== null && suffix !== type) {
    const message = `a number of type ${type} is needed here`;
    fail(cursor, next, { message, fix: `write ${token.text}` });
  }
  const width = suffix ?? type ?? 'u256';
  const digits = token.text.replaceAll('_', '');
  if (digits !== '0x' && BigInt(digits) > (LARGEST[width] ?? 0n)) {
    const message = `${token.text} does not fit into ${width}`;
    fail(cursor, token, { message, fix: 'use a smaller number' });
  }
}

/** What follows the sign `@`. */
export function readDigits(cursor: Cursor): void {
  const digits = peek(cursor);
  const isShort = digits?.kind === 'number' && digits.text.length <= 66;
  if (!isShort && digits?.kind !== 'opaque')
    fail(cursor, digits, {
      message: '"@" comes before an address of at most 32 bytes',
      fix: 'write @0x… or @$NAME, and names without "@"',
    });
  take(cursor);
  if (isShort) noneTight(cursor);
}

function noneTight(cursor: Cursor): void {
  const rest = peek(cursor);
  if (rest?.isTight !== true || (rest.kind !== 'ident' && rest.kind !== 'number')) return;
  const message = `"${rest.text}" does not belong to a number`;
  fail(cursor, rest, {
    message,
    fix: 'write digits, and after them a type such as u64 or nothing',
  });
}

/** `[a, b]`. Returns how many values it holds; null when a variable may hold several. */
export function readList(cursor: Cursor, kind: string, readOne: () => void): number | null {
  if (peek(cursor)?.kind === 'opaque') {
    take(cursor);
    return null;
  }
  const open = peek(cursor);
  punctuation(cursor, '[', kind);
  let count = 0;
  let isKnown = true;
  const fix = 'separate values by commas, and end with "]"';
  nested(cursor, () => {
    while (peek(cursor)?.text !== ']') {
      const next = peek(cursor);
      if (!next) fail(cursor, open, { message: 'the array is never closed', fix });
      if (next.kind === 'opaque') isKnown = false;
      readOne();
      count += 1;
      const after = peek(cursor);
      if (after?.text === ',') take(cursor);
      else if (after && after.text !== ']')
        fail(cursor, after, { message: 'a comma is missing in the array', fix });
    }
  });
  take(cursor);
  return isKnown ? count : null;
}

/** One value of a vector whose type is known; what is not a primitive type is an object. */
export function readElement(cursor: Cursor): void {
  const { type } = cursor;
  const isInteger = type !== null && SUFFIX.test(type);
  readArgument(cursor, isInteger ? 'integer' : kindOfType(type ?? ''), isInteger ? type : null);
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^bool$/, 'truth'],
  [/^address$|^(?:sui|0x0*2)::object::ID$/, 'recipient'],
  [/^(?:std|0x0*1)::(?:string|ascii)::String$/, 'text'],
  [/^vector<u8>$/, 'bytes'],
  [/^vector</, 'vector'],
  [/^(?:std|0x0*1)::option::Option</, 'option'],
  [/::/, 'object'],
];

function kindOfType(type: string): string {
  return KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'argument';
}
