/** GraphQL requests within JSON, `{ "query": "…", "variables": … }`, against the schema. Reads it only where there is one. */

import type { Node } from 'jsonc-parser';
import { findNodeAtLocation } from 'jsonc-parser';
import { OPAQUE } from '../../command-lines/shell/line.ts';
import { STARTS_LIKE_GRAPHQL } from '../graphql/starts.ts';
import type { CheckContext, UnitResult } from '../model.ts';
import type { JsonText } from './json-syntax.ts';
import { jsonResult } from './json-syntax.ts';

export async function checkGraphqlBody(
  json: JsonText,
  tree: Node,
  context: CheckContext,
): Promise<readonly UnitResult[]> {
  const query = tree.type === 'object' ? findNodeAtLocation(tree, ['query']) : undefined;
  const operation = query?.type === 'string' ? String(query.value) : '';
  if (!query || !STARTS_LIKE_GRAPHQL.test(operation) || operation.includes(OPAQUE)) return [];
  const { checkRequests } = await import('../graphql/graphql.ts');
  const variables = findNodeAtLocation(tree, ['variables']);
  const isUnknown = variables !== undefined && holdsUnknown(json, variables);
  const given = variables ? json.text.slice(variables.offset, endOf(variables)) : '{}';
  const found = checkRequests(operation, isUnknown ? null : given, context);
  return found.map((result) => {
    const inQuery = result.block === 0;
    const start = inQuery ? query.offset + 1 : (variables ?? query).offset;
    const within = offsetOf(inQuery ? operation : given, result);
    const { code, message, fix } = result;
    // Escapes shift what follows them on the line, never out of the text.
    const offset = Math.min(start + within, endOf(inQuery ? query : (variables ?? query)) - 1);
    return jsonResult(json, { code, message, fix, offset });
  });
}

function holdsUnknown(json: JsonText, node: Node): boolean {
  return (
    json.unknown.some((at) => at >= node.offset && at < endOf(node)) ||
    json.text.slice(node.offset, endOf(node)).includes(OPAQUE)
  );
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function offsetOf(text: string, { line, column }: UnitResult): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, earlier) => sum + earlier.length + 1, 0) + column - 1;
}
