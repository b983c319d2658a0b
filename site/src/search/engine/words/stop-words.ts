/** Words of English grammar, which the index does not store, and words that carry a question but are not what it asks. Pure. */

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

/** In `getCoins` and `use_witness` they are names; in a question of several words they say little. */
const lightWords: ReadonlySet<string> = new Set(
  [
    'get gets got give gives given make makes made take takes put use uses used using work works go goes going',
    'look looks see find show shows know try tries keep keeps let lets put puts say says ask call called',
    'being having must may might shall also just only still because about after before between during through',
    'until upon over under without within again ever never always really exactly instead whether while like',
    'need needs want wants happen happens happening tell explain mean means',
    'someone somebody something anyone anybody anything people thing things way ways',
    'long often lot lots one two several many much more some any every each same other',
  ].flatMap((line) => line.split(' ')),
);

export function isLightWord(term: string): boolean {
  return lightWords.has(term);
}
