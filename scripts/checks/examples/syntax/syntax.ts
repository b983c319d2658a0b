/** Languages that only a grammar reads: every place that does not parse, and names of Python and Go that nothing defines. */

import type { Node } from 'web-tree-sitter';
import type { Grammar } from '../../grammars.ts';
import { brokenNodes, loadParser } from '../../grammars.ts';
import type { Block, Checker, UnitResult } from '../model.ts';
import { checkRpcMethods } from './rpc-methods.ts';
import { startOf } from './start.ts';
import { checkNames } from './undefined-names.ts';

export const checker: Checker = {
  check: async (units, { root }) => {
    const results: (readonly UnitResult[])[] = [];
    for (const unit of units) {
      const block = unit.blocks[0];
      results.push(block ? await checkSyntax(block, root) : []);
    }
    return results;
  },
};

async function checkSyntax(
  { code, language }: Block,
  root: string,
): Promise<readonly UnitResult[]> {
  // The languages of this checker are called as their grammars.
  const parser = await loadParser(language as Grammar);
  const tree = parser.parse(code);
  if (!tree) throw new Error('the parser gave no tree');
  const broken = checkBroken(tree.rootNode, code, language);
  const found =
    broken.length > 0
      ? broken
      : [...checkNames(tree.rootNode, code, language), ...checkRpcMethods(code, root)];
  tree.delete();
  return found;
}

/** The first places that do not parse. */
export function checkBroken(root: Node, code: string, language: string): readonly UnitResult[] {
  return brokenNodes(root, 3).map((node) => syntaxResult(code, node, language));
}

function syntaxResult(code: string, node: Node, language: string): UnitResult {
  const displayed = node.text.split('\n')[0]?.slice(0, 40) ?? '';
  const message = node.isMissing
    ? `\`${node.type}\` is missing here`
    : `${language} cannot be read from \`${displayed}\` on`;
  return {
    level: 'error',
    code: `${language}-syntax`,
    message,
    block: 0,
    ...startOf(node, code),
    fix: `correct the syntax of ${language}`,
    rename: null,
  };
}
