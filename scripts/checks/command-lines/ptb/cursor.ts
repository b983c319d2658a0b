/** A position among the tokens of one block item, and how reading stops at an error. Pure but for the errors it notes. */

import type { CallArgument, Part } from '../../move-calls/model.ts';
import type { Unplaced, LineResult } from '../result.ts';
import type { Bound } from './names.ts';
import type { Token } from './tokens.ts';

/** What names mean at the position of the item. */
export interface Names {
  readonly bound: Map<string, Bound>;
  readonly packages: ReadonlySet<string>;
  readonly keywords: ReadonlySet<string>;
}

/** One item of a block: `head` is its command, `tokens` is what it takes. */
export interface OperandInput {
  readonly head: Token;
  readonly tokens: readonly Token[];
  readonly names: Names;
  readonly results: LineResult[];
}

/** What an operand is expected to be, in the words of messages. */
export const WORDS: Readonly<Record<string, string>> = {
  ident: 'a name',
  argument: 'a value',
  object: 'an object: gas, an ID with @, or a name',
  u64: 'an amount in digits',
  recipient: 'an address with @, or a name',
  id: 'an ID with @, or a name bound to one',
  integer: 'a number of the type of the vector',
  truth: 'true or false',
  text: 'a string in quotes within quotes',
  bytes: 'a vector or a string in quotes within quotes',
  vector: 'a vector such as vector[1, 2]',
  option: 'none or some(…)',
  number: 'a number',
  address: 'an address with @',
  path: 'a path',
  type: 'a type in angle brackets',
  types: 'types in angle brackets',
  function: 'a function such as 0x2::coin::zero',
};

/** Ends the reading of an item; the error has been noted. */
export class Unreadable extends Error {}

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

/** A position among the tokens of one item. */
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

/** What was probably meant by a sign that no value begins with. */
const HINTS: Readonly<Record<string, string>> = {
  '[': 'write vector[…], or build a vector of objects with --make-move-vec',
  '<': 'put all type arguments into one pair of angle brackets, directly after the function',
  '::': 'put types into angle brackets, directly after the function',
};

/** Notes that `token` is not of `kind` (a key of `WORDS`, or words themselves), and throws `Unreadable`. */
export function expected(cursor: Cursor, kind: string, token: Token): never {
  const what = WORDS[kind] ?? kind;
  const isBareId = token.kind === 'number' && token.text.startsWith('0x');
  const takesId = ['object', 'id', 'recipient', 'address'].includes(kind);
  const hint = kind === 'argument' ? HINTS[token.text] : undefined;
  const fix = isBareId && takesId ? `write @${token.text}` : `write ${what.replace(':', ',')}`;
  const replacement = isBareId && takesId ? `@${token.text}` : null;
  result(cursor, token, {
    message: `"${token.text}" is not ${what}`,
    fix: hint ?? fix,
    replacement,
  });
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

/** Notes what is wrong with `token`, and throws `Unreadable`. */
export function result(
  cursor: Cursor,
  token: Token,
  { message, fix, replacement = null }: Omit<Unplaced, 'rule'>,
): never {
  const { start, end } = token;
  cursor.results.push({ code: 'cli/ptb-syntax', message, fix, start, end, replacement });
  throw new Unreadable();
}

/** Takes exactly `text`; throws `Unreadable`, with `message` noted, when the next token is another. */
export function punctuation(cursor: Cursor, text: string, message: string): void {
  const token = peek(cursor);
  if (token?.text !== text)
    result(cursor, token ?? cursor.head, { message, fix: `write "${text}" here` });
  take(cursor);
}

const DEEPEST = 16;

/** Reads something nested. Throws `Unreadable` when the nesting is deeper than anybody writes. */
export function nested(cursor: Cursor, read: () => void): void {
  cursor.depth += 1;
  if (cursor.depth > DEEPEST)
    result(cursor, peek(cursor) ?? cursor.head, {
      message: 'the nesting is too deep',
      fix: 'make it flatter',
    });
  read();
  cursor.depth -= 1;
}
