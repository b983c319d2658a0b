/** Pages of the JSON-RPC reference: one for each method, one for the types, an index. Pure. */

import type { CounterpartSymbol, Counterparts } from '../core/counterparts.ts';
import { counterpartsOf } from '../core/counterparts.ts';
import type { Links } from '../core/links.ts';
import type { Flow, Inline } from '../core/nodes.ts';
import {
  anchor,
  badge,
  details,
  fence,
  heading,
  inlineCode,
  link,
  linkIf,
  paragraph,
  table,
} from '../core/nodes.ts';
import type { Crumb, Page } from '../core/page.ts';
import { parseProse, shorten, summaryOf } from '../core/prose.ts';
import type { CodePart } from '../core/signature.ts';
import { part, signature } from '../core/signature.ts';
import type { Template } from '../core/templates.ts';
import { countOf } from '../core/text.ts';
import {
  curlText,
  jsonText,
  notificationOf,
  requestOf,
  responseOf,
  sdkText,
} from './example-text.ts';
import { GROUP_ORDER } from './hand-map.ts';
import type { RpcMethod, RpcModel, RpcParameter, RpcType } from './model.ts';
import {
  BASE,
  OVERVIEW,
  TYPES,
  groupAnchor,
  overviewHref,
  routeOf,
  summaryWords,
} from './routes.ts';
import {
  descriptionInline,
  pathRows,
  pathTable,
  typeFlow,
  typeInline,
  typeParts,
} from './shape-flow.ts';
import { reachableTypes, shapeText, shapesOf } from './shapes.ts';

export interface PageContext {
  readonly model: RpcModel;
  readonly links: Links;
  readonly counterparts: Counterparts;
  readonly templates: {
    readonly method: Template;
    readonly index: Template;
    readonly types: Template;
  };
}

const CRUMBS: readonly Crumb[] = [
  { label: 'References', route: '/references' },
  { label: 'Sui APIs', route: '/references/sui-api' },
];
const INDEX_CRUMB: Crumb = { label: 'JSON-RPC', route: BASE };

export function renderPages(context: PageContext): Page[] {
  const methods = context.model.methods.map((method) => methodPage(method, context));
  return [indexPage(context), typesPage(context), ...methods];
}

/** The methods by group, groups in the order of the index, empty ones left out. */
export function groupMethods(
  model: RpcModel,
): readonly { readonly title: string; readonly methods: readonly RpcMethod[] }[] {
  return GROUP_ORDER.map((title) => ({
    title,
    methods: model.methods.filter((method) => method.group === title),
  })).filter((group) => group.methods.length > 0);
}

function hrefOfType(context: PageContext): (name: string) => string | null {
  return (name) => context.links.href(`rpc:${name}`);
}

function methodPage(method: RpcMethod, context: PageContext): Page {
  const hrefOf = hrefOfType(context);
  const notification = notificationOf(method);
  const curl = curlText(method);
  const json = (value: unknown): Flow[] => [fence('json', jsonText(value))];
  const body = context.templates.method({
    notices: noticesOf(method),
    description: method.description === null ? [] : [...parseProse(method.description, 'ours')],
    signature: [signature('typescript', signatureParts(method, context))],
    facts: factsOf(method, context),
    parameters: parameterFlow(method, hrefOf),
    result: [
      paragraph(...typeInline(method.result, hrefOf)),
      ...pathTable(pathRows(method.result, context.model.shapes), hrefOf),
    ],
    notification: notificationFlow(method, context),
    request: json(requestOf(method)),
    response: json(responseOf(method)),
    message: notification === null ? [] : json(notification),
    curl: curl === null ? [] : [fence('sh', curl)],
    sdk: [fence('typescript', sdkText(method, context.model))],
    siblings: counterpartsOf(
      context.counterparts,
      { id: `rpc:${method.name}`, parts: partsOf(method) },
      context.links,
    ),
  });
  return {
    reference: 'json-rpc',
    route: routeOf(method),
    title: method.name,
    description: metaDescription(method),
    label: null,
    crumbs: [...CRUMBS, INDEX_CRUMB],
    keywords: [method.name, method.sdkMethod, 'JSON-RPC'],
    body,
  };
}

/** What shares the page of a method: its parameters, and how a subscription ends. */
function partsOf(method: RpcMethod): NonNullable<CounterpartSymbol['parts']> {
  return [
    ...method.parameters.map(({ name }) => ({ id: `rpc:${method.name}.${name}`, name })),
    ...(method.unsubscribe === null
      ? []
      : [{ id: `rpc:${method.unsubscribe}`, name: method.unsubscribe }]),
  ];
}

/** One sentence that stands alone and is this method's own. */
function metaDescription(method: RpcMethod): string {
  const summary = summaryWords(method.description);
  const lead = `${method.name} of the Sui JSON-RPC API`;
  if (summary === null) return shorten(`${lead}: parameters, result and examples.`, 160);
  const sentence = shorten(`${lead}: ${summary}`, 159);
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

function noticesOf(method: RpcMethod): Flow[] {
  const notices: Flow[] = [];
  if (method.deprecation !== null) {
    const words =
      method.deprecation === '' ? 'Upstream has deprecated the method and gives no reason.' : '';
    const [first, ...rest] = words === '' ? parseProse(method.deprecation) : [];
    const inline: Inline[] = first?.type === 'paragraph' ? first.children : [words];
    notices.push(paragraph(badge('deprecated', 'Deprecated'), ' ', ...inline), ...rest);
  }
  if (method.description === null) notices.push(paragraph(badge('undocumented', 'Undocumented')));
  return notices;
}

/** `suix_getCoins(owner: string, coinType?: string | null): PaginatedCoins`, one parameter a line. */
function signatureParts(method: RpcMethod, context: PageContext): CodePart[] {
  const hrefOf = hrefOfType(context);
  const inner = method.parameters.flatMap((parameter) => [
    part('  '),
    part(parameter.name, `#${parameter.name}`),
    part(parameter.isRequired ? ': ' : '?: '),
    ...typeParts(parameter.shape, hrefOf),
    part(',\n'),
  ]);
  const open =
    inner.length === 0 ? [part(`${method.name}(`)] : [part(`${method.name}(\n`), ...inner];
  return [...open, part('): '), ...typeParts(method.result, hrefOf)];
}

function factsOf(method: RpcMethod, context: PageContext): Flow[] {
  const { className, entry } = context.model.client;
  const label = `${className}.${method.sdkMethod}`;
  const sdk = linkIf(context.links.href(`ts:${entry}/${label}`), inlineCode(label));
  const differs = method.unsubscribe === null && method.sdkResult !== shapeText(method.result);
  const sdkResult: Inline[] =
    differs && method.sdkResult.length < 60
      ? [', which resolves to ', inlineCode(method.sdkResult)]
      : [];
  return [
    paragraph(
      'TypeScript SDK: ',
      sdk,
      ...sdkResult,
      '. All methods on one page: ',
      link(overviewHref(method), 'API reference'),
      '.',
    ),
  ];
}

function parameterFlow(method: RpcMethod, hrefOf: (name: string) => string | null): Flow[] {
  if (method.parameters.length === 0)
    return [paragraph('The method takes no parameters: send an empty list.')];
  const rows = method.parameters.map((parameter, index) => [
    [String(index + 1)],
    [anchor(parameter.name), inlineCode(parameter.name), ' ', requirement(parameter)],
    typeInline(parameter.shape, hrefOf),
    [
      ...descriptionInline(parameter.description),
      ...(parameter.isSent ? [] : [' This release of the SDK does not send it.']),
    ],
  ]);
  return [table([[['#'], ['Parameter'], ['Type'], ['Description']], ...rows])];
}

function requirement(parameter: RpcParameter): Inline {
  return parameter.isRequired ? badge('required', 'Required') : badge('info', 'Optional');
}

function notificationFlow(method: RpcMethod, context: PageContext): Flow[] {
  if (method.notification === null || method.unsubscribe === null) return [];
  const hrefOf = hrefOfType(context);
  return [
    paragraph(
      'The answer is the number of the subscription. For every match the node then sends a message whose ',
      inlineCode('params.result'),
      ' is ',
      ...typeInline(method.notification, hrefOf),
      '. Subscriptions need a WebSocket connection. ',
      anchor(method.unsubscribe),
      'End one with ',
      inlineCode(method.unsubscribe),
      ' and its number.',
    ),
    ...pathTable(pathRows(method.notification, context.model.shapes), hrefOf),
  ];
}

function indexPage(context: PageContext): Page {
  const { model } = context;
  const groups = groupMethods(model).flatMap((group) => [
    heading(2, group.title, groupAnchor(group.title)),
    table([[['Method'], ['What it does']], ...group.methods.map(indexRow)]),
  ]);
  const count = countOf(model.methods.length, 'method');
  return {
    reference: 'json-rpc',
    route: BASE,
    title: 'JSON-RPC methods',
    description: `All ${count} of the Sui JSON-RPC API that the TypeScript SDK calls, with parameters in wire order, results and checked examples.`,
    label: 'JSON-RPC',
    crumbs: CRUMBS,
    keywords: ['JSON-RPC', 'API', 'full node'],
    body: context.templates.index({
      count: model.methods.length,
      release: `${model.package} ${model.version}`,
      overview: [
        paragraph(
          'The ',
          link(OVERVIEW, 'API reference'),
          ' shows all methods on one page, with a filter and a choice of network. The ',
          link(TYPES, 'JSON-RPC types'),
          ' page explains every type by name.',
        ),
      ],
      groups,
    }),
  };
}

function indexRow(method: RpcMethod): Inline[][] {
  const mark: Inline[] =
    method.deprecation === null ? [] : [' ', badge('deprecated', 'Deprecated')];
  return [[link(routeOf(method), inlineCode(method.name)), ...mark], descriptionOf(method)];
}

function descriptionOf(method: RpcMethod): Inline[] {
  const summary =
    method.description === null ? '' : summaryOf(parseProse(method.description, 'ours'));
  return summary === '' ? [badge('undocumented', 'Undocumented')] : [summary];
}

function typesPage(context: PageContext): Page {
  const { types } = context.model;
  return {
    reference: 'json-rpc',
    route: TYPES,
    title: 'JSON-RPC types',
    description: `The ${countOf(types.length, 'type')} that parameters and results of Sui JSON-RPC methods are made of, field by field.`,
    label: 'Types',
    crumbs: [...CRUMBS, INDEX_CRUMB],
    keywords: ['JSON-RPC', 'types'],
    body: context.templates.types({
      count: types.length,
      types: types.flatMap((type) => typeSection(type, context)),
    }),
  };
}

function typeSection(type: RpcType, context: PageContext): Flow[] {
  const words = type.description === null ? [] : parseProse(type.description, 'ours');
  return [
    heading(2, inlineCode(type.name), type.name),
    ...words,
    ...typeFlow(type.shape, hrefOfType(context)),
    ...usesFlow(type, context.model),
    ...counterpartsOf(context.counterparts, `rpc:${type.name}`, context.links),
  ];
}

/** More methods than this fold: nearly every transaction method mentions an object reference. */
const MOST_OPEN_USES = 6;

function usesFlow(type: RpcType, model: RpcModel): Flow[] {
  const users = model.methods.filter((method) =>
    shapesOf(method).some((shape) => reachableTypes(shape, model.shapes).includes(type.name)),
  );
  const links = users.flatMap((method, index): Inline[] => [
    ...(index === 0 ? [] : [', ']),
    link(routeOf(method), inlineCode(method.name)),
  ]);
  if (users.length > MOST_OPEN_USES)
    return [details(`Used by ${users.length} methods`, [paragraph(...links)])];
  return [paragraph('Used by ', ...links, '.')];
}
