/** Move 2024 for the Prism highlighter. Plain data. */

import type { Grammar } from 'prismjs';

const name = '[A-Za-z_]\\w*';

export const moveGrammar: Grammar = {
  comment: [
    { pattern: /\/\*[\s\S]*?\*\//, greedy: true },
    { pattern: /\/\/.*/, greedy: true },
  ],
  // `#[test, expected_failure(abort_code = ENotOwner)]`
  annotation: { pattern: /#!?\[[^[\]]*\]/, greedy: true },
  string: { pattern: /\b[bx]?"(?:\\.|[^"\\\r\n])*"/, greedy: true },
  // `@0x2`, `@sui`
  address: { pattern: new RegExp(`@(?:0x[\\da-f_]+|${name}|\\d+)`, 'i'), alias: 'constant' },
  number: /\b(?:0x[\da-f_]+|\d[\d_]*)(?:u(?:8|16|32|64|128|256))?\b/i,
  boolean: /\b(?:true|false)\b/,
  // `'loop: loop { break 'loop }`
  label: { pattern: /'[a-z_]\w*/i, alias: 'symbol' },
  keyword:
    /\b(?:abort|acquires|as|break|const|continue|copy|else|entry|enum|for|friend|fun|has|if|in|is|let|loop|macro|match|module|move|mut|native|package|phantom|public|return|spec|struct|type|use|while)\b/,
  // `coin::` and `std::vector::`
  namespace: { pattern: new RegExp(`\\b${name}(?=\\s*::)`), alias: 'property' },
  macro: { pattern: new RegExp(`\\b${name}!(?=[\\s(<])`), alias: 'function' },
  // `transfer<T>(`
  function: new RegExp(`\\b[a-z_]\\w*(?=\\s*(?:<[^<>()]*(?:<[^<>()]*>[^<>()]*)*>)?\\s*\\()`),
  // Macro parameters begin with a dollar sign.
  variable: /\$\w+/,
  builtin: /\b(?:u(?:8|16|32|64|128|256)|bool|address|signer|vector)\b/,
  // Error codes and constants: `ENotOwner`, `MAX_SUPPLY`.
  constant: /\b(?:E[A-Z][a-z]\w*|[A-Z][A-Z\d]*_[A-Z\d_]*)\b/,
  'class-name': /\b[A-Z]\w*\b/,
  operator: /->|=>|\.\.|&mut\b|[-+*/%&|^!=<>]=?|:=/,
  punctuation: /[{}[\];(),.:]/,
};
