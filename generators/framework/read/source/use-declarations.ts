/** `use` declarations in all their forms, as the names they bring into a module. Pure. */

import { addressName } from '../../move/addresses.ts';
import type { Import } from '../../move/names.ts';

/** `use fun` as written: which function becomes which method of which type. */
export interface MethodImport {
  readonly function: readonly string[];
  readonly type: readonly string[];
  readonly name: string;
  readonly isPublic: boolean;
}

/** `text` is one whole declaration, from `use` to `;`. What cannot be understood brings in nothing. */
export function parseUse(text: string): readonly Import[] {
  const tokens = tokenize(text);
  if (tokens[0] !== 'use') return [];
  const imports: Import[] = [];
  parseTree({ tokens, at: 1, imports }, []);
  return imports;
}

export function parseUseFun(text: string): MethodImport | null {
  const tokens = tokenize(text);
  const isPublic = tokens[0] === 'public';
  const [use, fun, ...rest] = isPublic ? tokens.slice(1) : tokens;
  const as = rest.indexOf('as');
  const dot = rest.lastIndexOf('.');
  const name = rest[dot + 1];
  if (use !== 'use' || fun !== 'fun' || as === -1 || dot < as || name === undefined) return null;
  const path = (part: readonly string[]): string[] => part.filter((token) => token !== '::');
  return { function: path(rest.slice(0, as)), type: path(rest.slice(as + 1, dot)), name, isPublic };
}

function tokenize(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ');
  return (code.match(/::|[{},;.]|`?[A-Za-z0-9_]+`?/g) ?? []).map((token) =>
    token.replaceAll('`', ''),
  );
}

interface Cursor {
  readonly tokens: readonly string[];
  at: number;
  readonly imports: Import[];
}

/** One path with what hangs on it: an alias, or a list in braces. */
function parseTree(cursor: Cursor, prefix: readonly string[]): void {
  const path = [...prefix];
  for (;;) {
    const token = cursor.tokens[cursor.at];
    if (token === '{') return parseGroup(cursor, path);
    if (token === undefined || !/^\w/.test(token)) return;
    path.push(token);
    cursor.at += 1;
    if (cursor.tokens[cursor.at] !== '::') break;
    cursor.at += 1;
  }
  const alias = takeAlias(cursor);
  const found = importOf(path, alias);
  if (found) cursor.imports.push(found);
}

function parseGroup(cursor: Cursor, path: readonly string[]): void {
  cursor.at += 1;
  while (cursor.at < cursor.tokens.length && cursor.tokens[cursor.at] !== '}') {
    const before = cursor.at;
    parseTree(cursor, path);
    if (cursor.tokens[cursor.at] === ',' || cursor.at === before) cursor.at += 1;
  }
  cursor.at += 1;
}

function takeAlias(cursor: Cursor): string | null {
  if (cursor.tokens[cursor.at] !== 'as') return null;
  cursor.at += 2;
  return cursor.tokens[cursor.at - 1] ?? null;
}

function importOf(path: readonly string[], alias: string | null): Import | null {
  const [address = '', module, member] = path;
  if (module === undefined || path.length > 3) return null;
  const id = `${addressName(address)}::${module}`;
  const isModule = member === undefined || member === 'Self';
  return isModule
    ? { alias: alias ?? module, module: id, member: null }
    : { alias: alias ?? member, module: id, member };
}
