/** Pages of the JSON-RPC reference: one for each method, one for the types, an index. Pure. */

import { counterpartsOf } from '../core/counterparts.ts';
import type { Flow, Inline } from '../core/nodes.ts';
import { badge, details, heading, inlineCode, link, paragraph, table } from '../core/nodes.ts';
import type { Page } from '../core/page.ts';
import { parseProse, summaryOf } from '../core/prose.ts';
import { countOf } from '../core/text.ts';
import { groupMethods } from './group-methods.ts';
import { methodPage } from './method-page.ts';
import type { RpcMethod, RpcModel, RpcType } from './model.ts';
import type { PageContext } from './page-context.ts';
import { CRUMBS, INDEX_CRUMB, hrefOfType } from './page-context.ts';
import { BASE, OVERVIEW, TYPES, groupAnchor, routeOf } from './routes.ts';
import { typeFlow } from './shape-flow.ts';
import { reachableTypes, shapesOf } from './shapes.ts';

export function renderPages(context: PageContext): Page[] {
  const methods = context.model.methods.map((method) => methodPage(method, context));
  return [indexPage(context), typesPage(context), ...methods];
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
