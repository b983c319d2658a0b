/** Inline code that names a symbol becomes a link to its reference. */

import { resolveSymbol } from './resolve-symbol';
import type { SymbolContext } from './resolve-symbol';
import type { SymbolFamily, SymbolIndex, SymbolTarget } from './symbol-index';
import { symbolFamilies } from './symbol-index';
import type { TreeNode, TreePlugin } from './tree';
import { rewrite } from './tree';

/** Without an index, as before the references were generated, pages stay as they are. */
export function linkSymbols({ index }: { readonly index: SymbolIndex | null }): TreePlugin {
  return (tree, file) => {
    const matter = file.data?.frontMatter ?? {};
    if (index === null || matter['generated'] === true) return;
    const context = contextOf(matter, codeOf(tree));
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

/** `symbols: move`, `symbols: [move, graphql]`. */
export function familiesOf(matter: Readonly<Record<string, unknown>>): readonly SymbolFamily[] {
  const value = matter['symbols'];
  const names = Array.isArray(value) ? value.map(String) : String(value ?? '').split(/[\s,]+/);
  return names.filter((name): name is SymbolFamily =>
    (symbolFamilies as readonly string[]).includes(name),
  );
}

export function contextOf(matter: Readonly<Record<string, unknown>>, code: string): SymbolContext {
  const modules = [...code.matchAll(/\bmodule\s+\w+\s*::\s*(\w+)/g)].map((match) => match[1] ?? '');
  return { families: familiesOf(matter), modules: new Set(modules), near: () => null };
}

function codeOf(node: TreeNode): string {
  if (node.type === 'code') return `${node.value ?? ''}\n`;
  return (node.children ?? []).map(codeOf).join('');
}
