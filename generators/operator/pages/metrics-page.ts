/** The page of metrics: a table for each part of the node. Pure. */

import { describedFlow, describedInline } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import { anchor, component, flattenInline, heading, inlineCode, table } from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { countOf } from '../../core/text.ts';
import type { Metric, MetricArea } from '../model/model.ts';
import { anchorOfArea } from '../routes.ts';
import type { PageContext } from './context.ts';
import { crumbsOf } from './context.ts';

export function metricsPage(context: PageContext): Page {
  const { model, routes, templates } = context;
  const count = countOf(model.areas.flatMap(({ metrics }) => metrics).length, 'metric');
  return {
    reference: 'operator',
    route: routes.metrics,
    title: 'Node metrics',
    description: `${count} of full nodes and validators by area, with kind, labels and meaning, the most operational first.`,
    label: 'Metrics',
    crumbs: crumbsOf(context),
    keywords: ['metrics', 'Prometheus', 'monitoring', 'sui-node'],
    body: templates.metrics({
      count,
      release: model.release,
      filter: [component('RowFilter', { of: 'metrics' })],
      areas: model.areas.flatMap(areaFlow),
    }),
  };
}

function areaFlow(area: MetricArea): readonly Flow[] {
  return [
    heading(2, capital(area.title), anchorOfArea(area)),
    ...describedFlow(area.prose),
    table([
      [['Metric'], ['Kind'], ['Labels'], ['Registered'], ['Meaning']],
      ...area.metrics.map(metricRow),
    ]),
  ];
}

function metricRow({ name, kind, labels, registered, prose }: Metric): Inline[][] {
  return [
    [anchor(name), inlineCode(name)],
    [kind],
    labels.length === 0
      ? ['–']
      : labels.flatMap((label, at): Inline[] => [...(at === 0 ? [] : [', ']), inlineCode(label)]),
    [registered ?? 'unknown'],
    [...describedInline(flattenInline(prose))],
  ];
}

/** `state sync` → `State sync`; names such as gRPC and zkLogin stay as they are. */
function capital(text: string): string {
  return /^[a-z]+(?: |$)/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
