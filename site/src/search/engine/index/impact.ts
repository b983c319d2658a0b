/** BM25 with the numbers that the index keeps: the weight of a word in four steps, the length of a text in classes. Pure. */

/** Weighted occurrences of a word in a place, as the index keeps them. */
export const weightSteps = [0.45, 1, 2, 4.5] as const;

/** Steps of the words of a page as a whole, which the index does not spell out again. */
export const pageSteps = { route: 2, phrase: 3 } as const;

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.55;
/** The longest pages of the references are twenty times as long as others, and say no less of what they are about. */
const MOST_NORM = 2.5;

/** The step whose weight is nearest, by ratio. */
export function stepOf(weight: number): number {
  if (weight < 0.7) return 0;
  if (weight < 1.45) return 1;
  return weight < 3 ? 2 : 3;
}

/** Length classes grow by a quarter, so that one character holds them. */
export function lengthClass(wordCount: number): number {
  return Math.min(45, Math.round(Math.log(1 + wordCount) / Math.log(1.25)));
}

export function classLength(lengthClassOfRecord: number): number {
  return 1.25 ** lengthClassOfRecord - 1;
}

/** How much longer than the average a place is, as a divisor of its weights. */
export function lengthNorm(length: number, average: number): number {
  return Math.min(MOST_NORM, 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / Math.max(1, average));
}

/** From 0 to 2.2. */
export function impactOf(step: number, norm: number): number {
  const relative = (weightSteps[step] ?? 0) / norm;
  return (relative * (SATURATION + 1)) / (SATURATION + relative);
}
