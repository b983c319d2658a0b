/** A query as the engine understands it: clean, short, in words. Pure. */

import { abortKeys, condense, pastedPath, textOfPaste, type PastedPath } from './pasted';
import { fold } from './words/scan';
import { isStopWord } from './words/stop-words';
import { groupTerms, type TermGroup } from './words/terms';

export const LONGEST_QUERY = 64;
/** Longer pastes are logs: what they are about stands at their beginning. */
const LONGEST_PASTE = 2000;
const MOST_ATOMS = 12;

export interface Query {
  readonly text: string;
  readonly folded: string;
  /** Parts of its words in order, in lower case; without grammar, unless there is nothing else. */
  readonly atoms: readonly string[];
  /** Atoms that were one word, from and to (inclusive), with the word. */
  readonly wholes: readonly Whole[];
  /** Whether the last atom may still be growing. */
  readonly isTyping: boolean;
  /** Written as programs write names: `share_object`, `BigInt`, `coin::split`, `--json`. */
  readonly isSpelled: boolean;
  /** When it is an address. */
  readonly path: PastedPath | null;
  /** When it is an abort of the framework: `sui::balance:2`, of each package that may be meant. */
  readonly aborts: readonly string[];
}

export interface Whole {
  readonly from: number;
  readonly to: number;
  readonly term: string;
}

/** Without what cannot be seen: controls, direction marks, halves of pairs, and marks that we use ourselves. */
export function cleanQuery(text: string): string {
  let clean = '';
  for (const character of text.slice(0, LONGEST_PASTE))
    clean += isVisible(character) ? character : ' ';
  const short = clean.length > LONGEST_QUERY ? cutByWorth(textOfPaste(condense(clean))) : clean;
  return [...short.replace(/\s+/g, ' ').trimStart()]
    .slice(0, LONGEST_QUERY)
    .join('')
    .slice(0, LONGEST_QUERY);
}

/** Of what is still too long, words of grammar go first, then values and repetitions, then the last words. */
function cutByWorth(text: string): string {
  const terms = text.split(' ');
  const isLong = (parts: readonly string[]): boolean => parts.join(' ').length > LONGEST_QUERY;
  if (!isLong(terms)) return text;
  const telling = terms.filter((word) => !isStopWord(word.toLowerCase()));
  if (!isLong(telling)) return telling.join(' ');
  // Words without any marks may be a name that repeats its own: `… config object store config …`.
  const distinct = /[^\w\s]/.test(text) ? [...new Set(telling)] : telling;
  const known = distinct.filter((word) => WORD.test(word));
  return (known.length > 0 ? known : telling).join(' ');
}

/** Neither a number nor a path or a bracket. */
const WORD = /^[^/]*[A-Za-z]{3}[^/]*$/;

function isVisible(character: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u.test(character);
}

export function readQuery(text: string): Query {
  const condensed = condense(cleanQuery(text));
  const clean = textOfPaste(condensed).replace(/\?+(?=\s|$)/g, '');
  const groups = termGroups(clean);
  const hasSense = groups.some(({ whole }) => !isStopWord(whole));
  const atoms: string[] = [];
  const wholes: Whole[] = [];
  let joinedFrom = 0;
  for (const { whole, parts, joined, isTied } of groups) {
    const isDropped = hasSense && isStopWord(whole) && joined === null;
    if (!isTied) joinedFrom = atoms.length;
    if (isDropped || atoms.length >= MOST_ATOMS) continue;
    const from = atoms.length;
    atoms.push(...(parts.length > 0 ? parts.map(({ term }) => term) : [whole]));
    if (atoms.length - from > 1) wholes.push({ from, to: atoms.length - 1, term: whole });
    if (joined !== null && joined !== whole)
      wholes.push({ from: joinedFrom, to: atoms.length - 1, term: joined });
  }
  const retained = atoms.slice(0, MOST_ATOMS);
  return {
    text: clean.trim(),
    path: pastedPath(cleanQuery(text).trim()),
    aborts: abortKeys(condensed),
    folded: fold(clean),
    atoms: retained,
    wholes: wholes.filter(({ to }) => to < retained.length),
    isTyping: clean !== '' && !/[\s?]$/.test(text),
    isSpelled:
      SPELLING.test(clean) ||
      groups.some(({ parts, start }) => parts.length > 1 && hasCapital(clean, parts, start)),
  };
}

/** Marks inside of words or before them; after a word they end a sentence. */
const SPELLING = /\w(?:_|::?|\(|\.\w)|(?:^| )(?:--?|@)\w/;

/** Single letters count only where nothing else is said, or in a path: `Field.a`. */
function termGroups(clean: string): readonly TermGroup[] {
  const groups = groupTerms(clean).filter(({ whole }) => whole !== '');
  const terms = groups.filter(
    ({ whole, isTied, joined }) => [...whole].length > 1 || isTied || joined !== null,
  );
  return terms.length > 0 ? terms : groups;
}

/** `BigInt` and `getCoins`, but not `base64`. */
function hasCapital(
  text: string,
  parts: readonly { readonly start: number }[],
  start: number,
): boolean {
  return parts.some(
    (part) => part.start > start && text[part.start] !== text[part.start]?.toLowerCase(),
  );
}
