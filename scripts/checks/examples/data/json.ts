/** JSON blocks: strict syntax, JSON-RPC requests against the methods of the documented release, and known files. */

import type { Node } from 'jsonc-parser';
import { parseTree } from 'jsonc-parser';
import { locate } from '../../../../generators/core/source.ts';
import type { RpcFacts } from '../../../../generators/output/json-rpc.ts';
import type { Block, CheckContext, Checker, UnitResult, Unit } from '../model.ts';
import { checkGraphqlBody } from './graphql-bodies.ts';
import { jsonResult, checkJsonSyntax, wholeText } from './json-syntax.ts';
import { checkMoveName } from './move-names.ts';
import { checkPackageName } from './own-names.ts';
import { loadPackageNames } from './packages.ts';
import { loadRequestModel, checkRequests } from './rpc-requests.ts';
import { checkShapes } from './check-shapes.ts';
import { fileOf, packageFile } from './shapes/known-files.ts';
import type { DataNode, TreeLocation } from './tree.ts';

export const checker: Checker = {
  check: async (units, context) => {
    const model = loadRequestModel(context.root);
    const results: (readonly UnitResult[])[] = [];
    for (const unit of units) results.push(await resultsOf(unit, model, context));
    return results;
  },
};

async function resultsOf(
  unit: Unit,
  model: RpcFacts | null,
  context: CheckContext,
): Promise<readonly UnitResult[]> {
  const block = unit.blocks[0];
  if (!block) return [];
  const json = wholeText(block.code);
  if (block.meta.isVariables) {
    const fix = 'put it right after its ```graphql block, or remove `variables`';
    const message = 'the variables follow no operation';
    return [jsonResult(json, { code: 'variables-alone', message, fix, offset: 0 })];
  }
  const syntax = checkJsonSyntax(json, { allowsComments: block.language === 'jsonc' });
  const tree = syntax.length === 0 ? parseTree(block.code) : undefined;
  if (!tree) return syntax;
  const requests = model ? checkRequests(json, tree, model) : [];
  return [
    ...requests,
    ...checkMoveName(json, tree, context.root),
    ...(await checkGraphqlBody(json, tree, context)),
    ...(await checkFile(block, tree, context.root)),
  ];
}

async function checkFile(block: Block, tree: Node, root: string): Promise<readonly UnitResult[]> {
  // The compiler is large, so it is loaded only here.
  if (isSettings(block, tree)) return (await import('./tsconfig.ts')).checkSettings(block.code);
  const data = treeOf(tree, block.code);
  const file = fileOf(block.meta.title, data, [packageFile]);
  if (!file) return [];
  const names = checkPackageName(data, loadPackageNames(root));
  return [...checkShapes(data, file, 'json'), ...names];
}

function isSettings({ meta }: Block, tree: Node): boolean {
  return meta.title === null
    ? (tree.children ?? []).some(({ children }) => children?.[0]?.value === 'compilerOptions')
    : /(?:^|\/)tsconfig[\w.-]*\.json$/.test(meta.title);
}

/** The file that the block shows, for its check status; null when nobody knows its keys. */
export function jsonFileName(block: Block): string | null {
  const tree = parseTree(block.code);
  if (!tree) return null;
  if (isSettings(block, tree)) return 'tsconfig.json';
  return fileOf(block.meta.title, treeOf(tree, block.code), [packageFile])?.name ?? null;
}

function treeOf(node: Node, code: string): DataNode {
  const at = locationOf(node.offset, code);
  const children = node.children ?? [];
  if (node.type === 'array')
    return { kind: 'list', at, items: children.map((child) => treeOf(child, code)) };
  if (node.type === 'object') {
    const entries = children.flatMap(({ children: [key, value] = [] }) =>
      key && value
        ? [
            {
              key: String(key.value),
              at: locationOf(key.offset + 1, code),
              value: treeOf(value, code),
            },
          ]
        : [],
    );
    return { kind: 'map', at, entries };
  }
  const value = node.value as string | number | boolean | null;
  const isText = node.type === 'string';
  return {
    kind: 'scalar',
    at: locationOf(node.offset + (isText ? 1 : 0), code),
    value,
    text: isText ? String(value) : code.slice(node.offset, node.offset + node.length),
  };
}

function locationOf(offset: number, code: string): TreeLocation {
  const { line, column } = locate({ path: '', text: code }, offset);
  return { line, column };
}
