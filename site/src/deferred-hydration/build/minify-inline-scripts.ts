/** Makes the inline scripts of pages small, and drops those of Docusaurus's theme that do what `deferred-hydration` has done by then. Pure. */

import { transformSync } from 'esbuild';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/**
 * The inline scripts of `@docusaurus/theme-classic` 3.10 (`lib/inlineScripts.js`), each one call of a function: the
 * color mode and the closed announcement, which `deferred-hydration/restore.ts` sets earlier; and one that lets the address
 * of a page set any attribute of its root.
 */
const OF_THE_THEME =
  /\(function\(\) \{\s*(?:function getSystemColorMode|function isDismissed|try \{\s*const entries = )[\s\S]*?\n\}\)\(\);/g;

const known = new Map<string, string>();

export function withMinifiedScripts(html: string): string {
  return html.replace(INLINE, (_element, script: string) => small(script));
}

/** The same few are in all pages. */
function small(script: string): string {
  const made = known.get(script) ?? minify(script.replace(OF_THE_THEME, ''));
  known.set(script, made);
  return made === '' ? '' : `<script>${made}</script>`;
}

function minify(script: string): string {
  return transformSync(script, { minify: true }).code.trim();
}
