/** The client's calls → methods with parameters in wire order, results and examples. Pure. */

import type { Descriptions } from '../core/descriptions.ts';
import { unusedDescriptions } from '../core/descriptions.ts';
import type { Diagnostic, Location, Outcome } from '../core/diagnostics.ts';
import { succeed } from '../core/diagnostics.ts';
import { compareText } from '../core/text.ts';
import type { BuildContext } from './build-parameter.ts';
import { buildParameter, parameterOf } from './build-parameter.ts';
import { describeResult } from './describe.ts';
import { buildExample } from './examples.ts';
import { groupOf } from './hand-map.ts';
import type { RpcMethod, RpcModel, RpcParameter, SdkProperty } from './model.ts';
import { ownWords } from './own-words.ts';
import { buildResolver } from './resolve.ts';
import type { Field } from './shapes.ts';
import { acceptsNull, reachableTypes, shapesOf } from './shapes.ts';
import type { CallSyntax, ClientSyntax, TypeSyntax } from './syntax.ts';
import { undocumentedOf } from './undocumented.ts';

export interface BuildOptions {
  readonly package: string;
  readonly version: string;
  /** The entry point that exports the client: `client`, in later releases `jsonRpc`. */
  readonly entry: string;
  readonly descriptions: Descriptions;
}

export function buildModel(client: ClientSyntax, options: BuildOptions): Outcome<RpcModel> {
  const words = ownWords(options.descriptions);
  const resolver = buildResolver(client.declarations, words);
  const docs = new Map(client.declarations.map((one) => [one.name, one.doc]));
  const context: BuildContext = { resolver, words, docs, diagnostics: [] };
  const shapes = new Map(
    client.declarations.flatMap((one) => {
      const shape = resolver.declared(one.name);
      return shape === undefined ? [] : [[one.name, shape] as const];
    }),
  );
  const methods = client.calls
    .map((call) => buildMethod(call, context))
    .map((method) => ({
      ...method,
      example: buildExample(method, shapes),
    }));
  const mentioned = new Set<string>();
  for (const shape of methods.flatMap(shapesOf)) reachableTypes(shape, shapes, mentioned);
  const types = [...mentioned].sort(compareText).flatMap((name) => {
    const shape = shapes.get(name);
    return shape === undefined
      ? []
      : [{ name, shape, description: words.choose(name, docs.get(name) ?? null) }];
  });
  const model: RpcModel = {
    package: options.package,
    version: options.version,
    client: {
      className: client.className,
      entry: options.entry,
      addressOf: client.addressOf,
    },
    methods: methods.toSorted((a, b) => compareText(a.name, b.name)),
    types,
    shapes: new Map(types.map((type) => [type.name, type.shape])),
    undocumented: undocumentedOf(methods, types),
  };
  return succeed(model, [
    ...context.diagnostics,
    ...[
      ...client.calls.map(({ rpc, at }) => ({ name: rpc, at })),
      ...client.declarations.filter(({ name }) => mentioned.has(name)),
    ].flatMap(({ name, at }) =>
      [...(resolver.unresolved.get(name) ?? [])].map((written) =>
        unresolvedType(written, name, at),
      ),
    ),
    ...unusedDescriptions('json-rpc', options.descriptions, words.used),
  ]);
}

function unresolvedType(written: string, owner: string, at: Location): Diagnostic {
  return {
    level: 'warning',
    code: 'json-rpc/type-unresolved',
    message: `a type of ${owner} cannot be read and is shown as any: ${written.replace(/\s+/g, ' ')}`,
    at,
    fix: 'unpack the package completely, or teach the reader of the JSON-RPC reference this type',
  };
}

/** `suix_getCoins` → `suix-getcoins`: the anchor on the overview with dashes, so that one name tells the other. */
export function methodSlug(rpc: string): string {
  return rpc
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function buildMethod(call: CallSyntax, context: BuildContext): Omit<RpcMethod, 'example'> {
  const input =
    call.input === null ? [] : [...context.resolver.fieldsOf(context.resolver.shapeOf(call.input))];
  const sent = call.wire.map((wire, index) =>
    buildParameter(wire, index, { call, input, context }),
  );
  for (const written of sent.flatMap(({ shape }) => context.resolver.openIn(shape)))
    context.diagnostics.push(unresolvedType(written, call.rpc, call.at));
  const used = new Set(sent.flatMap((parameter) => namesOf(parameter)));
  const unsent = inputTypes(call.input)
    .flatMap((name) => context.resolver.fieldsOf({ kind: 'ref', name }))
    .filter((field) => !used.has(field.name))
    .map((field) => parameterOf(field, { isSent: false, from: { kind: 'nothing' } }));
  return {
    name: call.rpc,
    slug: methodSlug(call.rpc),
    group: groupOf(call.rpc),
    description: descriptionOf(call, context),
    deprecation: call.deprecation,
    sdkMethod: call.sdk,
    sdkResult: call.promised,
    unsubscribe: call.unsubscribe,
    parameters: withOwnNames([...sent, ...unsent]).map((parameter) =>
      described(parameter, call.rpc, context),
    ),
    input: input.map(propertyOf),
    result: describeResult(
      context.resolver.shapeOf(call.result, call.rpc),
      call.rpc,
      context.words,
    ),
    notification:
      call.notification === null ? null : context.resolver.shapeOf(call.notification, call.rpc),
    at: call.at,
  };
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
