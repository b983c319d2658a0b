/** Languages whose grammar is all we can hold a block to: parsed, and every place that does not parse reported. */

import { createRequire } from 'node:module';
import { Language, Parser } from 'web-tree-sitter';
import type { Node, Tree } from 'web-tree-sitter';
import type { Checker, Finding } from '../model.ts';

const resolve = createRequire(import.meta.url).resolve;

/** Everything that `languages.ts` gives to this checker, and the shell. */
const GRAMMARS: Readonly<Record<string, string>> = {
  bash: 'bash',
  c: 'cpp',
  cpp: 'cpp',
  csharp: 'c-sharp',
  css: 'css',
  go: 'go',
  ini: 'ini',
  java: 'java',
  php: 'php',
  powershell: 'powershell',
  python: 'python',
  ruby: 'ruby',
  rust: 'rust',
  sh: 'bash',
};

export const checker: Checker = {
  check: async (units) => {
    const results: (readonly Finding[])[] = [];
    for (const unit of units) {
      const block = unit.blocks[0];
      results.push(block ? await syntaxFindings(block.code, block.language) : []);
    }
    return results;
  },
};

const parsers = new Map<string, Promise<Parser>>();

async function loadParser(grammar: string): Promise<Parser> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(
    await Language.load(resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`)),
  );
  return parser;
}

/** The caller deletes the tree: it lies in memory that the collector does not see. */
export async function parseSyntax(code: string, language: string): Promise<Tree> {
  const grammar = GRAMMARS[language];
  if (grammar === undefined) throw new Error(`there is no grammar for "${language}"`);
  const parser = parsers.get(grammar) ?? loadParser(grammar);
  parsers.set(grammar, parser);
  const tree = (await parser).parse(code);
  if (!tree) throw new Error('the parser gave no tree');
  return tree;
}

async function syntaxFindings(code: string, language: string): Promise<readonly Finding[]> {
  const tree = await parseSyntax(code, language);
  const findings = brokenPlaces(tree.rootNode).map((node) => syntaxFinding(code, node, language));
  tree.delete();
  return findings.slice(0, 3);
}

/** The innermost nodes that do not parse, in text order. */
export function brokenPlaces(node: Node): readonly Node[] {
  if (!node.hasError) return [];
  if (node.isMissing) return [node];
  const below = node.children.flatMap((child) => (child ? brokenPlaces(child) : []));
  if (below.length > 0) return below;
  return node.isError ? [node] : [];
}

export function syntaxFinding(code: string, node: Node, language: string): Finding {
  const { row, column } = node.startPosition;
  const line = code.split('\n')[row] ?? '';
  const shown = node.text.split('\n')[0]?.slice(0, 40) ?? '';
  const message = node.isMissing
    ? `the ${language} syntax misses \`${node.type}\` here`
    : `the ${language} syntax is broken at \`${shown}\``;
  return {
    level: 'error',
    code: `${language === 'bash' ? 'sh' : language}-syntax`,
    message,
    block: 0,
    line: row + 1,
    column: Array.from(line.slice(0, column)).length + 1,
    fix: 'write it as the language wants it',
    rename: null,
  };
}
