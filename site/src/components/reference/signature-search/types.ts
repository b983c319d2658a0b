/** Move types as the search compares them: trees with variables. Pure. */

/** `name` is `&`, `&mut`, `vector`, `()`, `|`, `_`, a primitive or a full type name. */
export interface TypeTree {
  readonly name: string;
  readonly parts: readonly TypeTree[];
  /** A type parameter of a function, or a single capital letter of a query. */
  readonly isVariable: boolean;
}

export const anyType: TypeTree = { name: '_', parts: [], isVariable: false };

/** Nobody writes deeper types, and recursion has a floor. */
const deepest = 24;

interface Cursor {
  readonly tokens: readonly string[];
  at: number;
  readonly isVariable: (name: string) => boolean;
}

/** Whole text as one type. Null when it is none. */
export function parseType(text: string, isVariable: (name: string) => boolean): TypeTree | null {
  const list = parseTypes(text, isVariable);
  return list?.length === 1 && list[0] ? list[0] : null;
}

/** Types with commas between them; names of parameters (`self: …`) are left out. Null when something is not a type. */
export function parseTypes(
  text: string,
  isVariable: (name: string) => boolean,
): readonly TypeTree[] | null {
  const tokens = tokenize(text);
  if (tokens === null) return null;
  const cursor: Cursor = { tokens, at: 0, isVariable };
  const list = readList(cursor, '', 0);
  return list !== null && cursor.at === tokens.length ? list : null;
}

const signs = '&<>(),|:';

/** Names with their path, signs, `->`. A scanner: the query may be any text. */
export function tokenize(text: string): readonly string[] | null {
  const tokens: string[] = [];
  for (let at = 0; at < text.length;) {
    const sign = text.charAt(at);
    if (/\s/.test(sign)) at += 1;
    else if (text.startsWith('->', at)) {
      tokens.push('->');
      at += 2;
    } else if (isNameStart(text, at)) {
      let end = at;
      while (isNamePart(text, end)) end += text.startsWith('::', end) ? 2 : 1;
      tokens.push(text.slice(at, end));
      at = end;
    } else if (signs.includes(sign)) {
      tokens.push(sign);
      at += 1;
    } else return null;
  }
  return tokens;
}

function isNameStart(text: string, at: number): boolean {
  return /[\w$]/.test(text.charAt(at)) || text.startsWith('::', at);
}

function isNamePart(text: string, at: number): boolean {
  return at < text.length && (/[\w$]/.test(text.charAt(at)) || text.startsWith('::', at));
}

function readList(cursor: Cursor, end: string, depth: number): TypeTree[] | null {
  const list: TypeTree[] = [];
  for (;;) {
    const token = cursor.tokens[cursor.at] ?? '';
    if (token === end) {
      if (end !== '') cursor.at += 1;
      return list;
    }
    const type = readType(cursor, depth + 1);
    if (type === null) return null;
    list.push(type);
    const next = cursor.tokens[cursor.at] ?? '';
    if (next === ',') cursor.at += 1;
    else if (next !== end) return null;
  }
}

function readType(cursor: Cursor, depth: number): TypeTree | null {
  if (depth > deepest) return null;
  const token = cursor.tokens[cursor.at] ?? '';
  cursor.at += 1;
  if (token === '&') return readReference(cursor, depth);
  if (token === '(') {
    const parts = readList(cursor, ')', depth);
    return parts === null ? null : (parts.length === 1 && parts[0]) || tree('()', parts);
  }
  if (token === '|') return readLambda(cursor, depth);
  if (!/^[\w$:]/.test(token) || token === ':') return null;
  if (cursor.tokens[cursor.at] === ':') {
    // `self: &mut Coin<T>`: the name says nothing about the type.
    cursor.at += 1;
    return readType(cursor, depth + 1);
  }
  return readNamed(cursor, token.replace(/^::/, ''), depth);
}

function readReference(cursor: Cursor, depth: number): TypeTree | null {
  const isMutable = cursor.tokens[cursor.at] === 'mut';
  if (isMutable) cursor.at += 1;
  const inner = readType(cursor, depth + 1);
  return inner === null ? null : tree(isMutable ? '&mut' : '&', [inner]);
}

function readLambda(cursor: Cursor, depth: number): TypeTree | null {
  const takes = readList(cursor, '|', depth);
  if (takes === null) return null;
  if (cursor.tokens[cursor.at] !== '->') return tree('|', [tree('()', takes)]);
  cursor.at += 1;
  const gives = readType(cursor, depth + 1);
  return gives === null ? null : tree('|', [tree('()', takes), gives]);
}

function readNamed(cursor: Cursor, name: string, depth: number): TypeTree | null {
  if (name === '_') return anyType;
  if (cursor.tokens[cursor.at] !== '<') {
    return cursor.isVariable(name) ? { name, parts: [], isVariable: true } : tree(name, []);
  }
  cursor.at += 1;
  const parts = readList(cursor, '>', depth);
  return parts === null ? null : tree(name, parts);
}

function tree(name: string, parts: readonly TypeTree[]): TypeTree {
  return { name, parts, isVariable: false };
}
