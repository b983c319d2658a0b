/** Blocks and contexts → one text for a compiler, and the way back from its lines to the blocks. Pure. */

import { setupOf } from '../../../site/dialect/setup.ts';
import type { Block } from './model.ts';

export interface BlockLine {
  /** Index of the block in its unit. */
  readonly block: number;
  readonly line: number;
}

export interface Assembled {
  readonly text: string;
  /** For each line, where it comes from; null for lines of a context. */
  readonly lines: readonly (BlockLine | null)[];
}

/** Contexts wrap the code from the outside in; one without a place only comes before it. */
export function assemble(
  members: readonly { readonly block: Block; readonly index: number }[],
  contexts: readonly string[] = [],
): Assembled {
  const { before, after } = setupOf(contexts, members.map(({ block }) => block.code).join('\n'));
  const own = members.flatMap(({ block, index }) =>
    block.code.split('\n').map((text, at) => ({ text, line: { block: index, line: at + 1 } })),
  );
  const outer = (text: string) => ({ text, line: null });
  const all = [...before.map(outer), ...own, ...after.map(outer)];
  return { text: all.map(({ text }) => text).join('\n'), lines: all.map(({ line }) => line) };
}

/** The block line of a line of the text; a line of the context counts for the block after (or before) it. */
export function blockLineOf(
  assembled: Assembled,
  line: number,
): BlockLine & { readonly isContext: boolean } {
  const index = Math.min(Math.max(line, 1), assembled.lines.length) - 1;
  const own = assembled.lines[index];
  if (own) return { ...own, isContext: false };
  const next = assembled.lines.slice(index).find((entry) => entry !== null);
  const last = assembled.lines.slice(0, index).findLast((entry) => entry !== null);
  return { ...(next ?? last ?? { block: 0, line: 1 }), isContext: true };
}
