/** Words of English grammar, which the index does not store. Pure. */

const terms: ReadonlySet<string> = new Set(
  [
    'a an and are as at be been but by can could did do does for from had has have how i if in into is it its',
    'me my no not of on or our should so such than that the their them then there these they this to too',
    'us was we were what when where which who why will with would you your',
    'again also although always any anything because both cannot each either even every few he her his instead itself',
    'just like many may might more most much must neither nor often other others quite rather shall she some still',
    'about after already another anyone away before belongs come comes doesn don else enough everything gets gives go goes here inside isn',
    'know knows later let makes need needs never nobody nothing off once one only out over per s says see several shows since those through',
    'together unless up want way whole smart',
    'takes than though thus until upon very via whether while whose yet',
    'sure really exactly anymore actually somebody someone everyone',
  ].flatMap((line) => line.split(' ')),
);

export function isStopWord(term: string): boolean {
  return terms.has(term);
}
