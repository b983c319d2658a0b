/** Paths, types and names of Rust, read from the tree of its grammar. Pure. */

import type { Node } from 'web-tree-sitter';
import { editDistance } from '../../../../generators/core/text.ts';
import { childrenOf } from '../../grammars.ts';

export function fixOf(near: string | null): string {
  return near === null ? 'look the name up in the documentation of the crate' : `write \`${near}\``;
}

/** A type without its lifetimes and without the path before its name. */
export function plainType({ text }: Node): string {
  return text
    .replace(/'\w+\s+/g, '')
    .replace(/\b\w+::/g, '')
    .replace(/\s+/g, '');
}

/** A listed name that is one slip or the prefix `Sui` away; the lists are not complete, so what is farther may exist. */
export function nearMissOf(name: string, listed: readonly string[]): string | null {
  if (name.length < 5 || listed.includes(name)) return null;
  const prefixed = listed.find((other) => other === `Sui${name}` || name === `Sui${other}`);
  if (prefixed !== undefined) return prefixed;
  const near = listed.filter((other) => editDistance(name.toLowerCase(), other.toLowerCase()) <= 1);
  return near.length === 1 ? (near[0] ?? null) : null;
}

export function isPath({ type }: Node): boolean {
  return type === 'scoped_identifier' || type === 'scoped_type_identifier';
}

export function segmentsOf(node: Node | null): readonly Node[] {
  if (!node) return [];
  if (!isPath(node)) return [node];
  const name = node.childForFieldName('name');
  return [...segmentsOf(node.childForFieldName('path')), ...(name ? [name] : [])];
}

/** Each path that a `use` brings in. */
export function importsOf(
  node: Node | null,
  before: readonly Node[],
): readonly (readonly Node[])[] {
  switch (node?.type) {
    case undefined:
      return [];
    case 'use_list':
      return childrenOf(node)
        .filter(({ isNamed }) => isNamed)
        .flatMap((child) => importsOf(child, before));
    case 'scoped_use_list':
      return importsOf(node.childForFieldName('list'), [
        ...before,
        ...segmentsOf(node.childForFieldName('path')),
      ]);
    case 'use_as_clause':
      return importsOf(node.childForFieldName('path'), before);
    case 'use_wildcard':
      return importsOf(node.namedChild(0), before);
    default:
      return [[...before, ...segmentsOf(node)]];
  }
}
