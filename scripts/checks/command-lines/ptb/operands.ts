/** Reads the operands of one block item, as its `takes` describes them. Pure but for the errors it notes. */

import type { ArgumentForm, Part } from '../../move-calls/model.ts';
import type { Cursor, OperandInput, Operands } from './cursor.ts';
import { Unreadable, expected, fail, peek, take } from './cursor.ts';
import type { Form } from './names.ts';
import { formOf } from './names.ts';
import type { Token } from './tokens.ts';
import { readFunction, readTypes } from './types.ts';
import { readArgument, readDigits, readElement, readList, readNumber } from './values.ts';

/** Notes the first error only, since what follows it would be guesswork; null with an error. */
export function readOperands(input: OperandInput, takes: string): Operands | null {
  const read = { listLength: null, called: [], types: [], arguments: [] };
  const cursor: Cursor = { ...input, read, at: 0, depth: 0, isInValue: false, type: null };
  try {
    for (const word of takes.split(' ').filter((kind) => kind !== '')) readRepeated(cursor, word);
    const extra = peek(cursor);
    if (extra)
      fail(cursor, extra, {
        message: `"${extra.text}" is one operand too many for ${cursor.head.text}`,
        fix: 'remove it, or begin a new command; types come in one pair of angle brackets after the function',
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
  const token = peek(cursor);
  const [, item] = kind.split(':');
  if (item !== undefined) {
    const readItem = () => (item === 'element' ? readElement(cursor) : readArgument(cursor, item));
    cursor.read.listLength = readList(cursor, 'list', readItem);
  } else if (!token) expected(cursor, kind);
  else if (kind === 'type' || kind === 'types') readTypeList(cursor, kind);
  else if (kind === 'function') cursor.read.called = readFunction(cursor);
  else if (['path', 'ident', 'number', 'address'].includes(kind)) readWritten(cursor, kind, token);
  else readCallArgument(cursor, kind, token);
}

/** No name stands for these, but a variable of the shell may hold the whole, `@` included. */
function readWritten(cursor: Cursor, kind: string, token: Token): void {
  const isFit =
    kind === 'path' ||
    token.kind === 'opaque' ||
    (kind === 'address' ? token.text === '@' : token.kind === kind);
  if (!isFit || (kind === 'ident' && cursor.names.keywords.has(token.text))) expected(cursor, kind);
  take(cursor);
  if (token.kind === 'opaque') return;
  if (kind === 'number') readNumber(cursor, token, 'u64');
  if (kind === 'address') readDigits(cursor);
}

function readCallArgument(cursor: Cursor, kind: string, token: Token): void {
  const from = cursor.at;
  readArgument(cursor, kind);
  const tokens = cursor.tokens.slice(from, cursor.at);
  const text = tokens.map((part) => part.text).join('');
  const form = ARGUMENT_FORMS[formOf(token) ?? 'unknown'];
  const end = tokens.at(-1)?.end ?? token.end;
  cursor.read.arguments.push({ text, start: token.start, end, form });
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

/** Remembers the type, so that the values after it can be checked against it. */
function readTypeList(cursor: Cursor, kind: string): void {
  const from = cursor.at;
  readTypes(cursor, kind);
  if (cursor.tokens[from]?.text !== '<') {
    cursor.read.types = null;
    return;
  }
  const tokens = cursor.tokens.slice(from + 1, cursor.at - 1);
  cursor.read.types = topLevelTypes(tokens);
  const isKnown = tokens.every((token) => token.kind !== 'opaque');
  cursor.type = isKnown ? tokens.map(({ text }) => text).join('') : null;
}

function topLevelTypes(tokens: readonly Token[]): readonly Part[] {
  let depth = 0;
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    depth += token.text === '<' ? 1 : token.text === '>' ? -1 : 0;
    if (token.text === ',' && depth === 0) groups.push([]);
    else groups.at(-1)?.push(token);
  }
  return groups.map((group) => ({
    text: group.map(({ text }) => text).join(''),
    start: group[0]?.start ?? 0,
    end: group.at(-1)?.end ?? 0,
  }));
}
