/** Raises places whose title, or a phrase of whose page, is what the query says. Pure. */

import { byScore, type ScoredRecord } from './best';
import type { SearchIndex } from './index/search-index';
import type { RankRules } from './rank-rules';
import { isForm, type Alternative } from './words/alternatives';
import { stemOf } from './words/stem';

/** Titles are compared for the best so many places only. */
const MOST_TITLES = 200;

export interface AskedWord {
  /** Stems that it may be. */
  readonly forms: ReadonlySet<string>;
  readonly rarity: number;
}

/** The stem of a word; of what is not a word yet, or misspelled, the stems of those that it may be. */
export function stemsOf(
  atom: string,
  own: readonly Alternative[],
  { vocabulary }: SearchIndex,
): ReadonlySet<string> {
  if (own.some(({ weight }) => isForm(weight))) return new Set([stemOf(atom)]);
  return new Set(
    own.flatMap(({ terms }) => terms.map((term) => stemOf(vocabulary.terms[term] ?? ''))),
  );
}

/** A title that says what the query says, no more and no less, is what was asked for. */
export function withTitles(
  asked: readonly AskedWord[],
  found: readonly ScoredRecord[],
  { index, rules }: { readonly index: SearchIndex; readonly rules: RankRules },
): readonly ScoredRecord[] {
  const worthOf = (record: number): number => {
    const entry = index.records[record];
    if (!entry || index.isTerm(entry)) return 1;
    const fit = bestFit(index.phrasesOf(record), asked);
    return 1 + rules.titleFit * fit ** (index.isOverview(entry.page) ? rules.overviewFit : 1);
  };
  return found
    .map(({ record, score }, at) => ({
      record,
      score: at < MOST_TITLES ? score * worthOf(record) : score,
    }))
    .sort(byScore);
}

function bestFit(phrases: readonly ReadonlySet<string>[], asked: readonly AskedWord[]): number {
  let best = 0;
  for (const phrase of phrases) best = Math.max(best, fitOf(phrase, asked));
  return best;
}

/** From 0 to 1: the share of the title that the query says, times the root of the share of the query that this is: a question in full says more than any title. */
function fitOf(title: ReadonlySet<string>, asked: readonly AskedWord[]): number {
  const matched: string[] = [];
  let sum = 0;
  let all = 0;
  for (const { forms, rarity } of asked) {
    all += rarity;
    const stem = sharedStem(forms, title);
    if (stem === undefined) continue;
    sum += rarity;
    if (!matched.includes(stem)) matched.push(stem);
  }
  return matched.length === 0 ? 0 : (Math.sqrt(sum / all) * matched.length) / title.size;
}

function sharedStem(a: ReadonlySet<string>, b: ReadonlySet<string>): string | undefined {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const stem of few) if (many.has(stem)) return stem;
  return undefined;
}
