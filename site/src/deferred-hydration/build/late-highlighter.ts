/** Keeps the highlighter out of the scripts of a page: built code keeps its colors, and later code sends for them. */

import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';

const HIGHLIGHTER = /^@site\/src\/highlight\/highlighter$/;

export function lateHighlighter(): Plugin {
  const late = resolve(__dirname, '../../highlight/late-highlighter.ts');
  // The theme would teach the highlighter its languages on each page; `src/highlight/cut-code.ts` does it when needed.
  const languages = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
  return {
    name: 'late-highlighter',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      resolve: { alias: { [languages]: false } },
      plugins: isServer
        ? []
        : [new currentBundler.instance.NormalModuleReplacementPlugin(HIGHLIGHTER, late)],
    }),
  };
}
