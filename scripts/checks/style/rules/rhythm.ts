/** How long sentences are: over a page, in a row, and one by one. Pure. */

import type { StyleResult } from '../rule.ts';
import type { Page } from '../page.ts';
import type { Sentence } from './sentences.ts';
import { sentencesOf } from './sentences.ts';

/** What a page aims for is a mean of 15 to 18 words; this is where it is off. */
export const LIMITS = {
  mean: 12.5,
  /** Of sentences with at most `shortWords` words. */
  shortShare: 0.2,
  shortWords: 6,
  /** Fewer sentences have no rhythm. */
  fewest: 10,
  longWords: 40,
  /** So many sentences in a row, each under so many words. */
  row: 3,
  rowWords: 8,
} as const;

export interface Rhythm {
  readonly sentences: number;
  readonly long: readonly StyleResult[];
  readonly rows: readonly StyleResult[];
  /** Of the page as a whole; null when its rhythm is right. */
  readonly off: StyleResult | null;
}

export function rhythmOf(page: Page): Rhythm {
  // A single word is a label.
  const paragraphs = page.paragraphs.map((flat) =>
    sentencesOf(flat).filter(({ wordCount }) => wordCount > 1),
  );
  const all = paragraphs.flat();
  return {
    sentences: all.length,
    long: all.filter(({ wordCount }) => wordCount > LIMITS.longWords).map(longSentence),
    rows: paragraphs.flatMap(shortRows),
    off: offRhythm(all),
  };
}

function longSentence({ offset, wordCount }: Sentence): StyleResult {
  return {
    offset,
    code: 'style/long-sentence',
    message: `the sentence has ${wordCount} words`,
    fix: 'make two of it',
  };
}

/** One result for each row, however long it is. */
function shortRows(sentences: readonly Sentence[]): readonly StyleResult[] {
  const results: StyleResult[] = [];
  let row: Sentence[] = [];
  for (const sentence of [...sentences, null]) {
    if (sentence !== null && sentence.wordCount < LIMITS.rowWords) {
      row.push(sentence);
      continue;
    }
    const [first] = row;
    if (first && row.length >= LIMITS.row)
      results.push({
        offset: first.offset,
        code: 'style/short-sentences',
        message: `${row.length} sentences in a row have fewer than ${LIMITS.rowWords} words`,
        fix: 'join them with a reason (because, so, but, unless), or make a list',
      });
    row = [];
  }
  return results;
}

function offRhythm(all: readonly Sentence[]): StyleResult | null {
  const [first] = all;
  if (!first || all.length < LIMITS.fewest) return null;
  const mean = all.reduce((sum, { wordCount }) => sum + wordCount, 0) / all.length;
  const short = all.filter(({ wordCount }) => wordCount <= LIMITS.shortWords).length / all.length;
  if (mean >= LIMITS.mean && short <= LIMITS.shortShare) return null;
  const displayed = `${mean.toFixed(1)} words a sentence, ${Math.round(short * 100)} % with at most ${LIMITS.shortWords}`;
  return {
    offset: first.offset,
    code: 'style/rhythm',
    message: `the page reads as a row of facts: ${displayed}`,
    fix: `join facts with their reasons, for ${LIMITS.mean} words a sentence and at most ${LIMITS.shortShare * 100} % short ones`,
  };
}
