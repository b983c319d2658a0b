/** Cuts code into tokens: Prism, with the languages of this site. */

import includeLanguages from '@theme/prism-include-languages';
import { Prism, normalizeTokens } from 'prism-react-renderer';
import { plainLines, type CodeLines } from './code-token';

includeLanguages(Prism);

export function cutCode(code: string, language: string): CodeLines {
  const grammar = Prism.languages[language];
  if (grammar === undefined) return plainLines(code);
  // Some languages, such as those with tags in them, are finished by what they hook in here.
  const env = { code, language, grammar, tokens: [] as ReturnType<typeof Prism.tokenize> };
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return normalizeTokens(env.tokens);
}
