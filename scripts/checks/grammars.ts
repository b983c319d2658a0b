/** Tree-sitter grammars of installed packages. `loadParser` reads each from `node_modules` once for the process. */

import { createRequire } from 'node:module';
import v8 from 'node:v8';
import type { Node, Parser } from 'web-tree-sitter';
import { WITHOUT_OPTIMIZER, WITH_OPTIMIZER } from '../process/v8-flags.mjs';

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
  // Loaded here, for most runs parse nothing.
  const { Language, Parser } = await import('web-tree-sitter');
  await Parser.init();
  const parser = new Parser();
  for (const flag of WITHOUT_OPTIMIZER) v8.setFlagsFromString(flag);
  try {
    parser.setLanguage(await Language.load(resolve(FILES[grammar])));
    // Functions are compiled when they are first called: the lexer is one of them.
    parser.parse('a "b" 1')?.delete();
  } finally {
    for (const flag of WITH_OPTIMIZER) v8.setFlagsFromString(flag);
  }
  return parser;
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
