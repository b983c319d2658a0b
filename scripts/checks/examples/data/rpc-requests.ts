/** The seam to the JSON-RPC reference: a request in, what contradicts its method out. Reads the generated model. */

import fs from 'node:fs';
import path from 'node:path';
import type { Node } from 'jsonc-parser';
import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import type { RequestModel } from '../../../../generators/json-rpc/check-request.ts';
import { checkRequest } from '../../../../generators/json-rpc/check-request.ts';
import type { Finding } from '../model.ts';
import { jsonFinding } from './json-syntax.ts';

export const requestModelFile = 'docs/generated/_data/json-rpc.json';

/** Null until the reference was generated once: then requests are checked as JSON only. */
export function loadRequestModel(root: string): RequestModel | null {
  const file = path.join(root, requestModelFile);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as RequestModel) : null;
}

/** A request, or each request of a batch. What carries a result or an error is a response. */
export function requestNodes(tree: Node): readonly Node[] {
  const nodes = tree.type === 'array' ? (tree.children ?? []) : [tree];
  return nodes.filter((node) => {
    const value: unknown = getNodeValue(node);
    if (typeof value !== 'object' || value === null || 'result' in value || 'error' in value)
      return false;
    // A notification of a subscription has no id, and its parameters hold the result.
    if (
      'params' in value &&
      typeof value.params === 'object' &&
      value.params !== null &&
      'subscription' in value.params
    )
      return false;
    return 'jsonrpc' in value || ('method' in value && 'params' in value);
  });
}

export function requestFindings(code: string, tree: Node, model: RequestModel): readonly Finding[] {
  return requestNodes(tree).flatMap((node) =>
    checkRequest(model, getNodeValue(node)).map((problem) => {
      const place = nodeAt(node, problem.path);
      const proposed = /did you mean "([^"]+)"\?/.exec(problem.message)?.[1] ?? null;
      const fix =
        proposed === null
          ? 'write the request as the JSON-RPC reference shows it'
          : `write \`${proposed}\``;
      const message = `${problem.path === '' ? 'the request' : problem.path} ${problem.message}`;
      const isText = place.type === 'string';
      const finding = jsonFinding(code, {
        code: 'rpc-request',
        message,
        fix,
        offset: place.offset + (isText ? 1 : 0),
      });
      const canRename = proposed !== null && isText;
      return {
        ...finding,
        rename: canRename
          ? { column: finding.column, from: String(place.value), to: proposed }
          : null,
      };
    }),
  );
}

/** The deepest node on the way along `params[0].limit` that the request holds. */
function nodeAt(request: Node, place: string): Node {
  const steps = place
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  for (let length = steps.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(request, steps.slice(0, length));
    if (node) return node;
  }
  return request;
}
