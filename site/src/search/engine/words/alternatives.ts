/** What else the words of a query may match: other forms, longer words, joined words, synonyms, typos. Pure. */

import type { Query, Whole } from '../query';
import { stemOf } from './stem';
import type { Synonyms } from './synonyms';
import type { Vocabulary } from './vocabulary';

/** Terms that together stand for the atoms `from` to `to` (inclusive). */
export interface Alternative {
  readonly from: number;
  readonly to: number;
  readonly terms: readonly number[];
  /** How sure we are, up to 1. */
  readonly weight: number;
}

const weights = {
  exact: 1,
  stem: 0.88,
  joined: 0.95,
  relative: 0.5,
  firstTypo: 0.7,
  secondTypo: 0.5,
} as const;
/** Whether so sure a word is the asked one or another form of it; completions and slips are less. */
export function isForm(weight: number): boolean {
  return weight >= weights.stem;
}
const MOST_COMPLETIONS = 48;
/** `ing` and shorter ones. */
const LONGEST_ENDING = 3;
const MOST_CORRECTIONS = 4;

export function alternativesOf(
  query: Query,
  { vocabulary, synonyms }: Known,
): readonly Alternative[] {
  const single = query.atoms.flatMap((atom, index) => {
    const isLast = index === query.atoms.length - 1 && query.isTyping;
    return formsOf(atom, isLast, vocabulary).map(({ term, weight }) => ({
      from: index,
      to: index,
      terms: [term],
      weight,
    }));
  });
  return [
    ...single,
    ...joinedWords(query, vocabulary),
    ...synonymsOf(query, { vocabulary, synonyms }),
  ];
}

interface Known {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
}

interface Form {
  readonly term: number;
  readonly weight: number;
}

function formsOf(atom: string, isLast: boolean, vocabulary: Vocabulary): readonly Form[] {
  const exact = vocabulary.numberOf(atom);
  const stems = vocabulary.withStem(stemOf(atom)).filter((term) => term !== exact);
  const known: Form[] = stems.map((term) => ({ term, weight: weights.stem }));
  if (exact !== undefined) known.unshift({ term: exact, weight: weights.exact });
  // `dyn_object_field`: what is not a word may be the beginning of one.
  const isOpen = isLast ? atom.length > 1 : known.length === 0 && atom.length > 2;
  if (isOpen) known.push(...completions(atom, vocabulary, new Set(known.map(({ term }) => term))));
  known.push(...relatives(atom, vocabulary, new Set(known.map(({ term }) => term))));
  return known.length > 0 ? known : corrections(atom, vocabulary);
}

/** `installation` is what who installs does: other words of the verb behind a noun. */
function relatives(
  atom: string,
  vocabulary: Vocabulary,
  known: ReadonlySet<number>,
): readonly Form[] {
  const root = /^([a-z]{4,}?)(?:ations?|ions?|abilit(?:y|ies)|ments?|ances?)$/.exec(atom)?.[1];
  if (root === undefined) return [];
  const [first, end] = vocabulary.withPrefix(root);
  return Array.from({ length: end - first }, (_, at) => first + at)
    .filter(
      (term) =>
        !known.has(term) && LONGEST_ENDING >= (vocabulary.terms[term] ?? '').length - root.length,
    )
    .map((term) => ({ term, weight: weights.relative }));
}

/** Shorter words first: less is left to type. */
function completions(
  atom: string,
  vocabulary: Vocabulary,
  known: ReadonlySet<number>,
): readonly Form[] {
  const [first, end] = vocabulary.withPrefix(atom);
  const found: { term: number; length: number }[] = [];
  for (let term = first; term < end; term += 1) {
    if (!known.has(term)) found.push({ term, length: vocabulary.terms[term]?.length ?? 0 });
  }
  found.sort((a, b) => a.length - b.length || a.term - b.term);
  return found
    .slice(0, MOST_COMPLETIONS)
    .map(({ term, length }) => ({ term, weight: 0.5 + (0.38 * atom.length) / length }));
}

function corrections(atom: string, vocabulary: Vocabulary): readonly Form[] {
  const near = vocabulary.near(atom);
  const least = near[0]?.typos ?? 0;
  const isCommon = (term: number): number =>
    vocabulary.textOf(term).length + vocabulary.nameOf(term).records.length;
  return near
    .filter(({ typos }) => typos === least)
    .sort((a, b) => isCommon(b.term) - isCommon(a.term) || a.term - b.term)
    .slice(0, MOST_CORRECTIONS)
    .map(({ term, typos }) => ({
      term,
      weight: typos === 1 ? weights.firstTypo : weights.secondTypo,
    }));
}

/** `big int` for BigInt, and a spelled identifier as the one word that the index knows. */
function joinedWords({ atoms, wholes }: Query, vocabulary: Vocabulary): readonly Alternative[] {
  const pairs = atoms
    .slice(1)
    .map((atom, index) => ({ from: index, to: index + 1, term: (atoms[index] ?? '') + atom }));
  const known = [...pairs, ...wholes].flatMap(({ from, to, term }) => {
    const number = vocabulary.numberOf(term);
    return number === undefined ? [] : [{ from, to, terms: [number], weight: weights.joined }];
  });
  return [...known, ...wholes.flatMap((whole) => correctedWhole(whole, atoms, vocabulary))];
}

/** `normalizeSuiAdress`: a slip in one part is a slip in the whole, and the whole says which word was meant. */
function correctedWhole(
  { from, to, term }: Whole,
  atoms: Query['atoms'],
  vocabulary: Vocabulary,
): readonly Alternative[] {
  const isTypo = atoms.slice(from, to + 1).some((atom) => vocabulary.numberOf(atom) === undefined);
  if (!isTypo || vocabulary.numberOf(term) !== undefined) return [];
  return corrections(term, vocabulary).map(({ term: near, weight }) => ({
    from,
    to,
    terms: [near],
    weight,
  }));
}

function synonymsOf({ atoms }: Query, { vocabulary, synonyms }: Known): readonly Alternative[] {
  const found: Alternative[] = [];
  for (let from = 0; from < atoms.length; from += 1) {
    for (const { length, phrases } of synonyms.at(atoms, from)) {
      const to = from + length - 1;
      for (const terms of phrases.flatMap((phrase) => spellings(phrase, vocabulary)))
        found.push({ from, to, terms, weight: weights.exact });
    }
  }
  return found;
}

/** The forms of one word; a phrase as it stands in the table. */
function spellings(
  phrase: readonly string[],
  vocabulary: Vocabulary,
): readonly (readonly number[])[] {
  const [word = '', ...more] = phrase;
  if (more.length === 0) return vocabulary.withStem(stemOf(word)).map((term) => [term]);
  const terms = phrase.map((each) => vocabulary.numberOf(each));
  return terms.every((term) => term !== undefined) ? [terms] : [];
}
