/** Inline code that names a symbol becomes a link to its reference. */

import { resolveSymbol } from './resolve-symbol';
import type { PageContent } from './symbol-context';
import { contextOf } from './symbol-context';
import type { SymbolIndex, SymbolTarget } from './symbol-index';
import type { TreeNode, TreePlugin } from './tree';
import { rewrite } from './tree';

/** Without an index, as before the references were generated, pages stay as they are. */
export function linkSymbols({ index }: { readonly index: SymbolIndex | null }): TreePlugin {
  return (tree, file) => {
    const matter = file.data?.frontMatter ?? {};
    if (index === null || matter['generated'] === true) return;
    const context = contextOf(index, { matter, ...contentOf(tree) });
    rewrite(tree, (node, ancestors) => {
      if (node.type !== 'inlineCode' || !ancestors.every(isOpen)) return null;
      const found = resolveSymbol(index, node.value ?? '', context);
      if (found.kind !== 'target' || found.target.route === matter['slug']) return null;
      return [{ type: 'link', url: hrefOf(found.target), children: [node] }];
    });
  };
}

export function hrefOf({ route, anchor }: SymbolTarget): string {
  return anchor === null ? route : `${route}#${anchor}`;
}

const CLOSED = new Set(['link', 'linkReference', 'heading']);
const CLOSED_ELEMENTS = new Set(['a', 'Link', 'summary', 'h1', 'h2', 'h3', 'Card']);

function isOpen(node: TreeNode): boolean {
  return !CLOSED.has(node.type) && !CLOSED_ELEMENTS.has(node.name ?? '');
}

function contentOf(tree: TreeNode): Omit<PageContent, 'matter'> {
  const blocks: PageContent['blocks'][number][] = [];
  const symbols: string[] = [];
  const visit = (node: TreeNode): void => {
    if (node.type === 'code') blocks.push({ language: node.lang ?? '', code: node.value ?? '' });
    if (node.type === 'inlineCode') symbols.push(node.value ?? '');
    for (const child of node.children ?? []) visit(child);
  };
  visit(tree);
  return { blocks, symbols };
}
