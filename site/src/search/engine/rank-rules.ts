/** The rules by which text is ranked, each with a value that switches it off: the exam measures what each is worth. Pure data. */

export interface RankRules {
  /** A word in a place's own name weighs this many words of its text. */
  readonly ownName: number;
  /** And one that the page asks to be found by. */
  readonly phrase: number;
  /** What a word on the page, but outside the section, is worth. */
  readonly elsewhere: number;
  /** How much more a page is worth if many of its sections have the word, by the logarithm of their sum. */
  readonly manySections: number;
  /** Power of the share of the query, by rarity, that a page has at all. */
  readonly coverage: number;
  /** Who reads a title that is said by the query, and says it, need not look further. */
  readonly titleFit: number;
  /** What is added to that when the query says no more than the title. */
  readonly wholeFit: number;
  /** Power of that for pages with pages below them: who says "DeepBook" and more means one of these. */
  readonly overviewFit: number;
  /** A page that defines a symbol comes before a row of a table. */
  readonly ownPage: number;
  /** Concepts explain what guides use and references list. */
  readonly concept: number;
  /** A hand-written page with pages below it says a little of everything that they say. */
  readonly overview: number;
  readonly page: number;
  readonly heading: number;
  readonly type: number;
  /** Functions, fields and all other symbols. */
  readonly definition: number;
  /** How much more a page is worth one of whose sections has the whole query. */
  readonly passage: number;
  /** How much more a place is worth that quotes a message which is the whole query. */
  readonly message: number;
}

/** Found by coordinate ascent on the tuned halves of the labelled queries, rounded where it made no difference. */
export const rankRules: RankRules = {
  ownName: 3,
  phrase: 2.2,
  elsewhere: 0.4,
  manySections: 0.16,
  coverage: 1.25,
  titleFit: 0.85,
  wholeFit: 0.5,
  overviewFit: 1.5,
  ownPage: 1.7,
  concept: 1.15,
  overview: 0.95,
  page: 1.7,
  heading: 0.85,
  type: 0.85,
  definition: 0.6,
  passage: 1.3,
  message: 3,
};

/** Each rule as if it were not there. */
export const withoutRule: RankRules = {
  ownName: 1,
  phrase: 1,
  elsewhere: 0,
  manySections: 0,
  coverage: 0,
  titleFit: 0,
  wholeFit: 0,
  overviewFit: 1,
  ownPage: 1,
  concept: 1,
  overview: 1,
  page: 0.85,
  heading: 1.7,
  type: 0.6,
  definition: 0.85,
  passage: 0,
  message: 0,
};
