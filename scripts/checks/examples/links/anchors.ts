/** What a page offers to links, and the elements that it uses. Pure. */

// The whole package loads half of Docusaurus; the site numbers equal headings with this.
import { createSlugger } from '@docusaurus/utils/lib/slugger.js';
import type { Heading, Nodes } from 'mdast';
import type { Position } from '../../../../site/dialect/page/positions.ts';
import { startOf } from '../../../../site/dialect/page/positions.ts';

export interface Element extends Position {
  readonly name: string;
}

/** Ids of headings, given or made from their words, and of elements. */
export function anchorsIn(tree: Nodes): readonly string[] {
  const slugger = createSlugger();
  const idOf = (node: Heading): string =>
    (node.data as { readonly id?: string } | undefined)?.id ?? slugger.slug(textOf(node));
  const collect = (node: Nodes): readonly string[] => {
    if (node.type === 'heading') return [idOf(node)];
    const own = isElement(node) ? node.attributes : [];
    const ids = own.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'id'
        ? [String(attribute.value)]
        : [],
    );
    return 'children' in node ? [...ids, ...node.children.flatMap(collect)] : ids;
  };
  return collect(tree);
}

export function elementsIn(node: Nodes, lines: readonly string[]): readonly Element[] {
  const inner =
    'children' in node ? node.children.flatMap((child) => elementsIn(child, lines)) : [];
  return isElement(node) && node.name !== null
    ? [{ name: node.name, ...startOf(node, lines) }, ...inner]
    : inner;
}

function isElement(
  node: Nodes,
): node is Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }> {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
