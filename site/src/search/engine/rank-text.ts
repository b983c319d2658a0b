/** Scores places by the words of a query: BM25 with names counted on top, over sections and their pages. Pure. */

import { alternativesOf, isForm, type Alternative } from './words/alternatives';
import type { SearchIndex } from './index/search-index';
import type { IndexPlace } from './index/places';
import { impactOf } from './index/impact';
import type { Query } from './query';
import { stemOf } from './words/stem';
import { isLightWord } from './words/stop-words';
import { isBehind, isMember, isType } from './symbol-kinds';

export interface ScoredPlace {
  readonly place: number;
  readonly score: number;
}

export interface TextRanking {
  /** Best first. */
  readonly places: readonly ScoredPlace[];
  /** Terms that stand for each atom, for marking. */
  readonly matched: readonly (readonly string[])[];
}

/** A word in a place's own name weighs this many saturated words of its text. */
const OWN_NAME = 3;
const PATH_NAME = 1.1;
/** What a word on the page, but outside the section, is worth. */
const ELSEWHERE = 0.4;
/** A page that lacks a word of three is another page; one that lacks a word of eight may be the one. */
const coveragePower = { few: 1.6, many: 1 } as const;
/** A question in words asks for an explanation; a name asks for its definition. */
const nameWeights = {
  page: 1.1,
  heading: 0.95,
  frame: 0.7,
  type: 0.95,
  definition: 0.9,
  internal: 0.7,
  member: 0.6,
} as const;
const spelledWeights = { ...nameWeights, page: 0.95, heading: 0.85 } as const;
const phraseWeights = {
  page: 1.3,
  heading: 1,
  frame: 0.75,
  type: 0.75,
  definition: 0.7,
  internal: 0.5,
  member: 0.45,
} as const;
/** In a question of many words, some are the reader's own. */
const leastCoverage = { few: 0.7, many: 0.3 } as const;
const MANY_WORDS = 3;
/** Who asks in words reads a page about a definition sooner than a row of a table. */
const OWN_PAGE = 1.2;
/** What a word such as "get" or "someone" is worth in a question. */
const LIGHT = 0.4;
/** Titles are compared for the best so many places only. */
const MOST_TITLES = 200;
const titleBonus = { equal: 1.7, isHeld: 1.4, holdsAll: 1.3 } as const;

export function rankText(query: Query, index: SearchIndex): TextRanking {
  const alternatives = alternativesOf(query, index.vocabulary, index.synonyms);
  const rarity = query.atoms.map(
    (word, atom) =>
      rarityOf(atom, alternatives, index) * (isQuestion(query) && isLightWord(word) ? LIGHT : 1),
  );
  const count = index.places.length;
  const scores = query.atoms.map(() => new Float32Array(count));
  const scoring = {
    index,
    scores,
    rarity,
    scratch: new Float32Array(count),
    seen: new Uint8Array(count),
    touched: [],
  };
  for (const alternative of alternatives) addScores(alternative, scoring);
  return {
    places: combine(query, scoring),
    matched: query.atoms.map((_, atom) => matchedTerms(atom, alternatives, index)),
  };
}

interface Scoring {
  readonly index: SearchIndex;
  /** For each atom, for each place. */
  readonly scores: readonly Float32Array[];
  readonly rarity: readonly number[];
  /** Zero between alternatives, like `seen` and `touched`. */
  readonly scratch: Float32Array;
  /** How many terms of the alternative occur at a place. */
  readonly seen: Uint8Array;
  readonly touched: number[];
}

/** How much the rarest reading of a word says: a word that occurs everywhere says nothing. */
function rarityOf(
  atom: number,
  alternatives: readonly Alternative[],
  { vocabulary, places }: SearchIndex,
): number {
  const own = alternatives.filter(
    ({ from, to, terms }) => from === atom && to === atom && terms.length === 1,
  );
  // `decided` is as common as `decide`; what the word may grow into or was mistyped for is not a form of it.
  const forms = own.filter(({ weight }) => isForm(weight));
  const counted = forms.length > 0 ? forms : own;
  const count = counted.reduce((sum, { terms }) => {
    const [term = 0] = terms;
    return sum + vocabulary.textOf(term).places.length + vocabulary.nameOf(term).places.length;
  }, 0);
  return Math.log(1 + (Math.max(0, places.length - count) + 0.5) / (count + 0.5)) + 0.1;
}

function addScores(alternative: Alternative, scoring: Scoring): void {
  const { from, to, terms, weight } = alternative;
  const sums = scoring.scratch;
  const seen = scoring.seen;
  let places: number[] = [];
  terms.forEach((term, index) => {
    const here = addTerm(term, scoring);
    // Several words match an atom only where all of them occur.
    places = index === 0 ? here : here.filter((place) => (seen[place] ?? 0) === index);
    for (const place of places) seen[place] = index + 1;
  });
  for (let atom = from; atom <= to; atom += 1) {
    const line = scoring.scores[atom];
    const factor = ((scoring.rarity[atom] ?? 0) * weight) / terms.length;
    if (line)
      for (const place of places)
        line[place] = Math.max(line[place] ?? 0, factor * (sums[place] ?? 0));
  }
  for (const place of scoring.touched) {
    sums[place] = 0;
    seen[place] = 0;
  }
  scoring.touched.length = 0;
}

/** Adds what a term is worth at each place where it occurs, and says where that is. */
function addTerm(term: number, { index, scratch, touched }: Scoring): number[] {
  const { places, steps } = index.vocabulary.textOf(term);
  const names = index.vocabulary.nameOf(term);
  const found: number[] = [...places];
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    scratch[place] =
      (scratch[place] ?? 0) + impactOf(steps.charCodeAt(at) - 48, index.norms[place] ?? 1);
  }
  const inText = new Set(names.places.length === 0 ? [] : places);
  for (let at = 0; at < names.places.length; at += 1) {
    const place = names.places[at] ?? 0;
    scratch[place] =
      (scratch[place] ?? 0) + (names.isOwn[at] ? OWN_NAME * index.nameWeight(place) : PATH_NAME);
    if (!inText.has(place)) found.push(place);
  }
  for (const place of found) touched.push(place);
  return found;
}

function combine(query: Query, scoring: Scoring): readonly ScoredPlace[] {
  const { index, scores, rarity } = scoring;
  const best = bestOnPages(scoring);
  const all = rarity.reduce((sum, value) => sum + value, 0);
  const weights = weightsFor(query);
  const size = isQuestion(query) ? 'many' : 'few';
  const power = coveragePower[size];
  const found: { place: number; score: number; coverage: number }[] = [];
  let most = 0;
  index.places.forEach((place, number) => {
    let own = 0;
    let elsewhere = 0;
    let covered = 0;
    for (let atom = 0; atom < scores.length; atom += 1) {
      const here = scores[atom]?.[number] ?? 0;
      // Another member of a page has nothing to do with this one; its heading and its sections have.
      const context =
        place.symbolKind === null ? best[atom]?.[place.page] : scores[atom]?.[place.page];
      own += here;
      elsewhere += Math.max(0, (context ?? 0) - here);
      if (here > 0 || (context ?? 0) > 0) covered += rarity[atom] ?? 0;
    }
    if (own === 0) return;
    const coverage = covered / all;
    most = Math.max(most, coverage);
    const score =
      (own + ELSEWHERE * elsewhere) *
      coverage ** power *
      weights[roleOf(place, index.isFrame(number))] *
      (query.isPhrase && definesPage(place) ? OWN_PAGE : 1);
    found.push({ place: number, score, coverage });
  });
  const byScore = (a: ScoredPlace, b: ScoredPlace): number =>
    b.score - a.score || a.place - b.place;
  const least = most * leastCoverage[size];
  const answering = found.filter(({ coverage }) => coverage >= least).sort(byScore);
  return [...withTitleBonus(query, answering, index)].sort(byScore);
}

function weightsFor({
  isPhrase,
  isSpelled,
}: Query): Readonly<Record<keyof typeof nameWeights, number>> {
  if (isPhrase) return phraseWeights;
  return isSpelled ? spelledWeights : nameWeights;
}

function isQuestion({ isPhrase, atoms }: Query): boolean {
  return isPhrase && atoms.length >= MANY_WORDS;
}

/** For each atom, for each page: the best of its title and its sections; symbols stand for themselves. */
function bestOnPages({ index, scores }: Scoring): readonly Float32Array[] {
  const best = scores.map((line) => line.slice(0, index.pages.length));
  index.places.forEach(({ page, symbolKind }, number) => {
    if (symbolKind !== null) return;
    scores.forEach((line, atom) => {
      const value = line[number] ?? 0;
      const pageLine = best[atom];
      if (pageLine && value > (pageLine[page] ?? 0)) pageLine[page] = value;
    });
  });
  return best;
}

function roleOf({ symbolKind, anchor }: IndexPlace, isFrame: boolean): keyof typeof nameWeights {
  if (symbolKind === null) return anchor === null ? 'page' : isFrame ? 'frame' : 'heading';
  if (isMember(symbolKind)) return 'member';
  if (isBehind(symbolKind)) return 'internal';
  return isType(symbolKind) ? 'type' : 'definition';
}

function definesPage({ symbolKind, anchor }: IndexPlace): boolean {
  return symbolKind !== null && anchor === null;
}

/** A title that says what the query says, no more and no less, is what was asked for; next a page whose title the query says. */
function withTitleBonus(
  query: Query,
  found: readonly ScoredPlace[],
  index: SearchIndex,
): readonly ScoredPlace[] {
  const asked = new Set(query.atoms.map(stemOf));
  return found.map(({ place, score }, at) => {
    if (at >= MOST_TITLES) return { place, score };
    return { place, score: score * bonusOf(index.titleStems(place), asked, index.places[place]) };
  });
}

function bonusOf(
  stems: ReadonlySet<string>,
  asked: ReadonlySet<string>,
  place: IndexPlace | undefined,
): number {
  const holdsAll = [...asked].every((stem) => stems.has(stem));
  if (holdsAll) return stems.size === asked.size ? titleBonus.equal : titleBonus.holdsAll;
  // "how does gas price get decided" says "Gas pricing" and more.
  const isHeld = stems.size > 1 && [...stems].every((stem) => asked.has(stem));
  return isHeld && place?.anchor === null ? titleBonus.isHeld : 1;
}

function matchedTerms(
  atom: number,
  alternatives: readonly Alternative[],
  { vocabulary }: SearchIndex,
): readonly string[] {
  const own = alternatives.filter(({ from, to }) => from <= atom && atom <= to);
  return [
    ...new Set(own.flatMap(({ terms }) => terms.map((term) => vocabulary.terms[term] ?? ''))),
  ];
}
