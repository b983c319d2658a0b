/** The page of the admin interface: a row for each request. Pure. */

import { describedInline } from '../../core/marks.ts';
import type { Inline } from '../../core/nodes.ts';
import { anchor, flattenInline, inlineCode, table } from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { countOf } from '../../core/text.ts';
import type { AdminRequest } from '../model/model.ts';
import { anchorOfRequest } from '../routes.ts';
import type { PageContext } from './context.ts';
import { crumbsOf } from './context.ts';

export function adminPage(context: PageContext): Page {
  const { model, routes, templates } = context;
  const count = countOf(model.admin.length, 'request');
  return {
    reference: 'operator',
    route: routes.admin,
    title: 'Admin interface',
    description: `${count} that a running node answers on its own machine, with parameters, effect and danger.`,
    label: null,
    crumbs: crumbsOf(context),
    keywords: ['admin interface', 'port 1337', 'log level', 'sui-node'],
    body: templates.admin({
      count,
      release: model.release,
      requests: [
        table([[['Request'], ['Parameters'], ['What it does']], ...model.admin.map(requestRow)]),
      ],
    }),
  };
}

function requestRow(request: AdminRequest): Inline[][] {
  const { method, path, parameters, prose } = request;
  return [
    [anchor(anchorOfRequest(request)), inlineCode(`${method} ${path}`)],
    parameters.length === 0 ? ['–'] : parameters.flatMap(parameterCell),
    [...describedInline(flattenInline(prose))],
  ];
}

function parameterCell(parameter: string, at: number): readonly Inline[] {
  const [name = '', what] = parameter.split(': ');
  return [
    ...(at === 0 ? [] : [', ']),
    ...(what === undefined ? [inlineCode(name)] : [`${name}: ${what}`]),
  ];
}
