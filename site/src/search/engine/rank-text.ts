/** Scores places by the words of a query: by how rare they are and where they stand, over sections and their pages. Pure. */

import { alternativesOf, isForm, type Alternative } from './words/alternatives';
import type { AnsweringTerms } from './highlight';
import type { SearchIndex } from './index/search-index';
import type { IndexRecord } from './index/records';
import { messageRuns } from './messages';
import { keyTerm } from './pasted';
import type { Query } from './query';
import { keepBest, type ScoredRecord } from './best';
import { rankRules, type RankRules } from './rank-rules';
import { stemsOf, withTitles } from './rank-titles';

export interface TextRanking {
  /** Best first, and no more than anybody looks through. */
  readonly records: readonly ScoredRecord[];
  /** Terms that stand for each atom. */
  readonly matched: readonly (readonly string[])[];
  readonly terms: AnsweringTerms;
}

/** A common word occurs nearly everywhere; a list of hits ends long before. */
const MOST_RANKED = 2_000;

export function rankText(
  query: Query,
  index: SearchIndex,
  rules: RankRules = rankRules,
): TextRanking {
  const alternatives = alternativesOf(query, index);
  const rarity = query.atoms.map((_, atom) => rarityOf(atom, alternatives, index));
  const count = index.records.length;
  const scoring = {
    index,
    rules,
    scores: query.atoms.map(() => new Float32Array(count)),
    rarity,
    scratch: new Float32Array(count),
    seen: new Uint8Array(count),
    touched: [],
    hits: [],
    isHit: new Uint8Array(count),
  };
  for (const alternative of alternatives) addScores(alternative, scoring);
  return {
    records: withTitles(
      query.atoms.map((atom, at) => ({
        forms: stemsOf(atom, readingsOf(at, alternatives), index),
        rarity: rarity[at] ?? 0,
      })),
      combine(scoring, quotesOf(query, index)),
      scoring,
    ),
    matched: query.atoms.map((_, atom) => matchedTerms(atom, alternatives, index)),
    terms: answeringTerms(alternatives, rarity, index),
  };
}

interface Scoring {
  readonly index: SearchIndex;
  readonly rules: RankRules;
  /** For each atom, for each place. */
  readonly scores: readonly Float32Array[];
  readonly rarity: readonly number[];
  /** Zero between alternatives, like `seen` and `touched`. */
  readonly scratch: Float32Array;
  /** How many terms of the alternative occur at a place. */
  readonly seen: Uint8Array;
  readonly touched: (readonly number[])[];
  /** Places where any atom occurs; `isHit` says the same of each place. */
  readonly hits: number[];
  readonly isHit: Uint8Array;
}

/** What one word may be on its own. */
function readingsOf(atom: number, alternatives: readonly Alternative[]): readonly Alternative[] {
  return alternatives.filter(
    ({ from, to, terms }) => from === atom && to === atom && terms.length === 1,
  );
}

/** How much the rarest reading of a word says: a word that occurs everywhere says nothing. */
function rarityOf(
  atom: number,
  alternatives: readonly Alternative[],
  { vocabulary, records }: SearchIndex,
): number {
  const own = readingsOf(atom, alternatives);
  // `decided` is as common as `decide`; what the word may grow into or was mistyped for is not a form of it.
  const forms = own.filter(({ weight }) => isForm(weight));
  const counted = forms.length > 0 ? forms : own;
  const count = counted.reduce((sum, { terms: [term = 0] }) => sum + countOf(term, vocabulary), 0);
  return rarityAt(count, records.length);
}

function countOf(term: number, vocabulary: SearchIndex['vocabulary']): number {
  return vocabulary.textOf(term).length + vocabulary.nameOf(term).records.length;
}

function rarityAt(count: number, all: number): number {
  return Math.log(1 + (Math.max(0, all - count) + 0.5) / (count + 0.5)) + 0.1;
}

function addScores(alternative: Alternative, scoring: Scoring): void {
  const { from, to, terms, weight } = alternative;
  const sums = scoring.scratch;
  const seen = scoring.seen;
  let records: readonly number[] = [];
  terms.forEach((term, index) => {
    // Several words match an atom only where all of them occur.
    records = addTerm(term, scoring).filter((record) => (seen[record] ?? 0) === index);
    for (const entry of records) seen[entry] = index + 1;
  });
  for (let atom = from; atom <= to; atom += 1) {
    const line = scoring.scores[atom];
    const factor = ((scoring.rarity[atom] ?? 0) * weight) / terms.length;
    if (line)
      for (const place of records)
        line[place] = Math.max(line[place] ?? 0, factor * (sums[place] ?? 0));
  }
  for (const place of records) {
    if (scoring.isHit[place] || sums[place] === 0) continue;
    scoring.isHit[place] = 1;
    scoring.hits.push(place);
  }
  for (const list of scoring.touched)
    for (const place of list) {
      sums[place] = 0;
      seen[place] = 0;
    }
  scoring.touched.length = 0;
}

/** Adds what a term is worth at each place where it occurs, and says where that is; some places stand there twice. */
function addTerm(term: number, { index, rules, scratch, touched }: Scoring): readonly number[] {
  const records = index.vocabulary.textOf(term);
  const asked = index.vocabulary.phraseOf(term);
  const names = index.vocabulary.nameOf(term);
  for (const record of records)
    scratch[record] = (scratch[record] ?? 0) + (asked.has(record) ? rules.phrase : 1);
  for (let at = 0; at < names.records.length; at += 1) {
    // A word in the path before the name adds nothing; it tells how common the word is, and completes phrases.
    if (!names.isOwn[at]) continue;
    const entry = names.records[at] ?? 0;
    scratch[entry] = (scratch[entry] ?? 0) + rules.ownName * index.nameWeight(entry);
  }
  touched.push(records, names.records);
  return names.records.length === 0 ? records : [...records, ...names.records];
}

/** Where the page quotes what the query says: the share of the query's words that this is. */
function quotesOf(
  { text }: Query,
  { vocabulary, records }: SearchIndex,
): ReadonlyMap<number, number> {
  const { runs, length } = messageRuns(text);
  const wordsByRecord = new Map<number, Set<number>>();
  for (const { key, from, to } of runs) {
    const term = vocabulary.numberOf(keyTerm(key));
    for (const record of term === undefined ? [] : vocabulary.textOf(term))
      for (const at of [record, records[record]?.page ?? record]) {
        const words = wordsByRecord.get(at) ?? new Set();
        for (let word = from; word < to; word += 1) words.add(word);
        wordsByRecord.set(at, words);
      }
  }
  return new Map([...wordsByRecord].map(([entry, words]) => [entry, words.size / length]));
}

function combine(scoring: Scoring, quotes: ReadonlyMap<number, number>): ScoredRecord[] {
  const { index, rules, scores, rarity } = scoring;
  const best = bestOnPages(scoring);
  const passages = bestPassages(scoring);
  const all = rarity.reduce((sum, value) => sum + value, 0);
  const retained = keepBest(MOST_RANKED);
  for (const number of scoring.hits) {
    const record = index.records[number] as IndexRecord;
    let own = 0;
    let elsewhere = 0;
    let covered = 0;
    for (let atom = 0; atom < scores.length; atom += 1) {
      const here = scores[atom]?.[number] ?? 0;
      // Another member of a page has nothing to do with this one; its heading and its sections have.
      const context =
        record.symbolKind === null ? best[atom]?.[record.page] : scores[atom]?.[record.page];
      own += here;
      elsewhere += Math.max(0, (context ?? 0) - here);
      if (here > 0 || (context ?? 0) > 0) covered += rarity[atom] ?? 0;
    }
    const together =
      record.symbolKind === null ? (passages[record.page] ?? 0) / all : covered / all;
    const wordCount =
      (own + rules.elsewhere * elsewhere) *
      (covered / all) *
      (1 + rules.passage * together) *
      (1 + rules.message * (quotes.get(number) ?? 0));
    retained.add(number, wordCount * standingOf(record, scoring));
  }
  return retained.sorted();
}

/** What a place is worth whatever it says: a page more than its parts. */
function standingOf({ page, symbolKind, anchor }: IndexRecord, { index, rules }: Scoring): number {
  const concept = index.pages[page]?.kind === 'concepts' ? rules.concept : 1;
  const own = concept * (index.isOverview(page) ? rules.overview : 1);
  if (symbolKind === null) return own * (anchor === null ? rules.page : rules.heading);
  return rules.symbol * (anchor === null ? rules.ownPage : 1);
}

/** For each page: the greatest share of the query, by rarity, that one of its sections has. */
function bestPassages({ index, scores, rarity, hits }: Scoring): Float32Array {
  const best = new Float32Array(index.pages.length);
  for (const number of hits) {
    const { page, symbolKind } = index.records[number] as IndexRecord;
    if (symbolKind !== null) continue;
    let sum = 0;
    for (let atom = 0; atom < scores.length; atom += 1)
      if ((scores[atom]?.[number] ?? 0) > 0) sum += rarity[atom] ?? 0;
    best[page] = Math.max(best[page] ?? 0, sum);
  }
  return best;
}

/** For each atom, for each page: the best of its title and its sections; symbols stand for themselves. */
function bestOnPages({ index, scores, hits }: Scoring): readonly Float32Array[] {
  return scores.map((line) => {
    const best = line.slice(0, index.pages.length);
    for (const number of hits) {
      const { page, symbolKind } = index.records[number] as IndexRecord;
      if (symbolKind !== null) continue;
      best[page] = Math.max(best[page] ?? 0, line[number] ?? 0);
    }
    return best;
  });
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

/** A rare word says more than a common one, and what was asked more than what it may mean. */
function answeringTerms(
  alternatives: readonly Alternative[],
  rarity: readonly number[],
  { vocabulary, records }: SearchIndex,
): AnsweringTerms {
  const answering = new Map<string, { readonly atom: number; readonly worth: number }>();
  for (const { from, to, terms, weight } of alternatives) {
    const asked = rarity.slice(from, to + 1).reduce((sum, value) => sum + value, 0);
    for (const number of terms) {
      const term = vocabulary.terms[number] ?? '';
      // A common word says little, however rare the words are that it stands for.
      const own = (to - from + 1) * rarityAt(countOf(number, vocabulary), records.length);
      const worth = (Math.min(asked, own) * weight) / terms.length;
      if (worth > (answering.get(term)?.worth ?? 0)) answering.set(term, { atom: from, worth });
    }
  }
  return answering;
}
