/** Parses a page the way the site does, as far as its words matter. Pure. */

import { extname } from 'node:path';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { withCommentIds } from '../../dialect/page/heading-ids';
import { tokenizedOnly } from '../../src/remark/tokenized-only';

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(tokenizedOnly)
  .use(remarkMath)
  .use(remarkDirective)
  .freeze();
const mdx = markdown().use(remarkMdx).freeze();

export function parsePage(path: string, text: string): Root {
  return path.endsWith('.mdx') ? mdx.parse(withCommentIds(text)) : markdown.parse(text);
}

/** Trees of pages that search has read, by text. */
const left = new Map<string, Root>();

/** As `parsePage`, and leaves the tree to `takeTree`: who calls this must not change it. */
export function parseAndLeave(path: string, text: string): Root {
  const tree = parsePage(path, text);
  left.set(keyOf(path, text), tree);
  return tree;
}

/** As `parsePage`, without parsing what was left. The tree is the caller's own. */
export function takeTree(path: string, text: string): Root {
  const key = keyOf(path, text);
  const tree = left.get(key) ?? parsePage(path, text);
  left.delete(key);
  return tree;
}

function keyOf(path: string, text: string): string {
  return `${extname(path)} ${text}`;
}
