/** Answers a query: names first, then words, one hit for each place, page by page. Pure. */

import type { Kind } from '../kinds';
import type { SearchIndex } from './index';
import type { IndexPlace } from './index-places';
import { compareNames, namesOf, rankName } from './names';
import { readQuery, type Query } from './query';
import { rankText } from './rank-text';
import { isMember } from './symbol-kinds';

export interface SearchAnswer {
  readonly query: Query;
  /** Places in order, at most a few of one page. */
  readonly places: readonly number[];
  /** How many hits there are of each kind, before the filter. */
  readonly counts: ReadonlyMap<Kind, number>;
  /** Terms of the index that stand for the query's words: what to mark. */
  readonly terms: readonly string[];
}

export interface SearchOptions {
  /** None means all. */
  readonly kinds: readonly Kind[];
  /** The best hit of every page first, or all hits of a page together. */
  readonly order: 'spread' | 'pages';
}

const MOST_OF_ONE_PAGE = 5;
const MOST_HITS = 400;
const MOST_SAME_NAMES = 6;
const MOST_COMPLETED_NAMES = 5;
const MOST_CORRECTED_NAMES = 2;
const MOST_CANDIDATES = 400;
/** Below it a name is a definition's or a page's own, or is spelled out with its path. */
const STRONG = 3;

export function search(
  text: string,
  index: SearchIndex,
  { kinds, order }: SearchOptions = { kinds: [], order: 'spread' },
): SearchAnswer {
  const query = readQuery(text);
  if (query.atoms.length === 0) return { query, places: [], counts: new Map(), terms: [] };
  const ranking = rankText(query, index);
  const { first, second } = namedPlaces(query, index);
  const [best, ...rest] = ranking.places.map(({ place }) => place);
  // A page may explain what a field of that name is; another symbol may not come before it.
  const lead = best !== undefined && index.places[best]?.symbolKind === null ? [best] : [];
  const mixed = [...first, ...lead, ...second, ...(best === undefined ? [] : [best]), ...rest];
  const ordered = byPage([...new Set(mixed)], index, order);
  const counts = countKinds(ordered, index);
  const kindOf = (place: number): Kind =>
    index.pages[index.places[place]?.page ?? 0]?.kind ?? 'references';
  const places =
    kinds.length === 0 ? ordered : ordered.filter((place) => kinds.includes(kindOf(place)));
  return { query, places, counts, terms: [...new Set(ranking.matched.flat())] };
}

interface NamedPlaces {
  /** Before everything that merely mentions the words. */
  readonly first: readonly number[];
  /** After the best of these. */
  readonly second: readonly number[];
}

/** Places whose name the query spells, or begins to spell. */
function namedPlaces(query: Query, index: SearchIndex): NamedPlaces {
  const exact = index.names.exact(query.folded).flatMap((place) => {
    const found = index.places[place];
    return found ? [{ place, found, rank: rankName(query, found) }] : [];
  });
  exact.sort((a, b) => a.rank - b.rank || compareNames(a.found, b.found, index.pages));
  const strong = exact.filter(({ rank }) => rank < STRONG).slice(0, MOST_SAME_NAMES);
  const weak = exact.filter(({ rank }) => rank >= STRONG).slice(0, strong.length === 0 ? 2 : 1);
  const spelled = strong.map(({ place }) => place);
  const rest = weak.map(({ place }) => place);
  const completed =
    exact.length === 0
      ? [...completedNames(query, index), ...correctedNames(query, index)]
      : completedNames(query, index);
  // "what is a checkpoint" asks for "checkpoint".
  const core = query.atoms.join('') === query.folded ? [] : coreNames(query, index);
  // `object_` goes on: what is spelled that way comes before what only reads alike.
  if (query.text.endsWith('_')) {
    const literal = exact
      .filter(({ found }) => namesOf(found).some((name) => name.endsWith('_')))
      .map(({ place }) => place);
    return { first: [...literal, ...completed, ...spelled], second: rest };
  }
  // In a phrase, the name of a mere field may be a coincidence: the best page goes first.
  if (query.isPhrase) return { first: [...spelled, ...completed], second: [...rest, ...core] };
  // Entry points are called by common words: `passkey` asks for passkeys first.
  const isCommon = (place: number): boolean => index.places[place]?.symbolKind === 'entry point';
  return {
    first: [...spelled, ...rest.filter((place) => !isCommon(place)), ...completed],
    second: rest.filter(isCommon),
  };
}

function coreNames(query: Query, index: SearchIndex): readonly number[] {
  const named = index.names.exact(query.atoms.join('')).flatMap((place) => {
    const found = index.places[place];
    return found && (found.symbolKind === null || !isMember(found.symbolKind))
      ? [{ place, found }]
      : [];
  });
  named.sort((a, b) => compareNames(a.found, b.found, index.pages));
  return named.slice(0, 1).map(({ place }) => place);
}

/** Only while the last word is no word yet, or the query is spelled like a name. */
function completedNames(query: Query, index: SearchIndex): readonly number[] {
  const last = query.atoms.at(-1) ?? '';
  const isOpen = query.isSpelled || index.vocabulary.numberOf(last) === undefined;
  if (!query.isTyping || !isOpen || query.folded.length < 2) return [];
  const lower = query.text.toLowerCase();
  const found = index.names.prefix(query.folded, MOST_CANDIDATES).flatMap(({ place, key }) => {
    const one = index.places[place];
    if (!one) return [];
    return [{ place, one, length: key.length, isLiteral: one.full.toLowerCase().includes(lower) }];
  });
  const classOf = (one: IndexPlace): number => (one.symbolKind === null ? 1 : 0);
  found.sort(
    (a, b) =>
      Number(b.isLiteral) - Number(a.isLiteral) ||
      a.length - b.length ||
      classOf(a.one) - classOf(b.one) ||
      compareNames(a.one, b.one, index.pages),
  );
  return found.slice(0, MOST_COMPLETED_NAMES).map(({ place }) => place);
}

/** `normalizeSuiAdress`: one word with a part that is no word, and begins none, is a name with a slip in it. */
function correctedNames({ text, folded, atoms }: Query, index: SearchIndex): readonly number[] {
  const isUnknown = (atom: string): boolean => {
    const [first, end] = index.vocabulary.withPrefix(atom);
    return first === end;
  };
  if (text.includes(' ') || !atoms.some(isUnknown)) return [];
  const near = index.vocabulary.near(folded);
  const found = near
    .filter(({ slips }) => slips === near[0]?.slips)
    .flatMap(({ term }) => index.names.exact(index.vocabulary.terms[term] ?? ''))
    .flatMap((place) => {
      const one = index.places[place];
      return one && one.symbolKind !== 'entry point' ? [{ place, one }] : [];
    });
  found.sort((a, b) => compareNames(a.one, b.one, index.pages));
  return found.slice(0, MOST_CORRECTED_NAMES).map(({ place }) => place);
}

/** A page with many hits hides no other: it has a few at most, and in `spread` its second comes after the first of all. */
function byPage(
  places: readonly number[],
  index: SearchIndex,
  order: SearchOptions['order'],
): readonly number[] {
  const rounds: number[][] = [];
  const pages = new Map<number, number[]>();
  for (const place of places) {
    const page = index.places[place]?.page ?? 0;
    const taken = pages.get(page) ?? [];
    if (taken.length >= MOST_OF_ONE_PAGE) continue;
    (rounds[taken.length] ??= []).push(place);
    pages.set(page, [...taken, place]);
  }
  const spread = rounds.flat().slice(0, MOST_HITS);
  if (order === 'spread') return spread;
  const kept = new Set(spread);
  return [...pages.values()].flat().filter((place) => kept.has(place));
}

function countKinds(places: readonly number[], index: SearchIndex): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const place of places) {
    const kind = index.pages[index.places[place]?.page ?? 0]?.kind;
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
