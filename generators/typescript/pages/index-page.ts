/** The index of the package: its entry points and its classes. Pure. */

import { fence, inlineCode, link, table } from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { allOf, compareText, countOf } from '../../core/text.ts';
import { classesOf, labelOf } from '../model/names.ts';
import type { PageContext } from './context.ts';
import { summaryText } from '../../core/prose.ts';
import { SDK, crumbsAbove, packageLabel, page } from './context.ts';
import { contentsOf } from './entry-page.ts';
import { symbolList } from './symbol-list.ts';

export function indexPage(context: PageContext): Page {
  const { model, routes, descriptions } = context;
  const rows = model.entries.map((entry) => [
    [link(routes.entry(entry.name), inlineCode(labelOf(model, entry)))],
    [summaryText(descriptions.ofEntry(entry.name)) ?? contentsOf(entry)],
  ]);
  const classes = model.entries
    .flatMap(classesOf)
    .toSorted((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id));
  const symbols = model.entries.reduce((count, entry) => count + entry.symbols.length, 0);
  return page({
    route: routes.base,
    title: `${packageLabel(model)} reference`,
    description: `${allOf(model.entries.length, 'entry point')} of ${model.package} ${model.version}: classes, functions and types with signatures, notes and source lines.`,
    label: packageLabel(model),
    crumbs: crumbsAbove(context),
    keywords: ['TypeScript', 'SDK', model.package],
    body: context.templates.index({
      isSdk: model.package === SDK,
      install: [fence('sh', `npm install ${model.package}`)],
      release: `${model.package} ${model.version}`,
      counts: `${countOf(model.entries.length, 'entry point')} with ${countOf(symbols, 'symbol')}`,
      entries: [table([[['Entry point'], ['What is in it']], ...rows])],
      classes: symbolList(classes, context),
    }),
  });
}
