/** Reads a printed page as the site does, into a plain tree, and says what it should read. */

import type { Nodes, PhrasingContent, Root } from 'mdast';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Flow } from '../../generators/core/nodes.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMath);

/** A tree of what matters on a page: kinds, words, addresses, properties. */
export interface PlainNode {
  readonly [key: string]: unknown;
}

/** The blocks that the site's parser sees in a page. Throws what the parser throws. */
export function readBack(page: string): PlainNode[] {
  return processor.parse(page).children.map(plain);
}

/** The blocks that the site's parser should see where `nodes`, normalized, were printed. */
export function expectedBlocks(nodes: readonly Flow[]): PlainNode[] {
  const root: Root = { type: 'root', children: nodes.flatMap(asRead) as Root['children'] };
  // GFM links bare addresses in words, however they are spelled.
  for (const extension of gfmFromMarkdown()) {
    for (const transform of extension.transforms ?? []) transform(root);
  }
  return root.children.map(plain);
}

/** What our own markup is to MDX. */
function asRead(node: Nodes): Nodes[] {
  if (node.type === 'paragraph' && isOnlyComponents(node.children))
    return node.children.flatMap((child): Nodes[] =>
      child.type === 'mdxJsxTextElement' ? [{ ...child, type: 'mdxJsxFlowElement' } as never] : [],
    );
  if (node.type === 'mdxJsxFlowElement' && node.name === 'summary') {
    const [only] = node.children;
    const children = only?.type === 'paragraph' ? only.children : [];
    if (children.length === 0) return [{ ...node, children: [] }];
    return [{ type: 'paragraph', children: [{ ...node, type: 'mdxJsxTextElement', children }] }];
  }
  if (!('children' in node)) return [node];
  // Behind the box of a task, a component is in a line.
  const isTask = node.type === 'listItem' && typeof node.checked === 'boolean';
  const children = (node.children as Nodes[]).flatMap((child, index) =>
    isTask && index === 0 ? [child] : asRead(child),
  );
  const id = (node.data as { id?: string } | undefined)?.id;
  return [{ ...node, children: id === undefined ? children : withId(children, id) } as Nodes];
}

function isOnlyComponents(nodes: readonly PhrasingContent[]): boolean {
  return (
    nodes[0]?.type === 'mdxJsxTextElement' &&
    nodes.at(-1)?.type === 'mdxJsxTextElement' &&
    nodes.every(
      (node) =>
        node.type === 'mdxJsxTextElement' || (node.type === 'text' && /^[ \t]*$/.test(node.value)),
    )
  );
}

/** The id of a heading is a comment behind its words. */
function withId(children: readonly Nodes[], id: string): Nodes[] {
  const comment: Nodes = { type: 'mdxTextExpression', value: `/* #${id} */` };
  const last = children.at(-1);
  if (last === undefined) return [comment];
  if (last.type !== 'text') return [...children, { type: 'text', value: ' ' }, comment];
  return [...children.slice(0, -1), { ...last, value: `${last.value} ` }, comment];
}

const LEFT_OUT = new Set(['position', 'data', 'title', 'referenceType', 'label']);

function plain(node: object): PlainNode {
  return plainPart(node, false);
}

/** In quotes, and beside an item without content, the parser misjudges which blank lines separate items. */
function plainPart(node: object, isQuoted: boolean): PlainNode {
  const isInQuote = isQuoted || ('type' in node && node.type === 'blockquote');
  const entries = Object.entries(node)
    .filter(([key, value]) => !LEFT_OUT.has(key) && value !== undefined)
    .filter(([key]) => key !== 'spread' || (!isInQuote && !hasEmptyItem(node)))
    .map(([key, value]): [string, unknown] => [
      key,
      Array.isArray(value) && key !== 'align'
        ? value.map((inner: unknown) => plainPart(inner as object, isInQuote))
        : value,
    ]);
  return Object.fromEntries(entries);
}

function hasEmptyItem(node: object): boolean {
  if (!('children' in node) || !Array.isArray(node.children)) return false;
  const isEmpty = 'type' in node && node.type === 'listItem' && node.children.length === 0;
  return isEmpty || node.children.some((child) => hasEmptyItem(child as object));
}
