/** The client's calls → methods with parameters in wire order, results and examples. Pure. */

import type { Descriptions } from '../core/descriptions.ts';
import { unusedDescriptions } from '../core/descriptions.ts';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { succeed } from '../core/diagnostics.ts';
import { compareText } from '../core/text.ts';
import { buildExample } from './examples.ts';
import { COMPUTED, DESCENDING_PARAMETER, NULLABLE_OBJECTS, OBJECT_PARAMETER, groupOf } from './hand-map.ts';
import type { RpcMethod, RpcModel, RpcParameter, RpcType, SdkProperty } from './model.ts';
import type { OwnWords } from './own-words.ts';
import { ownWords } from './own-words.ts';
import type { Resolver } from './resolve.ts';
import { buildResolver } from './resolve.ts';
import type { Field, Shape } from './shapes.ts';
import { acceptsNull, reachableTypes, shapesOf } from './shapes.ts';
import type { CallSyntax, ClientSyntax, TypeSyntax, WireSyntax } from './syntax.ts';

export interface BuildOptions {
  readonly package: string;
  readonly version: string;
  /** The entry point that exports the client: `client`, in later releases `jsonRpc`. */
  readonly entry: string;
  readonly descriptions: Descriptions;
}

interface Context {
  readonly resolver: Resolver;
  readonly words: OwnWords;
  readonly docs: ReadonlyMap<string, string | null>;
  readonly diagnostics: Diagnostic[];
}

export function buildModel(client: ClientSyntax, options: BuildOptions): Outcome<RpcModel> {
  const words = ownWords(options.descriptions);
  const resolver = buildResolver(client.declarations, words);
  const docs = new Map(client.declarations.map((one) => [one.name, one.doc]));
  const context: Context = { resolver, words, docs, diagnostics: [] };
  const shapes = new Map(
    client.declarations.flatMap((one) => {
      const shape = resolver.declared(one.name);
      return shape === undefined ? [] : [[one.name, shape] as const];
    }),
  );
  const methods = client.calls.map((call) => buildMethod(call, context)).map((method) => ({
    ...method,
    example: buildExample(method, shapes),
  }));
  const mentioned = new Set<string>();
  for (const shape of methods.flatMap(shapesOf)) reachableTypes(shape, shapes, mentioned);
  const types = [...mentioned].sort(compareText).flatMap((name) => {
    const shape = shapes.get(name);
    return shape === undefined ? [] : [{ name, shape, description: words.choose(name, docs.get(name) ?? null) }];
  });
  const model: RpcModel = {
    package: options.package,
    version: options.version,
    client: { className: client.className, entry: options.entry },
    methods: methods.toSorted((a, b) => compareText(a.name, b.name)),
    types,
    shapes: new Map(types.map((type) => [type.name, type.shape])),
    undocumented: undocumentedOf(methods, types),
  };
  return succeed(model, [...context.diagnostics, ...unusedDescriptions('json-rpc', options.descriptions, words.used)]);
}

/** Methods, parameters and fields of types without a word. Literal fields, such as `kind: "Genesis"`, say what they are. */
function undocumentedOf(methods: readonly RpcMethod[], types: readonly RpcType[]): string[] {
  const ids = [
    ...methods.flatMap((method) => [
      ...(method.description === null ? [method.name] : []),
      ...method.parameters.filter((one) => one.description === null).map((one) => `${method.name}.${one.name}`),
    ]),
    ...types.flatMap((type) => objectsOf(type.shape).flatMap((fields) => fields).filter(isMute).map((field) => `${type.name}.${field.name}`)),
  ];
  return [...new Set(ids)].sort(compareText);
}

function isMute(field: Field): boolean {
  return field.description === null && field.shape.kind !== 'literal';
}

function objectsOf(shape: Shape): (readonly Field[])[] {
  if (shape.kind === 'object') return [shape.fields];
  return shape.kind === 'union' ? shape.options.flatMap((option) => (option.description === null ? objectsOf(option.shape) : [])) : [];
}

/** `suix_getCoins` → `suix-getcoins`: the anchor on the overview with dashes, so that one name tells the other. */
export function methodSlug(rpc: string): string {
  return rpc.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function buildMethod(call: CallSyntax, context: Context): Omit<RpcMethod, 'example'> {
  const input = call.input === null ? [] : [...context.resolver.fieldsOf(context.resolver.shapeOf(call.input))];
  const sent = call.wire.map((wire, index) => buildParameter(wire, index, { call, input, context }));
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
    parameters: [...sent, ...unsent].map((parameter) => described(parameter, call.rpc, context)),
    input: input.map(propertyOf),
    result: context.resolver.shapeOf(call.result),
    notification: call.notification === null ? null : context.resolver.shapeOf(call.notification),
    at: call.at,
  };
}

function namesOf(parameter: RpcParameter): readonly string[] {
  const { from } = parameter;
  if (from.kind === 'object') return from.names;
  return from.kind === 'nothing' ? [] : [from.name];
}

function propertyOf(field: Field): SdkProperty {
  return { name: field.name, shape: field.shape, isRequired: !field.isOptional && !acceptsNull(field.shape) };
}

/** `GetCoinsParams` and its like: they describe the wire, inline parts only the SDK. */
function inputTypes(type: TypeSyntax | null): string[] {
  if (type === null) return [];
  if (type.kind === 'intersection') return type.parts.flatMap(inputTypes);
  return type.kind === 'name' && type.name.endsWith('Params') ? [type.name] : [];
}

/** Ours first; then the comment on the parameters, which describes the call, then the SDK method's own. */
function descriptionOf(call: CallSyntax, context: Context): string | null {
  const documented = inputTypes(call.input).map((name) => context.docs.get(name) ?? null);
  return context.words.choose(call.rpc, documented.find((doc) => doc !== null) ?? call.doc);
}

function described(parameter: RpcParameter, rpc: string, context: Context): RpcParameter {
  return { ...parameter, description: context.words.choose(`${rpc}.${parameter.name}`, parameter.description) };
}

interface ParameterContext {
  readonly call: CallSyntax;
  readonly input: readonly Field[];
  readonly context: Context;
}

function parameterOf(field: Field, rest: Pick<RpcParameter, 'isSent' | 'from'>): RpcParameter {
  const isRequired = !field.isOptional && !acceptsNull(field.shape);
  return { name: field.name, shape: field.shape, isRequired, description: field.description, ...rest };
}

function buildParameter(wire: WireSyntax, index: number, where: ParameterContext): RpcParameter {
  const computed = COMPUTED.get(where.call.rpc)?.get(index);
  if (computed !== undefined && computed.from.kind === 'property') {
    const name = computed.from.name;
    const field = where.input.find((one) => one.name === name);
    if (field) return { ...parameterOf({ ...field, shape: computed.shape }, { isSent: true, from: computed.from }), isRequired: true };
  }
  if (wire.kind === 'object') return objectParameter(wire, where);
  if (wire.kind === 'equals') return descendingParameter(wire, where);
  const field = wire.kind === 'property' ? where.input.find((one) => one.name === wire.name) : undefined;
  if (wire.kind !== 'property' || field === undefined) return unresolvedParameter(wire, index, where);
  const from = { kind: 'property', name: wire.name, as: wire.isText ? 'text' : 'itself' } as const;
  return parameterOf(wire.isText ? { ...field, shape: textShape(field.shape) } : field, { isSent: true, from });
}

/** A number that the client turns into text on its way out. */
function textShape(shape: Shape): Shape {
  const text: Shape = { kind: 'string' };
  if (!acceptsNull(shape)) return text;
  return { kind: 'union', options: [{ shape: text, description: null }, { shape: { kind: 'null' }, description: null }] };
}

function objectParameter(wire: Extract<WireSyntax, { kind: 'object' }>, where: ParameterContext): RpcParameter {
  const names = wire.fields.flatMap((field) => (field.from.kind === 'property' ? [field.from.name] : []));
  const isDeclared = wire.type !== null && where.context.resolver.declared(wire.type) !== undefined;
  const shape: Shape = isDeclared && wire.type !== null ? { kind: 'ref', name: wire.type } : inlineShape(names, where.input);
  const description = wire.type === null ? null : (where.context.docs.get(wire.type) ?? null);
  const isRequired = !NULLABLE_OBJECTS.has(where.call.rpc);
  return { name: OBJECT_PARAMETER, shape, isRequired, description, isSent: true, from: { kind: 'object', names } };
}

function inlineShape(names: readonly string[], input: readonly Field[]): Shape {
  return { kind: 'object', fields: input.filter((field) => names.includes(field.name)) };
}

function descendingParameter(wire: Extract<WireSyntax, { kind: 'equals' }>, where: ParameterContext): RpcParameter {
  const field = where.input.find((one) => one.name === wire.name);
  return {
    name: DESCENDING_PARAMETER,
    shape: { kind: 'boolean' },
    isRequired: false,
    description: field?.description ?? null,
    isSent: true,
    from: { kind: 'equals', name: wire.name, value: wire.value },
  };
}

function unresolvedParameter(wire: WireSyntax, index: number, where: ParameterContext): RpcParameter {
  const shown = wire.kind === 'code' ? wire.text : wire.kind === 'property' ? wire.name : wire.kind;
  where.context.diagnostics.push({
    level: 'warning',
    code: 'json-rpc/parameter-unresolved',
    message: `parameter ${index + 1} of ${where.call.rpc} is computed: ${shown.replace(/\s+/g, ' ')}`,
    at: where.call.at,
    fix: 'add the parameter to the hand map of the JSON-RPC reference',
  });
  const name = `parameter${index + 1}`;
  return { name, shape: { kind: 'any' }, isRequired: false, description: null, isSent: true, from: { kind: 'nothing' } };
}
