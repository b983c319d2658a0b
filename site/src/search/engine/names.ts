/** Finds symbols, pages and headings by their names, however these are spelled. Pure. */

import type { IndexPage, IndexRecord } from './index/records';
import { nameSuffixes } from './index/labels';
import { fold } from './words/scan';
import type { Query } from './query';
import { isMember, kindOrder } from './symbol-kinds';

export interface NameTable {
  /** Places with a name, or an end of one, that reads like this. */
  exact(folded: string): readonly number[];
  /** Places with a name that begins so, at most `limit`, the shortest names first. */
  prefix(
    folded: string,
    limit: number,
  ): readonly { readonly record: number; readonly key: string }[];
}

export function openNames(records: readonly IndexRecord[]): NameTable {
  const keys = new Map<string, number[]>();
  const add = (key: string, record: number): void => {
    const list = keys.get(key);
    if (!list) keys.set(key, [record]);
    else if (list.at(-1) !== record) list.push(record);
  };
  records.forEach((record, number) => {
    for (const name of namesOf(record)) {
      const key = fold(name);
      if (key !== '') add(key, number);
    }
  });
  let sorted: readonly string[] | null = null;
  return {
    exact: (folded) => keys.get(folded) ?? [],
    prefix: (folded, limit) => {
      sorted ??= [...keys.keys()].sort();
      const found: string[] = [];
      for (let at = lowerBound(sorted, folded); at < sorted.length; at += 1) {
        const key = sorted[at] ?? '';
        if (!key.startsWith(folded)) break;
        if (key !== folded) found.push(key);
      }
      found.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
      const hits: { record: number; key: string }[] = [];
      const seen = new Set<number>();
      for (const key of found) {
        for (const record of keys.get(key) ?? []) {
          if (hits.length >= limit) return hits;
          if (!seen.has(record)) hits.push({ record, key });
          seen.add(record);
        }
      }
      return hits;
    },
  };
}

function lowerBound(sorted: readonly string[], target: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < target) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Every end of a symbol's path is a name of it; a page and a heading have one name. */
export function namesOf({ symbolKind, title, full }: IndexRecord): readonly string[] {
  // `suix_getCoins`: what precedes the first underscore of such a name is a namespace.
  const bare = /^[a-z]+_([a-z]+[A-Z]\w*)$/.exec(full)?.[1];
  if (bare !== undefined) return [bare, full];
  return symbolKind === null ? [title] : nameSuffixes(full);
}

/**
 * How well a name fits that reads like the query: its spelling, and what it names.
 * Who writes a name as programs do means its manner; who writes plain words means what is best known by them.
 * The page of a JSON-RPC method comes after its entry on the API reference page, which asks the reader's network.
 */
export function rankName(query: Query, record: IndexRecord): number {
  let best = 99;
  for (const name of namesOf(record)) {
    if (fold(name) !== query.folded) continue;
    const penalty = isPath(name) || isLiteral(name, query) ? 0 : classPenalty(record, query);
    best = Math.min(
      best,
      spellingDistance(query, name) + penalty + (record.symbolKind === 'JSON-RPC method' ? 0.5 : 0),
    );
  }
  return best;
}

/** `dynamicField` is `dynamic_field` in another language's manner; `DynamicField` names something else. */
function spellingDistance({ text, isSpelled }: Query, name: string): number {
  if (name === text) return 0;
  return !isSpelled || startsUpper(name) === startsUpper(text) ? 1 : 2;
}

function startsUpper(name: string): boolean {
  const first = /[\p{L}]/u.exec(name)?.[0] ?? '';
  return first !== first.toLowerCase();
}

/** `num-epochs-to-retain`, letter for letter, is the key and not the metric that is written with underscores. */
function isLiteral(name: string, { text }: Query): boolean {
  return name === text && /[a-z][-_][a-z]/.test(name);
}

/** `coin::split` says whose `split` it is. */
function isPath(name: string): boolean {
  return nameSuffixes(name).length > 1;
}

/** A definition, then a page, then parts of a definition or of a page, in the order that the query suggests. */
function classPenalty(record: IndexRecord, { isSpelled }: Query): number {
  if (record.symbolKind === null) return record.anchor === null ? 0.5 : 2.5;
  // Entry points are called `client`, `utils`, `passkey`: words that mean much else.
  if (record.symbolKind === 'entry point') return isSpelled ? 0 : 3;
  if (isMember(record.symbolKind)) return isSpelled ? 1.5 : 3.5;
  // `multisig` in plain words asks for the page of that title before a type among others.
  return isSpelled || hasPage(record) ? 0 : 0.6;
}

/** Or is shown like a page: a method opens where all methods are. */
function hasPage({ anchor, symbolKind }: IndexRecord): boolean {
  return anchor === null || symbolKind === 'API method';
}

/** For equal ranks: what has a page of its own, kind, whole names before parts, short addresses, byte order. */
export function compareNames(a: IndexRecord, b: IndexRecord, pages: readonly IndexPage[]): number {
  const order = (record: IndexRecord): number =>
    record.symbolKind === null ? 6.5 : kindOrder(record.symbolKind);
  const depth = (record: IndexRecord): number => nameSuffixes(record.full).length;
  const routeA = pages[a.page]?.route ?? '';
  const routeB = pages[b.page]?.route ?? '';
  const byWeight =
    Number(hasPage(b)) - Number(hasPage(a)) ||
    order(a) - order(b) ||
    depth(a) - depth(b) ||
    routeA.length - routeB.length;
  if (byWeight !== 0) return byWeight;
  return routeA < routeB ? -1 : routeA > routeB ? 1 : a.order - b.order;
}
