/** The TypeScript reference as the program runs it. Reads the package, its cache, prose and layouts. */

import fs from 'node:fs';
import path from 'node:path';
import type { Counterparts } from '../core/counterparts.ts';
import { loadCounterparts } from '../core/counterparts.ts';
import { descriptionsFile, loadDescriptions } from '../core/descriptions.ts';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import type { NavigationItem, Prepared, Reference, ReferenceRequest } from '../core/reference.ts';
import { compileTemplate } from '../core/templates.ts';
import { fittingWords, otherRelease } from './model/own-examples.ts';
import { loadPins } from '../core/sources.ts';
import { loadPackage, loadPinnedPackage } from './load.ts';
import type { EntryModel, TsModel } from './model/model.ts';
import { labelOf } from './model/names.ts';
import { renderPages } from './pages/pages.ts';
import { loadEntries } from './read/prepare-entries.ts';
import type { TsRoutes } from './routes.ts';
import { assignRoutes, claimTargets } from './routes.ts';
import { surfaceOf } from './surface.ts';
import type { Words } from './words.ts';
import { joinWords } from './words.ts';

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
    folder === undefined
      ? loadPinnedPackage(request.root)
      : loadPackage(realFolder(folder), request.root);
  if (!loaded.value) return fail(loaded.diagnostics);
  const entries = await loadEntries(loaded.value, request.root);
  const descriptions = loadDescriptions(request.root, 'typescript');
  const counterparts = loadCounterparts(request.root);
  const diagnostics = [
    ...loaded.diagnostics,
    ...entries.diagnostics,
    ...descriptions.diagnostics,
    ...counterparts.diagnostics,
  ];
  if (!entries.value || !descriptions.value || !counterparts.value) return fail(diagnostics);
  const model: TsModel = {
    package: loaded.value.name,
    version: loaded.value.version,
    entries: entries.value,
  };
  const pin = loadPins(request.root)['typescript'];
  const fitting = fittingWords(model, descriptions.value, pin?.package ?? model.package);
  const words = joinWords(model, fitting.descriptions);
  diagnostics.push(...fitting.diagnostics);
  if (pin?.package === model.package && pin.version !== model.version && words.own > 0)
    diagnostics.push(otherRelease(model, pin.version, words.own));
  // Another release has other names: sections of ours that it cannot use are no fault of anybody.
  if (folder === undefined) diagnostics.push(...words.diagnostics);
  if (request.isStrict) diagnostics.push(...words.undocumented.map(undocumentedItem));
  return succeed(prepareModel(model, words, counterparts.value), diagnostics);
}

/** The compiler follows links, and tells files of the package by where they lie. */
function realFolder(folder: string): string {
  const full = path.resolve(folder);
  return fs.existsSync(full) ? fs.realpathSync(full) : full;
}

function prepareModel(model: TsModel, words: Words, counterparts: Counterparts): Prepared {
  const routes = assignRoutes(model);
  return {
    targets: claimTargets(model, routes, words),
    counts: countsOf(model, words),
    surface: { file: 'typescript.txt', text: surfaceOf(model, words.undocumented) },
    navigation: [navigationOf(model, routes)],
    data: {},
    render: (links) => {
      const templates = {
        index: loadTemplate('index'),
        entry: loadTemplate('entry'),
        class: loadTemplate('class'),
      };
      return succeed(renderPages({ model, routes, links, words, counterparts, templates }));
    },
  };
}

function countsOf(model: TsModel, words: Words): Record<string, number> {
  const symbols = model.entries.flatMap((entry) => entry.symbols);
  return {
    'entry points': model.entries.length,
    classes: symbols.filter((symbol) => symbol.kind === 'class').length,
    symbols: symbols.length,
    members: symbols.reduce((count, symbol) => count + symbol.members.length, 0),
    undocumented: words.undocumented.length,
  };
}

function navigationOf(model: TsModel, routes: TsRoutes): NavigationItem {
  return {
    label: 'TypeScript SDK',
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
  const classes = entry.symbols.filter((symbol) => symbol.kind === 'class');
  return [
    ...classes.map((symbol) => ({ label: symbol.name, route: routes.symbol(symbol.id) })),
    ...routes.annexes(entry.name).map(({ title, route }) => ({ label: title, route })),
  ];
}

function loadTemplate(name: string): ReturnType<typeof compileTemplate> {
  const file = new URL(`pages/templates/${name}.mdx.hbs`, import.meta.url);
  return compileTemplate(
    fs.readFileSync(file, 'utf8'),
    `generators/typescript/pages/templates/${name}.mdx.hbs`,
  );
}

function undocumentedItem(id: string): Diagnostic {
  return {
    level: 'warning',
    code: 'typescript/undocumented',
    message: `${id} has no description`,
    at: null,
    fix: `describe it in ${descriptionsFile('typescript')} under "## ${id}"`,
  };
}
