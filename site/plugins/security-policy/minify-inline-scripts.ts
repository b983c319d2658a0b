/** Makes the inline scripts of pages small: the theme writes its own with blanks and names. Pure. */

import { transformSync } from 'esbuild';

const INLINE = /(?<=<script>)[\s\S]*?(?=<\/script>)/g;

/** Lets the address of a page set any attribute of its root, for tools that we do not use. */
const BY_ADDRESS =
  /\(function\(\) \{\s*try \{\s*const entries = [\s\S]*?docusaurus-data-[\s\S]*?\}\)\(\);/;

const known = new Map<string, string>();

export function withSmallScripts(html: string): string {
  return html.replace(INLINE, small);
}

/** The same few stand in all pages. */
function small(script: string): string {
  const made =
    known.get(script) ??
    transformSync(script.replace(BY_ADDRESS, ''), { minify: true }).code.trim();
  known.set(script, made);
  return made;
}
