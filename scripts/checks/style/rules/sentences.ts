/** The sentences of a paragraph, and how many words each has. Pure. */

import type { FlatText } from '../../../../site/dialect/page/flat-text.ts';

export interface Sentence {
  readonly offset: number;
  readonly wordCount: number;
}

// An end is a mark, perhaps a closing quote, and a blank before a capital, a figure, code or an opening mark.
const END = /(?<!\b(?:vs|No|St|Dr|approx))[.!?]["”’')\]]*\s+(?=["“‘'([]?[A-Z0-9\u{fffc}])/gu;

export function sentencesOf({ text, offsets }: FlatText): readonly Sentence[] {
  const prose = text.replace(/^:::.*$/gm, (line) => ' '.repeat(line.length));
  const ends = [...prose.matchAll(END)].map((match) => match.index + match[0].length);
  const starts = [0, ...ends];
  return starts.flatMap((start, index) => {
    const part = prose.slice(start, starts[index + 1] ?? prose.length);
    const wordCount = part.split(/\s+/).filter((word) => /[\p{L}\p{N}\u{fffc}]/u.test(word)).length;
    const first = start + (part.length - part.trimStart().length);
    return wordCount === 0 ? [] : [{ offset: offsets[first] ?? 0, wordCount }];
  });
}
