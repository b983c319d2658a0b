/** JSON blocks: strict syntax, and JSON-RPC requests against the methods of the documented release. */

import { parseTree } from 'jsonc-parser';
import type { RequestModel } from '../../../../generators/json-rpc/check-request.ts';
import type { Checker, Finding, Unit } from '../model.ts';
import { jsonFinding, jsonSyntaxFindings } from './json-syntax.ts';
import { loadRequestModel, requestFindings } from './rpc-requests.ts';

export const checker: Checker = {
  check: async (units, { root }) => {
    const model = loadRequestModel(root);
    return units.map((unit) => findingsOf(unit, model));
  },
};

function findingsOf(unit: Unit, model: RequestModel | null): readonly Finding[] {
  const block = unit.blocks[0];
  if (!block) return [];
  if (block.meta.isVariables) {
    const fix = 'put it right after its ```graphql block, or remove `variables`';
    return [
      jsonFinding(block.code, {
        code: 'variables-alone',
        message: 'the variables follow no operation',
        fix,
        offset: 0,
      }),
    ];
  }
  const syntax = jsonSyntaxFindings(block.code, { allowsComments: block.language === 'jsonc' });
  const tree = syntax.length === 0 && model ? parseTree(block.code) : undefined;
  return tree && model ? requestFindings(block.code, tree, model) : syntax;
}
