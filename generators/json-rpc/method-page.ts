/** The page of a method: signature, parameters, result, examples, siblings. Pure. */

import type { CounterpartSymbol } from '../core/counterparts.ts';
import { counterpartsOf } from '../core/counterparts.ts';
import type { Flow, Inline } from '../core/nodes.ts';
import { anchor, badge, fence, inlineCode, link, linkIf, paragraph, table } from '../core/nodes.ts';
import type { Page } from '../core/page.ts';
import { parseProse, shorten } from '../core/prose.ts';
import type { CodePart } from '../core/signature.ts';
import { part, signature } from '../core/signature.ts';
import {
  curlText,
  jsonText,
  notificationOf,
  requestOf,
  responseOf,
  sdkText,
} from './example-text.ts';
import type { RpcMethod, RpcParameter } from './model.ts';
import type { PageContext } from './page-context.ts';
import { CRUMBS, INDEX_CRUMB, hrefOfType } from './page-context.ts';
import { overviewHref, routeOf, summaryWords } from './routes.ts';
import { descriptionInline, pathRows, pathTable, typeInline, typeParts } from './shape-flow.ts';
import { shapeText } from './shapes.ts';

export function methodPage(method: RpcMethod, context: PageContext): Page {
  const hrefOf = hrefOfType(context);
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
    ...examplesOf(method, context),
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

/** By the names that the template has for them; empty where there is no such example. */
function examplesOf(method: RpcMethod, context: PageContext): Record<string, Flow[]> {
  const json = (value: unknown): Flow[] => [fence('json', jsonText(value))];
  const notification = notificationOf(method);
  const curl = curlText(method);
  return {
    request: json(requestOf(method)),
    response: json(responseOf(method)),
    message: notification === null ? [] : json(notification),
    curl: curl === null ? [] : [fence('sh', curl)],
    sdk: [fence('typescript', sdkText(method, context.model))],
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
