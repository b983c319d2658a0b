/** The rules by which text is ranked, each with a value that switches it off: the exam measures what each is worth. Pure data. */

export interface RankRules {
  /** A word in a place's own name weighs this many words of its text. */
  readonly ownName: number;
  /** And one that the page asks to be found by. */
  readonly phrase: number;
  /** What a word on the page, but outside the section, is worth. */
  readonly elsewhere: number;
  /** Who reads a title that is said by the query, and says it, need not look further. */
  readonly titleFit: number;
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
  readonly symbol: number;
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
  titleFit: 0.85,
  overviewFit: 1.5,
  ownPage: 1.7,
  concept: 1.15,
  overview: 0.95,
  page: 1.7,
  heading: 0.85,
  symbol: 0.75,
  passage: 1.3,
  message: 3,
};

/** Each rule as if it were not there. */
export const withoutRule: RankRules = {
  ownName: 1,
  phrase: 1,
  elsewhere: 0,
  titleFit: 0,
  overviewFit: 1,
  ownPage: 1,
  concept: 1,
  overview: 1,
  page: 0.85,
  heading: 1.7,
  symbol: 1,
  passage: 0,
  message: 0,
};
