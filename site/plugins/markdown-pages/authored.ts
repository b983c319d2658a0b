/** Hand-written pages as plain Markdown: the tree that the site builds its page from, without components. */

import type { Root } from 'mdast';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { unified } from 'unified';
import type { PageFile, TreeNode, TreePlugin } from '../../dialect/tree';
import { parseOrThrow } from '../../dialect/page/authored-page';
import type { Attacher } from '../../src/remark/bound';
import { takeTree } from '../search/parse';
import { withAnchors } from './anchors';
import { withoutIdleEscapes } from './idle-escapes';
import { lowerAll, type LowerContext } from './lower';

export interface AuthoredSource {
  /** Of the file. */
  readonly path: string;
  readonly text: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly title: string;
}

/** The plugins of the parser leave their printing rules with it. */
const syntax = unified().use(remarkGfm).use(remarkMath).freeze().data() as {
  readonly toMarkdownExtensions: NonNullable<Options['extensions']>;
};
const options: Options = {
  bullet: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  extensions: syntax.toMarkdownExtensions,
};

export function authoredBody(
  { path, text, frontMatter, title }: AuthoredSource,
  plugins: readonly Attacher[],
  context: LowerContext,
): string {
  const tree = takeTree({ path, text }) as unknown as TreeNode;
  const file: PageFile = { path, data: { frontMatter } };
  const parser = { parse: (snippet: string) => parseOrThrow({ path, text: snippet }) };
  for (const plugin of plugins) (plugin.call(parser) as TreePlugin)(tree, file);
  const plain = { type: 'root', children: withAnchors(lowerAll(tree.children, context), title) };
  return printTree(plain as unknown as Root);
}

export function printTree(tree: Root): string {
  return withoutIdleEscapes(toMarkdown(tree, options));
}
