/** The index in memory: opened from names alone, made whole by the words. Pure. */

import { classLength, lengthNorm, pageSteps } from './impact';
import {
  openHeadings,
  openNamedPlaces,
  openPages,
  type IndexPage,
  type IndexPlace,
} from './places';
import { lastName } from './labels';
import { openNames, type NameTable } from '../names';
import { unpackNumbers, unpackWords } from './packed';
import type { NameShard, WordShard } from './shards';
import { stemOf } from '../words/stem';
import { isStopWord } from '../words/stop-words';
import { openSynonyms, type Synonyms } from '../words/synonyms';
import { groupTerms, indexTerms } from '../words/terms';
import {
  openVocabulary,
  type NameList,
  type PackedText,
  type Vocabulary,
} from '../words/vocabulary';

export interface SearchIndex {
  readonly pages: readonly IndexPage[];
  readonly places: readonly IndexPlace[];
  readonly names: NameTable;
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
  /** For each place; 1 while the words are missing. */
  readonly norms: Float32Array;
  /** First page of each file of texts; empty while the words are missing. */
  readonly chunks: readonly number[];
  /** The words of a place's title, and of each phrase that a page asks to be found by, as stems. */
  phrasesOf(place: number): readonly ReadonlySet<string>[];
  /** What one word of a place's own name is worth: the more of them, the less. */
  nameWeight(place: number): number;
  /** Whether a hand-written page has pages below it. */
  isOverview(page: number): boolean;
  /** Whether it is a term of the glossary, which explains it in a line: its name must not hide the page that does so in full. */
  isTerm(place: IndexPlace): boolean;
}

/** Without words the names answer, until the words come: what the names alone say is kept for then. */
export function openIndex(names: NameShard, words: WordShard | null): SearchIndex {
  const known = opened.get(names) ?? openNamed(names);
  opened.set(names, known);
  const { pages, named, lists } = known;
  const headings = words === null ? [] : openHeadings(words, named);
  const places = [...named, ...headings];
  const phrases = words?.[8].split('\n').map((line) => line.split('\t')) ?? [];
  return {
    pages,
    places,
    names: openNames(places),
    vocabulary: openVocabulary({
      text: words === null ? null : packedText(words),
      names: headings.length === 0 ? lists : withNames(lists, headings, named.length),
      pages: pageLists(pages, phrases),
    }),
    synonyms: openSynonyms(words?.[7] ?? []),
    norms: normsOf(words, places.length),
    chunks: words?.[6] ?? [],
    phrasesOf: phrasesOf(places, phrases),
    nameWeight: nameWeightOf(places),
    isOverview: overviewsOf(pages),
    // `dialect/glossary` has this route too, and a parser.
    isTerm: ({ page, anchor }) => anchor !== null && pages[page]?.route === '/sui-glossary',
  };
}

interface Named {
  readonly pages: readonly IndexPage[];
  readonly named: readonly IndexPlace[];
  readonly lists: NameLists;
}

const opened = new WeakMap<NameShard, Named>();

function openNamed(names: NameShard): Named {
  const pages = openPages(names);
  const named = openNamedPlaces(names, pages);
  return { pages, named, lists: withNames(new Map(), named, 0) };
}

function overviewsOf(pages: readonly IndexPage[]): SearchIndex['isOverview'] {
  const parents = new Set(pages.map(({ route }) => route.slice(0, route.lastIndexOf('/'))));
  const overviews = pages.map(({ route, kind }) => kind !== 'references' && parents.has(route));
  return (page) => overviews[page] ?? false;
}

/** Worked out when first asked for, then kept. */
function nameWeightOf(places: readonly IndexPlace[]): SearchIndex['nameWeight'] {
  const weights = new Float32Array(places.length);
  return (number) => {
    const place = places[number];
    if (!weights[number] && place) weights[number] = 1 / (0.55 + 0.2 * countParts(ownWords(place)));
    return weights[number] ?? 1;
  };
}

function countParts(text: string): number {
  return groupTerms(text).reduce(
    (sum, { parts, whole }) => sum + (isStopWord(whole) ? 0 : Math.max(1, parts.length)),
    0,
  );
}

/** Worked out when first asked for, then kept. */
function phrasesOf(
  places: readonly IndexPlace[],
  lines: readonly (readonly string[])[],
): SearchIndex['phrasesOf'] {
  const known = new Map<number, readonly ReadonlySet<string>[]>();
  const stemsOf = (text: string): ReadonlySet<string> => new Set(indexTerms(text).map(stemOf));
  return (place) => {
    const more = (lines[place] ?? []).filter((line) => line !== '');
    const phrases = known.get(place) ?? [places[place]?.title ?? '', ...more].map(stemsOf);
    known.set(place, phrases);
    return phrases;
  };
}

function packedText(words: WordShard): PackedText {
  return { terms: unpackWords(words[2]), gaps: words[3].split('\n'), steps: words[4].split('\n') };
}

function normsOf(words: WordShard | null, count: number): Float32Array {
  const lengths = unpackNumbers(words?.[5] ?? '').map(classLength);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return Float32Array.from({ length: count }, (_, place) =>
    words === null ? 1 : lengthNorm(lengths[place] ?? 0, average),
  );
}

type NameLists = ReadonlyMap<string, NameList>;

/** With the words of more titles, labels and headings: those of places numbered from `first` on. */
function withNames(known: NameLists, places: readonly IndexPlace[], first: number): NameLists {
  const lists = new Map(known);
  const mine = new Map<string, { places: number[]; isOwn: boolean[] }>();
  const add = (term: string, place: number, isOwn: boolean): void => {
    const list = mine.get(term);
    if (list?.places.at(-1) === place) return;
    if (list) {
      list.places.push(place);
      list.isOwn.push(isOwn);
      return;
    }
    const before = known.get(term);
    const started = {
      places: [...(before?.places ?? []), place],
      isOwn: [...(before?.isOwn ?? []), isOwn],
    };
    mine.set(term, started);
    lists.set(term, started);
  };
  const termsOf = remembering(indexTerms);
  places.forEach((place, at) => {
    const own = ownWords(place);
    for (const term of termsOf(own)) add(term, first + at, true);
    if (own === place.full) return;
    for (const term of indexTerms(place.full)) add(term, first + at, false);
  });
  return lists;
}

/** `limit`, `owner` and `id` are names of many places. */
function remembering(read: (text: string) => readonly string[]): typeof read {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const found = known.get(text) ?? read(text);
    known.set(text, found);
    return found;
  };
}

/** Words of routes, and of what authors want their pages to be found by, as steps of weight. */
function pageLists(
  pages: readonly IndexPage[],
  phrases: readonly (readonly string[])[],
): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const lists = new Map<string, Map<number, number>>();
  const add = (text: string, page: number, step: number): void => {
    for (const term of indexTerms(text)) {
      const list = lists.get(term) ?? new Map<number, number>();
      lists.set(term, list.set(page, step));
    }
  };
  pages.forEach(({ route }, page) => {
    add(route, page, pageSteps.route);
    add((phrases[page] ?? []).join(' / '), page, pageSteps.phrase);
  });
  return lists;
}

/** A title as it is; of a symbol, its last name: `first` of `Coin.objects(first)`. */
function ownWords({ symbolKind, title, full }: IndexPlace): string {
  if (symbolKind === null) return title;
  const bare = full.endsWith(')') ? full.slice(full.lastIndexOf('(') + 1, -1) : full;
  return lastName(bare);
}
