/** Teaches the highlighter Move, GraphQL and console sessions besides the languages of the configuration. */

import originalInclude from '@theme-original/prism-include-languages';
import { consoleGrammar, toolGrammar } from '@site/src/highlight/console';
import { graphqlGrammar } from '@site/src/highlight/graphql';
import { moveGrammar } from '@site/src/highlight/move';
import type * as PrismNamespace from 'prismjs';

export default function prismIncludeLanguages(prism: typeof PrismNamespace): void {
  originalInclude(prism);
  prism.languages['move'] = moveGrammar;
  prism.languages['graphql'] = graphqlGrammar;
  const shell = prism.languages['bash'];
  if (shell) Object.assign(shell, { tool: toolGrammar });
  prism.languages['console'] = consoleGrammar(shell ?? {});
}
