/**
 * What the site and the example checker read, as three files of `docs/generated/_data`: `json-rpc`
 * for checking requests, `json-rpc-index` for the list of the overview page, `json-rpc-details` for
 * what that page shows when a reader opens a method. Pure.
 */

import type { PhrasingContent } from 'mdast';
import type { Inline } from '../core/nodes.ts';
import { flattenInline } from '../core/nodes.ts';
import { parseProse, plainText } from '../core/prose.ts';
import type { RequestModel } from './check-request.ts';
import {
  curlText,
  jsonText,
  notificationOf,
  requestOf,
  responseOf,
  sdkText,
} from './example-text.ts';
import type { RpcMethod, RpcModel } from './model.ts';
import { groupMethods } from './group-methods.ts';
import { TYPES, overviewHref, routeOf, summaryWords } from './routes.ts';
import { typeParts } from './shape-flow.ts';
import type { Shape } from './shapes.ts';

/** Stand-ins that the overview replaces when a reader chooses a network. */
export const URL_MARK = '$URL';
export const NETWORK_MARK = '$NETWORK';

/** The model for the check, and the release that it is of. */
export interface CheckData extends RequestModel {
  readonly package: string;
  readonly version: string;
}

/** A method in the list of the overview page. */
export interface MethodEntry {
  readonly name: string;
  readonly anchor: string;
  readonly route: string;
  readonly summary: string | null;
  readonly isDeprecated: boolean;
  readonly sdkMethod: string;
  /** Their names, for the filter. */
  readonly parameters: readonly string[];
}

/** The list of the overview page. Groups are in the order of the index, none is empty. */
export interface IndexData {
  readonly release: string;
  readonly groups: readonly { readonly title: string; readonly methods: readonly MethodEntry[] }[];
}

/** Plain words, or code between them. */
export type WordPart = string | { readonly code: string };

/** A type as TypeScript writes it, in pieces: names of types lead to where they are explained. */
export type TypePart = string | { readonly text: string; readonly href: string };

/** What the overview shows when a reader opens a method. */
export interface MethodDetails {
  readonly parameters: readonly {
    readonly name: string;
    readonly type: readonly TypePart[];
    readonly isRequired: boolean;
    readonly isSent: boolean;
    /** Empty for what nobody describes. */
    readonly description: readonly WordPart[];
  }[];
  readonly result: readonly TypePart[];
  readonly request: string;
  readonly response: string;
  /** Subscriptions only. */
  readonly message: string | null;
  readonly curl: string | null;
  readonly sdk: string;
}

/** By the name of the method. */
export type DetailsData = Readonly<Record<string, MethodDetails>>;

/** By the name of its file, without `.json`. */
export function dataOf(model: RpcModel): {
  readonly 'json-rpc': CheckData;
  readonly 'json-rpc-index': IndexData;
  readonly 'json-rpc-details': DetailsData;
} {
  return {
    'json-rpc': checkData(model),
    'json-rpc-index': {
      release: `${model.package} ${model.version}`,
      groups: groupMethods(model).map(({ title, methods }) => ({
        title,
        methods: methods.map((method) => entryOf(method, model)),
      })),
    },
    'json-rpc-details': Object.fromEntries(
      model.methods.map((method) => [method.name, detailsOf(method, model)]),
    ),
  };
}

function checkData(model: RpcModel): CheckData {
  return {
    package: model.package,
    version: model.version,
    methods: model.methods.map(({ name, unsubscribe, parameters }) => ({
      name,
      unsubscribe,
      parameters: parameters.map((one) => ({
        name: one.name,
        shape: withoutWords(one.shape),
        isRequired: one.isRequired,
      })),
    })),
    types: model.types.map(({ name, shape }) => ({ name, shape: withoutWords(shape) })),
  };
}

function entryOf(method: RpcMethod, model: RpcModel): MethodEntry {
  return {
    name: method.name,
    anchor: overviewHref(method).split('#')[1] ?? '',
    route: routeOf(method),
    summary: summaryWords(method.description),
    isDeprecated: method.deprecation !== null,
    sdkMethod: `${model.client.className}.${method.sdkMethod}`,
    parameters: method.parameters.map(({ name }) => name),
  };
}

function detailsOf(method: RpcMethod, model: RpcModel): MethodDetails {
  const message = notificationOf(method);
  return {
    parameters: method.parameters.map((one) => ({
      name: one.name,
      type: typeOf(one.shape, model),
      isRequired: one.isRequired,
      isSent: one.isSent,
      description: one.description === null ? [] : wordParts(one.description),
    })),
    result: typeOf(method.result, model),
    request: jsonText(requestOf(method)),
    response: jsonText(responseOf(method)),
    message: message === null ? null : jsonText(message),
    curl: curlText(method, URL_MARK),
    sdk: sdkText(method, model, NETWORK_MARK),
  };
}

/** With the links that the page of the method has. */
function typeOf(shape: Shape, model: RpcModel): readonly TypePart[] {
  const hrefOf = (name: string) => (model.shapes.has(name) ? `${TYPES}#${name}` : null);
  const parts: TypePart[] = [];
  for (const { text, href } of typeParts(shape, hrefOf)) {
    const last = parts.at(-1);
    if (href !== null) parts.push({ text, href });
    else if (typeof last === 'string') parts[parts.length - 1] = last + text;
    else parts.push(text);
  }
  return parts;
}

/** Markdown as words on one line, code apart: the overview shows no links. */
export function wordParts(markdown: string): readonly WordPart[] {
  const parts: WordPart[] = [];
  for (const one of flattenInline(parseProse(markdown, 'ours')).flatMap(partsOf)) {
    const last = parts.at(-1);
    if (typeof one === 'string' && typeof last === 'string') parts[parts.length - 1] = last + one;
    else parts.push(one);
  }
  return parts.map((one) => (typeof one === 'string' ? one.replace(/\s+/g, ' ') : one));
}

function partsOf(node: Inline): WordPart[] {
  if (typeof node === 'string') return [node];
  if (node.type === 'inlineCode') return [{ code: node.value }];
  if ('children' in node) return (node.children as PhrasingContent[]).flatMap(partsOf);
  return [plainText([node])];
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
      return {
        ...shape,
        fields: shape.fields.map((field) => ({
          ...field,
          shape: withoutWords(field.shape),
          description: null,
        })),
      };
    case 'union':
      return {
        ...shape,
        options: shape.options.map((option) => ({
          shape: withoutWords(option.shape),
          description: null,
        })),
      };
    default:
      return shape;
  }
}
