/** Reads types and function names among the operands of a block item. Pure but for the errors it notes. */

import type { Cursor } from './cursor.ts';
import { WORDS, result, nested, peek, punctuation, take } from './cursor.ts';
import type { Token } from './tokens.ts';
import { PRIMITIVES } from '../../move-calls/type-text.ts';

/** `<u64>`; several, separated by commas, where `kind` is `types`. Throws `Unreadable`, with the error noted. */
export function readTypes(cursor: Cursor, kind: string): void {
  const first = peek(cursor);
  // Where a type is expected, `<SUI>` is a wrong type rather than a placeholder.
  if (first?.text.startsWith('<') && first.kind === 'opaque')
    result(cursor, first, {
      message: `"${first.text}" is not the name of a type`,
      fix: 'write PACKAGE::MODULE::NAME in brackets',
    });
  if (first?.kind === 'opaque') return void take(cursor);
  punctuation(cursor, '<', `${WORDS[kind] ?? kind} is expected here`);
  nested(cursor, () => {
    readType(cursor);
    while (kind === 'types' && peek(cursor)?.text === ',') {
      take(cursor);
      readType(cursor);
    }
  });
  punctuation(cursor, '>', 'the angle bracket is not closed');
}

function readType(cursor: Cursor): void {
  const token = peek(cursor);
  if (!token) result(cursor, cursor.head, { message: 'a type is missing here', fix: 'add it' });
  if (PRIMITIVES.has(token.text)) return void take(cursor);
  if (token.text === 'vector') {
    take(cursor);
    return readTypes(cursor, 'type');
  }
  readFunction(cursor, 'a type such as u64 or 0x2::sui::SUI');
  if (peek(cursor)?.text === '<') readTypes(cursor, 'types');
}

/** `package::module::name`; the package may be a name of the Move Registry. */
export function readFunction(cursor: Cursor, what = WORDS.function ?? ''): void {
  const first = peek(cursor);
  readPackage(cursor, what);
  // One variable may hold the whole name.
  if (first?.kind === 'opaque' && peek(cursor)?.text !== '::') return;
  for (let part = 0; part < 2; part += 1) {
    punctuation(cursor, '::', `this is not ${what}`);
    const token = peek(cursor);
    if (token?.kind === 'number')
      result(cursor, token, {
        message: `"${token.text}" begins with a digit`,
        fix: 'write a name of Move',
      });
    word(cursor, what);
  }
}

/** An address or a name; in the Move Registry `@org/app`, `org.sui/app`, and each with a version. */
function readPackage(cursor: Cursor, what: string): void {
  const first = peek(cursor);
  const isAt = first?.text === '@';
  if (isAt) take(cursor);
  word(cursor, what);
  const dot = peek(cursor);
  if (dot?.text === '.') {
    take(cursor);
    if (isAt || peek(cursor)?.text !== 'sui') badRegistryName(cursor, dot);
    take(cursor);
  }
  const slash = peek(cursor);
  const isRegistered = isAt || dot?.text === '.';
  if (slash?.text !== '/') {
    if (isRegistered && first?.kind !== 'opaque') badRegistryName(cursor, slash ?? first);
    return;
  }
  if (!isRegistered && first?.kind !== 'opaque') badRegistryName(cursor, slash);
  take(cursor);
  word(cursor, what);
  if (peek(cursor)?.text !== '/') return;
  take(cursor);
  const version = take(cursor);
  if (version?.kind !== 'number' && version?.kind !== 'opaque')
    badRegistryName(cursor, version ?? slash);
}

function badRegistryName(cursor: Cursor, token: Token | undefined): never {
  result(cursor, token ?? cursor.head, {
    message: 'this is not a name of the Move Registry',
    fix: 'write @NAME/APP or NAME.sui/APP, with /VERSION after it if you need one',
  });
}

function word(cursor: Cursor, what: string): void {
  const token = peek(cursor);
  if (!token || !['ident', 'number', 'opaque'].includes(token.kind)) {
    result(cursor, token ?? cursor.head, {
      message: `this is not ${what}`,
      fix: 'write PACKAGE::MODULE::NAME',
    });
  }
  take(cursor);
}
