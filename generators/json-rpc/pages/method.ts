/** The page of a method: signature, parameters, result, failures, examples, siblings. Pure. */

import { equivalentsOf } from '../../core/equivalents/equivalents.ts';
import { mark } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import {
  alias,
  anchor,
  caption,
  flattenInline,
  inlineCode,
  joinInline,
  link,
  linkIf,
  paragraph,
  table,
  unsearched,
} from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { parseProse, shorten, summaryText } from '../../core/prose.ts';
import type { CodePart } from '../../core/signature.ts';
import { part, signature } from '../../core/signature.ts';
import { asSentence } from '../../core/text.ts';
import type { RpcMethod, RpcParameter } from '../model/model.ts';
import { anchorOf, overviewHref } from '../routes.ts';
import { shapeOf, withoutNull } from '../schema/schema.ts';
import { nameText, typeText } from '../schema/type-text.ts';
import type { PageContext } from './context.ts';
import { crumbsOf, nameOfApi, proseOf, typeHref, contentOf } from './context.ts';
import { methodDisagreements } from './disagreements.ts';
import { exampleTexts } from './example-text.ts';
import { noticesOf } from './notices.ts';
import type { PathRow } from './schema-flow.ts';
import { defaultNote, pathRows, pathTable, typeInline, typeParts } from './schema-flow.ts';

export function methodPage(method: RpcMethod, context: PageContext): Page {
  const { name, result, message, sdk } = method;
  const { schemas } = context.model;
  const resultRows = pathRows(result, name, schemas);
  const messageRows = message === null ? [] : pathRows(message, name, schemas);
  const body = context.templates.method({
    notices: noticesOf(method, context),
    description: [...proseOf(name, context)],
    signature: [signature('typescript', signatureParts(method, context))],
    facts: factsOf(method, context),
    parameters: parameterFlow(method, context),
    result: [
      ...resultFlow(method, context),
      ...pathTable(resultRows, context),
      ...methodDisagreements(method, [...resultRows, ...messageRows], context),
    ],
    messages: messageFlow(method, messageRows, context),
    failures: failureFlow(method, context),
    ...exampleTexts(method, context.model),
    siblings: equivalentsOf(
      context.equivalents,
      { id: `rpc:${name}`, parts: partsOf(method) },
      context.links,
    ),
  });
  return {
    reference: 'json-rpc',
    route: context.routes.method(method),
    title: name,
    description: metaDescription(method, context),
    label: null,
    crumbs: crumbsOf(context, 1),
    keywords: [name, ...(sdk === null ? [] : [sdk.method]), 'JSON-RPC'],
    body,
  };
}

/** What shares the page of a method: its parameters, and how a subscription ends. */
function partsOf({ name, parameters, unsubscribe }: RpcMethod): { id: string; name: string }[] {
  return [
    ...parameters.map((param) => ({ id: `rpc:${name}.${param.name}`, name: param.name })),
    ...(unsubscribe === null ? [] : [{ id: `rpc:${unsubscribe}`, name: unsubscribe }]),
  ];
}

/** One sentence that makes sense alone and is this method's own. */
function metaDescription({ name }: RpcMethod, { model }: PageContext): string {
  const summary = summaryText(model.descriptions.get(name));
  const lead = `${name} of ${nameOfApi(model)}`;
  return asSentence(shorten(`${lead}: ${summary ?? 'parameters, result and examples'}`, 159));
}

/** `suix_getCoins(owner: SuiAddress, coin_type?: string): Page_for_Coin_and_String`, one parameter a line. */
function signatureParts(method: RpcMethod, context: PageContext): CodePart[] {
  const hrefOf = typeHref(context);
  const inner = method.parameters.flatMap((parameter) => [
    part('  '),
    part(nameText(parameter.name), `#${anchorOf(parameter.name)}`),
    part(parameter.isRequired ? ': ' : '?: '),
    ...typeParts(parameter.schema, hrefOf),
    part(',\n'),
  ]);
  const open = inner.length === 0 ? `${method.name}(` : `${method.name}(\n`;
  const result = method.isNotification ? [part('void')] : typeParts(method.result, hrefOf);
  return [part(open), ...inner, part('): '), ...result];
}

function factsOf(method: RpcMethod, context: PageContext): Flow[] {
  const { model, links, isOnSite } = context;
  if (model.service !== null) return [...proseOf(`${method.name}.@see`, context)];
  const { className, entry, anyCall } = model.sdk;
  const sdkLink = (name: string): Inline =>
    linkIf(links.href(`ts:${entry}/${className}.${name}`), inlineCode(`${className}.${name}`));
  const overview: Inline[] = isOnSite
    ? [' All methods on one page: ', link(overviewHref(method), 'API reference'), '.']
    : [];
  if (method.sdk === null) {
    const through = anyCall === null ? [] : [' Send it with ', sdkLink(anyCall), '.'];
    return [
      unsearched(paragraph('The TypeScript SDK has no method for it.', ...through, ...overview)),
    ];
  }
  const resolves = method.sdk.result;
  const differs =
    method.message === null && resolves !== typeText(method.result) && resolves.length < 60;
  return [
    unsearched(
      paragraph(
        'TypeScript SDK: ',
        sdkLink(method.sdk.method),
        ...(differs ? [', which resolves to ', inlineCode(resolves)] : []),
        '.',
        ...overview,
      ),
    ),
  ];
}

function parameterFlow(method: RpcMethod, context: PageContext): Flow[] {
  if (method.parameters.length === 0)
    return [paragraph('The method takes no parameters: send an empty list.')];
  const lead = method.isByName
    ? [paragraph('The parameters go by name: send an object, in any order.')]
    : [];
  const rows = method.parameters.map((parameter, index) => [
    [String(index + 1)],
    [
      ...anchorsOf(parameter, method),
      inlineCode(parameter.name),
      ' ',
      mark(parameter.isRequired ? 'required' : 'optional'),
    ],
    [...typeInline(parameter.schema, typeHref(context)), ...defaultNote(parameter.schema)],
    [...contentOf(`${method.name}.${parameter.name}`, context), ...sdkNote(parameter, method)],
  ]);
  return [
    ...lead,
    table([[['#'], ['Parameter'], ['Type'], ['Description']], ...rows]),
    ...method.parameters.flatMap((parameter) => inlineFields(parameter, method, context)),
  ];
}

/** Of an object that has no name, and so no place of its own. */
function inlineFields(
  { name, schema }: RpcParameter,
  method: RpcMethod,
  context: PageContext,
): Flow[] {
  const shape = shapeOf(withoutNull(schema));
  const inner = shape.kind === 'list' ? shapeOf(shape.of) : shape;
  const rows =
    inner.kind === 'object'
      ? pathRows(schema, `${method.name}.${name}`, context.model.schemas)
      : [];
  return rows.length === 0
    ? []
    : [caption('Fields of', ' ', inlineCode(name)), ...pathTable(rows, context)];
}

/** The name on the wire, and the SDK's: pages link to either. */
function anchorsOf({ name, sdkNames }: RpcParameter, { parameters }: RpcMethod): Inline[] {
  const [sdkName] = sdkNames?.length === 1 ? sdkNames : [];
  const isTaken = parameters.some((param) => param.name === sdkName);
  return [anchor(anchorOf(name)), ...(sdkName === undefined || isTaken ? [] : [alias(sdkName)])];
}

/** What a program gives to the SDK for it, where that has another name. */
function sdkNote({ name, sdkNames }: RpcParameter, { sdk }: RpcMethod): Inline[] {
  if (sdk === null || sdkNames?.join() === name || sdkNames?.length === 0) return [];
  if (sdkNames === null) return [' This release of the SDK does not send it.'];
  return [' In the SDK: ', ...joinInline(sdkNames.map(inlineCode)), '.'];
}

function resultFlow(method: RpcMethod, context: PageContext): Flow[] {
  if (method.isNotification)
    return [paragraph('The method is a notification: nothing is answered.')];
  return [
    unsearched(paragraph(...typeInline(method.result, typeHref(context)))),
    ...proseOf(`${method.name}.@result`, context),
  ];
}

function messageFlow(method: RpcMethod, rows: readonly PathRow[], context: PageContext): Flow[] {
  if (method.message === null) return [];
  const { unsubscribe } = method;
  const end: Inline[] =
    unsubscribe === null
      ? []
      : [' ', anchor(unsubscribe), 'End one with ', inlineCode(unsubscribe), ' and its number.'];
  return [
    paragraph(
      'The answer is the number of the subscription. For every match the node then sends a message whose ',
      inlineCode('params.result'),
      ' is ',
      ...typeInline(method.message, typeHref(context)),
      '. Subscriptions need a WebSocket connection.',
      ...end,
    ),
    ...pathTable(rows, context),
  ];
}

/** What can go wrong with this method; what any request can run into is on the index page. */
function failureFlow({ failures }: RpcMethod, { routes, model }: PageContext): Flow[] {
  const isOurs = model.service === null;
  const head = isOurs ? ['Answer', 'When', 'What to do'] : ['Code', 'Message', 'Data'];
  const cell = (markdown: string): Inline[] =>
    flattenInline(isOurs ? parseProse(markdown, 'ours') : parseProse(markdown));
  const rows = failures.map(({ answer, when, fix }) => [
    [inlineCode(answer)],
    cell(when),
    cell(fix),
  ]);
  return [
    ...(rows.length === 0 ? [] : [table([head.map((label) => [label]), ...rows])]),
    paragraph(
      'Any request can also fail with one of the ',
      link(`${routes.base}#-errors`, 'general errors'),
      '.',
    ),
  ];
}
