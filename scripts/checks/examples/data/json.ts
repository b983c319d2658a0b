/** JSON blocks: strict syntax, and JSON-RPC requests against the methods of the documented release. */

import { parseTree } from 'jsonc-parser';
import type { RpcModel } from '../../requests/model.ts';
import type { Checker, Finding, Unit } from '../model.ts';
import { jsonFinding, jsonSyntaxFindings, wholeText } from './json-syntax.ts';
import { loadRequestModel, requestFindings } from './rpc-requests.ts';

export const checker: Checker = {
  check: async (units, { root }) => {
    const model = loadRequestModel(root);
    return units.map((unit) => findingsOf(unit, model));
  },
};

function findingsOf(unit: Unit, model: RpcModel | null): readonly Finding[] {
  const block = unit.blocks[0];
  if (!block) return [];
  const json = wholeText(block.code);
  if (block.meta.isVariables) {
    const fix = 'put it right after its ```graphql block, or remove `variables`';
    return [
      jsonFinding(json, {
        code: 'variables-alone',
        message: 'the variables follow no operation',
        fix,
        offset: 0,
      }),
    ];
  }
  const syntax = jsonSyntaxFindings(json, { allowsComments: block.language === 'jsonc' });
  const tree = syntax.length === 0 && model ? parseTree(block.code) : undefined;
  return tree && model ? requestFindings(json, tree, model) : syntax;
}
