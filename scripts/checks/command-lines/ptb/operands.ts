/** Reads the operands of one block item, as its `takes` describes them. Pure but for the errors it notes. */

import { readAddress, readArgument, readElement, readInteger, readList } from './arguments.ts';
import type { ArgumentForm, Part } from '../../move-calls/model.ts';
import type { Cursor, OperandInput, Operands } from './cursor.ts';
import { Unreadable, WORDS, expected, result, peek, take } from './cursor.ts';
import type { Form } from './names.ts';
import { formOf } from './names.ts';
import { readFunction, readTypes } from './operand-types.ts';
import type { Token } from './tokens.ts';

/** Notes the first error only, since what follows it would be guesswork; null with an error. */
export function readOperands(input: OperandInput, takes: string): Operands | null {
  const read = { listLength: null, called: [], types: [], arguments: [] };
  const cursor: Cursor = { ...input, read, at: 0, depth: 0, isInValue: false, type: null };
  try {
    for (const word of takes.split(' ').filter((kind) => kind !== '')) readRepeated(cursor, word);
    const extra = peek(cursor);
    if (extra)
      result(cursor, extra, {
        message: `"${extra.text}" is one operand too many for ${cursor.head.text}`,
        fix: 'remove it, or begin a new command',
      });
    return cursor.read;
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
    cursor.read.listLength = readList(cursor, () =>
      item === 'element' ? readElement(cursor) : readArgument(cursor, item),
    );
    return;
  }
  const token = peek(cursor);
  if (!token)
    result(cursor, cursor.head, {
      message: `${cursor.head.text} needs ${WORDS[kind] ?? kind}`,
      fix: 'add it',
    });
  else if (kind === 'path') take(cursor);
  else if (kind === 'ident') readIdent(cursor, token);
  else if (kind === 'number') readNumber(cursor, token);
  else if (kind === 'address') readLiteralAddress(cursor, token);
  else if (kind === 'type' || kind === 'types') readTypeList(cursor, kind);
  else if (kind === 'function') readCalled(cursor);
  else readCallArgument(cursor, kind, token);
}

function readCalled(cursor: Cursor): void {
  const from = cursor.at;
  readFunction(cursor);
  cursor.read.called = cursor.tokens.slice(from, cursor.at);
}

function readCallArgument(cursor: Cursor, kind: string, token: Token): void {
  const from = cursor.at;
  readArgument(cursor, kind);
  const tokens = cursor.tokens.slice(from, cursor.at);
  const end = tokens.at(-1)?.end ?? token.end;
  const text = tokens.map((part) => part.text).join('');
  const { start } = token;
  cursor.read.arguments.push({
    text,
    start,
    end,
    form: ARGUMENT_FORMS[formOf(token) ?? 'unknown'],
  });
}

/** A name may stand for anything, and the gas coin is an object. */
const ARGUMENT_FORMS: Readonly<Record<Form, ArgumentForm>> = {
  number: 'number',
  truth: 'bool',
  string: 'string',
  address: 'address',
  option: 'option',
  vector: 'vector',
  gas: 'object',
  name: 'unknown',
  unknown: 'unknown',
};

function topLevelTypes(tokens: readonly Token[]): readonly Part[] {
  const types: Part[] = [];
  let depth = 0;
  for (const { text, start, end } of tokens) {
    depth += text === '<' ? 1 : text === '>' ? -1 : 0;
    const last = types.pop();
    const isNext = text === ',' && depth === 0;
    const joined = last && !isNext ? { text: last.text + text, start: last.start, end } : last;
    if (joined) types.push(joined.text === '' ? { text, start, end } : joined);
    else types.push({ text, start, end });
    if (isNext) types.push({ text: '', start: end, end });
  }
  return types;
}

/** Remembers the type, so that the values after it can be held against it. */
function readTypeList(cursor: Cursor, kind: string): void {
  const from = cursor.at;
  readTypes(cursor, kind);
  const tokens = cursor.tokens.slice(from + 1, cursor.at - 1);
  const isKnown =
    cursor.tokens[from]?.text === '<' && tokens.every(({ kind: of }) => of !== 'opaque');
  cursor.read.types = cursor.tokens[from]?.text === '<' ? topLevelTypes(tokens) : null;
  cursor.type = isKnown ? tokens.map(({ text }) => text).join('') : null;
}

function readIdent(cursor: Cursor, token: Token): void {
  if (token.kind !== 'ident' && token.kind !== 'opaque') expected(cursor, 'ident', token);
  if (cursor.names.keywords.has(token.text)) {
    result(cursor, token, {
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
