/** The index: which file, which program, which metrics. Pure. */

import { mark } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import { inlineCode, link, table } from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { summaryOf } from '../../core/prose.ts';
import { withParts } from '../model/model.ts';
import type { PageContext } from './context.ts';
import { INDEX_CRUMBS } from './context.ts';
import { FILES } from './files.ts';

export function indexPage(context: PageContext): Page {
  const { model, templates } = context;
  return {
    reference: 'operator',
    route: context.routes.base,
    title: 'Node operation reference',
    description:
      'Configuration files, metrics and programs of node operators: every key, metric and option of the documented release.',
    label: 'Node operation',
    crumbs: INDEX_CRUMBS,
    keywords: ['operator', 'configuration', 'metrics', 'sui-node', 'sui-tool'],
    body: templates.index({
      release: model.release,
      files: [fileTable(context)],
      programs: [programTable(context)],
    }),
  };
}

function fileTable({ model, routes }: PageContext): Flow {
  const rows = model.files.map((file): Inline[][] => [
    [link(routes.file(file), FILES[file.name].title)],
    [String(file.keys.flatMap(withParts).length)],
    [summaryOf(file.prose) || mark('undocumented')],
  ]);
  return table([[['File'], ['Keys'], ['What it is']], ...rows]);
}

/** Programs that no reference documents in this run are left out: a row must lead somewhere. */
function programTable({ model, links }: PageContext): Flow {
  const rows = model.programs.flatMap((name): Inline[][][] => {
    const target = links.get(`program:${name}`);
    if (!target) return [];
    return [[[link(target.route, inlineCode(name))], [target.summary ?? mark('undocumented')]]];
  });
  return table([[['Program'], ['What it does']], ...rows]);
}
