/** Names of a transaction block: what each means, and where it can be used. Pure but for the errors it notes. */

import { propose, renameOf } from '../../proposal.ts';
import type { Cursor } from './cursor.ts';
import { fail, peek, take } from './cursor.ts';
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

/** After a name or a variable of the shell: its positions, as in `coins.0`. */
export function readName(cursor: Cursor, kind: string, token: Token): void {
  const parts: Token[] = [];
  while (peek(cursor)?.text === '.') {
    take(cursor);
    const part = take(cursor);
    if (!part || '],)'.includes(part.text))
      fail(cursor, token, {
        message: `"${token.text}." ends too early`,
        fix: 'write .0 or another position',
      });
    parts.push(part);
  }
  if (token.kind === 'opaque') return;
  const { bound, keywords } = cursor.names;
  if (keywords.has(token.text)) {
    const message = `"${token.text}" is a keyword, not a value`;
    fail(cursor, token, { message, fix: 'write a value' });
  }
  const known = bound.get(token.text);
  const use = { kind, token, parts };
  if (!known) checkUnbound(cursor, use);
  else if (known.kind === 'result') checkResult(cursor, use, known.count);
  else if (parts.length > 0 || !isAllowed(kind, known.form)) {
    const message = `"${token.text}" is one value: ${known.form}`;
    fail(cursor, token, { message, fix: 'use another name or value' });
  }
}

interface Use {
  readonly kind: string;
  readonly token: Token;
  readonly parts: readonly Token[];
}

/** Elsewhere an unbound name may be an alias from the keystore, which only the reader has. */
function checkUnbound(cursor: Cursor, { kind, token }: Use): void {
  if (token.lostQuotes && kind === 'argument')
    fail(cursor, token, {
      message: `the shell removes the quotes, and "${token.text}" is read as a name`,
      fix: `write strings in two pairs of quotes, such as '"${token.text}"'`,
    });
  if (isAllowed(kind, 'address') && kind !== 'object' && kind !== 'id') return;
  const near = propose(token.text, [...cursor.names.bound.keys()]);
  fail(cursor, token, {
    message: `no earlier value has the name "${token.text}"`,
    fix: near === null ? 'bind it with --assign first; an ID has @' : `write "${near.to}"`,
    replacement: renameOf(near),
  });
}

/** `count` is how many values the result has, null when nobody knows. */
function checkResult(cursor: Cursor, { kind, token, parts }: Use, count: number | null): void {
  const { text } = token;
  const [part] = parts;
  const index = /^\d+$/.test(part?.text ?? '') ? Number(part?.text) : Infinity;
  const isKnown = part !== undefined && part.kind !== 'opaque' && count !== null;
  // Only another name can take several values at once.
  const isSeveral = !part && count !== null && count > 1 && cursor.head.text !== '--assign';
  const wrong: readonly (readonly [boolean, Token | undefined, string, string])[] = [
    [kind === 'id', token, 'is a result, and an ID is needed', 'write the ID with @'],
    [cursor.isInValue, token, 'is a result, and no part of a value', 'use --make-move-vec'],
    [count === 0, token, 'has no value', 'remove it'],
    [
      isKnown && (index >= count || parts.length > 1),
      part,
      `has ${count} values`,
      `write ${text}.${(count ?? 1) - 1}`,
    ],
    [isSeveral, token, `has ${count} values`, `write ${text}.0`],
  ];
  for (const [isWrong, at, what, fix] of wrong)
    if (isWrong) fail(cursor, at, { message: `"${text}" ${what}`, fix });
}
