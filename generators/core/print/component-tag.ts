/** Components as MDX spells them: names and quoted strings, never an expression. Pure. */

import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { cleanText } from '../text.ts';

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  // On one line no container can indent the value, and no blank line can end the element.
  '\n': '&#10;',
  '\t': '&#9;',
};

/** Most values: nothing to clean, nothing to spell in another way. */
const AS_IT_IS = /^[ !#-%'-~]*$/;

/** A quoted JSX attribute value. */
export function printAttribute(value: string): string {
  if (AS_IT_IS.test(value)) return `"${value}"`;
  return `"${cleanText(value).replace(/[&"\n\t]/g, (found) => REFERENCES[found] ?? found)}"`;
}

/** `<Badge kind="info" text="x"`, without the end of the tag. */
export function openTag(node: MdxJsxFlowElement | MdxJsxTextElement): string {
  let tag = `<${node.name}`;
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw new Error(
        'a component got a property that is not a string: pages carry data, not code',
      );
    }
    tag += ` ${attribute.name}=${printAttribute(attribute.value)}`;
  }
  return tag;
}
