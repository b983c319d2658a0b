/** The index of the reference: how to send a request, how to read an error, every method by group. Pure. */

import { mark } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import {
  flattenInline,
  heading,
  inlineCode,
  link,
  linkIf,
  paragraph,
  table,
} from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { asSentence, countOf } from '../../core/text.ts';
import { byGroup } from '../model/groups.ts';
import type { RpcMethod, RpcService } from '../model/model.ts';
import { parseProse, shorten, summaryText } from '../../core/prose.ts';
import { OVERVIEW } from '../routes.ts';
import type { PageContext } from './context.ts';
import { crumbsOf } from './context.ts';

export function indexPage(context: PageContext): Page {
  const { model, routes, templates } = context;
  const own = model.methods.filter((method) => method.isInInterface).length;
  const count = countOf(own, 'method');
  if (model.service !== null) return otherIndex(model.service, context);
  return {
    reference: 'json-rpc',
    route: routes.base,
    title: 'JSON-RPC methods',
    description: `All ${count} of the Sui JSON-RPC API with parameters in wire order, results, errors and checked examples.`,
    label: 'JSON-RPC',
    crumbs: crumbsOf(context, 0),
    keywords: ['JSON-RPC', 'API', 'full node'],
    body: templates.index({
      count,
      release: model.release,
      origin: [originParagraph(context)],
      successors: [successorsParagraph(context)],
      groups: groupFlow(context),
    }),
  };
}

function groupFlow(context: PageContext): Flow[] {
  const { model } = context;
  return byGroup(model.methods, model).flatMap(({ title, slug, items }) => [
    heading(2, title, slug),
    table([[['Method'], ['What it does']], ...items.map((call) => indexRow(call, context))]),
  ]);
}

/** Of another service nothing is known but what its document says. */
function otherIndex({ title, text, servers }: RpcService, context: PageContext): Page {
  const { model, routes, templates } = context;
  const count = countOf(model.methods.length, 'method');
  const hasText = servers.some(({ text: words }) => words !== null);
  const version = model.release === '' ? '' : ` in version ${model.release}`;
  const types: Inline[] =
    model.types.length === 0
      ? []
      : [' The ', link(routes.types, 'types'), ' pages explain every type by name.'];
  return {
    reference: 'json-rpc',
    route: routes.base,
    title,
    description: asSentence(shorten(`${title}: ${count} with parameters and results`, 159)),
    label: title,
    crumbs: crumbsOf(context, 0),
    keywords: ['JSON-RPC', 'API'],
    body: templates.other({
      origin: [
        ...parseProse(text ?? ''),
        paragraph(`This reference covers ${count}${version}.`, ...types),
      ],
      servers:
        servers.length === 0
          ? []
          : [
              table([
                [['Server'], ['Address'], ...(hasText ? [['Description']] : [])],
                ...servers.map(({ name, url, text: words }) => [
                  [name],
                  [inlineCode(url)],
                  ...(hasText ? [flattenInline(parseProse(words ?? ''))] : []),
                ]),
              ]),
            ],
      groups: groupFlow(context),
    }),
  };
}

function originParagraph({ model, routes, isOnSite }: PageContext): Flow {
  const others = model.methods.filter((method) => !method.isInInterface).length;
  const more =
    others === 0
      ? ''
      : ` ${countOf(others, 'more method')} marked "SDK only" ${others === 1 ? 'is' : 'are'} called by ${model.sdk.package} ${model.sdk.version} without being in the interface.`;
  const overview: Inline[] = isOnSite
    ? [
        'The ',
        link(OVERVIEW, 'API reference'),
        ' shows all methods on one page, with a filter and a choice of network. ',
      ]
    : [];
  return paragraph(
    ...overview,
    'The ',
    link(routes.types, 'JSON-RPC types'),
    ' pages explain every type by name.',
    more,
  );
}

function successorsParagraph({ isOnSite }: PageContext): Flow {
  const named = (text: string, route: string): Inline => linkIf(isOnSite ? route : null, text);
  return paragraph(
    'New features arrive in ',
    named('GraphQL', '/concepts/graphql-rpc'),
    ' and ',
    named('gRPC', '/concepts/grpc-overview'),
    ' first. Look there before you build something new on JSON-RPC.',
  );
}

function indexRow(method: RpcMethod, { model, routes }: PageContext): Inline[][] {
  const marks: Inline[] = [
    ...(method.deprecation === null ? [] : [' ', mark('deprecated')]),
    ...(method.isInInterface ? [] : [' ', mark('sdkOnly')]),
  ];
  const summary = summaryText(model.descriptions.get(method.name));
  return [
    [link(routes.method(method), inlineCode(method.name)), ...marks],
    [summary ?? mark('undocumented')],
  ];
}
