/** What the site and the example checker read: `docs/generated/_data/json-rpc.json`. Pure. */

import { flattenInline } from '../core/nodes.ts';
import type { PhrasingContent } from 'mdast';
import { parseProse, plainText } from '../core/prose.ts';
import type { RequestModel } from './check-request.ts';
import { curlText, jsonText, notificationOf, requestOf, responseOf, sdkText } from './example-text.ts';
import type { RpcMethod, RpcModel } from './model.ts';
import { groupMethods } from './pages.ts';
import { overviewHref, routeOf, summaryWords } from './routes.ts';
import type { Shape } from './shapes.ts';
import { shapeText } from './shapes.ts';

/** Stand-ins that the overview replaces when a reader chooses a network. */
export const URL_MARK = '$URL';
export const NETWORK_MARK = '$NETWORK';

export interface MethodData {
  readonly name: string;
  readonly anchor: string;
  readonly route: string;
  readonly group: string;
  readonly summary: string | null;
  readonly isDeprecated: boolean;
  readonly sdkMethod: string;
  readonly unsubscribe: string | null;
  readonly parameters: readonly {
    readonly name: string;
    readonly type: string;
    readonly shape: Shape;
    readonly isRequired: boolean;
    readonly isSent: boolean;
    readonly description: string | null;
  }[];
  readonly result: string;
  readonly examples: {
    readonly request: string;
    readonly response: string;
    readonly message: string | null;
    readonly curl: string | null;
    readonly sdk: string;
  };
}

export interface RpcData extends RequestModel {
  readonly package: string;
  readonly version: string;
  readonly groups: readonly string[];
  readonly methods: readonly MethodData[];
}

export function dataOf(model: RpcModel): RpcData {
  return {
    package: model.package,
    version: model.version,
    groups: groupMethods(model).map((group) => group.title),
    methods: model.methods.map((method) => methodData(method, model)),
    types: model.types.map(({ name, shape }) => ({ name, shape: withoutWords(shape) })),
  };
}

function methodData(method: RpcMethod, model: RpcModel): MethodData {
  const message = notificationOf(method);
  return {
    name: method.name,
    anchor: overviewHref(method).split('#')[1] ?? '',
    route: routeOf(method),
    group: method.group,
    summary: summaryWords(method.description),
    isDeprecated: method.deprecation !== null,
    sdkMethod: `${model.client.className}.${method.sdkMethod}`,
    unsubscribe: method.unsubscribe,
    parameters: method.parameters.map((one) => ({
      name: one.name,
      type: shapeText(one.shape),
      shape: withoutWords(one.shape),
      isRequired: one.isRequired,
      isSent: one.isSent,
      description: one.description === null ? null : words(one.description),
    })),
    result: shapeText(method.result),
    examples: {
      request: jsonText(requestOf(method)),
      response: jsonText(responseOf(method)),
      message: message === null ? null : jsonText(message),
      curl: curlText(method, URL_MARK),
      sdk: sdkText(method, model, NETWORK_MARK),
    },
  };
}

/** Markdown as plain words on one line: the overview shows no links. */
function words(markdown: string): string {
  const inline = flattenInline(parseProse(markdown, 'ours'));
  const nodes = inline.map((one): PhrasingContent => (typeof one === 'string' ? { type: 'text', value: one } : one));
  return plainText(nodes).replace(/\s+/g, ' ').trim();
}

/** The check needs types only; sentences would triple the file. */
function withoutWords(shape: Shape): Shape {
  switch (shape.kind) {
    case 'array':
    case 'map':
      return { ...shape, of: withoutWords(shape.of) };
    case 'tuple':
      return { ...shape, items: shape.items.map(withoutWords) };
    case 'object':
      return { ...shape, fields: shape.fields.map((field) => ({ ...field, shape: withoutWords(field.shape), description: null })) };
    case 'union':
      return { ...shape, options: shape.options.map((option) => ({ shape: withoutWords(option.shape), description: null })) };
    default:
      return shape;
  }
}
