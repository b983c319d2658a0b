/** The framework reference as the program runs it. Reads declarations, facts and layouts; writes nothing. */

import path from 'node:path';
import type { Equivalents } from '../core/equivalents/equivalents.ts';
import { undocumentedItem } from '../core/descriptions.ts';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { asWarnings, fail, hasErrors, succeed } from '../core/diagnostics.ts';
import { isSafeUrl } from '../core/prose.ts';
import { loadTemplates } from '../core/print/load-templates.ts';
import type { Prepared, Reference, ReferenceRequest } from '../core/reference.ts';
import type { NavigationItem } from '../output/targets.ts';
import { abortData, signatureData } from './data.ts';
import { loadAbortReviews, loadApiReport, loadInput, loadMoveParser } from './load.ts';
import type { InputFiles } from './load.ts';
import { checkReviews } from './model/abort-reviews.ts';
import { callsInBodies } from './model/body-calls.ts';
import { buildModel } from './model/build.ts';
import type { FrameworkModel, ModuleModel } from './model/model.ts';
import { constantsById, uniqueModules } from './pages/context.ts';
import { renderPages } from './pages/pages.ts';
import { readAbortReviews } from './read/abort-reviews.ts';
import { badBase } from './read/diagnostics.ts';
import { readCalls } from './read/calls.ts';
import { readFacts } from './read/facts.ts';
import { readInput } from './read/read.ts';
import { assignRoutes, BASE, claimTargets, linksInto, type FrameworkRoutes } from './routes.ts';
import { coverageOf, itemsOf, publishedModules, apiReportOf } from './api-report.ts';

export const reference: Reference = {
  name: 'framework',
  summary: 'pages of Move packages: modules, structs, functions, abort codes',
  options: [
    {
      name: 'sources',
      value: 'DIR',
      summary: 'Move sources, package summaries or on-chain ABI instead of the documented release',
    },
    {
      name: 'framework-base',
      value: 'URL',
      summary:
        'where the framework is documented, such as https://docs.sui.io/references/framework',
    },
  ],
  prepare,
};

const SOURCES = 'framework-sources';

async function prepare(request: ReferenceRequest): Promise<Outcome<Prepared>> {
  const own = request.options.get('sources');
  const model = await loadModel(request.root, {
    ...(own === undefined ? {} : { folder: own }),
    isMoving: request.isMoving === true,
  });
  if (!model.value) return fail(model.diagnostics);
  const equivalents = own === undefined ? request.equivalents : null;
  const elsewhere = frameworkLinks(request);
  if (!elsewhere.value) return fail(elsewhere.diagnostics);
  const routes = { base: request.options.get('base') ?? BASE, elsewhere: elsewhere.value };
  return succeed(prepareModel(model.value, equivalents, routes), [
    ...model.diagnostics,
    ...(request.isStrict ? undocumentedItems(model.value) : []),
  ]);
}

/** Addresses of what the framework has, for packages that use it; none without `--framework-base`. */
function frameworkLinks({ root, options }: ReferenceRequest): Outcome<ReadonlyMap<string, string>> {
  const base = options.get('framework-base');
  if (base === undefined) return succeed(new Map());
  if (!isSafeUrl(base, 'ours')) return fail([badBase(base)]);
  return succeed(linksInto(base.replace(/\/$/, ''), loadApiReport(root)));
}

/** The documented release, or what `folder` holds in any of the three forms. */
export async function loadModel(
  root: string,
  { folder, isMoving = false }: { readonly folder?: string; readonly isMoving?: boolean } = {},
): Promise<Outcome<FrameworkModel>> {
  const displayPath = folder ?? SOURCES;
  const files = loadInput(
    folder === undefined ? path.join(root, SOURCES) : path.resolve(folder),
    displayPath,
  );
  if (!files.value) return fail(files.diagnostics);
  const input = readInput(files.value.sources, await loadMoveParser(), displayPath);
  const read = readFiles(files.value);
  const reviews = read.facts.length === 0 ? succeed([]) : readReviews(root);
  const diagnostics = [
    ...files.diagnostics,
    ...input.diagnostics,
    ...read.diagnostics,
    ...reviews.diagnostics,
  ];
  if (!input.value || !reviews.value || hasErrors(diagnostics)) return fail(diagnostics);
  const { modules, published } = input.value;
  const calls = new Map([...callsInBodies(modules), ...read.calls]);
  // Another input may have only a part of what the table speaks of.
  const found = folder === undefined ? checkReviews(reviews.value, modules, calls) : [];
  const graded = isMoving ? asWarnings(found) : found;
  if (hasErrors(graded)) return fail([...diagnostics, ...graded]);
  const origin = folder === undefined ? 'ours' : 'upstream';
  return succeed(
    buildModel({ modules, published, facts: read.facts, calls, reviews: reviews.value, origin }),
    [...diagnostics, ...graded],
  );
}

function readFiles({ facts, calls }: InputFiles) {
  const known = facts.map(readFacts);
  const called = calls.map(readCalls);
  return {
    facts: known.flatMap((outcome) => outcome.value ?? []),
    calls: called.flatMap((outcome) => [...(outcome.value ?? [])]),
    diagnostics: [...known, ...called].flatMap((outcome) => outcome.diagnostics),
  };
}

function readReviews(root: string): ReturnType<typeof readAbortReviews> {
  const table = loadAbortReviews(root);
  return table.value ? readAbortReviews(table.value) : fail(table.diagnostics);
}

interface Addresses {
  readonly base: string;
  /** By full name: what is documented on another site. */
  readonly elsewhere: ReadonlyMap<string, string>;
}

export function prepareModel(
  model: FrameworkModel,
  equivalents: Equivalents | null,
  { base, elsewhere }: Addresses = { base: BASE, elsewhere: new Map() },
): Prepared {
  const routes = assignRoutes(model, base);
  return {
    targets: claimTargets(model, routes),
    counts: countsOf(model),
    // Worked out when somebody asks: a run over another input has no surface, and a test needs no data.
    get apiReport() {
      return { file: 'framework.txt', text: apiReportOf(model) };
    },
    navigation: [
      {
        label: 'Framework',
        route: routes.base,
        items: model.packages.map((packageModel) => ({
          label: packageModel.name,
          route: routes.package(packageModel.name),
          items: packageModel.modules.map((module) => moduleItem(module, routes)),
        })),
      },
    ],
    get data() {
      return {
        'framework-signatures': signatureData(model, routes),
        'framework-aborts': abortData(model, routes),
      };
    },
    render: (links) => {
      const templates = loadTemplates('framework', 'module', 'index');
      return succeed(
        renderPages({
          model,
          routes,
          links,
          equivalents,
          templates,
          uniqueModules: uniqueModules(model),
          constants: constantsById(model),
          hrefs: new Map(elsewhere),
          linkNodes: new Map(),
        }),
      );
    },
  };
}

function moduleItem({ id, name }: ModuleModel, routes: FrameworkRoutes): NavigationItem {
  const packaged = routes.packageFunctions(id);
  const items = packaged === null ? [] : [{ label: 'Package functions', route: packaged }];
  return { label: name, route: routes.module(id), items };
}

function countsOf(model: FrameworkModel): Record<string, number> {
  const modules = publishedModules(model);
  const coverage = coverageOf(model);
  return {
    modules: modules.length,
    structs: modules.flatMap((module) => module.structs).length,
    functions: modules.flatMap((module) => module.functions).length,
    constants: modules.flatMap((module) => module.constants).length,
    undocumented: coverage.total - coverage.documented,
  };
}

function undocumentedItems(model: FrameworkModel): readonly Diagnostic[] {
  return model.packages.flatMap((packageModel) =>
    packageModel.modules.flatMap((module) =>
      itemsOf(module)
        .filter((item) => item.prose.length === 0)
        .map(({ id }) =>
          undocumentedItem('framework', id, `write a doc comment above it in ${module.file}`),
        ),
    ),
  );
}
