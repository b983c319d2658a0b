/**
 * What the site and the checks read, as three files of `docs/generated/_data`: `json-rpc` for checking
 * requests and answers, `json-rpc-index` for the list of the overview page, `json-rpc-details` for what
 * that page shows when a reader opens a method. Pure.
 */

import type { PhrasingContent } from 'mdast';
import type { Equivalents } from '../core/equivalents/equivalents.ts';
import type { Inline } from '../core/nodes.ts';
import { flattenInline, mergeText } from '../core/nodes.ts';
import { parseProse, plainText, summaryText } from '../core/prose.ts';
import { acceptedSide } from './model/accepted.ts';
import { byGroup } from './model/groups.ts';
import type { RpcMethod, RpcModel } from './model/model.ts';
import { exampleTexts } from './pages/example-text.ts';
import { adviceOf, graphqlIds } from './pages/notices.ts';
import { typeParts } from './pages/schema-flow.ts';
import type { RpcRoutes } from './routes.ts';
import type {
  AllDetails,
  MethodDetails,
  MethodEntry,
  MethodIndex,
  RpcFacts,
  TypePart,
  WordPart,
} from '../output/json-rpc.ts';
import { BASE, assignRoutes, overviewHref } from './routes.ts';
import type { Schema } from './schema/schema.ts';

/** Stand-ins that the overview replaces when a reader chooses a network. */
export const URL_MARK = '$URL';
export const NETWORK_MARK = '$NETWORK';

/** By the name of its file, without `.json`. */
export function dataOf(
  model: RpcModel,
  equivalents: Equivalents,
  routes = assignRoutes(model, BASE),
): {
  readonly 'json-rpc': RpcFacts;
  readonly 'json-rpc-index': MethodIndex;
  readonly 'json-rpc-details': AllDetails;
} {
  return {
    'json-rpc': checkData(model, equivalents),
    'json-rpc-index': {
      release: model.release,
      groups: byGroup(model.methods, model).map(({ title, items }) => ({
        title,
        methods: items.map((method) => entryOf(method, model, routes)),
      })),
    },
    'json-rpc-details': Object.fromEntries(
      model.methods.map((method) => [method.name, detailsOf(method, model, routes)]),
    ),
  };
}

/**
 * The facts that requests and answers are checked against. Where interface and SDK disagree, what either says passes.
 */
function checkData(model: RpcModel, equivalents: Equivalents): RpcFacts {
  const { methods, schemas } = acceptedSide(model);
  return {
    release: model.release,
    methods: methods.map((method) => ({
      name: method.name,
      unsubscribe: method.unsubscribe,
      isInInterface: method.isInInterface,
      deprecation: successorText(method, equivalents),
      parameters: method.parameters.map(({ name, schema, isRequired }) => ({
        name,
        schema,
        isRequired,
      })),
      result: method.result,
      message: method.message,
    })),
    schemas: Object.fromEntries(schemas),
  };
}

function successorText({ name, deprecation }: RpcMethod, table: Equivalents): string | null {
  if (deprecation === null) return null;
  const text = plainText(adviceOf(deprecation));
  const ids = graphqlIds(name, table).map((id) => id.slice('graphql:'.length));
  return [text, ...(ids.length === 0 ? [] : [`In GraphQL: ${ids.join(', ')}.`])].join(' ').trim();
}

/** A method in the list of the overview page. */
function entryOf(method: RpcMethod, model: RpcModel, routes: RpcRoutes): MethodEntry {
  const { name, sdk, parameters, deprecation, isInInterface } = method;
  return {
    name,
    anchor: overviewHref(method).split('#')[1] ?? '',
    route: routes.method(method),
    summary: summaryText(model.descriptions.get(name)),
    isDeprecated: deprecation !== null,
    isInInterface,
    sdkMethod: sdk === null ? null : `${model.sdk.className}.${sdk.method}`,
    // The filter finds a parameter under either name.
    parameters: [...new Set(parameters.flatMap((item) => [item.name, ...(item.sdkNames ?? [])]))],
  };
}

function detailsOf(method: RpcMethod, model: RpcModel, routes: RpcRoutes): MethodDetails {
  const { name, parameters, result, sdk } = method;
  // With the links that the page of the method has.
  const hrefOf = (id: string): string | null => {
    const type = model.types.find((rpcType) => rpcType.name === id);
    return type === undefined ? null : routes.type(type);
  };
  const typePartsOf = (schema: Schema): readonly TypePart[] =>
    mergeText(
      typeParts(schema, hrefOf).map(({ text, href }) => (href === null ? text : { text, href })),
    );
  return {
    parameters: parameters.map((param) => ({
      name: param.name,
      type: typePartsOf(param.schema),
      isRequired: param.isRequired,
      isSent: sdk === null || param.sdkNames !== null,
      description: wordParts(model.descriptions.get(`${name}.${param.name}`) ?? ''),
    })),
    result: typePartsOf(result),
    ...exampleTexts(method, model, { url: URL_MARK, network: NETWORK_MARK }),
  };
}

/** Markdown as words on one line, code apart: the overview shows no links. */
export function wordParts(markdown: string): readonly WordPart[] {
  return mergeText(flattenInline(parseProse(markdown, 'ours')).flatMap(partsOf)).map((part) =>
    typeof part === 'string' ? part.replace(/\s+/g, ' ') : part,
  );
}

function partsOf(node: Inline): WordPart[] {
  if (typeof node === 'string') return [node];
  if (node.type === 'inlineCode') return [{ code: node.value }];
  if ('children' in node) return (node.children as PhrasingContent[]).flatMap(partsOf);
  return [plainText([node])];
}
