/** Metrics that a text names or asks for, held against those that programs register. Pure. */

import { propose } from '../../proposal.ts';
import type { KnownMetrics } from './known-metrics.ts';
import { seriesOf } from './known-metrics.ts';
import type { Selector } from './promql.ts';
import { readQuery } from './promql.ts';

export interface MetricResult {
  readonly code: 'unknown-metric' | 'metric-kind' | 'metric-label';
  readonly message: string;
  readonly fix: string;
  /** In the text. */
  readonly offset: number;
}

/** Of Prometheus itself and of exporters for other programs. */
const FOREIGN =
  /^(?:up$|ALERTS|(?:node|process|scrape|prometheus|container|kube|pg|nginx|haproxy)_)/;
/** Prometheus adds these to everything it scrapes. */
const OF_TARGETS = ['instance', 'job'];
const FOR_COUNTERS = /^(?:i?rate|increase|resets)$/;
const FOR_GAUGES = /^(?:i?delta|deriv|predict_linear)$/;

export function checkQuery(text: string, known: KnownMetrics): readonly MetricResult[] {
  const { selectors, grouped } = readQuery(text);
  const own = selectors.filter(({ name }) => !FOREIGN.test(name));
  const found = own.flatMap((selector) => checkSelector(selector, known));
  if (found.length > 0 || own.length < selectors.length || own.length === 0) return found;
  const labels = [...OF_TARGETS, ...own.flatMap(({ name }) => seriesOf(name, known)?.labels ?? [])];
  return grouped
    .filter(({ name }) => !labels.includes(name))
    .map(({ name, offset }) =>
      unknownLabel({ label: name, of: 'what is grouped', labels, offset }),
    );
}

function checkSelector(selector: Selector, known: KnownMetrics): readonly MetricResult[] {
  const { name, offset, functions } = selector;
  const series = seriesOf(name, known);
  if (series === null) return [unknownMetric(name, offset, known)];
  const labels = [...OF_TARGETS, ...series.labels];
  const wrong = selector.labels.filter((label) => !labels.includes(label));
  return [
    ...kindErrors(series.kind, functions).map((fix): MetricResult => {
      const message = `\`${name}\` is a ${series.kind}`;
      return { code: 'metric-kind', message, fix, offset };
    }),
    ...wrong.map((label) =>
      unknownLabel({ label, of: `\`${name}\``, labels: series.labels, offset }),
    ),
  ];
}

/** What to do instead; empty when the functions fit the kind. */
function kindErrors(kind: string, functions: readonly string[]): readonly string[] {
  const counting = functions.find((name) => FOR_COUNTERS.test(name));
  const measuring = functions.find((name) => FOR_GAUGES.test(name));
  if (kind === 'histogram') return ['ask for its series `_bucket`, `_sum` or `_count`'];
  if (kind === 'counter' && measuring !== undefined)
    return [`use rate() instead of ${measuring}()`];
  if (kind !== 'counter' && counting !== undefined)
    return [`use delta() or changes() instead of ${counting}(), which is for counters`];
  return [];
}

/** The name that was meant has few other letters, or most of the words. */
export function nearestMetric(name: string, known: KnownMetrics): string | null {
  const near = propose(name, [...known.keys()])?.to;
  if (near !== undefined) return near;
  const terms = new Set(name.split('_'));
  const shared = [...known.keys()].map((other) => {
    const own = other.split('_');
    const count = own.filter((word) => terms.has(word)).length;
    return [other, count / Math.max(own.length, terms.size)] as const;
  });
  const [best] = shared.toSorted(([, a], [, b]) => b - a);
  return best && best[1] > 0.6 && terms.size > 2 ? best[0] : null;
}

export function unknownMetric(name: string, offset: number, known: KnownMetrics): MetricResult {
  const near = nearestMetric(name, known);
  const fix =
    near === null ? 'look it up in the reference of metrics' : `did you mean \`${near}\`?`;
  return {
    code: 'unknown-metric',
    message: `no program of Sui has a metric \`${name}\``,
    fix,
    offset,
  };
}

function unknownLabel(wrong: {
  readonly label: string;
  readonly of: string;
  readonly labels: readonly string[];
  readonly offset: number;
}): MetricResult {
  const { label, of, labels, offset } = wrong;
  const message = `${of} has no label \`${label}\``;
  const fix = labels.length === 0 ? 'leave it out' : `its labels are ${labels.join(', ')}`;
  return { code: 'metric-label', message, fix, offset };
}
