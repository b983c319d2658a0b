/** A console session for the Prism highlighter: commands after a prompt, everything else is output. Pure. */

import type { Grammar, TokenObject } from 'prismjs';

/** Commands that our pages use and Prism does not know, where a command can be. */
export const toolGrammar: TokenObject = {
  pattern:
    /(^|[\n;|&(]\s*|\s&&\s+)(?:sui(?:-[a-z]+)?|suiup|cargo|rustup|pnpm|npx|brew|choco|docker|jq|psql)(?=\s|$)/,
  lookbehind: true,
  alias: 'function',
};

export function consoleGrammar(shell: Grammar): Grammar {
  return {
    command: {
      // A command continues while its lines end in a backslash.
      pattern: /^[$#>] (?:.*\\\r?\n)*.*/m,
      greedy: true,
      inside: {
        'shell-symbol': /^[$#>]/,
        line: { pattern: /[\s\S]+/, inside: shell },
      },
    },
    output: { pattern: /.+/, greedy: true },
  };
}
