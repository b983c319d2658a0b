/** A position among the tokens of one block item, and how reading stops at an error. Pure but for the errors it notes. */

import type { CallArgument, Part } from '../../move-calls/model.ts';
import type { LineResult, Unplaced } from '../result.ts';
import type { Bound } from './names.ts';
import type { Token } from './tokens.ts';

/** What names mean at the position of the item. */
export interface Names {
  readonly bound: Map<string, Bound>;
  readonly keywords: ReadonlySet<string>;
}

/** One item of a block: `head` is its command, `tokens` is what it takes. */
export interface OperandInput {
  readonly head: Token;
  readonly tokens: readonly Token[];
  readonly names: Names;
  readonly results: LineResult[];
}

/** What the operands of one item turned out to be, as far as it is known. */
export interface Operands {
  /** How many values the list held. */
  listLength: number | null;
  /** Tokens of the function; empty without one. */
  called: readonly Token[];
  /** What the angle brackets hold; null when only the reader knows. */
  types: readonly Part[] | null;
  readonly arguments: CallArgument[];
}

export interface Cursor extends OperandInput {
  readonly read: Operands;
  at: number;
  /** How many lists and angle brackets are open. */
  depth: number;
  /** Inside `vector[…]` or `some(…)`, which hold written values only. */
  isInValue: boolean;
  /** The type in angle brackets, once it has been read and when it is known. */
  type: string | null;
}

/** Ends the reading of an item; the error has been noted. */
export class Unreadable extends Error {}

/** What an operand is expected to be, in the words of messages. */
const WORDS: Readonly<Record<string, string>> = {
  ident: 'a name that is no keyword',
  argument: 'a value; types are in angle brackets after the function, and arrays are vector[…]',
  object: 'an object: gas, an ID with @, or a name',
  u64: 'an amount in digits',
  recipient: 'an address with @, or a name',
  id: 'an ID with @, or a name bound to one',
  integer: 'a number of the type of the vector',
  truth: 'true or false',
  text: 'a string in quotes within quotes',
  bytes: 'a vector or a string in quotes within quotes',
  vector: 'a vector such as "vector[1, 2]"',
  list: 'an array such as "[a, b]"',
  option: 'none or some(…)',
  number: 'a number',
  address: 'an address with @',
  path: 'a path',
  type: 'a type in angle brackets',
  types: 'types in angle brackets',
  function: 'a function such as 0x2::coin::zero',
};

export function wordsOf(kind: string): string {
  return WORDS[kind] ?? kind;
}

/** The next token, which stays; undefined at the end. */
export function peek(cursor: Cursor): Token | undefined {
  return cursor.tokens[cursor.at];
}

/** The next token, which is passed; undefined at the end, which is passed all the same. */
export function take(cursor: Cursor): Token | undefined {
  cursor.at += 1;
  return cursor.tokens[cursor.at - 1];
}

/** Notes what is wrong with `token`, or with the command where there is none, and throws `Unreadable`. */
export function fail(
  { results, head }: Cursor,
  token: Token | undefined,
  { message, fix, replacement = null }: Omit<Unplaced, 'rule'>,
): never {
  const { start, end } = token ?? head;
  results.push({ code: 'cli/ptb-syntax', message, fix, start, end, replacement });
  throw new Unreadable();
}

/** The next token is not of `kind`, a key of `WORDS`. */
export function expected(cursor: Cursor, kind: string): never {
  const token = peek(cursor);
  const what = wordsOf(kind);
  if (!token)
    return fail(cursor, token, { message: `${cursor.head.text} needs ${what}`, fix: 'add it' });
  const message = `"${token.text}" is not ${what}`;
  const isBareId = token.kind === 'number' && token.text.startsWith('0x');
  if (isBareId && ['object', 'id', 'recipient', 'address'].includes(kind))
    fail(cursor, token, { message, fix: `write @${token.text}`, replacement: `@${token.text}` });
  fail(cursor, token, { message, fix: `write ${what.replace(':', ',')}` });
}

export function punctuation(cursor: Cursor, text: string, kind: string): void {
  if (peek(cursor)?.text !== text) expected(cursor, kind);
  take(cursor);
}

/** Nesting that nobody writes would run out of stack. */
const DEEPEST = 16;

export function nested(cursor: Cursor, read: () => void): void {
  cursor.depth += 1;
  if (cursor.depth > DEEPEST)
    fail(cursor, peek(cursor), { message: 'the nesting is too deep', fix: 'make it flatter' });
  read();
  cursor.depth -= 1;
}
