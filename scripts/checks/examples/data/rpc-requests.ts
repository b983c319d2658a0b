/** JSON-RPC requests within JSON: what contradicts their methods, at its place. Reads the generated model. */

import fs from 'node:fs';
import path from 'node:path';
import type { Node } from 'jsonc-parser';
import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import { OPAQUE } from '../../command-lines/shell/line.ts';
import { checkRequest } from '../../requests/check.ts';
import type { RpcFacts } from '../../../../generators/output/json-rpc.ts';
import type { RequestResult } from '../../requests/model.ts';
import { stepsOf } from '../../requests/location.ts';
import type { UnitResult } from '../model.ts';
import type { JsonText } from './json-syntax.ts';
import { jsonResult } from './json-syntax.ts';

export const requestModelFile = 'docs/generated/_data/json-rpc.json';

/** Null until the reference was generated once: then requests are checked as JSON only. */
export function loadRequestModel(root: string): RpcFacts | null {
  const file = path.join(root, requestModelFile);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as RpcFacts) : null;
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

export function checkRequests(json: JsonText, tree: Node, model: RpcFacts): readonly UnitResult[] {
  return requestNodes(tree).flatMap((node) =>
    checkRequest(model, getNodeValue(node)).flatMap((found) => resultOf(json, node, found) ?? []),
  );
}

/** Null where a variable of the shell decides. */
function resultOf(json: JsonText, request: Node, found: RequestResult): UnitResult | null {
  const { level, message, fix, proposal, pointer } = found;
  const value = nodeAt(request, stepsOf(pointer));
  if (isUnknown(json, value)) return null;
  // A field that does not exist is marked at its name.
  const key = value.parent?.type === 'property' ? value.parent.children?.[0] : undefined;
  const location = proposal?.for === 'name' && key !== undefined ? key : value;
  const isText = location.type === 'string';
  const offset = location.offset + (isText ? 1 : 0);
  const result = jsonResult(json, { code: 'rpc-request', message, fix, offset });
  const rename =
    proposal !== null && isText
      ? { column: result.column, from: String(location.value), to: proposal.word }
      : null;
  return { ...result, level, rename };
}

/** A variable of the shell can be part of a value, and outside a string several values of a list. */
function isUnknown(json: JsonText, { type, value, offset, children }: Node): boolean {
  if (type === 'string') return String(value).includes(OPAQUE);
  const isOpen = (at: number): boolean => json.unknown.includes(at);
  return type === 'array' ? (children ?? []).some((child) => isOpen(child.offset)) : isOpen(offset);
}

/** The deepest node on the way that the request, or the answer, holds. */
export function nodeAt(request: Node, steps: readonly string[]): Node {
  for (let length = steps.length; length > 0; length -= 1) {
    const path = steps.slice(0, length).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const node = findNodeAtLocation(request, path);
    if (node) return node;
  }
  return request;
}
