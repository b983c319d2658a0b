/** The Move grammar as a parser that always comes back. Reads two WebAssembly files of installed packages once. */

import { createRequire } from 'node:module';
import { Language, Parser } from 'web-tree-sitter';
import type { Node, Tree } from 'web-tree-sitter';

/** Larger files are refused: the largest module of the framework has 80 KB. */
export const LARGEST_SOURCE = 4_000_000;
/** How often the parser may report progress for each 1,000 characters before it counts as lost. */
const PATIENCE = 100;

export interface MoveParser {
  /** Null when the text is too large or the parser lost its way; `release` the tree after use. */
  parse(text: string): Tree | null;
}

let loading: Promise<MoveParser> | null = null;

export function loadMoveParser(): Promise<MoveParser> {
  loading ??= createMoveParser();
  return loading;
}

async function createMoveParser(): Promise<MoveParser> {
  await Parser.init();
  const require = createRequire(import.meta.url);
  const language = await Language.load(
    require.resolve('@mysten/prettier-plugin-move/tree-sitter-move.wasm'),
  );
  const parser = new Parser();
  parser.setLanguage(language);
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

/** The children without the gaps that the bindings' types allow for. */
export function childrenOf(node: Node): readonly Node[] {
  return node.children as Node[];
}
