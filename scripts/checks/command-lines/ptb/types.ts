/** Reads types and function names among the operands of a block item. Pure but for the errors it notes. */

import { PRIMITIVES } from '../../move-calls/type-text.ts';
import type { Cursor } from './cursor.ts';
import { expected, fail, nested, peek, punctuation, take, wordsOf } from './cursor.ts';
import type { Token } from './tokens.ts';

/** `<u64>`; several, separated by commas, where `kind` is `types`. */
export function readTypes(cursor: Cursor, kind: string): void {
  const first = peek(cursor);
  // Where a type is expected, `<SUI>` is a wrong type rather than a placeholder.
  if (first?.kind === 'opaque' && !first.text.startsWith('<')) return void take(cursor);
  punctuation(cursor, '<', kind);
  nested(cursor, () => {
    readType(cursor);
    while (kind === 'types' && peek(cursor)?.text === ',') {
      take(cursor);
      readType(cursor);
    }
  });
  punctuation(cursor, '>', kind);
}

function readType(cursor: Cursor): void {
  const token = peek(cursor);
  if (!token) return expected(cursor, 'type');
  if (PRIMITIVES.has(token.text)) return void take(cursor);
  if (token.text === 'vector') {
    take(cursor);
    return readTypes(cursor, 'type');
  }
  readFunction(cursor, 'type');
  if (peek(cursor)?.text === '<') readTypes(cursor, 'types');
}

/** `$` stands for what only the reader knows. A package of the Move Registry may have a version. */
const WORD = '(?:\\$|[A-Za-z_][\\w-]*)';
const REGISTERED = `(?:@${WORD}|${WORD}\\.sui|\\$)/${WORD}(?:/(?:\\d+|\\$))?`;
const NAME = new RegExp(`^(?:\\$|(?:${REGISTERED}|${WORD}|\\d\\w*)::${WORD}::${WORD})$`);

/** `package::module::name`; one variable may hold the whole. */
export function readFunction(cursor: Cursor, kind = 'function'): readonly Token[] {
  const from = cursor.at;
  while (belongs(peek(cursor), cursor.at === from)) take(cursor);
  const tokens = cursor.tokens.slice(from, cursor.at);
  const text = tokens.map((part) => (part.kind === 'opaque' ? '$' : part.text)).join('');
  if (NAME.test(text)) return tokens;
  const first = tokens[0] ?? peek(cursor);
  const location = first && { ...first, end: tokens.at(-1)?.end ?? first.end };
  const message = `this is not ${wordsOf(kind)}`;
  if (/^@(?:0x|\$)/.test(text))
    return fail(cursor, location, { message, fix: 'write it without @' });
  return fail(cursor, location, {
    message,
    fix: 'write PACKAGE::MODULE::NAME; a package of the Move Registry is @NAME/APP or NAME.sui/APP, with /VERSION after it if you need one',
  });
}

function belongs(token: Token | undefined, isFirst: boolean): boolean {
  if (!token || !(isFirst || token.isTight)) return false;
  return ['ident', 'number', 'opaque'].includes(token.kind) || /^(?:::|[@./])$/.test(token.text);
}
