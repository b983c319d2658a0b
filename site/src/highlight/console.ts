/** A console session for the Prism highlighter: commands after a prompt, everything else is output. Pure. */

import type { Grammar } from 'prismjs';

export function consoleGrammar(shell: Grammar): Grammar {
  return {
    command: {
      // A command goes on while its lines end in a backslash.
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
