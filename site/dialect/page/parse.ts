/** Text of a page → its tree, as the site parses it; the ids of headings are in `data.id`. Pure. */

import type { Heading, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { tokenizedOnly } from '../../src/remark/tokenized-only';
import { readHeadingIds } from './heading-ids';

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(tokenizedOnly)
  .use(remarkMath)
  .use(remarkDirective)
  .freeze();
const mdx = markdown().use(remarkMdx).freeze();

export interface PageSource {
  /** Its ending says whether it is MDX. */
  readonly path: string;
  readonly text: string;
}

/** What the parser cannot read, and where. Columns count UTF-16 units. */
export interface Unreadable {
  readonly reason: string;
  readonly line: number;
  readonly column: number;
}

export function parsePage({ path, text }: PageSource): Root | Unreadable {
  const { text: readable, ids } = readHeadingIds(text.replace(/\r\n?/g, '\n'));
  try {
    const tree = (path.endsWith('.mdx') ? mdx : markdown).parse(readable);
    if (ids.size > 0) setIds(tree.children, ids);
    return tree;
  } catch (error) {
    if (!(error instanceof Error && 'reason' in error)) throw error;
    const { reason, line, column } = error as Error & Partial<Unreadable>;
    // What is never closed has its place in the words alone: "… for `<Tabs>` (3:1-3:7)".
    const [, reportedLine = 1, reportedColumn = 1] = /\((\d+):(\d+)/.exec(String(reason)) ?? [];
    return {
      reason: String(reason),
      line: line ?? Number(reportedLine),
      column: column ?? Number(reportedColumn),
    };
  }
}

export function isUnreadable(page: object): page is Unreadable {
  return 'reason' in page;
}

function setIds(nodes: Root['children'], ids: ReadonlyMap<number, string>): void {
  for (const node of nodes) {
    if (node.type === 'heading') setId(node, ids.get(node.position?.start.line ?? 0));
    else if ('children' in node) setIds(node.children as Root['children'], ids);
  }
}

function setId(heading: Heading, id: string | undefined): void {
  if (id !== undefined) heading.data = { ...heading.data, id } as Heading['data'];
}
