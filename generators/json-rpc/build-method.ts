/** One call of the client → a method: its parameters in wire order, its input and its result. */

import type { Diagnostic, Location } from '../core/diagnostics.ts';
import type { BuildContext } from './build-parameter.ts';
import { buildParameter, parameterOf } from './build-parameter.ts';
import { describeResult } from './describe.ts';
import { groupOf } from './hand-map.ts';
import type { RpcMethod, RpcParameter, SdkProperty } from './model.ts';
import type { Field } from './shapes.ts';
import { acceptsNull } from './shapes.ts';
import type { CallSyntax, TypeSyntax } from './syntax.ts';

/** Adds to the context's diagnostics what cannot be read of the parameters. */
export function buildMethod(call: CallSyntax, context: BuildContext): Omit<RpcMethod, 'example'> {
  const { resolver, words } = context;
  const { rpc, notification } = call;
  const input = call.input === null ? [] : resolver.fieldsOf(resolver.shapeOf(call.input));
  return {
    name: rpc,
    slug: methodSlug(rpc),
    group: groupOf(rpc),
    description: descriptionOf(call, context),
    deprecation: call.deprecation,
    sdkMethod: call.sdk,
    sdkResult: call.promised,
    unsubscribe: call.unsubscribe,
    parameters: parametersOf(call, input, context),
    input: input.map(propertyOf),
    result: describeResult(resolver.shapeOf(call.result, rpc), rpc, words),
    notification: notification === null ? null : resolver.shapeOf(notification, rpc),
    at: call.at,
  };
}

/** `suix_getCoins` → `suix-getcoins`: the anchor on the overview with dashes, so that one name tells the other. */
function methodSlug(rpc: string): string {
  return rpc
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What the client sends, then what the node takes besides. */
function parametersOf(
  call: CallSyntax,
  input: readonly Field[],
  context: BuildContext,
): RpcParameter[] {
  const { resolver, diagnostics } = context;
  const sent = call.wire.map((wire, index) =>
    buildParameter(wire, index, { call, input, context }),
  );
  for (const written of sent.flatMap(({ shape }) => resolver.openIn(shape)))
    diagnostics.push(unresolvedType(written, call.rpc, call.at));
  const used = new Set(sent.flatMap(namesOf));
  const unsent = inputTypes(call.input)
    .flatMap((name) => resolver.fieldsOf({ kind: 'ref', name }))
    .filter((field) => !used.has(field.name))
    .map((field) => parameterOf(field, { isSent: false, from: { kind: 'nothing' } }));
  return withOwnNames([...sent, ...unsent]).map((parameter) =>
    described(parameter, call.rpc, context),
  );
}

/** A value that is sent twice has two places: the second is called after its place. */
function withOwnNames(parameters: readonly RpcParameter[]): RpcParameter[] {
  return parameters.map((parameter, index) =>
    parameters.findIndex((one) => one.name === parameter.name) === index
      ? parameter
      : { ...parameter, name: `parameter${index + 1}` },
  );
}

function namesOf(parameter: RpcParameter): readonly string[] {
  const { from } = parameter;
  if (from.kind === 'object') return from.names;
  return from.kind === 'nothing' ? [] : [from.name];
}

function propertyOf(field: Field): SdkProperty {
  return {
    name: field.name,
    shape: field.shape,
    isRequired: !field.isOptional && !acceptsNull(field.shape),
  };
}

/** `GetCoinsParams` and its like: they describe the wire, inline parts only the SDK. */
function inputTypes(type: TypeSyntax | null): string[] {
  if (type === null) return [];
  if (type.kind === 'intersection') return type.parts.flatMap(inputTypes);
  return type.kind === 'name' && type.name.endsWith('Params') ? [type.name] : [];
}

/** Ours first; then the comment on the parameters, which describes the call, then the SDK method's own. */
function descriptionOf(call: CallSyntax, context: BuildContext): string | null {
  const documented = inputTypes(call.input).map((name) => context.docs.get(name) ?? null);
  return context.words.choose(call.rpc, documented.find((doc) => doc !== null) ?? call.doc);
}

function described(parameter: RpcParameter, rpc: string, context: BuildContext): RpcParameter {
  return {
    ...parameter,
    description: context.words.choose(`${rpc}.${parameter.name}`, parameter.description),
  };
}

/** `written` is shown as `any` on the page of the method or type that uses it. */
export function unresolvedType(written: string, owner: string, at: Location): Diagnostic {
  return {
    level: 'warning',
    code: 'json-rpc/type-unresolved',
    message: `a type of ${owner} cannot be read and is shown as any: ${written.replace(/\s+/g, ' ')}`,
    at,
    fix: 'unpack the package completely, or teach the reader of the JSON-RPC reference this type',
  };
}
