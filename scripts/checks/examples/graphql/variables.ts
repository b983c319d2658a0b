/** The json block after an operation: it must hold values for exactly the operation's variables. Pure. */

import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { getVariableValues } from 'graphql';
import type { Node } from 'jsonc-parser';
import { findNodeAtLocation, getNodeValue, parseTree } from 'jsonc-parser';
import { locate } from '../../../../generators/core/source.ts';
import { nearestName } from '../../../../generators/core/text.ts';
import type { FrameworkNames } from '../../move-calls/paths.ts';
import { checkText } from '../../move-calls/check-type.ts';
import type { UnitResult } from '../model.ts';
import { checkJsonSyntax, wholeText } from '../data/json-syntax.ts';
import { MOVE_PATH } from './move-paths.ts';

export interface VariablesOfOperation {
  readonly schema: GraphQLSchema;
  readonly names: FrameworkNames;
  readonly operation: OperationDefinitionNode;
  readonly variables: string;
  /** Index of the variables in their unit. */
  readonly block: number;
}

export function checkVariable(input: VariablesOfOperation): readonly UnitResult[] {
  const code = input.variables;
  const broken = checkJsonSyntax(wholeText(code), { allowsComments: false });
  if (broken.length > 0) return broken.map((found) => ({ ...found, block: input.block }));
  const tree = parseTree(code);
  if (tree?.type !== 'object')
    return [found(input, 'variables-shape', 'variables are one JSON object', 0)];
  const definitions = input.operation.variableDefinitions ?? [];
  const names = definitions.map((definition) => definition.variable.name.value);
  const result = getVariableValues(
    input.schema,
    definitions,
    getNodeValue(tree) as Record<string, unknown>,
  );
  const wrong = (result.errors ?? []).map((error) =>
    found(input, 'variable-value', error.message, offsetOf(tree, error.message)),
  );
  return [...unknownVariables(input, tree, names), ...wrong, ...wrongPaths(input, tree)];
}

/** Texts without escapes: a Move path has none. */
function wrongPaths(input: VariablesOfOperation, node: Node): readonly UnitResult[] {
  if (node.type !== 'string')
    return (node.children ?? []).flatMap((child) => wrongPaths(input, child));
  const text = String(node.value);
  return checkText(text, input.names).map(({ message, start, end, replacement: to, fix }) => {
    const known = found(input, MOVE_PATH, message, node.offset + 1 + start);
    return {
      ...known,
      fix,
      rename: to === null ? null : { column: known.column, from: text.slice(start, end), to },
    };
  });
}

function unknownVariables(
  input: VariablesOfOperation,
  tree: Node,
  names: readonly string[],
): readonly UnitResult[] {
  return (tree.children ?? []).flatMap((property) => {
    const key = property.children?.[0];
    const name = String(key?.value ?? '');
    if (!key || names.includes(name)) return [];
    const near = nearestName(name, names);
    const known = found(
      input,
      'unknown-variable',
      `the operation has no variable "$${name}"`,
      key.offset + 1,
    );
    return [
      {
        ...known,
        fix:
          near === null
            ? `its variables are ${names.map((it) => `$${it}`).join(', ') || 'none'}`
            : `did you mean \`${near}\`?`,
        rename: near === null ? null : { column: known.column, from: name, to: near },
      },
    ];
  });
}

/** graphql-js names the place as `"$filter.owner"` or `at "filter.owner"`. */
function offsetOf(tree: Node, message: string): number {
  const path = /at "([^"]+)"/.exec(message)?.[1] ?? /"\$(\w+)"/.exec(message)?.[1] ?? '';
  const steps = path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  for (let length = steps.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, steps.slice(0, length));
    if (node) return node.offset;
  }
  return 0;
}

function found(
  input: VariablesOfOperation,
  code: string,
  message: string,
  offset: number,
): UnitResult {
  const { line, column } = locate({ path: '', text: input.variables }, offset);
  return {
    level: 'error',
    code,
    message,
    block: input.block,
    line,
    column,
    fix: 'give the variables that the operation declares',
    rename: null,
  };
}
