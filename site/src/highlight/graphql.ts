/** GraphQL schemas and queries for the Prism highlighter; a type is a type wherever it occurs. Plain data. */

import type { Grammar } from 'prismjs';

export const graphqlGrammar: Grammar = {
  comment: { pattern: /#.*/, greedy: true },
  string: { pattern: /"""(?:\\"""|[\s\S])*?"""|"(?:\\.|[^"\\\r\n])*"/, greedy: true },
  variable: /\$[A-Za-z_]\w*/,
  directive: { pattern: /@[A-Za-z_]\w*/, alias: 'attribute' },
  number: /-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b/,
  boolean: /\b(?:true|false|null)\b/,
  // `fragment Name on Type`, `...Name`, `query Name`
  function: {
    pattern: /(\b(?:fragment|query|mutation|subscription)\s+|\.{3}\s*(?!on\b))[A-Za-z_]\w*/,
    lookbehind: true,
  },
  // A field or an argument: a name before its colon, also across an argument list on the same line.
  property: /\b[a-z_]\w*(?=\s*(?:\([^()]*\))?\s*:)/,
  // A name after a colon, bracket, bar, ampersand or keyword is a type: `[SuiAddress!]!`, `= Coin | MoveObject`.
  'class-name': {
    pattern:
      /((?:[:[|&=]|\bon|\b(?:type|interface|union|enum|input|scalar|implements))\s*)[A-Z]\w*/,
    lookbehind: true,
  },
  keyword:
    /\b(?:directive|enum|extend|fragment|implements|input|interface|mutation|on|query|repeatable|scalar|schema|subscription|type|union)\b/,
  // Enum values and directive locations.
  constant: /\b[A-Z][A-Z\d_]*\b/,
  operator: /\.{3}|[=|&!]/,
  punctuation: /[{}()[\]:,]/,
};
