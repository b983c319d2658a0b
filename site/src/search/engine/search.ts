/** Answers a query: names first, then words, one hit for each place, page by page. Pure. */

import type { Kind } from '../kinds';
import type { SearchIndex } from './index';
import { compareNames, rankName } from './names';
import { readQuery, type Query } from './query';
import { rankText, type ScoredPlace } from './rank-text';

export interface SearchAnswer {
  readonly query: Query;
  /** Places in order, the first hit of each page before the second of any. */
  readonly places: readonly number[];
  /** How many hits there are of each kind, before the filter. */
  readonly counts: ReadonlyMap<Kind, number>;
  /** Terms of the index that stand for the query's words: what to mark. */
  readonly terms: readonly string[];
}

export interface SearchFilter {
  readonly kinds: readonly Kind[];
}

const MOST_OF_ONE_PAGE = 5;
const MOST_HITS = 400;
const MOST_SAME_NAMES = 6;
const MOST_COMPLETED_NAMES = 5;

export function search(
  text: string,
  index: SearchIndex,
  filter: SearchFilter = { kinds: [] },
): SearchAnswer {
  const query = readQuery(text);
  if (query.atoms.length === 0) return { query, places: [], counts: new Map(), terms: [] };
  const ranking = rankText(query, index);
  const named = namedPlaces(query, index, ranking.places);
  const ordered = byPage(
    [...new Set([...named, ...ranking.places.map(({ place }) => place)])],
    index,
  );
  const counts = countKinds(ordered, index);
  const kindOf = (place: number): Kind =>
    index.pages[index.places[place]?.page ?? 0]?.kind ?? 'references';
  const places =
    filter.kinds.length === 0
      ? ordered
      : ordered.filter((place) => filter.kinds.includes(kindOf(place)));
  return { query, places, counts, terms: [...new Set(ranking.matched.flat())] };
}

/** Places whose name the query spells, or begins to spell. */
function namedPlaces(
  query: Query,
  index: SearchIndex,
  ranked: readonly ScoredPlace[],
): readonly number[] {
  const scores = new Map(ranked.map(({ place, score }) => [place, score]));
  const exact = index.names.exact(query.folded).flatMap((place) => {
    const found = index.places[place];
    return found ? [{ place, found, rank: rankName(query.text, found, query.isPhrase) }] : [];
  });
  exact.sort(
    (a, b) =>
      a.rank - b.rank ||
      compareNames(a.found, b.found, index.pages) ||
      (scores.get(b.place) ?? 0) - (scores.get(a.place) ?? 0),
  );
  // In a phrase, the name of a mere field is a coincidence: let the words decide.
  const strong = exact.filter(({ rank }) => rank < (query.isPhrase ? 4 : 9));
  const definitions = strong.filter(({ rank }) => rank < 3).slice(0, MOST_SAME_NAMES);
  const others = strong.filter(({ rank }) => rank >= 3).slice(0, definitions.length === 0 ? 2 : 1);
  const spelled = [...definitions, ...others].map(({ place }) => place);
  return [...spelled, ...completedNames(query, index)];
}

/** Only while the last word is no word yet, or the query is spelled like a name. */
function completedNames(query: Query, index: SearchIndex): readonly number[] {
  const last = query.atoms.at(-1) ?? '';
  const isSpelled = query.wholes.length > 0 || /[_:.@]|^-/.test(query.text);
  const isOpen = index.vocabulary.numberOf(last) === undefined || isSpelled;
  if (!query.isTyping || !isOpen || query.folded.length < 2) return [];
  const lower = query.text.toLowerCase();
  const found = index.names.prefix(query.folded, 400).flatMap(({ place, key }) => {
    const one = index.places[place];
    if (!one) return [];
    const isLiteral = one.full.toLowerCase().includes(lower);
    return [{ place, one, key, isLiteral }];
  });
  const classOf = ({ one }: { one: { symbolKind: string | null } }): number =>
    one.symbolKind === null ? 1 : 0;
  found.sort(
    (a, b) =>
      Number(b.isLiteral) - Number(a.isLiteral) ||
      a.key.length - b.key.length ||
      classOf(a) - classOf(b) ||
      compareNames(a.one, b.one, index.pages),
  );
  return found.slice(0, MOST_COMPLETED_NAMES).map(({ place }) => place);
}

/** The best hit of each page, then the second of each, and so on: a page with many hits hides no other. */
function byPage(places: readonly number[], index: SearchIndex): readonly number[] {
  const rounds: number[][] = [];
  const taken = new Map<number, number>();
  for (const place of places) {
    const page = index.places[place]?.page ?? 0;
    const round = taken.get(page) ?? 0;
    if (round >= MOST_OF_ONE_PAGE) continue;
    taken.set(page, round + 1);
    (rounds[round] ??= []).push(place);
  }
  return rounds.flat().slice(0, MOST_HITS);
}

function countKinds(places: readonly number[], index: SearchIndex): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const place of places) {
    const kind = index.pages[index.places[place]?.page ?? 0]?.kind;
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
