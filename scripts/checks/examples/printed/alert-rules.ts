/** Queries of alert rules: each `expr` asks for metrics that exist, in the way of their kind. Pure. */

import type { UnitResult } from '../model.ts';
import type { KnownMetrics } from './known-metrics.ts';
import { checkQuery } from './metrics.ts';
import type { DataEntry, DataNode } from '../data/tree.ts';

export function checkRules(node: DataNode, known: () => KnownMetrics): readonly UnitResult[] {
  return entriesIn(node).flatMap(({ key, value }) =>
    key === 'expr' && value.kind === 'scalar'
      ? checkQuery(value.text, known()).map(({ code, message, fix }) => ({
          ...{ level: 'error' as const, code, message, block: 0 },
          ...{ ...value.at, fix, rename: null },
        }))
      : [],
  );
}

function entriesIn(node: DataNode): readonly DataEntry[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'list') return node.items.flatMap(entriesIn);
  return node.entries.flatMap((entry) => [entry, ...entriesIn(entry.value)]);
}
