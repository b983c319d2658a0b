/** Finds symbols, pages and headings by their names, however these are spelled. Pure. */

import type { IndexPage, IndexPlace } from './index-places';
import { nameSuffixes } from './labels';
import { fold } from './scan';
import { isMember, kindOrder } from './symbol-kinds';

export interface NameTable {
  /** Places with a name, or an end of one, that reads like this. */
  exact(folded: string): readonly number[];
  /** Places with a name that begins so, at most `limit`, the shortest names first. */
  prefix(
    folded: string,
    limit: number,
  ): readonly { readonly place: number; readonly key: string }[];
}

export function openNames(places: readonly IndexPlace[]): NameTable {
  const keys = new Map<string, number[]>();
  const add = (key: string, place: number): void => {
    const list = keys.get(key);
    if (!list) keys.set(key, [place]);
    else if (list.at(-1) !== place) list.push(place);
  };
  places.forEach((place, number) => {
    for (const name of namesOf(place)) {
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
      const hits: { place: number; key: string }[] = [];
      const seen = new Set<number>();
      for (const key of found) {
        for (const place of keys.get(key) ?? []) {
          if (hits.length >= limit) return hits;
          if (!seen.has(place)) hits.push({ place, key });
          seen.add(place);
        }
      }
      return hits;
    },
  };
}

function lowerBound(sorted: readonly string[], wanted: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Every end of a symbol's path is a name of it; a page and a heading have one name. */
export function namesOf(place: IndexPlace): readonly string[] {
  return place.symbolKind === null ? [place.title] : nameSuffixes(place.full);
}

export interface NameMatch {
  readonly place: number;
  /** Smaller is better; below 3 the name is a definition's own or is spelled out with its path. */
  readonly rank: number;
}

/** How well a name fits that reads like the query: its spelling, and what it names. */
export function rankName(query: string, place: IndexPlace, isPhrase: boolean): number {
  const lower = query.toLowerCase();
  let best = 9;
  for (const name of namesOf(place)) {
    if (fold(name) !== fold(query)) continue;
    const spelling = name === query ? 0 : name.toLowerCase() === lower ? 1 : 2;
    const isWhole = name === place.full && name.length > lastWordLength(name);
    best = Math.min(best, spelling + (isWhole ? 0 : classPenalty(place, isPhrase)));
  }
  return best;
}

function lastWordLength(name: string): number {
  return nameSuffixes(name)[0]?.length ?? name.length;
}

/** A definition, then a page, then parts of a definition or of a page, in the order that the query suggests. */
function classPenalty(place: IndexPlace, isPhrase: boolean): number {
  if (place.symbolKind !== null) return isMember(place.symbolKind) ? (isPhrase ? 4 : 3) : 0;
  return place.anchor === null ? 0.5 : isPhrase ? 2.5 : 3.5;
}

/** For equal ranks: kind, whole names before parts, short addresses, then byte order. */
export function compareNames(a: IndexPlace, b: IndexPlace, pages: readonly IndexPage[]): number {
  const order = (place: IndexPlace): number =>
    place.symbolKind === null ? 6.5 : kindOrder(place.symbolKind);
  const depth = (place: IndexPlace): number => nameSuffixes(place.full).length;
  const routeA = pages[a.page]?.route ?? '';
  const routeB = pages[b.page]?.route ?? '';
  const byKind = order(a) - order(b) || depth(a) - depth(b) || routeA.length - routeB.length;
  if (byKind !== 0) return byKind;
  return routeA < routeB ? -1 : routeA > routeB ? 1 : a.order - b.order;
}
