/** The operator reference as the program runs it. Reads facts, prose and layouts; writes nothing. */

import {
  loadDescriptions,
  undocumentedItem,
  unusedDescriptions,
  descriptionsFrom,
} from '../core/descriptions.ts';
import type { Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import { loadTemplates } from '../core/print/load-templates.ts';
import type { Prepared, Reference, ReferenceRequest } from '../core/reference.ts';
import type { NavigationItem } from '../output/targets.ts';
import type { SourceText } from '../core/source.ts';
import { loadFacts, loadProgramNames } from './load.ts';
import { buildModel } from './model/build.ts';
import type { ConfigFile, OperatorModel } from './model/model.ts';
import { withParts } from './model/model.ts';
import { FILES } from './pages/files.ts';
import { renderPages } from './pages/pages.ts';
import {
  readAdminFacts,
  readConfigFacts,
  readMetricFacts,
  readProgramFacts,
} from './read/facts.ts';
import type { FileFacts } from './read/syntax.ts';
import type { OperatorRoutes } from './routes.ts';
import { assignRoutes, claimTargets } from './routes.ts';
import { apiReportOf } from './api-report.ts';

const CONFIGS = ['node-config', 'bridge-config', 'client-config', 'genesis-config'] as const;

export const reference: Reference = {
  name: 'operator',
  summary: 'pages of configuration files and metrics for those who run nodes',
  options: [],
  prepare: (request) => Promise.resolve(prepare(request)),
};

function prepare(request: ReferenceRequest): Outcome<Prepared> {
  const model = loadModel(request.root);
  if (!model.value) return fail(model.diagnostics);
  const missing = request.isStrict ? model.value.undocumented : [];
  return succeed(prepareModel(model.value, assignRoutes(request.options.get('base'))), [
    ...model.diagnostics,
    ...missing.map((id) => undocumentedItem('operator', id)),
  ]);
}

/** The documented release. */
export function loadModel(root: string): Outcome<OperatorModel> {
  const sources = loadFacts(root, [...CONFIGS, 'metrics', 'sui-node', 'sui-data-ingestion']);
  if (!sources.value) return fail(sources.diagnostics);
  const { release, texts } = sources.value;
  const textOf = (name: string): SourceText => {
    const text = texts.get(name);
    if (!text) throw new Error(`loadFacts() gave no "${name}"`);
    return text;
  };
  const configs = CONFIGS.map((name) => readConfigFacts(textOf(name)));
  const metrics = readMetricFacts(textOf('metrics'));
  const admin = readAdminFacts(textOf('sui-node'));
  const ingestion = readProgramFacts(textOf('sui-data-ingestion'));
  const prose = loadDescriptions(root, 'operator');
  const diagnostics = [...configs, metrics, admin, ingestion, prose].flatMap(
    (outcome) => outcome.diagnostics,
  );
  const [node, bridge, client, genesis] = configs.map((outcome) => outcome.value);
  if (!node || !bridge?.cli || !client || !genesis || !ingestion.value) return fail(diagnostics);
  if (!metrics.value || !admin.value || !prose.value) return fail(diagnostics);
  const files = new Map<ConfigFile['name'], FileFacts>([
    ['node', node],
    ['bridge', bridge],
    ['bridge-cli', bridge.cli],
    ['client', client],
    ['genesis', genesis],
    ['data-ingestion', ingestion.value.config_file],
    ['bucket-writer', ingestion.value.second_binary.config_file],
  ]);
  const descriptions = descriptionsFrom(prose.value);
  const facts = {
    release,
    files,
    metrics: metrics.value.metrics,
    admin: admin.value.admin_interface.routes,
    programs: loadProgramNames(root),
  };
  const model = buildModel(facts, descriptions);
  return succeed(model, [
    ...diagnostics,
    ...unusedDescriptions('operator', prose.value, descriptions),
  ]);
}

function prepareModel(model: OperatorModel, routes: OperatorRoutes): Prepared {
  return {
    targets: claimTargets(model, routes),
    counts: {
      files: model.files.length,
      keys: model.files.flatMap(({ keys }) => keys.flatMap(withParts)).length,
      metrics: model.areas.flatMap(({ metrics }) => metrics).length,
      'admin requests': model.admin.length,
      undocumented: model.undocumented.length,
    },
    apiReport: { file: 'operator.txt', text: apiReportOf(model) },
    navigation: [navigationOf(model, routes)],
    data: {},
    render: (links) => {
      const templates = loadTemplates('operator', 'index', 'file', 'metrics', 'admin');
      return succeed(renderPages({ model, routes, links, templates }));
    },
  };
}

function navigationOf({ files }: OperatorModel, routes: OperatorRoutes): NavigationItem {
  const items = [
    ...files.map((file) => ({ label: FILES[file.name].title, route: routes.file(file) })),
    { label: 'Metrics', route: routes.metrics },
    { label: 'Admin interface', route: routes.admin },
  ];
  return { label: 'Node operation', route: routes.base, items };
}
