/** Answers a query: names first, then words, one hit for each place, page by page. Pure. */

import type { Kind } from '../kinds';
import type { AnsweringTerms } from './highlight';
import { lastName } from './index/labels';
import type { SearchIndex } from './index/search-index';
import { namedRecords, quotedNames } from './named';
import { keyTerm } from './pasted';
import { readQuery, type Query } from './query';
import type { RankRules } from './rank-rules';
import { rankText, type TextRanking } from './rank-text';
import { fold } from './words/scan';
import { stemOf } from './words/stem';

export interface SearchAnswer {
  readonly query: Query;
  /** Places in order, at most a few of one page. */
  readonly records: readonly number[];
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
  const pasted = [...keyedRecords(query.aborts, index), ...pastedRecords(query, index)];
  if (query.atoms.length === 0 && pasted.length === 0)
    return { query, records: [], counts: new Map(), terms: new Map() };
  const ranking = rankText(query, index, rules);
  const first = namedRecords(query, index);
  const renamed = keyedRecords([query.folded, ...query.wholes.map(({ term }) => term)], index);
  const named = pasted.length + first.length + renamed.length;
  const isSymbol = index.names
    .exact(query.folded)
    .some((record) => index.records[record]?.symbolKind !== null);
  if (named === 0 && isGibberish(query, ranking))
    return { query, records: [], counts: new Map(), terms: new Map() };
  const [best, ...rest] = ranking.records.map(({ record }) => record);
  // A page may explain what a field of that name is; another symbol may not come before it.
  const lead = best !== undefined && index.records[best]?.symbolKind === null ? [best] : [];
  const mixed = [
    ...pasted,
    ...explained(query, index, { ranking, named: first }),
    ...(isSymbol ? first.slice(0, 1) : []),
    ...renamed,
    ...first,
    ...quotedNames(query, index),
    ...(first.length === 0 ? mentionsOf(query, index, ranking) : []),
    ...lead,
    ...(best === undefined ? [] : [best]),
    ...rest,
  ];
  const ordered = byPage(
    [...new Set([...answeringSection(mixed[0], query, { index, ranking }), ...mixed])],
    index,
    order,
  );
  const counts = countKinds(ordered, index);
  const kindOf = (record: number): Kind =>
    index.pages[index.records[record]?.page ?? 0]?.kind ?? 'references';
  const records =
    kinds.length === 0 ? ordered : ordered.filter((record) => kinds.includes(kindOf(record)));
  return { query, records, counts, terms: ranking.terms };
}

/** The page or place whose address was pasted. */
function pastedRecords({ path }: Query, { pages, records }: SearchIndex): readonly number[] {
  if (path === null) return [];
  const page = pages.findIndex(({ route }) => route === path.route);
  if (page === -1) return [];
  const record = records.findIndex((entry) => entry.page === page && entry.anchor === path.anchor);
  return [...(record === -1 ? [] : [record]), page];
}

/** The constant behind a pasted abort, and what an old name became. */
function keyedRecords(keys: readonly string[], { vocabulary }: SearchIndex): readonly number[] {
  return keys.flatMap((key) => {
    const term = vocabulary.numberOf(keyTerm(key));
    return term === undefined ? [] : vocabulary.textOf(term);
  });
}

const prose: readonly (Kind | undefined)[] = ['guides', 'concepts', 'standards'];
/** Modules are called by plain words, too, and what is passed to them or stands for a value is no notion. */
const plainKinds: readonly string[] = ['package', 'module', 'entry point', 'argument', 'constant'];

const apis: readonly (Kind | undefined)[] = ['move', 'graphql', 'json-rpc', 'sdk'];

/** Of plain words that name a symbol: the page or the term that explains it. */
function explained(
  query: Query,
  index: SearchIndex,
  { ranking, named }: { readonly ranking: TextRanking; readonly named: readonly number[] },
): readonly number[] {
  if (!isPlainName(query, index, named[0])) return [];
  const asked = query.text.split(' ').map(stemOf).join(' ');
  const isAsked = (phrase: ReadonlySet<string>): boolean => [...phrase].join(' ') === asked;
  const rankOf = (record: number): number => {
    const entry = index.records[record];
    if (entry?.symbolKind !== null) return -1;
    if (index.isTerm(entry)) return index.phrasesOf(record).some(isAsked) ? 2 : -1;
    if (entry.anchor !== null || !prose.includes(index.pages[entry.page]?.kind)) return -1;
    return Math.min(index.phrasesOf(record).findIndex(isAsked), 1);
  };
  return ranking.records
    .map(({ record }) => ({ record, rank: rankOf(record) }))
    .filter(({ rank }) => rank !== -1)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 2)
    .map(({ record }) => record);
}

/** `gas coin` asks for coins that pay gas, and `GasCoin` for the type: who means a symbol writes it as programs do. */
function isPlainName({ text, folded }: Query, index: SearchIndex, named = -1): boolean {
  const { symbolKind = null, full = '', page = -1 } = index.records[named] ?? {};
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
  const entry = index.records[best ?? -1];
  if (best === undefined || entry?.symbolKind !== null || entry.anchor !== null) return [];
  const [title = new Set()] = index.phrasesOf(best);
  const missing = atoms.map(stemOf).filter((stem) => !title.has(stem));
  const section = ranking.records.find(({ record }) => {
    const { page, symbolKind, anchor } = index.records[record] ?? entry;
    if (page !== entry.page || symbolKind !== null || anchor === null) return false;
    return missing.some((stem) => index.phrasesOf(record)[0]?.has(stem));
  });
  return section ? [section.record] : [];
}

/** Where an identifier stands that names no place: an option, a field of an answer. */
function mentionsOf(
  { text, folded, isSpelled }: Query,
  { vocabulary }: SearchIndex,
  { records }: TextRanking,
): readonly number[] {
  const term = isSpelled && !text.includes(' ') ? vocabulary.numberOf(folded) : undefined;
  if (term === undefined) return [];
  const mentions = new Set(vocabulary.textOf(term));
  return records.map(({ record }) => record).filter((record) => mentions.has(record));
}

/** `qwzxv id`: where no real word is known, the short ones found by chance. */
function isGibberish({ atoms }: Query, { matched }: TextRanking): boolean {
  const real = atoms.flatMap((atom, at) => ([...atom].length > 2 ? [matched[at] ?? []] : []));
  return real.length > 0 && real.every((terms) => terms.length === 0);
}

/** A page with many hits hides no other: it has a few at most, and in `spread` its second comes after the first of all. */
function byPage(
  records: readonly number[],
  index: SearchIndex,
  order: SearchOptions['order'],
): readonly number[] {
  const rounds: number[][] = [];
  const pages = new Map<number, number[]>();
  for (const record of records) {
    const page = index.records[record]?.page ?? 0;
    const taken = pages.get(page);
    if (!taken) pages.set(page, [record]);
    else if (taken.length < MOST_OF_ONE_PAGE) taken.push(record);
    else continue;
    (rounds[(taken?.length ?? 1) - 1] ??= []).push(record);
  }
  const spread = rounds.flat().slice(0, MOST_HITS);
  if (order === 'spread') return spread;
  const retained = new Set(spread);
  return [...pages.values()].flat().filter((entry) => retained.has(entry));
}

function countKinds(records: readonly number[], index: SearchIndex): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const record of records) {
    const kind = index.pages[index.records[record]?.page ?? 0]?.kind;
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
