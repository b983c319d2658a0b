/** Small facts with small words, as a model. For tests that show a rule at work. */

import { readDescriptions, descriptionsFrom } from '../../generators/core/descriptions.ts';
import type { Diagnostic } from '../../generators/core/diagnostics.ts';
import type { OperatorModel } from '../../generators/operator/model/model.ts';
import { buildModel } from '../../generators/operator/model/build.ts';
import { readConfigFacts, readMetricFacts } from '../../generators/operator/read/facts.ts';

export interface SmallModel {
  readonly model: OperatorModel | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** File contents by name: `node-config.json`, `metrics.json`, `prose.md`. */
export function smallModel(input: ReadonlyMap<string, string>): SmallModel {
  const source = (name: string, text: string): { path: string; text: string } => ({
    path: name,
    text: input.get(name) ?? text,
  });
  const config = readConfigFacts(source('node-config.json', '{"keys": []}'));
  const metrics = readMetricFacts(source('metrics.json', '{"metrics": []}'));
  const prose = readDescriptions(source('prose.md', ''), 'operator');
  const diagnostics = [config, metrics, prose].flatMap((outcome) => outcome.diagnostics);
  if (!config.value || !metrics.value || !prose.value) return { model: null, diagnostics };
  const files = new Map([['node' as const, config.value]]);
  const facts = {
    release: '1.0.0',
    files,
    metrics: metrics.value.metrics,
    admin: [],
    programs: ['sui-node'],
  };
  return { model: buildModel(facts, descriptionsFrom(prose.value)), diagnostics };
}
