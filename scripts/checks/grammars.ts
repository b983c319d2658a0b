/** Tree-sitter grammars of installed packages. `loadParser` reads each from `node_modules` once for the process. */

import { createRequire } from 'node:module';
import v8 from 'node:v8';
import { Language, Parser } from 'web-tree-sitter';
import type { Node } from 'web-tree-sitter';

const resolve = createRequire(import.meta.url).resolve;

const FILES = {
  bash: '@vscode/tree-sitter-wasm/wasm/tree-sitter-bash.wasm',
  c: '@vscode/tree-sitter-wasm/wasm/tree-sitter-cpp.wasm',
  cpp: '@vscode/tree-sitter-wasm/wasm/tree-sitter-cpp.wasm',
  csharp: '@vscode/tree-sitter-wasm/wasm/tree-sitter-c-sharp.wasm',
  css: '@vscode/tree-sitter-wasm/wasm/tree-sitter-css.wasm',
  go: '@vscode/tree-sitter-wasm/wasm/tree-sitter-go.wasm',
  ini: '@vscode/tree-sitter-wasm/wasm/tree-sitter-ini.wasm',
  java: '@vscode/tree-sitter-wasm/wasm/tree-sitter-java.wasm',
  move: '@mysten/prettier-plugin-move/tree-sitter-move.wasm',
  php: '@vscode/tree-sitter-wasm/wasm/tree-sitter-php.wasm',
  powershell: '@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm',
  python: '@vscode/tree-sitter-wasm/wasm/tree-sitter-python.wasm',
  ruby: '@vscode/tree-sitter-wasm/wasm/tree-sitter-ruby.wasm',
  rust: '@vscode/tree-sitter-wasm/wasm/tree-sitter-rust.wasm',
} as const;

export type Grammar = keyof typeof FILES;

const parsers = new Map<Grammar, Promise<Parser>>();

export function loadParser(grammar: Grammar): Promise<Parser> {
  const parser = parsers.get(grammar) ?? readParser(grammar);
  parsers.set(grammar, parser);
  return parser;
}

async function readParser(grammar: Grammar): Promise<Parser> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await withoutOptimizer(() => Language.load(resolve(FILES[grammar]))));
  return parser;
}

/** V8's own value, and the largest that it takes. */
const USUAL_BUDGET = 1_800_000;
const LARGEST_BUDGET = 2 ** 31 - 1;

/**
 * The lexer of a grammar is one function, of several hundred kilobytes for PowerShell. Its first few lines of
 * input use up the budget after which V8 optimizes a function, and the process cannot end before that is done:
 * 18 s for one block. A module keeps the budget that it was loaded with.
 */
async function withoutOptimizer<Value>(load: () => Promise<Value>): Promise<Value> {
  v8.setFlagsFromString(`--wasm-tiering-budget=${LARGEST_BUDGET}`);
  try {
    return await load();
  } finally {
    v8.setFlagsFromString(`--wasm-tiering-budget=${USUAL_BUDGET}`);
  }
}

/** The innermost nodes that do not parse, in text order; at most `most`. */
export function brokenNodes(root: Node, most: number): readonly Node[] {
  const found: Node[] = [];
  const pending = [root];
  for (let node = pending.pop(); node && found.length < most; node = pending.pop()) {
    const broken = childrenOf(node).filter((child) => child.hasError);
    if (node.isMissing || (node.isError && broken.length === 0)) found.push(node);
    else pending.push(...broken.toReversed());
  }
  return found;
}

/** The children without the gaps that the bindings' types allow for. */
export function childrenOf(node: Node): readonly Node[] {
  return node.children as Node[];
}
