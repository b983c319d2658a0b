/** Steps through a syntax tree with one cursor: each step is one cheap call into WebAssembly. Pure. */

import type { TreeCursor } from 'web-tree-sitter';
import type { Location } from '../../../core/diagnostics.ts';
import type { SourceText } from '../../../core/source.ts';
import type { NamedAddresses } from '../../move/addresses.ts';

/** A text with the cursor that is at one of its nodes. */
export interface SourcePosition {
  readonly source: SourceText;
  readonly cursor: TreeCursor;
  readonly named: NamedAddresses;
}

/** Calls `visit` at each child, with its kind, and returns to the node. What `visit` enters, it leaves. */
export function eachChild(
  { cursor }: Pick<SourcePosition, 'cursor'>,
  visit: (kind: string) => void,
): void {
  if (!cursor.gotoFirstChild()) return;
  do visit(cursor.nodeType);
  while (cursor.gotoNextSibling());
  cursor.gotoParent();
}

export function textHere({ source, cursor }: Pick<SourcePosition, 'source' | 'cursor'>): string {
  return source.text.slice(cursor.startIndex, cursor.endIndex);
}

/** Names that are also keywords are written in back-ticks, which are not part of the name. */
export function nameHere(position: SourcePosition): string {
  return textHere(position).replaceAll('`', '');
}

export function locationHere({ source, cursor }: SourcePosition): Location {
  const { row, column } = cursor.startPosition;
  return { file: source.path, line: row + 1, column: column + 1 };
}
