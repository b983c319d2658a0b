/** Counts which words occur at which place, and how much they weigh there. Pure. */

import { lengthClass, pageSteps, stepOf } from '../../src/search/engine/index/impact';
import { stemOf } from '../../src/search/engine/words/stem';
import { indexTerms, textTerms } from '../../src/search/engine/words/terms';
import type { PageRecord } from './page-records';

/** Weight of one occurrence, by field. */
const weights = { text: 1, summary: 1.4, code: 0.45, mentions: 2 } as const;

export interface Posting {
  readonly record: number;
  /** Of `weightSteps`. */
  readonly step: number;
}

export interface RecordText {
  readonly record: PageRecord;
  readonly route: string;
}

export interface WordCounts {
  /** By term, in byte order; places in ascending order. */
  readonly postings: readonly (readonly [string, readonly Posting[]])[];
  /** A length class for each place. */
  readonly lengths: readonly number[];
}

/** Words of titles, labels, routes and keywords are left out: the index derives them from what it has. */
export function countWords(records: readonly RecordText[]): WordCounts {
  const repeated = repeatedBlocks(records);
  const onlyInCode = codeTerms(records);
  const counted = records.map((record) => countTerms(record, repeated, onlyInCode));
  const byTerm = new Map<string, Posting[]>();
  counted.forEach(({ weightOf }, record) => {
    for (const [term, weight] of weightOf) {
      const posting = { record, step: stepOf(weight) };
      const postings = byTerm.get(term);
      if (postings) postings.push(posting);
      else byTerm.set(term, [posting]);
    }
  });
  return {
    postings: [...byTerm]
      .map(([term, list]) => [term, withoutPassing(list, records)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    lengths: counted.map(({ length }) => lengthClass(length)),
  };
}

/** Rarer words lead to the very section that says them. */
const COMMON = 4;
/** At so many places, a description's one use of a word tells its symbol from no other. */
const VERY_COMMON = 64;

/** Of the sections of a page that say a common word once, the first is enough: the page is found by it. */
function withoutPassing(
  list: readonly Posting[],
  records: readonly RecordText[],
): readonly Posting[] {
  if (list.length < COMMON) return list;
  const saying = new Set<string>();
  return list.filter(({ record, step }) => {
    const found = records[record];
    if (!found || step > 1 || found.record.anchor === null) return true;
    if (found.record.symbol !== null) return list.length < VERY_COMMON;
    const isSaid = saying.has(found.route);
    saying.add(found.route);
    return !isSaid;
  });
}

/** Names that one program says and no text: all others are found where they are defined or explained. */
function codeTerms(records: readonly RecordText[]): ReadonlySet<string> {
  const documented = new Set<string>();
  const once = new Set<string>();
  for (const { record } of records) {
    for (const text of [record.title, record.summary, ...record.keywords, ...record.text])
      for (const term of indexTerms(text)) documented.add(term);
    for (const term of record.code) (once.has(term) ? documented : once).add(term);
  }
  return new Set([...once].filter((term) => !documented.has(term)));
}

/** What a generator says at many places distinguishes none of them. */
const MOST_REPEATS = 4;

function repeatedBlocks(records: readonly RecordText[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { record } of records)
    for (const block of record.text) counts.set(block, (counts.get(block) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > MOST_REPEATS).map(([block]) => block));
}

function countTerms(
  { record, route }: RecordText,
  repeated: ReadonlySet<string>,
  onlyInCode: ReadonlySet<string>,
): { readonly weightOf: ReadonlyMap<string, number>; readonly length: number } {
  const weightOf = new Map<string, number>();
  let length = 0;
  const count = (terms: readonly string[], weight: number): void => {
    for (const term of terms) weightOf.set(term, (weightOf.get(term) ?? 0) + weight);
    length += terms.length * Math.min(1, weight);
  };
  const text = record.text.filter((block) => !repeated.has(block));
  // What serves its own package alone is found by its name.
  if (!isInternal(record)) count(text.flatMap(textTerms), weights.text);
  if (record.anchor === null) {
    // A page's summary is in its front matter; a symbol's opens its text.
    count(indexTerms(record.summary), weights.summary);
    length += indexTerms([route, ...record.keywords].join(' ')).length;
  }
  const documented = [...new Set(record.mentions)].flatMap((mention) => [
    ...new Set(textTerms(mention)),
  ]);
  // What others say of it does not make it longer.
  const own = length;
  count(documented, weights.mentions);
  length = own;
  count(
    record.code.filter((term) => onlyInCode.has(term)),
    weights.code,
  );
  const forms = withoutForms(weightOf);
  for (const [term, step] of record.anchor === null ? derivedSteps(record, route) : [])
    if (stepOf(forms.get(term) ?? 0) <= step) forms.delete(term);
  return { weightOf: forms, length };
}

/** What the index knows without postings. */
function derivedSteps(
  { keywords }: PageRecord,
  route: string,
): readonly (readonly [term: string, step: number])[] {
  const phrases = new Set(keywords.flatMap(indexTerms));
  const others = indexTerms(route).filter((term) => !phrases.has(term));
  return [
    ...[...phrases].map((term) => [term, pageSteps.phrase] as const),
    ...others.map((term) => [term, pageSteps.route] as const),
  ];
}

function isInternal({ symbol }: PageRecord): boolean {
  return symbol?.kind.startsWith('internal ') ?? false;
}

/** A word said in several forms counts as its most frequent one: a query in another form finds it by its stem. */
function withoutForms(weightOf: ReadonlyMap<string, number>): Map<string, number> {
  const best = new Map<string, readonly [string, number]>();
  for (const [term, weight] of weightOf) {
    const stem = stemOf(term);
    const other = best.get(stem);
    if (!other) best.set(stem, [term, weight]);
    else best.set(stem, [other[1] >= weight ? other[0] : term, other[1] + weight]);
  }
  return new Map(best.values());
}
