/** The SDK's input as the client sends it. Pure. */

import type { RpcParameter } from './model.ts';

/** The SDK's input as the client sends it; what is skipped in the middle travels as null. */
export function wireParams(
  parameters: readonly RpcParameter[],
  input: Readonly<Record<string, unknown>>,
): unknown[] {
  const values = parameters
    .filter((parameter) => parameter.isSent)
    .map((parameter) => wireValue(parameter, input));
  while (values.length > 0 && values.at(-1) === undefined) values.pop();
  return values.map((value) => (value === undefined ? null : value));
}

function wireValue({ from }: RpcParameter, input: Readonly<Record<string, unknown>>): unknown {
  if (from.kind === 'nothing') return undefined;
  if (from.kind === 'object') {
    return Object.fromEntries(
      from.names.filter((name) => Object.hasOwn(input, name)).map((name) => [name, input[name]]),
    );
  }
  const value = Object.hasOwn(input, from.name) ? input[from.name] : undefined;
  if (from.kind === 'equals') return value === from.value;
  if (from.as === 'list') return Array.isArray(value) ? value : [value];
  return from.as === 'text' && value !== undefined ? String(value) : value;
}
