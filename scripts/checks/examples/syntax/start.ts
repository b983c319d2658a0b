/** Where a node of a grammar begins, as results say it. Pure. */

import type { Node } from 'web-tree-sitter';
import type { UnitResult } from '../model.ts';

/** Lines and columns from 1, columns in characters. */
export function startOf(node: Node, code: string): Pick<UnitResult, 'line' | 'column'> {
  const { row, column } = node.startPosition;
  const line = code.split('\n')[row] ?? '';
  return { line: row + 1, column: Array.from(line.slice(0, column)).length + 1 };
}
