/** Leaves out rules of Infima 0.2 for parts and distances that no page has: 2 of the 25 KB that delay the first paint of a visit. */

import type { Plugin, PostCssOptions } from '@docusaurus/types';
import type { Rule } from 'postcss';

const PARTS =
  /^\.(?:avatar|badge|button-group|button--(?:info|success|warning|danger|link)|card|hero|pills|col--offset|shadow--|tabs--block|breadcrumbs--)/;
/** Those that Docusaurus and our own parts use stay. */
const DISTANCES =
  /^\.(?:margin|padding)(?!--none|-(?:top--md|bottom--(?:md|lg)|left--sm|vert--(?:lg|xl))\b)(?:-\w+)?--/;

export function isUnused(selector: string): boolean {
  return PARTS.test(selector) || DISTANCES.test(selector);
}

export function unusedRules(): Plugin {
  return {
    name: 'unused-rules',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      plugins: [...(options.plugins as unknown[]), { postcssPlugin: 'unused-rules', Rule: cut }],
    }),
  };
}

/** A style sheet of our own may have a `badge`. */
function cut(rule: Rule): void {
  if (!rule.source?.input.file?.includes('/infima/')) return;
  const used = rule.selectors.filter((selector) => !isUnused(selector));
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}
