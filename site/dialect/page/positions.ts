/** Places in a page as people count them: lines and characters from 1, not UTF-16 units. Pure. */

import type { Nodes } from 'mdast';

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** UTF-16 column to characters. */
export function columnOf(line: string, column: number): number {
  return Array.from(line.slice(0, column - 1)).length + 1;
}

export function startOf({ position }: Nodes, lines: readonly string[]): Position {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column: columnOf(lines[line - 1] ?? '', column) };
}

/** Of the last sign. */
export function lastOf({ position }: Nodes, lines: readonly string[]): Position {
  const { line, column } = position?.end ?? { line: 1, column: 2 };
  return { line, column: columnOf(lines[line - 1] ?? '', column - 1) };
}
