/** Move type expressions as they are written, before anyone knows what the names mean. Pure. */

import { DEEPEST_TYPE, PRIMITIVES } from './types.ts';

const PRIMITIVE_NAMES: ReadonlySet<string> = new Set(PRIMITIVES);

export type WrittenType =
  /** `offset` is that of the name in the text; `path` has no back-ticks and no leading `::`. */
  | {
      readonly kind: 'name';
      readonly path: readonly string[];
      readonly offset: number;
      readonly arguments: readonly WrittenType[];
    }
  | { readonly kind: 'reference'; readonly isMutable: boolean; readonly to: WrittenType }
  | {
      readonly kind: 'lambda';
      readonly parameters: readonly WrittenType[];
      readonly returns: readonly WrittenType[];
    }
  | { readonly kind: 'tuple'; readonly elements: readonly WrittenType[] };

const memo = new Map<string, WrittenType | null>();

/** Null when the text is no type, or is nested deeper than anybody writes. */
export function parseTypeText(text: string): WrittenType | null {
  const known = memo.get(text);
  if (known !== undefined) return known;
  const parsed = parseUncached(text);
  memo.set(text, parsed);
  return parsed;
}

/** Texts that were read before are read anew: a measurement does the same work every time. */
export function forgetTypeTexts(): void {
  memo.clear();
}

/** Where the reader stands. Tokens are names, numbers, `::`, `->`, `||` or single signs. */
interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
  depth: number;
}

interface Token {
  readonly text: string;
  readonly offset: number;
}

class NoType extends Error {}

function parseUncached(text: string): WrittenType | null {
  const tokens = tokenize(text);
  if (tokens === null) return null;
  const cursor: Cursor = { tokens, at: 0, depth: 0 };
  try {
    const type = parseType(cursor);
    return cursor.at === tokens.length ? type : null;
  } catch (error) {
    if (error instanceof NoType) return null;
    throw error;
  }
}

const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|::|->|\|\||`[A-Za-z_]\w*`|\$?[A-Za-z0-9_]+|[&<>(),|]/y;

function tokenize(text: string): readonly Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const offset = TOKEN.lastIndex;
    const found = TOKEN.exec(text)?.[0];
    if (found === undefined) return null;
    if (!/^(?:\s|\/)/.test(found)) tokens.push({ text: found, offset });
  }
  return tokens;
}

function peek(cursor: Cursor): string {
  return cursor.tokens[cursor.at]?.text ?? '';
}

function take(cursor: Cursor, expected: string): boolean {
  if (peek(cursor) !== expected) return false;
  cursor.at += 1;
  return true;
}

function parseType(cursor: Cursor): WrittenType {
  if (cursor.depth >= DEEPEST_TYPE) throw new NoType();
  cursor.depth += 1;
  const type = parseAnyType(cursor);
  cursor.depth -= 1;
  return type;
}

function parseAnyType(cursor: Cursor): WrittenType {
  if (take(cursor, '&')) {
    const isMutable = take(cursor, 'mut');
    return { kind: 'reference', isMutable, to: parseType(cursor) };
  }
  if (take(cursor, '(')) {
    const elements = parseList(cursor, ')');
    // Brackets around one type mean nothing.
    return elements.length === 1 && elements[0] ? elements[0] : { kind: 'tuple', elements };
  }
  if (take(cursor, '||')) return parseLambda(cursor, []);
  if (take(cursor, '|')) return parseLambda(cursor, parseList(cursor, '|'));
  return parseName(cursor);
}

function parseLambda(cursor: Cursor, parameters: readonly WrittenType[]): WrittenType {
  if (!take(cursor, '->')) return { kind: 'lambda', parameters, returns: [] };
  const result = parseType(cursor);
  return {
    kind: 'lambda',
    parameters,
    returns: result.kind === 'tuple' ? result.elements : [result],
  };
}

function parseList(cursor: Cursor, end: string): WrittenType[] {
  const types: WrittenType[] = [];
  while (!take(cursor, end)) {
    types.push(parseType(cursor));
    if (!take(cursor, ',') && peek(cursor) !== end) throw new NoType();
  }
  return types;
}

function parseName(cursor: Cursor): WrittenType {
  take(cursor, '::');
  const offset = cursor.tokens[cursor.at]?.offset ?? 0;
  const path = [parseSegment(cursor)];
  while (take(cursor, '::')) path.push(parseSegment(cursor));
  if (!take(cursor, '<')) return { kind: 'name', path, offset, arguments: [] };
  const list = parseList(cursor, '>');
  const isPrimitive = path.length === 1 && PRIMITIVE_NAMES.has(path[0] ?? '');
  if (list.length === 0 || isPrimitive) throw new NoType();
  return { kind: 'name', path, offset, arguments: list };
}

function parseSegment(cursor: Cursor): string {
  const segment = peek(cursor);
  if (!/^[`$A-Za-z0-9_]/.test(segment)) throw new NoType();
  cursor.at += 1;
  return segment.replaceAll('`', '');
}
