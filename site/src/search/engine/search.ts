/** Answers a query: names first, then words, one hit for each place, page by page. Pure. */

import type { Kind } from '../kinds';
import type { AnsweringTerms } from './highlight';
import { lastName } from './index/labels';
import type { SearchIndex } from './index/search-index';
import { namedPlaces, quotedNames } from './named';
import { keyTerm } from './pasted';
import { readQuery, type Query } from './query';
import type { RankRules } from './rank-rules';
import { rankText, type TextRanking } from './rank-text';
import { fold } from './words/scan';
import { stemOf } from './words/stem';

export interface SearchAnswer {
  readonly query: Query;
  /** Places in order, at most a few of one page. */
  readonly places: readonly number[];
  /** How many hits there are of each kind, before the filter. */
  readonly counts: ReadonlyMap<Kind, number>;
  readonly terms: AnsweringTerms;
}

export interface SearchOptions {
  /** None means all. */
  readonly kinds: readonly Kind[];
  /** The best hit of every page first, or all hits of a page together. */
  readonly order: 'spread' | 'pages';
  /** Other than those of the site: for the exam. */
  readonly rules?: RankRules;
}

const MOST_OF_ONE_PAGE = 5;
/** More than anybody looks through; a count of as many says "or more". */
export const MOST_HITS = 400;

export function search(
  text: string,
  index: SearchIndex,
  { kinds, order, rules }: SearchOptions = { kinds: [], order: 'spread' },
): SearchAnswer {
  const query = readQuery(text);
  const pasted = [...keyedPlaces(query.aborts, index), ...pastedPlaces(query, index)];
  if (query.atoms.length === 0 && pasted.length === 0)
    return { query, places: [], counts: new Map(), terms: new Map() };
  const ranking = rankText(query, index, rules);
  const { first, second } = namedPlaces(query, index);
  const renamed = keyedPlaces([query.folded, ...query.wholes.map(({ term }) => term)], index);
  const isSymbol = index.names
    .exact(query.folded)
    .some((place) => index.places[place]?.symbolKind !== null);
  const named = pasted.length + first.length + second.length + renamed.length;
  if (named === 0 && isGibberish(query, ranking))
    return { query, places: [], counts: new Map(), terms: new Map() };
  const [best, ...rest] = ranking.places.map(({ place }) => place);
  // A page may explain what a field of that name is; another symbol may not come before it.
  const lead = best !== undefined && index.places[best]?.symbolKind === null ? [best] : [];
  const mixed = [
    ...pasted,
    ...explained(query, index, { ranking, named: first }),
    ...(isSymbol ? first.slice(0, 1) : []),
    ...renamed,
    ...first,
    ...quotedNames(query, index),
    ...(first.length === 0 ? mentionsOf(query, index, ranking) : []),
    ...lead,
    ...second,
    ...(best === undefined ? [] : [best]),
    ...rest,
  ];
  const ordered = byPage(
    [...new Set([...answeringSection(mixed[0], query, { index, ranking }), ...mixed])],
    index,
    order,
  );
  const counts = countKinds(ordered, index);
  const kindOf = (place: number): Kind =>
    index.pages[index.places[place]?.page ?? 0]?.kind ?? 'references';
  const places =
    kinds.length === 0 ? ordered : ordered.filter((place) => kinds.includes(kindOf(place)));
  return { query, places, counts, terms: ranking.terms };
}

/** The page or place whose address was pasted. */
function pastedPlaces({ path }: Query, { pages, places }: SearchIndex): readonly number[] {
  if (path === null) return [];
  const page = pages.findIndex(({ route }) => route === path.route);
  if (page === -1) return [];
  const place = places.findIndex((entry) => entry.page === page && entry.anchor === path.anchor);
  return [...(place === -1 ? [] : [place]), page];
}

/** The constant behind a pasted abort, and what an old name became. */
function keyedPlaces(keys: readonly string[], { vocabulary }: SearchIndex): readonly number[] {
  return keys.flatMap((key) => {
    const term = vocabulary.numberOf(keyTerm(key));
    return term === undefined ? [] : vocabulary.textOf(term).places;
  });
}

const prose: readonly (Kind | undefined)[] = ['guides', 'concepts', 'standards'];
/** Modules are called by plain words, too, and what is passed to them or stands for a value is no notion. */
const plainKinds: readonly string[] = ['package', 'module', 'entry point', 'argument', 'constant'];
const apis: readonly (Kind | undefined)[] = ['move', 'graphql', 'json-rpc', 'sdk'];

/** Of a question what something is, and of plain words that name a symbol: the page or the term that explains it. */
function explained(
  query: Query,
  index: SearchIndex,
  { ranking, named }: { readonly ranking: TextRanking; readonly named: readonly number[] },
): readonly number[] {
  const isPlain = isPlainName(query, index, named[0]);
  if (!query.isMeaning && !isPlain) return [];
  const asked = (isPlain ? query.text.split(' ') : query.atoms).map(stemOf).join(' ');
  const isSaid = (phrase: ReadonlySet<string>): boolean => [...phrase].join(' ') === asked;
  const rankOf = (place: number): number => {
    const entry = index.places[place];
    if (entry?.symbolKind !== null) return -1;
    if (index.isTerm(entry)) return index.phrasesOf(place).some(isSaid) ? 2 : -1;
    if (entry.anchor !== null || !prose.includes(index.pages[entry.page]?.kind)) return -1;
    return Math.min(index.phrasesOf(place).findIndex(isSaid), 1);
  };
  return ranking.places
    .map(({ place }) => ({ place, rank: rankOf(place) }))
    .filter(({ rank }) => rank !== -1)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 2)
    .map(({ place }) => place);
}

/** `gas coin` asks for coins that pay gas, and `GasCoin` for the type: who means a symbol writes it as programs do. */
function isPlainName({ text, folded }: Query, index: SearchIndex, named = -1): boolean {
  const { symbolKind = null, full = '', page = -1 } = index.places[named] ?? {};
  return (
    /^[a-z ]+$/.test(text) &&
    symbolKind !== null &&
    !plainKinds.includes(symbolKind) &&
    apis.includes(index.pages[page]?.kind) &&
    fold(lastName(full)) === folded
  );
}

/** A page opens at the section whose heading says what its title does not: that is where it answers. */
function answeringSection(
  best: number | undefined,
  { atoms }: Query,
  { index, ranking }: { readonly index: SearchIndex; readonly ranking: TextRanking },
): readonly number[] {
  const entry = index.places[best ?? -1];
  if (best === undefined || entry?.symbolKind !== null || entry.anchor !== null) return [];
  const [title = new Set()] = index.phrasesOf(best);
  const missing = atoms.map(stemOf).filter((stem) => !title.has(stem));
  const section = ranking.places.find(({ place }) => {
    const { page, symbolKind, anchor } = index.places[place] ?? entry;
    if (page !== entry.page || symbolKind !== null || anchor === null) return false;
    return missing.some((stem) => index.phrasesOf(place)[0]?.has(stem));
  });
  return section ? [section.place] : [];
}

/** Where an identifier stands that names no place: an option, a field of an answer. */
function mentionsOf(
  { text, folded, isSpelled }: Query,
  { vocabulary }: SearchIndex,
  { places }: TextRanking,
): readonly number[] {
  const term = isSpelled && !text.includes(' ') ? vocabulary.numberOf(folded) : undefined;
  if (term === undefined) return [];
  const mentions = new Set(vocabulary.textOf(term).places);
  return places.map(({ place }) => place).filter((place) => mentions.has(place));
}

/** `qwzxv id`: where no real word is known, the short ones found by chance. */
function isGibberish({ atoms }: Query, { matched }: TextRanking): boolean {
  const real = atoms.flatMap((atom, at) => ([...atom].length > 2 ? [matched[at] ?? []] : []));
  return real.length > 0 && real.every((terms) => terms.length === 0);
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
    const taken = pages.get(page);
    if (!taken) pages.set(page, [place]);
    else if (taken.length < MOST_OF_ONE_PAGE) taken.push(place);
    else continue;
    (rounds[(taken?.length ?? 1) - 1] ??= []).push(place);
  }
  const spread = rounds.flat().slice(0, MOST_HITS);
  if (order === 'spread') return spread;
  const retained = new Set(spread);
  return [...pages.values()].flat().filter((place) => retained.has(place));
}

function countKinds(places: readonly number[], index: SearchIndex): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const place of places) {
    const kind = index.pages[index.places[place]?.page ?? 0]?.kind;
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
