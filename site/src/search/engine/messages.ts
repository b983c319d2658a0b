/** Messages of programs that pages explain, found again in what readers paste, whatever stands around them. Pure. */

import { scanWords } from './words/scan';
import { isStopWord } from './words/stop-words';

/** So many words in a row are said in one message and hardly in another. */
const RUN = 3;

export interface MessageRun {
  /** Four letters and digits: of a million runs two have the same. */
  readonly key: string;
  /** Its first word and the one after its last, among the words that count. */
  readonly from: number;
  readonly to: number;
}

/** Every run of words of a text, grammar, numbers and names of programs left out. */
export function messageRuns(text: string): {
  readonly runs: readonly MessageRun[];
  readonly length: number;
} {
  const terms = messageTerms(text);
  const runOf = (from: number, to: number): MessageRun => ({
    key: hashOf(terms.slice(from, to).join(' ')),
    from,
    to,
  });
  const runs = terms.slice(RUN - 1).map((_, from) => runOf(from, from + RUN));
  return { runs, length: terms.length };
}

/** The keys by which a message is found: every other of its runs of three words, and the last. */
export function messageKeys(message: string): readonly string[] {
  const { runs, length } = messageRuns(message);
  return runs.filter(({ from, to }) => from % 2 === 0 || to === length).map(({ key }) => key);
}

/** `error` stands before every message, and values of any kind between its words. */
export function messageTerms(text: string): readonly string[] {
  return scanWords(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((word) => /^\p{L}{2,}$/u.test(word))
    .map((word) => word.toLowerCase())
    .filter((word) => word !== 'error' && !isStopWord(word));
}

/** FNV-1a, cut to four digits of base 36. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return (hash % 36 ** 4).toString(36).padStart(4, '0');
}
