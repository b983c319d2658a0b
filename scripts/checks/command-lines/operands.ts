/** Reads the operands of one block item, as its `takes` describes them. Pure but for the problems it notes. */

import { readAddress, readArgument, readElement, readInteger, readList } from './arguments.ts';
import type { Cursor, OperandInput } from './cursor.ts';
import { Unreadable, WORDS, expected, fault, peek, take } from './cursor.ts';
import { readFunction, readTypes } from './operand-types.ts';
import type { Token } from './tokens.ts';

/** Notes the first fault only: what follows it would be guesswork. Returns the length of the list among the operands, when it is known. */
export function readOperands(input: OperandInput, takes: string): number | null {
  const cursor: Cursor = {
    ...input,
    at: 0,
    depth: 0,
    isInValue: false,
    type: null,
    listLength: null,
  };
  try {
    for (const word of takes.split(' ').filter((kind) => kind !== '')) readRepeated(cursor, word);
    const extra = peek(cursor);
    if (extra)
      fault(cursor, extra, {
        message: `"${extra.text}" is one operand too many for ${cursor.head.text}`,
        fix: 'remove it, or begin a new command',
      });
    return cursor.listLength;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return null;
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
  if (kind.startsWith('list:')) {
    const item = kind.slice(5);
    cursor.listLength = readList(cursor, () =>
      item === 'element' ? readElement(cursor) : readArgument(cursor, item),
    );
    return;
  }
  const token = peek(cursor);
  if (!token)
    fault(cursor, cursor.head, {
      message: `${cursor.head.text} needs ${WORDS[kind] ?? kind}`,
      fix: 'add it',
    });
  else if (kind === 'path') take(cursor);
  else if (kind === 'ident') readIdent(cursor, token);
  else if (kind === 'number') readNumber(cursor, token);
  else if (kind === 'address') readLiteralAddress(cursor, token);
  else if (kind === 'type' || kind === 'types') readTypeList(cursor, kind);
  else if (kind === 'function') readFunction(cursor);
  else readArgument(cursor, kind);
}

/** Remembers the type, so that the values behind it can be held against it. */
function readTypeList(cursor: Cursor, kind: string): void {
  const from = cursor.at;
  readTypes(cursor, kind);
  const tokens = cursor.tokens.slice(from + 1, cursor.at - 1);
  const isKnown =
    cursor.tokens[from]?.text === '<' && tokens.every(({ kind: of }) => of !== 'opaque');
  cursor.type = isKnown ? tokens.map(({ text }) => text).join('') : null;
}

function readIdent(cursor: Cursor, token: Token): void {
  if (token.kind !== 'ident' && token.kind !== 'opaque') expected(cursor, 'ident', token);
  if (cursor.names.keywords.has(token.text)) {
    fault(cursor, token, {
      message: `"${token.text}" is a keyword and cannot be a name`,
      fix: 'choose another name',
    });
  }
  take(cursor);
}

function readNumber(cursor: Cursor, token: Token): void {
  if (token.kind === 'opaque') take(cursor);
  else if (token.kind === 'number') readInteger(cursor, token, 'u64');
  else expected(cursor, 'number', token);
}

function readLiteralAddress(cursor: Cursor, token: Token): void {
  // A variable may hold the whole address, `@` included.
  if (token.kind === 'opaque') return void take(cursor);
  if (token.text !== '@') expected(cursor, 'address', token);
  readAddress(cursor, token);
}
