/** Words of English grammar, which the index does not store. Pure. */

const words: ReadonlySet<string> = new Set(
  [
    'a an and are as at be been but by can could did do does for from had has have how i if in into is it its',
    'me my no not of on or our should so such than that the their them then there these they this to too',
    'us was we were what when where which who why will with would you your',
  ].flatMap((line) => line.split(' ')),
);

export function isStopWord(term: string): boolean {
  return words.has(term);
}
