/** All words of the site in order, with where they occur. Opened lists are kept. Pure otherwise. */

import { bitsOf, editDistance, letterMask, typosAllowed } from './distance';
import { unpackNumbers } from '../index/packed';
import { stemOf } from './stem';

export interface NameList {
  readonly records: readonly number[];
  /** Whether the word belongs to the place's own name, not to the path before it. */
  readonly isOwn: readonly boolean[];
}

export interface PackedText {
  readonly terms: readonly string[];
  readonly gaps: readonly string[];
}

export interface Vocabulary {
  readonly terms: readonly string[];
  numberOf(term: string): number | undefined;
  /** Places whose text has the word, in order. */
  textOf(term: number): readonly number[];
  /** Pages that ask to be found by it. */
  phraseOf(term: number): ReadonlySet<number>;
  nameOf(term: number): NameList;
  /** Numbers of the terms that begin so. */
  withPrefix(prefix: string): readonly [first: number, end: number];
  withStem(stem: string): readonly number[];
  near(term: string): readonly NearTerm[];
}

export interface NearTerm {
  readonly term: number;
  readonly typos: number;
}

const noNames: NameList = { records: [], isOwn: [] };
const noPages: ReadonlySet<number> = new Set();

export interface WordSources {
  readonly text: PackedText | null;
  readonly names: ReadonlyMap<string, NameList>;
  /** Pages by the words of their routes, and of what they ask to be found by. */
  readonly routes: ReadonlyMap<string, ReadonlySet<number>>;
  readonly phrases: ReadonlyMap<string, ReadonlySet<number>>;
}

export function openVocabulary({ text, names, routes, phrases }: WordSources): Vocabulary {
  const rows = new Map((text?.terms ?? []).map((term, row) => [term, row]));
  const terms = [
    ...new Set([...rows.keys(), ...names.keys(), ...routes.keys(), ...phrases.keys()]),
  ].sort();
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const opened = new Map<number, readonly number[]>();
  const byStem = new Map<string, number[]>();
  terms.forEach((term, number) => {
    const stem = stemOf(term);
    const list = byStem.get(stem);
    if (list) list.push(number);
    else byStem.set(stem, [number]);
  });
  let masks: Int32Array | null = null;
  return {
    terms,
    numberOf: (term) => numbers.get(term),
    textOf: (number) => {
      const known = opened.get(number);
      if (known) return known;
      const term = terms[number] ?? '';
      // A page's words come with its number, before those of its parts.
      const ofPages = [...(routes.get(term) ?? []), ...(phrases.get(term) ?? [])];
      const inText = fromGaps(text?.gaps[rows.get(term) ?? -1] ?? '');
      const list = [...new Set([...ofPages, ...inText])].sort((a, b) => a - b);
      opened.set(number, list);
      return list;
    },
    phraseOf: (number) => phrases.get(terms[number] ?? '') ?? noPages,
    nameOf: (number) => names.get(terms[number] ?? '') ?? noNames,
    withPrefix: (prefix) => [lowerBound(terms, prefix), lowerBound(terms, `${prefix}\uffff`)],
    withStem: (stem) => byStem.get(stem) ?? [],
    near: (term) => nearTerms(term, terms, (masks ??= Int32Array.from(terms, letterMask))),
  };
}

function fromGaps(packed: string): readonly number[] {
  let record = 0;
  return unpackNumbers(packed).map((gap) => (record += gap));
}

function lowerBound(terms: readonly string[], target: string): number {
  let from = 0;
  let to = terms.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((terms[middle] ?? '') < target) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The nearest first; two words of one distance in byte order. */
function nearTerms(
  target: string,
  terms: readonly string[],
  masks: Int32Array,
): readonly NearTerm[] {
  const limit = typosAllowed(target.length);
  if (limit === 0) return [];
  const mask = letterMask(target);
  const found: NearTerm[] = [];
  terms.forEach((term, number) => {
    if (Math.abs(term.length - target.length) > limit) return;
    if (bitsOf(mask ^ (masks[number] ?? 0)) > 2 * limit) return;
    const typos = editDistance(target, term, limit);
    if (typos <= limit) found.push({ term: number, typos });
  });
  return found.sort((a, b) => a.typos - b.typos || a.term - b.term);
}
