/** One method of the interface, or one that only the SDK calls → the method of the model. Pure. */

import type { MethodSyntax, RequestSyntax } from '../read/syntax.ts';
import type { ExampleEntry, Tables } from '../read/tables.ts';
import type { Schema } from '../schema/schema.ts';
import { ANY } from '../schema/schema.ts';
import type { Words } from '../words.ts';
import { deprecationId } from '../words.ts';
import type { RpcDeprecation, RpcExample, RpcFailure, RpcMethod, RpcParameter } from './model.ts';
import type { SdkSide } from './sdk-side.ts';

export interface MethodContext {
  readonly side: SdkSide;
  readonly tables: Tables;
  readonly words: Words;
  readonly groupOf: (method: string) => string;
}

/** A node answers a subscription with its number; what the interface declares travels in messages. */
const SUBSCRIPTION: Schema = { type: 'integer', format: 'uint64', minimum: 0 };

export function buildMethod(declared: MethodSyntax, context: MethodContext): RpcMethod {
  const request = context.side.requests.get(declared.name) ?? null;
  const isSubscription = declared.tags.includes('PubSub');
  const parameters = declared.parameters.map((one, index) => ({
    ...one,
    sdkNames: request?.sent[index]?.mentioned ?? null,
  }));
  return {
    ...sharedParts(declared.name, { request, parameters }, context),
    isInInterface: true,
    deprecation: deprecationOf(declared, request, context.words),
    parameters,
    result: isSubscription ? SUBSCRIPTION : declared.result,
    message: isSubscription ? declared.result : null,
  };
}

/** Of a method that is not in the interface the SDK is the only witness. */
export function buildSdkMethod(request: RequestSyntax, context: MethodContext): RpcMethod {
  const { rpc, sent } = request;
  const parameters = sent.map((one, index) => ({
    name: one.mentioned[0] ?? `parameter${index + 1}`,
    schema: context.side.renamed(one.schema ?? ANY),
    isRequired: !one.isOptional,
    sdkNames: one.mentioned,
  }));
  return {
    ...sharedParts(rpc, { request, parameters }, context),
    isInInterface: false,
    deprecation: deprecationOf({ name: rpc, isDeprecated: false }, request, context.words),
    parameters,
    result: context.side.renamed(request.result),
    message: null,
  };
}

function sharedParts(
  name: string,
  of: { readonly request: RequestSyntax | null; readonly parameters: readonly RpcParameter[] },
  { tables, groupOf }: MethodContext,
): Pick<RpcMethod, 'name' | 'slug' | 'group' | 'sdk' | 'unsubscribe' | 'example' | 'failures'> {
  const { request, parameters } = of;
  const entry = tables.examples.get(name);
  return {
    name,
    slug: methodSlug(name),
    group: groupOf(name),
    sdk: request === null ? null : { method: request.sdk, result: request.promised },
    unsubscribe: request?.unsubscribe ?? null,
    example: entry === undefined ? null : exampleOf(entry, request, parameters),
    failures: failuresOf(name, tables),
  };
}

/** `suix_getCoins` → `suix-getcoins`: the anchor on the overview with dashes, so that either name leads to the other. */
function methodSlug(rpc: string): string {
  return rpc
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function deprecationOf(
  { name, isDeprecated }: Pick<MethodSyntax, 'name' | 'isDeprecated'>,
  request: RequestSyntax | null,
  words: Words,
): RpcDeprecation | null {
  const upstream = request?.deprecation ?? null;
  if (!isDeprecated && upstream === null) return null;
  const reason = upstream === '' ? null : upstream;
  return { by: isDeprecated ? 'interface' : 'sdk', words: words.of(deprecationId(name)) ?? reason };
}

/** The parameters under the SDK's names, and what the entry says of the others. */
function exampleOf(
  entry: ExampleEntry,
  request: RequestSyntax | null,
  parameters: readonly RpcParameter[],
): RpcExample {
  const { params, result, message = null } = entry;
  const named = parameters.flatMap((_parameter, index) => {
    const sent = request?.sent[index];
    const name = sent?.isDirect === true ? sent.mentioned[0] : undefined;
    const value = params[index] ?? null;
    return name === undefined || value === null ? [] : [[name, value] as const];
  });
  const input = { ...Object.fromEntries(named), ...entry.input };
  const hasInput = request !== null && Object.keys(input).length > 0;
  return { params, result, message, input: hasInput ? input : null };
}

function failuresOf(name: string, { failures }: Tables): readonly RpcFailure[] {
  const fits = (pattern: string): boolean =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  return failures.filter(({ methods }) => methods.split(' ').some(fits));
}
