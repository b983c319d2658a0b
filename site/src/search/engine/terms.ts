/** The one analyser: turns text into the terms that the index stores and that a query asks for. Pure. */

import { fold, scanWords, type Word } from './scan';
import { isStopWord } from './stop-words';

/** Longer words are addresses and digests: nobody types them, and each is met once. */
export const LONGEST_TERM = 40;

/** One word as a reader sees it, with the terms it stands for. */
export interface TermGroup {
  readonly start: number;
  readonly end: number;
  /** The word without its case and underscores. */
  readonly whole: string;
  /** Its parts in lower case, with their places; one that equals `whole` when there is nothing to split. */
  readonly parts: readonly {
    readonly start: number;
    readonly end: number;
    readonly term: string;
  }[];
  /** Whether `::`, `-` or `.` ties it to the word before. */
  readonly isTied: boolean;
  /** With the words tied to it by `::`, `-` or `.`, on the last of them; otherwise null. */
  readonly joined: string | null;
}

export function groupTerms(text: string): readonly TermGroup[] {
  const words = scanWords(text);
  return words.map((word, index) => {
    const parts = word.parts.map((part) => ({
      ...part,
      term: text.slice(part.start, part.end).toLowerCase(),
    }));
    const whole = fold(text.slice(word.start, word.end));
    return {
      start: word.start,
      end: word.end,
      whole,
      parts,
      isTied: word.joint !== '',
      joined: joinedEndingAt(text, words, index),
    };
  });
}

function joinedEndingAt(text: string, words: readonly Word[], index: number): string | null {
  if (words[index]?.joint === '' || words[index + 1]?.joint) return null;
  let first = index;
  while (first > 0 && words[first]?.joint) first -= 1;
  return fold(text.slice(words[first]?.start, words[index]?.end));
}

/** The terms of a text, repeated as often as they occur. Stop words and single letters are left out. */
export function indexTerms(text: string): string[] {
  const terms: string[] = [];
  const add = (term: string): void => {
    if (term.length <= LONGEST_TERM && !isStopWord(term)) terms.push(term);
  };
  for (const { whole, parts, joined } of groupTerms(text)) {
    if (whole === '') continue;
    if (parts.length === 1 || whole.length > 1) add(whole);
    if (parts.length > 1) for (const { term } of parts) if (term.length > 1) add(term);
    if (joined !== null && joined !== whole) add(joined);
  }
  return terms;
}
