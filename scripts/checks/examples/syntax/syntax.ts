/** Languages whose grammar is all we can hold a block to: parsed, and every place that does not parse reported. */

import type { Node } from 'web-tree-sitter';
import type { Grammar } from '../../grammars.ts';
import { brokenNodes, loadParser } from '../../grammars.ts';
import type { Checker, Finding } from '../model.ts';

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

async function syntaxFindings(code: string, language: string): Promise<readonly Finding[]> {
  // The languages of this checker are called as their grammars.
  const parser = await loadParser(language as Grammar);
  const tree = parser.parse(code);
  if (!tree) throw new Error('the parser gave no tree');
  const findings = brokenNodes(tree.rootNode, 3).map((node) => syntaxFinding(code, node, language));
  tree.delete();
  return findings;
}

function syntaxFinding(code: string, node: Node, language: string): Finding {
  const { row, column } = node.startPosition;
  const line = code.split('\n')[row] ?? '';
  const shown = node.text.split('\n')[0]?.slice(0, 40) ?? '';
  const message = node.isMissing
    ? `\`${node.type}\` is missing here`
    : `${language} cannot be read from \`${shown}\` on`;
  return {
    level: 'error',
    code: `${language}-syntax`,
    message,
    block: 0,
    line: row + 1,
    column: Array.from(line.slice(0, column)).length + 1,
    fix: `correct the syntax of ${language}`,
    rename: null,
  };
}
