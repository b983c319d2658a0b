/** Phrases in prose, compared with the table. Pure. */

import type { StyleResult, Rule } from '../rule.ts';
import { phrases } from '../phrases.ts';

export const phraseRule: Rule = (page) =>
  page.prose.flatMap(({ text, offsets }) =>
    phrases.flatMap(({ wrong, right }): readonly StyleResult[] =>
      [...text.matchAll(wrong)].map((match) => ({
        offset: offsets[match.index] ?? 0,
        code: 'style/phrase',
        message: `"${match[0].trim()}" is not what a native reader would write`,
        fix: `write ${right}`,
      })),
    ),
  );
