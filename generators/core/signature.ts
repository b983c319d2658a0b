/** Code whose names are links: text with linked ranges for the `Signature` component. Pure. */

import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { component } from './nodes.ts';

/** A run of code; with `href` it is a link. */
export interface CodePart {
  readonly text: string;
  readonly href: string | null;
}

export function part(text: string, href: string | null = null): CodePart {
  return { text, href };
}

/**
 * A block of code with linked names. `links` lists `start-end:href`, offsets in UTF-16 units,
 * half-open, in order and without overlap.
 */
export function signature(language: string, parts: readonly CodePart[]): MdxJsxFlowElement {
  let code = '';
  const links: string[] = [];
  for (const { text, href } of parts) {
    if (href !== null) links.push(`${code.length}-${code.length + text.length}:${href}`);
    code += text;
  }
  return component('Signature', { language, code, links: links.join(' ') });
}
