/** Parses a page the way the site does, as far as its words matter. Pure. */

import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(tokenizedOnly)
  .use(remarkMath)
  .use(remarkDirective)
  .freeze();
const mdx = markdown().use(remarkMdx).freeze();

/** The tokenizer finds the addresses in a text; `remarkGfm` would look through every finished text for more. */
function tokenizedOnly(this: Processor): void {
  const data = this.data();
  const extensions = (data.fromMarkdownExtensions ?? []).flat();
  data.fromMarkdownExtensions = extensions.map(({ transforms: _, ...rest }) => rest);
}

export function parsePage(path: string, text: string): Root {
  return path.endsWith('.mdx') ? mdx.parse(withReadableIds(text)) : markdown.parse(text);
}

/** An id in braces after a heading is not MDX; the site reads it like one in a comment, and so do we. */
function withReadableIds(text: string): string {
  return text.replace(/^(#{1,6} .*?)\{#([\w-]+)\}[ \t]*$/gm, '$1{/* #$2 */}');
}
