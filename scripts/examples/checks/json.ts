/** JSON blocks: strict syntax, and JSON-RPC requests against the methods of the documented release. */

import { getNodeValue, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import type { CheckContext, Checker, Finding, Unit } from '../model.ts';
import { jsonFinding, jsonSyntaxFindings } from './json-syntax.ts';
import { loadRequestCheck } from './rpc-requests.ts';
import type { RequestCheck } from './rpc-requests.ts';

export const checker: Checker = {
  check: async (units, context: CheckContext) => {
    const checkRequest = await loadRequestCheck(context.root);
    return units.map((unit) => findingsOf(unit, checkRequest));
  },
};

function findingsOf(unit: Unit, checkRequest: RequestCheck | null): readonly Finding[] {
  const block = unit.blocks[0];
  if (!block) return [];
  if (block.meta.isVariables) {
    const fix = 'put it right after its ```graphql block, or remove `variables`';
    return [jsonFinding(block.code, { code: 'variables-alone', message: 'the variables follow no operation', fix, offset: 0 })];
  }
  const syntax = jsonSyntaxFindings(block.code, { allowsComments: block.language === 'jsonc' });
  if (syntax.length > 0 || !checkRequest) return syntax;
  const tree = parseTree(block.code);
  return tree ? requestNodes(tree).flatMap((node) => requestFindings(block.code, node, checkRequest)) : [];
}

/** A request, or each request of a batch. */
export function requestNodes(tree: Node): readonly Node[] {
  const nodes = tree.type === 'array' ? (tree.children ?? []) : [tree];
  return nodes.filter((node) => {
    const value: unknown = getNodeValue(node);
    return typeof value === 'object' && value !== null && 'method' in value && ('jsonrpc' in value || 'params' in value);
  });
}

export function requestFindings(code: string, node: Node, checkRequest: RequestCheck): readonly Finding[] {
  const text = code.slice(node.offset, node.offset + node.length);
  return checkRequest(text).map((problem) => {
    const finding = jsonFinding(code, { ...problem, offset: node.offset + problem.offset });
    const { line, column } = finding;
    return { ...finding, rename: problem.rename ? { ...problem.rename, column } : null, line, level: problem.level };
  });
}
