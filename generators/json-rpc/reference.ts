/** The JSON-RPC reference as the program runs it. Reads the client's sources, prose and layouts; writes nothing. */

import fs from 'node:fs';
import path from 'node:path';
import type { Counterparts } from '../core/counterparts.ts';
import { loadCounterparts } from '../core/counterparts.ts';
import { descriptionsFile, loadDescriptions } from '../core/descriptions.ts';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { fail, hasErrors, succeed } from '../core/diagnostics.ts';
import type { NavigationItem, Prepared, Reference, ReferenceRequest } from '../core/reference.ts';
import { compileTemplate } from '../core/templates.ts';
import { buildModel } from './build.ts';
import { dataOf } from './data.ts';
import { groupMethods } from './group-methods.ts';
import { loadPackage, loadPinnedPackage } from './load.ts';
import type { RpcModel } from './model.ts';
import { renderPages } from './pages.ts';
import { readClient } from './read.ts';
import { BASE, TYPES, claimTargets, groupAnchor, routeOf } from './routes.ts';
import { surfaceOf } from './surface.ts';

export const reference: Reference = {
  name: 'json-rpc',
  summary: 'pages of the JSON-RPC methods that the TypeScript SDK calls',
  options: [
    {
      name: 'package',
      value: 'DIR',
      summary: 'unpacked release of @mysten/sui instead of the documented one',
    },
  ],
  prepare: (request) => Promise.resolve(prepare(request)),
};

function prepare(request: ReferenceRequest): Outcome<Prepared> {
  const folder = request.options.get('package');
  const loaded =
    folder === undefined ? loadPinnedPackage(request.root) : loadPackage(path.resolve(folder));
  if (!loaded.value) return fail(loaded.diagnostics);
  const client = readClient(loaded.value.sources);
  const descriptions = loadDescriptions(request.root, 'json-rpc');
  const counterparts = loadCounterparts(request.root);
  const diagnostics = [
    ...loaded.diagnostics,
    ...client.diagnostics,
    ...descriptions.diagnostics,
    ...counterparts.diagnostics,
  ];
  if (!client.value || !descriptions.value || !counterparts.value) return fail(diagnostics);
  const { name, version, entry } = loaded.value;
  const built = buildModel(client.value, {
    package: name,
    version,
    entry,
    descriptions: descriptions.value,
  });
  // Another release has other methods: sections of ours that it cannot use are no fault of anybody.
  const noticed =
    folder === undefined
      ? built.diagnostics
      : built.diagnostics.filter((one) => one.code !== 'json-rpc/unused-description');
  diagnostics.push(...noticed);
  if (!built.value || hasErrors(diagnostics)) return fail(diagnostics);
  if (request.isStrict) diagnostics.push(...built.value.undocumented.map(undocumentedItem));
  return succeed(prepareModel(built.value, counterparts.value), diagnostics);
}

function prepareModel(model: RpcModel, counterparts: Counterparts): Prepared {
  return {
    targets: claimTargets(model),
    counts: {
      methods: model.methods.length,
      parameters: model.methods.flatMap((method) => method.parameters).length,
      types: model.types.length,
      undocumented: model.undocumented.length,
    },
    surface: { file: 'json-rpc.txt', text: surfaceOf(model) },
    navigation: [navigationOf(model)],
    data: dataOf(model),
    render: (links) => {
      const templates = {
        method: loadTemplate('method'),
        index: loadTemplate('index'),
        types: loadTemplate('types'),
      };
      return succeed(renderPages({ model, links, counterparts, templates }));
    },
  };
}

/** A group has no page of its own, so its route is its heading on the index page. */
function navigationOf(model: RpcModel): NavigationItem {
  const groups = groupMethods(model).map(({ title, methods }) => ({
    label: title,
    route: `${BASE}#${groupAnchor(title)}`,
    items: methods.map((method) => ({ label: method.name, route: routeOf(method) })),
  }));
  return { label: 'JSON-RPC', route: BASE, items: [...groups, { label: 'Types', route: TYPES }] };
}

function loadTemplate(name: string): ReturnType<typeof compileTemplate> {
  const file = new URL(`templates/${name}.mdx.hbs`, import.meta.url);
  return compileTemplate(
    fs.readFileSync(file, 'utf8'),
    `generators/json-rpc/templates/${name}.mdx.hbs`,
  );
}

function undocumentedItem(id: string): Diagnostic {
  return {
    level: 'warning',
    code: 'json-rpc/undocumented',
    message: `${id} has no description`,
    at: null,
    fix: `describe it in ${descriptionsFile('json-rpc')} under "## ${id}"`,
  };
}
