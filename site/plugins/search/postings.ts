/** Counts which words occur at which place, and how much they weigh there. Pure. */

import { lengthClass, pageSteps, stepOf } from '../../src/search/engine/index/impact';
import { stemOf } from '../../src/search/engine/words/stem';
import { indexTerms, textTerms } from '../../src/search/engine/words/terms';
import type { Place } from './page-records';

/** Weight of one occurrence, by field. */
const weights = { text: 1, summary: 1.4, code: 0.45, mentions: 2 } as const;

export interface Posting {
  readonly place: number;
  /** Of `weightSteps`. */
  readonly step: number;
}

export interface PlaceText {
  readonly place: Place;
  readonly route: string;
}

export interface WordCounts {
  /** By term, in byte order; places in ascending order. */
  readonly postings: readonly (readonly [string, readonly Posting[]])[];
  /** A length class for each place. */
  readonly lengths: readonly number[];
}

/** Words of titles, labels, routes and keywords are left out: the index derives them from what it has. */
export function countWords(places: readonly PlaceText[]): WordCounts {
  const repeated = repeatedBlocks(places);
  const onlyInCode = codeTerms(places);
  const counted = places.map((place) => countTerms(place, repeated, onlyInCode));
  const byTerm = new Map<string, Posting[]>();
  counted.forEach(({ weightOf }, place) => {
    for (const [term, weight] of weightOf) {
      const posting = { place, step: stepOf(weight) };
      const postings = byTerm.get(term);
      if (postings) postings.push(posting);
      else byTerm.set(term, [posting]);
    }
  });
  return {
    postings: [...byTerm]
      .map(([term, list]) => [term, withoutPassing(list, places)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    lengths: counted.map(({ length }) => lengthClass(length)),
  };
}

/** Rarer words lead to the very section that says them. */
const COMMON = 4;

/** Of the sections of a page that say a common word once, the first is enough: the page is found by it. */
function withoutPassing(
  list: readonly Posting[],
  places: readonly PlaceText[],
): readonly Posting[] {
  if (list.length < COMMON) return list;
  const saying = new Set<string>();
  return list.filter(({ place, step }) => {
    const found = places[place];
    if (!found || found.place.symbol !== null) return true;
    const isSaid = saying.has(found.route);
    saying.add(found.route);
    return !isSaid || step > 1 || found.place.anchor === null;
  });
}

/** Names that one program says and no text: all others are found where they are defined or explained. */
function codeTerms(places: readonly PlaceText[]): ReadonlySet<string> {
  const said = new Set<string>();
  const once = new Set<string>();
  for (const { place } of places) {
    for (const text of [place.title, place.summary, ...place.keywords, ...place.text])
      for (const term of indexTerms(text)) said.add(term);
    for (const term of place.code) (once.has(term) ? said : once).add(term);
  }
  return new Set([...once].filter((term) => !said.has(term)));
}

/** What a generator says at many places distinguishes none of them. */
const MOST_REPEATS = 4;

function repeatedBlocks(places: readonly PlaceText[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { place } of places)
    for (const block of place.text) counts.set(block, (counts.get(block) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > MOST_REPEATS).map(([block]) => block));
}

function countTerms(
  { place, route }: PlaceText,
  repeated: ReadonlySet<string>,
  onlyInCode: ReadonlySet<string>,
): { readonly weightOf: ReadonlyMap<string, number>; readonly length: number } {
  const weightOf = new Map<string, number>();
  let length = 0;
  const count = (terms: readonly string[], weight: number): void => {
    for (const term of terms) weightOf.set(term, (weightOf.get(term) ?? 0) + weight);
    length += terms.length * Math.min(1, weight);
  };
  const text = place.text.filter((block) => !repeated.has(block));
  // What serves its own package alone is found by its name.
  if (!isInternal(place)) count(text.flatMap(textTerms), weights.text);
  if (place.anchor === null) {
    // A page's summary is in its front matter; a symbol's opens its text.
    count(indexTerms(place.summary), weights.summary);
    length += indexTerms([route, ...place.keywords].join(' ')).length;
  }
  const said = [...new Set(place.mentions)].flatMap((mention) => [...new Set(textTerms(mention))]);
  // What others say of it does not make it longer.
  const own = length;
  count(said, weights.mentions);
  length = own;
  count(
    place.code.filter((term) => onlyInCode.has(term)),
    weights.code,
  );
  const forms = withoutForms(weightOf);
  for (const [term, step] of place.anchor === null ? derivedSteps(place, route) : [])
    if (stepOf(forms.get(term) ?? 0) <= step) forms.delete(term);
  return { weightOf: forms, length };
}

/** What the index knows without postings. */
function derivedSteps(
  { keywords }: Place,
  route: string,
): readonly (readonly [term: string, step: number])[] {
  const phrases = new Set(keywords.flatMap(indexTerms));
  const others = indexTerms(route).filter((term) => !phrases.has(term));
  return [
    ...[...phrases].map((term) => [term, pageSteps.phrase] as const),
    ...others.map((term) => [term, pageSteps.route] as const),
  ];
}

function isInternal({ symbol }: Place): boolean {
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
