/** Sentences and their length. Long ones are counted, for some of them are good. Pure. */

import type { Finding } from '../finding.ts';
import type { Flat, Page } from '../page.ts';

export const SENTENCE_LIMIT = 25;

export interface SentenceCount {
  readonly sentences: number;
  readonly long: readonly Finding[];
}

export function countSentences(page: Page): SentenceCount {
  const all = page.paragraphs.flatMap(sentencesOf);
  const long = all.filter(({ words }) => words > SENTENCE_LIMIT);
  return {
    sentences: all.length,
    long: long.map(({ offset, words }) => ({
      offset,
      code: 'style/long-sentence',
      message: `the sentence has ${words} words`,
      fix: `make two of it; aim for ${SENTENCE_LIMIT} words`,
    })),
  };
}

interface Sentence {
  readonly offset: number;
  readonly words: number;
}

// An end is a mark, perhaps a closing quote, and a blank before a capital, a figure, code or an opening mark.
const END = /(?<!\b(?:vs|No|St|Dr|approx))[.!?]["”’')\]]*\s+(?=["“‘'([]?[A-Z0-9\u{fffc}])/gu;

export function sentencesOf({ text, offsets }: Flat): readonly Sentence[] {
  const prose = text.replace(/^:::.*$/gm, (line) => ' '.repeat(line.length));
  const ends = [...prose.matchAll(END)].map((match) => match.index + match[0].length);
  const starts = [0, ...ends];
  return starts.flatMap((start, index) => {
    const part = prose.slice(start, starts[index + 1] ?? prose.length);
    const words = part.split(/\s+/).filter((word) => /[\p{L}\p{N}\u{fffc}]/u.test(word)).length;
    const first = start + (part.length - part.trimStart().length);
    return words === 0 ? [] : [{ offset: offsets[first] ?? 0, words }];
  });
}
