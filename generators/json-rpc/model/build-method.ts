/** One method of the interface, or one that only the SDK calls → the method of the model. Pure. */

import type { DescriptionLookup } from '../../core/descriptions.ts';
import type { MethodSyntax, RequestSyntax } from '../read/syntax.ts';
import type { ExampleEntry, Tables } from '../read/tables.ts';
import type { Schema } from '../schema/schema.ts';
import { ANY } from '../schema/schema.ts';
import type { RpcDeprecation, RpcExample, RpcMethod } from './model.ts';
import type { SdkSide } from './sdk-side.ts';

export interface MethodContext {
  readonly side: SdkSide;
  readonly tables: Tables;
  readonly descriptions: DescriptionLookup;
  readonly groupOf: (method: string) => string;
  readonly slugOf: (method: string) => string;
}

/** A node answers a subscription with its number; what the interface declares travels in messages. */
const SUBSCRIPTION: Schema = { type: 'integer', format: 'uint64', minimum: 0 };

export function buildMethod(declared: MethodSyntax, context: MethodContext): RpcMethod {
  const { name, parameters, result, tags, isByName, isNotification } = declared;
  const { side, tables, descriptions } = context;
  const request = side.requests.get(name) ?? null;
  const isSubscription = tags.includes('PubSub');
  const example = tables.examples.get(name);
  return {
    name,
    slug: context.slugOf(name),
    isByName,
    isNotification,
    group: context.groupOf(name),
    isInInterface: true,
    deprecation: deprecationOf(declared, request, descriptions),
    sdk: request === null ? null : { method: request.sdk, result: request.promised },
    unsubscribe: request?.unsubscribe ?? null,
    parameters: parameters.map((parameter, index) => ({
      ...parameter,
      sdkNames: request?.sent[index]?.mentioned ?? null,
    })),
    result: isSubscription ? SUBSCRIPTION : result,
    message: isSubscription ? result : null,
    example: example === undefined ? null : exampleOf(example, request),
    failures: failuresOf(name, tables),
  };
}

/** Of a method that is not in the interface the SDK is the only witness. */
export function buildSdkMethod(request: RequestSyntax, context: MethodContext): RpcMethod {
  const { renamed } = context.side;
  const parameters = request.sent.map((argument, index) => ({
    name: argument.mentioned[0] ?? `parameter${index + 1}`,
    schema: renamed(argument.schema ?? ANY),
    isRequired: !argument.isOptional,
  }));
  const result = renamed(request.result);
  const declared = {
    name: request.rpc,
    tags: [],
    isDeprecated: false,
    isByName: false,
    isNotification: false,
    parameters,
    result,
  };
  return { ...buildMethod(declared, context), isInInterface: false };
}

/** `suix_getCoins` → `suix-getcoins`: the anchor on the overview with dashes, so that either name leads to the other. */
export function methodSlug(rpc: string): string {
  return rpc
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function deprecationOf(
  { name, isDeprecated }: MethodSyntax,
  request: RequestSyntax | null,
  descriptions: DescriptionLookup,
): RpcDeprecation | null {
  const upstream = request?.deprecation ?? null;
  if (!isDeprecated && upstream === null) return null;
  const by = isDeprecated ? 'interface' : 'sdk';
  const reason = upstream === '' ? null : upstream;
  // Where we say what to use instead.
  return { by, text: descriptions.of(`${name}.@deprecated`), reason };
}

/** The parameters under the SDK's names, and what the entry says of the others. */
function exampleOf(entry: ExampleEntry, request: RequestSyntax | null): RpcExample {
  const { params, named = null, result, message = null } = entry;
  const sent = (request?.sent ?? []).flatMap(({ isDirect, mentioned: [name] }, index) => {
    const value = params[index] ?? null;
    return !isDirect || name === undefined || value === null ? [] : [[name, value] as const];
  });
  const input = { ...Object.fromEntries(sent), ...entry.input };
  const hasInput = request !== null && Object.keys(input).length > 0;
  return { params, named, result, message, input: hasInput ? input : null };
}

function failuresOf(name: string, { failures }: Tables): Tables['failures'] {
  const fits = (pattern: string): boolean =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  return failures.filter(({ methods }) => methods.split(' ').some(fits));
}
