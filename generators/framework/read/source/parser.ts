/** The Move grammar as a parser that always comes back. Pure. */

import type { Parser, Tree } from 'web-tree-sitter';

/** Larger files are refused: the largest module of the framework has 80 KB. */
const LARGEST_SOURCE = 4_000_000;
/** How often the parser may report progress for each 1,000 characters before it counts as lost. */
const PATIENCE = 100;

export interface MoveParser {
  /** Null when the text is too large or the parser lost its way; `delete` the tree after use. */
  parse(text: string): Tree | null;
}

export function boundedParser(parser: Parser): MoveParser {
  return { parse: (text) => parseBounded(parser, text) };
}

function parseBounded(parser: Parser, text: string): Tree | null {
  if (text.length > LARGEST_SOURCE) return null;
  // The parser reports after a fixed number of steps, so the limit is the same on every machine.
  let patience = PATIENCE * (1 + text.length / 1000);
  const progressCallback = (): boolean => {
    patience -= 1;
    return patience < 0;
  };
  const tree = parser.parse(text, null, { progressCallback });
  if (tree === null) parser.reset();
  return tree;
}
