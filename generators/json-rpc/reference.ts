/** The JSON-RPC reference as the program runs it. Reads interface, SDK sources, tables, prose and layouts; writes nothing. */

import type { Equivalents } from '../core/equivalents/equivalents.ts';
import { loadDescriptions, undocumentedItem } from '../core/descriptions.ts';
import type { Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import { loadTemplates } from '../core/print/load-templates.ts';
import type { Prepared, Reference, ReferenceRequest } from '../core/reference.ts';
import type { Given, SourceText } from '../core/source.ts';
import { isRecord } from '../core/source.ts';
import type { NavigationItem } from '../output/targets.ts';
import { dataOf } from './data.ts';
import { loadInterface, loadPinnedFacts, loadTables } from './load.ts';
import { buildModel } from './model/build.ts';
import { byGroup } from './model/groups.ts';
import type { RpcModel } from './model/model.ts';
import { isAboutOurFiles } from './model/diagnostics.ts';
import { renderPages } from './pages/pages.ts';
import { readService } from './read/document.ts';
import { withoutReferences } from './read/references.ts';
import { readDocument, readInterface } from './read/openrpc.ts';
import { NO_SDK, readSdk } from './read/sdk.ts';
import { readTables } from './read/tables.ts';
import type { RpcRoutes } from './routes.ts';
import { listIn } from './schema/normalize.ts';
import { BASE, assignRoutes, claimTargets } from './routes.ts';
import { apiReportOf } from './api-report.ts';

export const reference: Reference = {
  name: 'json-rpc',
  summary: 'pages of the JSON-RPC methods and types of a full node',
  options: [
    {
      name: 'openrpc',
      value: 'FILE',
      summary: 'openrpc.json of another release, or of any other service',
    },
  ],
  prepare: (request) => Promise.resolve(prepare(request)),
};

function prepare(request: ReferenceRequest): Outcome<Prepared> {
  const base = request.options.get('base');
  const model = loadModel(request.root, request.options.get('openrpc'), base);
  const diagnostics = [...model.diagnostics];
  if (!model.value) return fail(diagnostics);
  if (request.isStrict)
    diagnostics.push(...model.value.undocumented.map((id) => undocumentedItem('json-rpc', id)));
  return succeed(prepareModel(model.value, request.equivalents, base), diagnostics);
}

/** The documented release, or the interface in `file`; `base` is where our words lead. */
export function loadModel(root: string, file?: string, base = BASE): Outcome<RpcModel> {
  const pinned = loadPinnedFacts(root);
  if (!pinned.value) return fail(pinned.diagnostics);
  const openrpc = file === undefined ? succeed(pinned.value.openrpc) : loadInterface(file);
  if (!openrpc.value) return fail(openrpc.diagnostics);
  const document = readDocument(openrpc.value);
  if (isOfAnother(document, readDocument(pinned.value.openrpc)))
    return loadService(openrpc.value, document);
  const facts = readInterface(openrpc.value);
  const sdk = readSdk(pinned.value.sdk);
  const tables = readTables(loadTables(root));
  const words = loadDescriptions(root, 'json-rpc', [BASE, base]);
  const diagnostics = [facts, sdk, tables, words].flatMap((outcome) => outcome.diagnostics);
  if (!facts.value || !sdk.value || !tables.value || !words.value) return fail(diagnostics);
  const built = buildModel({
    facts: facts.value,
    sdk: sdk.value,
    tables: tables.value,
    descriptions: words.value,
    service: null,
  });
  // Another release has other methods: entries of ours that it cannot use are not at fault.
  const noticed = built.diagnostics.filter((note) => file === undefined || !isAboutOurFiles(note));
  return { ...built, diagnostics: [...diagnostics, ...noticed] };
}

/** Every service may answer to `rpc.discover`; a release of Sui has more methods that ours has. */
function isOfAnother(document: Given, own: Given): boolean {
  const names = (given: Given): readonly string[] =>
    listIn(given, 'methods').map((method) => String(isRecord(method) ? method['name'] : ''));
  const known = new Set(names(own).filter((name) => name !== 'rpc.discover'));
  const found = names(document);
  return found.length > 0 && !found.some((name) => known.has(name));
}

/** All that its pages say is in the document. */
function loadService(source: SourceText, given: Given): Outcome<RpcModel> {
  const resolved = withoutReferences(given);
  const facts = readInterface(source, resolved);
  if (!facts.value) return fail(facts.diagnostics);
  const service = readService(resolved.document);
  const { tables, descriptions } = service;
  const built = buildModel({ facts: facts.value, sdk: NO_SDK, tables, descriptions, service });
  return { ...built, diagnostics: facts.diagnostics };
}

function prepareModel(model: RpcModel, equivalents: Equivalents, base = BASE): Prepared {
  const routes = assignRoutes(model, base);
  const { methods, types, disagreements, undocumented } = model;
  return {
    targets: claimTargets(model, routes),
    counts: {
      methods: methods.length,
      parameters: methods.flatMap((method) => method.parameters).length,
      types: types.length,
      disagreements: disagreements.length,
      undocumented: undocumented.length,
    },
    apiReport: { file: 'json-rpc.txt', text: apiReportOf(model) },
    navigation: [navigationOf(model, routes)],
    data: dataOf(model, equivalents, routes),
    render: (links, form) => {
      const templates = loadTemplates('json-rpc', 'method', 'index', 'other', 'types');
      return succeed(
        renderPages({ model, routes, links, equivalents, templates, isOnSite: form.site === null }),
      );
    },
  };
}

/** A group has no page of its own, so its route is its heading on the index page. */
function navigationOf(model: RpcModel, routes: RpcRoutes): NavigationItem {
  const groups = byGroup(model.methods, model).map(({ title, slug, items }) => ({
    label: title,
    route: `${routes.base}#${slug}`,
    items: items.map((method) => ({ label: method.name, route: routes.method(method) })),
  }));
  const types = byGroup(model.types, model).map((group) => ({
    label: group.title,
    route: routes.typeGroup(group),
  }));
  const items = [...groups, { label: 'Types', route: routes.types, items: types }];
  return { label: 'JSON-RPC', route: routes.base, items };
}
