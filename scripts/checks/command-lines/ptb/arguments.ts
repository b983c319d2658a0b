/** Reads one value of a transaction block, and what a vector of a given type may hold. Pure but for the errors it notes. */

import type { Cursor } from './cursor.ts';
import { expected, result, nested, peek, punctuation, take } from './cursor.ts';
import { formOf, isAllowed, readName } from './names.ts';
import type { Token } from './tokens.ts';
import { LARGEST } from '../clap/value.ts';

const SUFFIXES = new Set(['u8', 'u16', 'u32', 'u64', 'u128', 'u256']);

/**
 * `kind` is a key of `WORDS`; `type` is what a number must be of, null when any will do.
 * Throws `Unreadable`, with the error noted.
 */
export function readArgument(cursor: Cursor, kind: string, type: string | null = null): void {
  const token = peek(cursor);
  if (!token) result(cursor, cursor.head, { message: 'a value is missing here', fix: 'add it' });
  const form = formOf(token);
  if (form === null || !isAllowed(kind, form)) expected(cursor, kind, token);
  if (form === 'number') readInteger(cursor, token, kind === 'u64' ? 'u64' : type);
  else if (form === 'address') readAddress(cursor, token);
  else if (form === 'option') readOption(cursor, token);
  else if (form === 'vector') readVector(cursor);
  else if (form === 'name' || form === 'unknown') readName(cursor, kind, token);
  else if (form === 'gas' && cursor.isInValue)
    result(cursor, token, {
      message: 'the gas coin cannot be part of a value',
      fix: 'use --make-move-vec',
    });
  else take(cursor);
}

/** A number with its suffix. `type` is the type that is needed here; null when any will do. */
export function readInteger(cursor: Cursor, token: Token, type: string | null): void {
  take(cursor);
  const next = peek(cursor);
  const suffix = next?.kind === 'ident' && SUFFIXES.has(next.text) ? next.text : null;
  if (suffix !== null) take(cursor);
  const rest = peek(cursor);
  if (rest?.isTight && (rest.kind === 'ident' || rest.kind === 'number'))
    result(cursor, rest, {
      message: `"${token.text}${suffix ?? ''}${rest.text}" is not a number`,
      fix: 'write digits that do not begin with 0, and nothing after them but a suffix such as u64',
    });
  if (next && suffix !== null && type !== null && suffix !== type)
    result(cursor, next, {
      message: `a number of type ${type} is needed here`,
      fix: `write ${token.text}`,
    });
  const width = suffix ?? type ?? 'u256';
  const digits = token.text.replaceAll('_', '');
  if (digits !== '0x' && BigInt(digits) > (LARGEST[width] ?? 0n))
    result(cursor, token, {
      message: `${token.text} does not fit into ${width}`,
      fix: 'use a smaller number',
    });
}

/** `@0x2`; `token` is the sign `@`. Throws `Unreadable`, with the error noted. */
export function readAddress(cursor: Cursor, token: Token): void {
  take(cursor);
  const digits = peek(cursor);
  if (digits?.kind === 'ident')
    result(cursor, digits, {
      message: `"@" comes before an address, and "${digits.text}" is a name`,
      fix: `write "${digits.text}" without "@"`,
    });
  if (digits?.kind !== 'number' && digits?.kind !== 'opaque')
    result(cursor, digits ?? token, {
      message: '"@" comes before an address',
      fix: 'write @0x… or @$NAME',
    });
  if (digits.kind === 'number' && digits.text.length > 66)
    result(cursor, digits, { message: 'the address is longer than 32 bytes', fix: 'shorten it' });
  take(cursor);
  const rest = peek(cursor);
  if (digits.kind === 'number' && rest?.isTight && rest.kind === 'ident')
    result(cursor, rest, {
      message: `"${rest.text}" is not hexadecimal`,
      fix: 'correct the address',
    });
}

function readOption(cursor: Cursor, token: Token): void {
  take(cursor);
  if (token.text === 'none') return;
  punctuation(cursor, '(', 'some is followed by a value in parentheses');
  inside(cursor, () => readArgument(cursor, 'argument'));
  punctuation(cursor, ')', 'the parenthesis of some is not closed');
}

function readVector(cursor: Cursor): void {
  take(cursor);
  if (peek(cursor)?.text !== '[')
    result(cursor, peek(cursor) ?? cursor.head, {
      message: 'vector is followed by its values in square brackets',
      fix: 'write it as "vector[a, b]"',
    });
  inside(cursor, () => readList(cursor, () => readArgument(cursor, 'argument')));
}

function inside(cursor: Cursor, read: () => void): void {
  const before = cursor.isInValue;
  cursor.isInValue = true;
  nested(cursor, read);
  cursor.isInValue = before;
}

/** `[a, b]`. Returns how many values it holds; null when a variable may hold several. */
export function readList(cursor: Cursor, readOne: () => void): number | null {
  const open = peek(cursor);
  if (open?.kind === 'opaque') {
    take(cursor);
    return null;
  }
  if (open?.text !== '[')
    result(cursor, open ?? cursor.head, {
      message: `${cursor.head.text} needs an array here`,
      fix: 'write it as "[a, b]"',
    });
  take(cursor);
  let count = 0;
  let isKnown = true;
  nested(cursor, () => {
    while (peek(cursor)?.text !== ']') {
      if (!peek(cursor))
        result(cursor, open, { message: 'the array is never closed', fix: 'end it with "]"' });
      if (peek(cursor)?.kind === 'opaque') isKnown = false;
      readOne();
      count += 1;
      readSeparator(cursor, open);
    }
  });
  take(cursor);
  return isKnown ? count : null;
}

function readSeparator(cursor: Cursor, open: Token): void {
  const next = peek(cursor);
  if (next?.text === ',') take(cursor);
  else if (!next)
    result(cursor, open, { message: 'the array is never closed', fix: 'end it with "]"' });
  else if (next.text !== ']')
    result(cursor, next, {
      message: 'a comma is missing in the array',
      fix: 'separate values by commas and end with "]"',
    });
}

/** One value of a vector whose type is known; what is not a primitive type is an object. */
export function readElement(cursor: Cursor): void {
  const type = cursor.type;
  if (type === null) return readArgument(cursor, 'argument');
  if (SUFFIXES.has(type)) return readArgument(cursor, 'integer', type);
  readArgument(cursor, kindOfType(type));
}

function kindOfType(type: string): string {
  if (type === 'bool') return 'truth';
  if (type === 'address' || /^(?:sui|0x0*2)::object::ID$/.test(type)) return 'recipient';
  if (/^(?:std|0x0*1)::(?:string|ascii)::String$/.test(type)) return 'text';
  if (type === 'vector<u8>') return 'bytes';
  if (type.startsWith('vector<')) return 'vector';
  if (/^(?:std|0x0*1)::option::Option</.test(type)) return 'option';
  return type.includes('::') ? 'object' : 'argument';
}
