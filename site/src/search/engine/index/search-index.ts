/** The index in memory: opened from names alone, made whole by the words. Pure. */

import {
  openHeadings,
  openNamedRecords,
  openPages,
  type IndexPage,
  type IndexRecord,
} from './records';
import { lastName } from './labels';
import { openNames, type NameTable } from '../names';
import { unpackTerms } from './packed';
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
  readonly records: readonly IndexRecord[];
  readonly names: NameTable;
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
  /** First page of each file of texts; empty while the words are missing. */
  readonly chunks: readonly number[];
  /** The words of a place's title, and of each phrase that a page asks to be found by, as stems. */
  phrasesOf(record: number): readonly ReadonlySet<string>[];
  /** What one word of a place's own name is worth: the more of them, the less. */
  nameWeight(record: number): number;
  /** Whether a hand-written page has pages below it. */
  isOverview(page: number): boolean;
  /** Whether it is a term of the glossary, which explains it in a line: its name must not hide the page that does so in full. */
  isTerm(record: IndexRecord): boolean;
}

/** Without words the names answer, until the words come: what the names alone say is kept for then. */
export function openIndex(names: NameShard, words: WordShard | null): SearchIndex {
  const known = opened.get(names) ?? openNamed(names);
  opened.set(names, known);
  const { pages, named, lists } = known;
  const headings = words === null ? [] : openHeadings(words, named);
  const records = [...named, ...headings];
  const phrases = words?.[6].split('\n').map((line) => line.split('\t')) ?? [];
  return {
    pages,
    records,
    names: openNames(records),
    vocabulary: openVocabulary({
      text: words === null ? null : packedText(words),
      names: headings.length === 0 ? lists : withNames(lists, headings, named.length),
      routes: pageLists(pages.map(({ route }) => route)),
      phrases: pageLists(phrases.map((lines) => lines.join(' / '))),
    }),
    synonyms: openSynonyms(words?.[5] ?? []),
    chunks: words?.[4] ?? [],
    phrasesOf: phrasesOf(records, phrases),
    nameWeight: nameWeightOf(records),
    isOverview: overviewsOf(pages),
    // `dialect/glossary` has this route too, and a parser.
    isTerm: ({ page, anchor }) => anchor !== null && pages[page]?.route === '/sui-glossary',
  };
}

interface Named {
  readonly pages: readonly IndexPage[];
  readonly named: readonly IndexRecord[];
  readonly lists: NameLists;
}

const opened = new WeakMap<NameShard, Named>();

function openNamed(names: NameShard): Named {
  const pages = openPages(names);
  const named = openNamedRecords(names, pages);
  return { pages, named, lists: withNames(new Map(), named, 0) };
}

function overviewsOf(pages: readonly IndexPage[]): SearchIndex['isOverview'] {
  const parents = new Set(pages.map(({ route }) => route.slice(0, route.lastIndexOf('/'))));
  const overviews = pages.map(({ route, kind }) => kind !== 'references' && parents.has(route));
  return (page) => overviews[page] ?? false;
}

/** Worked out when first asked for, then kept. */
function nameWeightOf(records: readonly IndexRecord[]): SearchIndex['nameWeight'] {
  const weights = new Float32Array(records.length);
  return (number) => {
    const record = records[number];
    if (!weights[number] && record)
      weights[number] = 1 / (0.55 + 0.2 * countParts(ownText(record)));
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
  records: readonly IndexRecord[],
  lines: readonly (readonly string[])[],
): SearchIndex['phrasesOf'] {
  const known = new Map<number, readonly ReadonlySet<string>[]>();
  const stemsOf = (text: string): ReadonlySet<string> => new Set(indexTerms(text).map(stemOf));
  return (record) => {
    const more = (lines[record] ?? []).filter((line) => line !== '');
    const phrases = known.get(record) ?? [records[record]?.title ?? '', ...more].map(stemsOf);
    known.set(record, phrases);
    return phrases;
  };
}

function packedText(words: WordShard): PackedText {
  return { terms: unpackTerms(words[2]), gaps: words[3].split('\n') };
}

type NameLists = ReadonlyMap<string, NameList>;

/** With the words of more titles, labels and headings: those of places numbered from `first` on. */
function withNames(known: NameLists, records: readonly IndexRecord[], first: number): NameLists {
  const lists = new Map(known);
  const mine = new Map<string, { records: number[]; isOwn: boolean[] }>();
  const add = (term: string, record: number, isOwn: boolean): void => {
    const list = mine.get(term);
    if (list?.records.at(-1) === record) return;
    if (list) {
      list.records.push(record);
      list.isOwn.push(isOwn);
      return;
    }
    const before = known.get(term);
    const started = {
      records: [...(before?.records ?? []), record],
      isOwn: [...(before?.isOwn ?? []), isOwn],
    };
    mine.set(term, started);
    lists.set(term, started);
  };
  const termsOf = remembering(indexTerms);
  records.forEach((record, at) => {
    const own = ownText(record);
    for (const term of termsOf(own)) add(term, first + at, true);
    if (own === record.full) return;
    for (const term of indexTerms(record.full)) add(term, first + at, false);
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

/** Pages by the words of a text that each has: its route, or what its author wants it to be found by. */
function pageLists(texts: readonly string[]): ReadonlyMap<string, ReadonlySet<number>> {
  const lists = new Map<string, Set<number>>();
  texts.forEach((text, page) => {
    for (const term of indexTerms(text)) lists.set(term, (lists.get(term) ?? new Set()).add(page));
  });
  return lists;
}

/** A title as it is; of a symbol, its last name: `first` of `Coin.objects(first)`. */
function ownText({ symbolKind, title, full }: IndexRecord): string {
  if (symbolKind === null) return title;
  const bare = full.endsWith(')') ? full.slice(full.lastIndexOf('(') + 1, -1) : full;
  return lastName(bare);
}
