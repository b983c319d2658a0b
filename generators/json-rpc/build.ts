/** The client's calls → methods with parameters in wire order, results and examples. Pure. */

import type { Descriptions } from '../core/descriptions.ts';
import { unusedDescriptions } from '../core/descriptions.ts';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { succeed } from '../core/diagnostics.ts';
import { compareText } from '../core/text.ts';
import { buildMethod, unresolvedType } from './build-method.ts';
import type { BuildContext } from './build-parameter.ts';
import { buildExample } from './examples.ts';
import type { RpcMethod, RpcModel, RpcType } from './model.ts';
import { ownWords } from './own-words.ts';
import { buildResolver } from './resolve.ts';
import type { ShapesByName } from './shapes.ts';
import { reachableTypes, shapesOf } from './shapes.ts';
import type { ClientSyntax } from './syntax.ts';
import { undocumentedOf } from './undocumented.ts';

/** The release that is described, and our words about it. */
export interface BuildOptions {
  readonly package: string;
  readonly version: string;
  /** The entry point that exports the client: `client`, in later releases `jsonRpc`. */
  readonly entry: string;
  readonly descriptions: Descriptions;
}

/** Warns of what is shown as `any` because it cannot be read, and of sections of ours that describe nothing. */
export function buildModel(client: ClientSyntax, options: BuildOptions): Outcome<RpcModel> {
  const context = contextOf(client, options.descriptions);
  const shapes = shapesByName(client, context);
  const methods = client.calls
    .map((call) => buildMethod(call, context))
    .map((method) => ({ ...method, example: buildExample(method, shapes) }));
  const types = typesOf(methods, shapes, context);
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
    ...unresolvedTypes(client, types, context),
    ...unusedDescriptions('json-rpc', options.descriptions, context.words.used),
  ]);
}

function contextOf({ declarations }: ClientSyntax, descriptions: Descriptions): BuildContext {
  const words = ownWords(descriptions);
  return {
    resolver: buildResolver(declarations, words),
    words,
    docs: new Map(declarations.map((one) => [one.name, one.doc])),
    diagnostics: [],
  };
}

function shapesByName({ declarations }: ClientSyntax, { resolver }: BuildContext): ShapesByName {
  return new Map(
    declarations.flatMap(({ name }) => {
      const shape = resolver.declared(name);
      return shape === undefined ? [] : [[name, shape] as const];
    }),
  );
}

/** The types that methods mention, also within each other, by name. */
function typesOf(
  methods: readonly RpcMethod[],
  shapes: ShapesByName,
  { words, docs }: BuildContext,
): RpcType[] {
  const mentioned = new Set<string>();
  for (const shape of methods.flatMap(shapesOf)) reachableTypes(shape, shapes, mentioned);
  return [...mentioned].sort(compareText).flatMap((name) => {
    const shape = shapes.get(name);
    const description = words.choose(name, docs.get(name) ?? null);
    return shape === undefined ? [] : [{ name, shape, description }];
  });
}

/** Of methods, and of the declared types that the model shows. */
function unresolvedTypes(
  { calls, declarations }: ClientSyntax,
  types: readonly RpcType[],
  { resolver }: BuildContext,
): Diagnostic[] {
  const shown = new Set(types.map(({ name }) => name));
  const owners = [
    ...calls.map(({ rpc, at }) => ({ name: rpc, at })),
    ...declarations.filter(({ name }) => shown.has(name)),
  ];
  return owners.flatMap(({ name, at }) =>
    [...(resolver.unresolved.get(name) ?? [])].map((written) => unresolvedType(written, name, at)),
  );
}
