/** Turns of phrase that are translated rather than English, and what to write instead. A table, and nothing else. */

export interface Phrase {
  /** Global; the match is what is reported. */
  readonly wrong: RegExp;
  readonly right: string;
}

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bstands? (?:beside|under|in(?! for\b))\b/gi, '"is in", "is listed next to" or "comes with"'],
  [/\blies? (?:beside|in)\b/gi, '"is in" or "comes with"'],
  [/\bwhoever\b/gi, '"anyone who", or name the person'],
  [/\bfor good\b(?! reason)/gi, '"permanently" or "forever"'],
  [/\btaken for\b/gi, '"mistaken for"'],
  [/\b(?:an|the) own\b/gi, '"its own", or name the owner'],
  [/\br[au]n(?:s|ning)? (?:(?:it|them|(?:a|the|your|that) \w+) )?dry\b/gi, '"dry-run"'],
  [/\bgo(?:es)? on to\b/gi, '"continue to"'],
  [/\bin the order in which\b/gi, '"in order" or "in the order that"'],
  [/\bby way of\b/gi, '"through"'],
  [/\bworth a thought\b/gi, 'what follows from it'],
  [/\bsome (?:tens|hundred|thousand)\b/gi, '"a few dozen", "a few hundred"'],
  [/\bhangs? (?:together|on it)\b/gi, '"fits together" or "depends on it"'],
  [/\bas far as nobody\b/gi, '"unless someone"'],
  [/\bthan you ask for\b/gi, '"than the one you asked for"'],
  [/\bagainst a fee\b/gi, '"for a fee"'],
  [/\bsettles? a quarrel\b/gi, '"resolve a conflict"'],
  [/\bbears? (?:the|a|its|their) signatures?\b/gi, '"carry the signatures"'],
  [/\bthe road of\b/gi, '"the path of"'],
  [/\bparted\b/gi, '"split"'],
  [/\bcalm text\b/gi, '"plain text"'],
  [/\bmend(?:s|ed|ing)?\b/gi, '"fix"'],
  [/\bof (?:earlier days|the day)\b/gi, '"older" or "current"'],
  [/\bno word on\b/gi, '"is not supported", or leave it out'],
  [/\bthe ground for\b/gi, '"the other pages build on it"'],
  // `There is no way` is English, and so is `is no larger`.
  [
    /(?<!\bthere )\bis no (?!longer\b|more\b|less\b|such\b|\w+er\b|one\b)(?=\w)/gi,
    '"is not a", "does not"',
  ],
];

export const phrases: readonly Phrase[] = PHRASES.map(([wrong, right]) => ({ wrong, right }));
