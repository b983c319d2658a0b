/** The TypeScript reference as the program runs it: options, stages, counts. Reads files through `load*.ts` and core only. */

import type { Equivalents } from '../core/equivalents/equivalents.ts';
import type { Descriptions } from '../core/descriptions.ts';
import { loadDescriptions, undocumentedItem } from '../core/descriptions.ts';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import { loadTemplates } from '../core/print/load-templates.ts';
import type { Prepared, Reference, ReferenceRequest } from '../core/reference.ts';
import type { NavigationItem } from '../output/targets.ts';
import type { SourcePin } from '../core/sources.ts';
import { loadPins } from '../core/sources.ts';
import { saveCached, cacheKey, loadCached } from './load-cache.ts';
import type { TsPackage } from './load.ts';
import { loadPackage, loadPinnedPackage } from './load.ts';
import { buildEntries } from './model/build.ts';
import type { EntryModel, TsModel } from './model/model.ts';
import { classesOf, labelOf } from './model/names.ts';
import { otherRelease, withoutUnfitExamples } from './model/unfit-examples.ts';
import type { PageContext } from './pages/context.ts';
import { packageLabel } from './pages/context.ts';
import { renderPages } from './pages/pages.ts';
import type { TsRoutes } from './routes.ts';
import { assignRoutes, claimTargets } from './routes.ts';
import { apiReportOf } from './api-report.ts';
import type { SymbolDescriptions } from './descriptions.ts';
import { joinDescriptions } from './descriptions.ts';

export const reference: Reference = {
  name: 'typescript',
  summary: 'pages of the TypeScript SDK: entry points and classes',
  options: [
    {
      name: 'package',
      value: 'DIR',
      summary: 'unpacked npm package instead of the documented release',
    },
  ],
  prepare,
};

async function prepare(request: ReferenceRequest): Promise<Outcome<Prepared>> {
  const folder = request.options.get('package');
  const loaded =
    folder === undefined ? loadPinnedPackage(request.root) : loadPackage(folder, request.root);
  if (!loaded.value) return fail(loaded.diagnostics);
  const source = loaded.value;
  const entries = await readEntries(source, request.root);
  const ours = loadDescriptions(request.root, 'typescript');
  const diagnostics = [...loaded.diagnostics, ...entries.diagnostics, ...ours.diagnostics];
  if (!entries.value || !ours.value) return fail(diagnostics);
  const model = { package: source.name, version: source.version, entries: entries.value };
  const pin = loadPins(request.root)['typescript'];
  const described = describe(model, ourDescriptions(ours.value, model, pin), pin);
  const descriptions = described.descriptions;
  diagnostics.push(...described.diagnostics);
  // Another release has other names: sections of our prose that it cannot use are not a mistake.
  if (folder === undefined) diagnostics.push(...descriptions.diagnostics);
  if (request.isStrict)
    diagnostics.push(...descriptions.undocumented.map((id) => undocumentedItem('typescript', id)));
  const routes = assignRoutes(model, request.options.get('base'));
  return succeed(prepareModel({ model, descriptions, routes }, request.equivalents), diagnostics);
}

/** TypeDoc and the compiler are loaded only when the cache has no answer: they cost most of the time. */
export async function readEntries(
  source: TsPackage,
  root: string,
): Promise<Outcome<readonly EntryModel[]>> {
  const key = cacheKey(source.hash);
  const cached = loadCached(root, key);
  if (cached !== null) return succeed(cached.entries, cached.diagnostics);
  const { convertPackage } = await import('./read/convert.ts');
  const { value, diagnostics } = await convertPackage(source, root);
  if (!value) return fail(diagnostics);
  const entries = buildEntries(value, source);
  saveCached(root, key, { entries, diagnostics, inputs: value.inputs });
  return succeed(entries, diagnostics);
}

/** Of another package only what is true of every package. */
function ourDescriptions(
  ours: Descriptions,
  model: TsModel,
  pin: SourcePin | undefined,
): Descriptions {
  if (pin === undefined || pin.package === model.package) return ours;
  return new Map([...ours].filter(([id]) => id.startsWith('*')));
}

interface Described {
  readonly descriptions: SymbolDescriptions;
  readonly diagnostics: readonly Diagnostic[];
}

/** Our descriptions were written for the pinned release; on another one each difference is a warning. */
function describe(model: TsModel, ours: Descriptions, pin: SourcePin | undefined): Described {
  const fitting = withoutUnfitExamples(model, ours, pin?.package ?? model.package);
  const descriptions = joinDescriptions(model, fitting.descriptions);
  const isOther = pin?.package === model.package && pin.version !== model.version;
  const others =
    isOther && descriptions.ours > 0 ? [otherRelease(model, pin.version, descriptions.ours)] : [];
  return { descriptions, diagnostics: [...fitting.diagnostics, ...others] };
}

function prepareModel(
  { model, descriptions, routes }: Pick<PageContext, 'model' | 'descriptions' | 'routes'>,
  equivalents: Equivalents,
): Prepared {
  return {
    targets: claimTargets(model, routes, descriptions),
    counts: countsOf(model, descriptions),
    apiReport: { file: 'typescript.txt', text: apiReportOf(model, descriptions.undocumented) },
    navigation: [navigationOf(model, routes)],
    data: {},
    render: (links) => {
      const templates = loadTemplates('typescript', 'index', 'entry', 'class');
      return succeed(renderPages({ model, routes, links, descriptions, equivalents, templates }));
    },
  };
}

function countsOf(model: TsModel, descriptions: SymbolDescriptions): Record<string, number> {
  const symbols = model.entries.flatMap((entry) => entry.symbols);
  return {
    'entry points': model.entries.length,
    classes: model.entries.flatMap(classesOf).length,
    symbols: symbols.length,
    members: symbols.reduce((count, symbol) => count + symbol.members.length, 0),
    undocumented: descriptions.undocumented.length,
  };
}

function navigationOf(model: TsModel, routes: TsRoutes): NavigationItem {
  return {
    label: packageLabel(model),
    route: routes.base,
    items: model.entries.map((entry) => ({
      label: labelOf(model, entry),
      route: routes.entry(entry.name),
      items: pagesBelow(entry, routes),
    })),
  };
}

/** The classes of an entry point, then the pages it is spread over. */
function pagesBelow(entry: EntryModel, routes: TsRoutes): NavigationItem[] {
  return [
    ...classesOf(entry).map((symbol) => ({ label: symbol.name, route: routes.symbol(symbol.id) })),
    ...routes.annexes(entry.name).map(({ title, route }) => ({ label: title, route })),
  ];
}
