/** Names of a transaction block: what each means, and where it can be used. Pure but for the errors it notes. */

import { propose } from '../../proposal.ts';
import type { Cursor } from './cursor.ts';
import { WORDS, result, peek, take } from './cursor.ts';
import type { Token } from './tokens.ts';

/** How a value is written; `unknown` when only the reader's shell knows. */
export type Form =
  'number' | 'truth' | 'string' | 'address' | 'option' | 'vector' | 'gas' | 'name' | 'unknown';

/** What a name means: a written value, or what a command returned. `count` is null when it is unknown. */
export type Bound =
  | { readonly kind: 'value'; readonly form: Form }
  | { readonly kind: 'result'; readonly count: number | null };

const EVERY: readonly Form[] = 'number truth string address option vector gas name unknown'.split(
  ' ',
) as Form[];

/** Forms that each kind of operand can have. */
const ALLOWED: Readonly<Record<string, readonly Form[]>> = {
  argument: EVERY,
  object: ['address', 'gas', 'name', 'unknown'],
  id: ['address', 'name', 'unknown'],
  recipient: ['address', 'name', 'unknown'],
  u64: ['number', 'name', 'unknown'],
  integer: ['number', 'name', 'unknown'],
  truth: ['truth', 'name', 'unknown'],
  text: ['string', 'name', 'unknown'],
  bytes: ['vector', 'string', 'name', 'unknown'],
  vector: ['vector', 'name', 'unknown'],
  option: ['option', 'name', 'unknown'],
};

const WHAT: Readonly<Record<Form, string>> = {
  number: 'a number',
  truth: 'a truth value',
  string: 'a string',
  address: 'an address',
  option: 'an option',
  vector: 'a vector',
  gas: 'the gas coin',
  name: 'a name',
  unknown: 'unknown',
};

/** Whether a value of this form fits where `kind` is expected. */
export function isAllowed(kind: string, form: Form): boolean {
  return (ALLOWED[kind] ?? EVERY).includes(form);
}

/** As far as the token alone says; null when no value begins with it. */
export function formOf(token: Token): Form | null {
  if (token.kind === 'opaque') return 'unknown';
  if (token.kind === 'number' || token.kind === 'string') return token.kind;
  if (token.text === '@') return 'address';
  if (token.kind !== 'ident') return null;
  if (token.text === 'true' || token.text === 'false') return 'truth';
  if (token.text === 'some' || token.text === 'none') return 'option';
  if (token.text === 'vector' || token.text === 'gas') return token.text;
  return 'name';
}

/** A name or a variable of the shell, with the positions after it: `coins.0`. */
export function readName(cursor: Cursor, kind: string, token: Token): void {
  take(cursor);
  const parts: Token[] = [];
  while (peek(cursor)?.text === '.') {
    take(cursor);
    const part = take(cursor);
    if (!part || '],)'.includes(part.text))
      result(cursor, token, {
        message: `"${token.text}." ends too early`,
        fix: 'name the result, such as .0',
      });
    parts.push(part);
  }
  if (token.kind === 'opaque') return;
  if (cursor.names.keywords.has(token.text))
    result(cursor, token, {
      message: `"${token.text}" is a keyword, not a value`,
      fix: 'write a value',
    });
  const bound = cursor.names.bound.get(token.text);
  if (!bound) checkUnbound(cursor, kind, token);
  else if (bound.kind === 'result') checkResult(cursor, { kind, token, parts }, bound.count);
  else checkValue(cursor, { kind, token, parts }, bound.form);
}

/** Elsewhere an unbound name may be an alias from the keystore, which only the reader has. */
function checkUnbound(cursor: Cursor, kind: string, token: Token): void {
  if (token.lostQuotes && kind === 'argument')
    result(cursor, token, {
      message: `the shell removes the quotes, and "${token.text}" is read as a name`,
      fix: `write strings in two pairs of quotes, such as '"${token.text}"'`,
    });
  if (isAllowed(kind, 'address') && kind !== 'object' && kind !== 'id') return;
  const near = propose(token.text, [...cursor.names.bound.keys()]);
  const fix = kind === 'object' || kind === 'id' ? ', or write an ID with @' : '';
  result(cursor, token, {
    message: `no earlier value has the name "${token.text}"`,
    fix: near === null ? `bind it with --assign first${fix}` : `write "${near.to}"`,
    replacement: near?.isUnique ? near.to : null,
  });
}

interface Use {
  readonly kind: string;
  readonly token: Token;
  readonly parts: readonly Token[];
}

function checkResult(cursor: Cursor, use: Use, count: number | null): void {
  const { kind, token, parts } = use;
  const { text } = token;
  const [part, more] = parts;
  if (kind === 'id')
    result(cursor, token, {
      message: `"${text}" is a result, and an ID is needed`,
      fix: 'write the ID with @',
    });
  if (cursor.isInValue)
    result(cursor, token, {
      message: `"${text}" is a result, which cannot be part of a value`,
      fix: 'build the vector with --make-move-vec, or the option with --move-call',
    });
  if (count === 0) result(cursor, token, { message: `"${text}" has no value`, fix: 'remove it' });
  if (more)
    result(cursor, more, { message: 'a result has one position only', fix: `write ${text}.0` });
  if (part) checkPlace(cursor, { part, text, count });
  // Only another name can take several values at once.
  else if (count !== null && count > 1 && cursor.head.text !== '--assign')
    result(cursor, token, {
      message: `"${text}" has ${count} values`,
      fix: `write ${text}.0`,
    });
}

/** `text` is the name of the result that has `count` values, null when nobody knows how many. */
function checkPlace(
  cursor: Cursor,
  {
    part,
    text,
    count,
  }: { readonly part: Token; readonly text: string; readonly count: number | null },
): void {
  if (part.kind === 'opaque') return;
  const place = /^(?:0|[1-9][0-9]{0,4})$/.test(part.text) ? Number(part.text) : Infinity;
  if (part.kind !== 'number' || place > 65_535)
    result(cursor, part, {
      message: `"${part.text}" is not a position in a result`,
      fix: 'count from 0',
    });
  if (count !== null && place >= count)
    result(cursor, part, {
      message: `"${text}" has no value ${part.text}: the last one is ${text}.${count - 1}`,
      fix: `write ${text}.${count - 1}`,
    });
}

function checkValue(cursor: Cursor, use: Use, form: Form): void {
  const { kind, token, parts } = use;
  if (form === 'unknown' || form === 'name') return;
  if (parts.length > 0)
    result(cursor, token, { message: `"${token.text}" is one value`, fix: `write ${token.text}` });
  if (!isAllowed(kind, form))
    result(cursor, token, {
      message: `"${token.text}" is ${WHAT[form]}, not ${WORDS[kind] ?? kind}`,
      fix: 'use another name or value',
    });
}
