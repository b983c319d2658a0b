/** What a reader types into the signature search, as a question. Pure. */

import { parseTypes, tokenize, type TypeTree } from './types';

export interface Query {
  /** Part of the function's name or path; null when any will do. */
  readonly name: string | null;
  /** Null when any parameters will do; an empty list asks for none. */
  readonly parameters: readonly TypeTree[] | null;
  /** Null when any result will do; an empty list asks for none. */
  readonly returns: readonly TypeTree[] | null;
  /** Abilities that a variable of the query must have: `<T: key + store>`. */
  readonly bounds: ReadonlyMap<string, readonly string[]>;
}

/** Longer questions are cut: no signature needs more. */
const longest = 300;

const terms = new Set(['public', 'package', 'entry', 'native', 'macro', 'fun']);
export const builtIn: ReadonlySet<string> = new Set([
  'u8',
  'u16',
  'u32',
  'u64',
  'u128',
  'u256',
  'bool',
  'address',
  'signer',
  'vector',
  'mut',
]);

/** A single letter, a capital one with a digit if need be, or a macro's `$T`. */
export function isQueryVariable(name: string): boolean {
  return /^(?:[A-Z]\d?|[a-z]|\$\w+)$/.test(name);
}

/** Null for a question that is empty or no signature. Takes bare types, and whole declarations as they are pasted. */
export function parseQuery(text: string): Query | null {
  const clipped = text
    .slice(0, longest)
    .replaceAll('`', ' ')
    .replace(/^\s*#\[[^\]]*\]/, ' ')
    .trim()
    .replace(/;$/, '');
  if (clipped === '') return null;
  const { head, rest } = takeHead(clipped);
  const taken = takeBounds(rest);
  if (taken === null) return null;
  const { bounds, body } = taken;
  const [left, right] = splitResult(body);
  const inside = head === null ? left : withoutBrackets(left);
  const hasParameters = inside.trim() !== '' || (head !== null && left.trim().startsWith('('));
  const parameters = hasParameters ? listOf(inside) : null;
  const returns = right === null ? null : listOf(right);
  if (parameters === undefined || returns === undefined) return null;
  const isUnbound = [...bounds.values()].every((abilities) => abilities.length === 0);
  const isEmpty = head === null && parameters === null && returns === null && isUnbound;
  return isEmpty ? null : { name: head, parameters, returns, bounds };
}

/** `public fun split` or a bare `split` in front: words in lower case that are not types. */
function takeHead(text: string): { head: string | null; rest: string } {
  let rest = text;
  let head: string | null = null;
  for (;;) {
    const found =
      /^(?:public\s*\(\s*(?:package|friend)\s*\)|[a-z_]\w+(?:::\w+)*!?)(?=\s|\(|<|$)/.exec(rest);
    if (found === null || builtIn.has(found[0]) || found[0] === '_') break;
    // `sui::coin::Coin<T>` is a type: its last word begins with a capital letter.
    if (/(?:^|::)[A-Z]\w*$/.test(found[0])) break;
    const word = found[0].replace(/!$/, '');
    if (!terms.has(word) && !word.startsWith('public')) {
      if (head !== null) break;
      head = word;
    }
    rest = rest.slice(found[0].length).trimStart();
  }
  return { head, rest };
}

/** `<T: key + store>` in front of the parameters. Null when there is something else between the brackets. */
function takeBounds(
  text: string,
): { bounds: ReadonlyMap<string, readonly string[]>; body: string } | null {
  const bounds = new Map<string, readonly string[]>();
  if (!text.startsWith('<')) return { bounds, body: text };
  const end = text.indexOf('>');
  if (end === -1) return { bounds, body: text };
  for (const part of text.slice(1, end).split(',')) {
    const [name = '', abilities = ''] = part.split(':');
    const variable = name.replace(/^\s*phantom\s+/, '').trim();
    if (!/^\$?\w+$/.test(variable)) return null;
    bounds.set(variable, abilities.match(/\b(?:copy|drop|key|store)\b/g) ?? []);
  }
  return { bounds, body: text.slice(end + 1).trimStart() };
}

/** Cut at the arrow, or at the colon behind the closing bracket, that is outside all brackets. */
function splitResult(text: string): readonly [string, string | null] {
  let depth = 0;
  let isLambda = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const isArrow = text.startsWith('->', at);
    if (sign === '|') isLambda = !isLambda;
    if (isArrow && depth === 0 && !isLambda && !/\|\s*$/.test(text.slice(0, at)))
      return [text.slice(0, at), text.slice(at + 2)];
    if (isArrow) at += 1;
    else if ('(<'.includes(sign)) depth += 1;
    else if (')>'.includes(sign)) depth -= 1;
    else if (
      sign === ':' &&
      depth === 0 &&
      /\)\s*$/.test(text.slice(0, at)) &&
      text.charAt(at + 1) !== ':'
    ) {
      return [text.slice(0, at), text.slice(at + 1)];
    }
  }
  return [text, null];
}

function withoutBrackets(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith('(') && trimmed.endsWith(')') ? trimmed.slice(1, -1) : trimmed;
}

/** `undefined` when the text contains something that is not a type. */
function listOf(text: string): readonly TypeTree[] | undefined {
  const list = parseTypes(text, isQueryVariable);
  if (list === null) return undefined;
  // Brackets around the whole list mean the list.
  return list.length === 1 && list[0]?.name === '()' ? list[0].parts : list;
}

/** True when the text could become a question by typing on: no complaint is due yet. */
export function isUnfinished(text: string): boolean {
  const tokens = tokenize(text) ?? [];
  const opens = tokens.filter((token) => token === '<' || token === '(').length;
  const closes = tokens.filter((token) => token === '>' || token === ')').length;
  const last = tokens.at(-1) ?? '';
  return opens > closes || ['&', 'mut', ',', '->', ':', '|'].includes(last);
}
