/** What a word says of the place where it stands: BM25 without frequencies, for the length of a text in classes. Pure. */

/** Of a word that a page asks to be found by. */
export const PHRASE_IMPACT = 2;

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.55;
/** The longest pages of the references are twenty times as long as others, and say no less of what they are about. */
const MOST_NORM = 1.7;

/** Length classes grow by a quarter, so that one character holds them. */
export function lengthClass(wordCount: number): number {
  return Math.min(45, Math.round(Math.log(1 + wordCount) / Math.log(1.25)));
}

export function classLength(lengthClassOfRecord: number): number {
  return 1.25 ** lengthClassOfRecord - 1;
}

/** 1 in a text of average length, more in a shorter one. */
export function impactOf(length: number, average: number): number {
  const relative = length / Math.max(1, average);
  const norm = Math.min(MOST_NORM, 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * relative);
  return (SATURATION + 1) / (SATURATION * norm + 1);
}
