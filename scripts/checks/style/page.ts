/** A hand-written page as the style rules see it: as the site reads it, with its blocks of words. Pure. */

import type { Nodes } from 'mdast';
import type { AuthoredPage } from '../../../site/dialect/page/authored-page.ts';
import { readAuthoredPage } from '../../../site/dialect/page/authored-page.ts';
import type { FlatText } from '../../../site/dialect/page/flat-text.ts';
import { flatten } from '../../../site/dialect/page/flat-text.ts';
import type { PageSource, Unreadable } from '../../../site/dialect/page/parse.ts';
import { isUnreadable } from '../../../site/dialect/page/parse.ts';

export interface Page extends Omit<AuthoredPage, 'tree'> {
  /** Paragraphs outside tables, where sentences are counted. */
  readonly paragraphs: readonly FlatText[];
  /** Every block of words: paragraphs, headings, table cells. */
  readonly prose: readonly FlatText[];
}

export function readPage(source: PageSource): Page | Unreadable {
  const page = readAuthoredPage(source);
  if (isUnreadable(page)) return page;
  const blocks = blocksIn(page.tree, false);
  const texts = new Map(blocks.map(({ node }) => [node, flatten(node, page.source.text)]));
  return {
    ...page,
    paragraphs: blocks.flatMap(({ node, isInTable }) =>
      node.type === 'paragraph' && !isInTable ? (texts.get(node) ?? []) : [],
    ),
    prose: [...texts.values()],
  };
}

interface WordBlock {
  readonly node: Nodes;
  readonly isInTable: boolean;
}

function blocksIn(node: Nodes, isInTable: boolean): readonly WordBlock[] {
  const isBlock = ['paragraph', 'heading', 'tableCell'].includes(node.type);
  const inner =
    'children' in node
      ? node.children.flatMap((child) => blocksIn(child, isInTable || node.type === 'table'))
      : [];
  return isBlock ? [{ node, isInTable }, ...inner] : inner;
}
