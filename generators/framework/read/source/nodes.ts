/** A declaration as the parser hands it over, and the small questions about its node. Pure. */

import type { Node } from 'web-tree-sitter';
import type { Diagnostic, Location } from '../../../core/diagnostics.ts';
import type { SourceText } from '../../../core/source.ts';
import type { ReadAttribute, ReadItem, ReadScope } from '../declarations.ts';
import { childrenOf } from './parser.ts';
import type { MoveType } from '../../move/types.ts';

/** A declaration's node with what stands before it. */
export interface Draft {
  readonly node: Node;
  /** Where its first comment or attribute begins, or itself. */
  readonly start: number;
  readonly doc: string | null;
  readonly attributes: readonly ReadAttribute[];
}

export interface ItemContext {
  readonly source: SourceText;
  readonly scope: ReadScope;
  readonly diagnostics: Diagnostic[];
  /** Types read before in this module, by their text and the type parameters in force. */
  readonly types: Map<string, MoveType>;
}

export const NAME_NODES: ReadonlySet<string> = new Set([
  'struct_identifier',
  'enum_identifier',
  'constant_identifier',
  'function_identifier',
]);

export function nameOf(node: Node, source: SourceText): string {
  const name = childrenOf(node).find((child) => NAME_NODES.has(child.type));
  return name ? textOf(name, source).replaceAll('`', '') : '';
}

export function itemOf(
  { node, doc, attributes }: Draft,
  name: string,
  source: SourceText,
): ReadItem {
  return { name, doc, attributes, at: placeOf(node, source) };
}

export function placeOf(node: Node, source: SourceText): Location {
  const { row, column } = node.startPosition;
  return { file: source.path, line: row + 1, column: column + 1 };
}

export function textOf(node: Node, source: SourceText): string {
  return source.text.slice(node.startIndex, node.endIndex);
}
