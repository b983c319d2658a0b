/** The metrics that programs of Sui register, by name. `load…` reads `schema/operator`. */

import fs from 'node:fs';
import path from 'node:path';
import { FOLDER } from '../../../../generators/operator/load.ts';
import type { MetricFacts } from '../../../../generators/operator/read/syntax.ts';
import { loadPrinted } from './known-messages.ts';

export interface KnownMetric {
  readonly kind: string;
  readonly labels: readonly string[];
}

export type KnownMetrics = ReadonlyMap<string, KnownMetric>;

/** Metrics with one name, of two programs, have the labels of both. */
export function loadKnownMetrics(root: string): KnownMetrics {
  const known = new Map<string, KnownMetric>();
  const add = (name: string, { kind, labels }: KnownMetric): void => {
    const others = known.get(name)?.labels ?? [];
    known.set(name, { kind, labels: [...new Set([...others, ...labels])] });
  };
  for (const row of Object.values(loadPrinted(root).metrics).flat()) {
    const [kind = '', name = '', ...labels] = row.split(' ');
    add(name, { kind: kind.replace('-', ' '), labels });
  }
  const file = path.join(root, FOLDER, 'metrics.json');
  const { metrics } = JSON.parse(fs.readFileSync(file, 'utf8')) as { metrics: MetricFacts[] };
  for (const metric of metrics) add(metric.name, metric);
  return known;
}

/** What Prometheus stores of a metric: a histogram is three series, of which none has its name. */
export function seriesOf(name: string, known: KnownMetrics): KnownMetric | null {
  const own = known.get(name);
  if (own) return own;
  const [, base = '', ending = ''] = /^(.+)_(bucket|sum|count)$/.exec(name) ?? [];
  const metric = known.get(base);
  const isOfHistogram = metric?.kind === 'histogram';
  const isOfPercentiles = metric?.kind === 'percentile gauge' && ending !== 'bucket';
  return metric && (isOfHistogram || isOfPercentiles)
    ? { kind: 'counter', labels: [...metric.labels, ...(ending === 'bucket' ? ['le'] : [])] }
    : null;
}
