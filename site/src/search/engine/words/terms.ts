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
  /** Its parts in lower case, with their places: what a reader might call it by. None, or two and more. */
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
    const whole = fold(text.slice(word.start, word.end));
    return {
      start: word.start,
      end: word.end,
      whole,
      parts: solidTerms.has(whole) ? [] : namedParts(text, word),
      isTied: word.joint !== '',
      joined: joinedEndingAt(text, words, index),
    };
  });
}

/** Names of things that only look like several words. */
const solidTerms: ReadonlySet<string> = new Set([
  'graphql',
  'typescript',
  'javascript',
  'github',
  'deepbook',
  'openid',
  'webauthn',
  'macos',
  'sqlite',
  'postgresql',
]);

/** Single letters and numbers name nothing: `u64` and `base64` are one word, `getU64Value` is `get` and `value`. */
function namedParts(text: string, { parts }: Word): TermGroup['parts'] {
  if (parts.length === 1) return [];
  const named = parts.flatMap(({ start, end }) => {
    const term = text.slice(start, end).toLowerCase();
    return term.length > 1 && !isNumber(term) ? [{ start, end, term }] : [];
  });
  return named.length > 1 ? named : [];
}

function isNumber(term: string): boolean {
  const first = term.charCodeAt(0);
  return first >= 48 && first <= 57;
}

function joinedEndingAt(text: string, words: readonly Word[], index: number): string | null {
  if (words[index]?.joint === '' || words[index + 1]?.joint) return null;
  let first = index;
  while (first > 0 && words[first]?.joint) first -= 1;
  return fold(text.slice(words[first]?.start, words[index]?.end));
}

/** The terms of a text, repeated as often as they occur. Stop words are left out, and the parts that say nothing. */
export function indexTerms(text: string): string[] {
  return termsOf(text, (joined) => joined);
}

/** The same for running text, where a path such as `coin::split` is a mention: its words are enough, and letters and digits alone say nothing. */
export function textTerms(text: string): string[] {
  return termsOf(text, (joined, group) => (text[group.start - 1] === '-' ? joined : null)).filter(
    (term) => term.length > 1,
  );
}

function termsOf(
  text: string,
  pickJoined: (joined: string, group: TermGroup) => string | null,
): string[] {
  const terms: string[] = [];
  const add = (term: string): void => {
    if (term !== '' && term.length <= LONGEST_TERM && !isStopWord(term)) terms.push(term);
  };
  for (const group of groupTerms(text)) {
    add(group.whole);
    for (const { term } of group.parts) add(term);
    const joined = group.joined === null ? null : pickJoined(group.joined, group);
    if (joined !== null && joined !== group.whole) add(joined);
  }
  return terms;
}
