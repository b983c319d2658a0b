/** The GraphQL reference as the program runs it. Reads the schema, prose and layouts; writes nothing. */

import fs from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import type { Counterparts } from '../core/counterparts.ts';
import { loadCounterparts } from '../core/counterparts.ts';
import { descriptionsFile, loadDescriptions } from '../core/descriptions.ts';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import type { Prepared, Reference, ReferenceRequest } from '../core/reference.ts';
import { loadPinned } from '../core/sources.ts';
import { compileTemplate } from '../core/templates.ts';
import { buildModel } from './model/build.ts';
import type { Descriptions } from './words.ts';
import { joinDescriptions } from './words.ts';
import { loadSchemaDocument } from './load.ts';
import type { GraphqlModel } from './model/model.ts';
import { KINDS } from './model/model.ts';
import { renderPages } from './pages/pages.ts';
import { readSchema } from './read/read-schema.ts';
import { WORDS, assignRoutes, claimTargets } from './routes.ts';
import { surfaceOf } from './pages/sdl.ts';

const BASE = '/references/sui-api/sui-graphql/reference';

export const reference: Reference = {
  name: 'graphql',
  summary: 'pages of a GraphQL schema: operations, types, directives',
  options: [
    {
      name: 'schema',
      value: 'FILE_OR_GLOB',
      summary: 'schema files instead of the documented release',
    },
    { name: 'base', value: 'ROUTE', summary: `route of the pages instead of ${BASE}` },
    { name: 'lenient', value: '', summary: 'go on when the schema breaks the specification' },
  ],
  prepare,
};

async function prepare(request: ReferenceRequest): Promise<Outcome<Prepared>> {
  const schema = await loadSchema(request);
  if (!schema.value) return fail(schema.diagnostics);
  const model = buildModel(schema.value);
  const own = request.options.has('schema')
    ? succeed(new Map())
    : loadDescriptions(request.root, 'graphql');
  const counterparts = loadCounterparts(request.root);
  const diagnostics = [...schema.diagnostics, ...own.diagnostics, ...counterparts.diagnostics];
  if (!own.value || !counterparts.value) return fail(diagnostics);
  const descriptions = joinDescriptions(model, own.value);
  diagnostics.push(
    ...descriptions.diagnostics,
    ...(request.isStrict ? descriptions.undocumented.map(undocumentedItem) : []),
  );
  return succeed(
    prepareModel({ model, descriptions, counterparts: counterparts.value }, request),
    diagnostics,
  );
}

async function loadSchema(request: ReferenceRequest): Promise<Outcome<GraphQLSchema>> {
  const own = request.options.get('schema');
  const folder = own === undefined ? request.root : process.cwd();
  const pinned = own === undefined ? loadPinned(request.root, 'graphql') : null;
  if (pinned !== null && pinned.value === null) return fail(pinned.diagnostics);
  const pointer = own ?? pinned?.value?.[0]?.path;
  if (pointer === undefined) throw new Error('schema/sources.json pins no file for graphql');
  const document = await loadSchemaDocument(pointer, folder);
  if (!document.value) return fail(document.diagnostics);
  return readSchema(document.value, {
    folder,
    isLenient: request.options.get('lenient') === 'true',
  });
}

interface Joined {
  readonly model: GraphqlModel;
  readonly descriptions: Descriptions;
  readonly counterparts: Counterparts;
}

function prepareModel(
  { model, descriptions, counterparts }: Joined,
  request: ReferenceRequest,
): Prepared {
  const routes = assignRoutes(model, request.options.get('base') ?? BASE);
  return {
    targets: claimTargets(model, routes, descriptions),
    counts: countsOf(model, descriptions),
    // Asked for on the documented release only: another schema has no report to compare with.
    get surface() {
      return { file: 'graphql.graphql', text: surfaceOf(model, descriptions.isDocumented) };
    },
    navigation: [
      {
        label: 'GraphQL schema',
        route: routes.base,
        items: KINDS.filter((kind) => model.entities.some((entity) => entity.kind === kind)).map(
          (kind) => ({
            label: WORDS[kind].title,
            route: routes.kind(kind),
          }),
        ),
      },
    ],
    data: {},
    render: (links) => {
      const templates = { entity: loadTemplate('entity'), index: loadTemplate('index') };
      return succeed(renderPages({ model, routes, descriptions, links, counterparts, templates }));
    },
  };
}

function loadTemplate(name: string): ReturnType<typeof compileTemplate> {
  const file = new URL(`pages/templates/${name}.mdx.hbs`, import.meta.url);
  return compileTemplate(
    fs.readFileSync(file, 'utf8'),
    `generators/graphql/pages/templates/${name}.mdx.hbs`,
  );
}

function countsOf(model: GraphqlModel, descriptions: Descriptions): Record<string, number> {
  const fields = model.entities.flatMap((entity) => entity.fields);
  const inputs = model.entities.flatMap((entity) => [
    ...entity.inputs,
    ...entity.fields.flatMap((field) => field.arguments),
  ]);
  return {
    entities: model.entities.length,
    fields: fields.length,
    'arguments and input fields': inputs.length,
    undocumented: descriptions.undocumented.length,
  };
}

function undocumentedItem(id: string): Diagnostic {
  return {
    level: 'warning',
    code: 'graphql/undocumented',
    message: `${id} has no description`,
    at: null,
    fix: `describe it in ${descriptionsFile('graphql')} under "## ${id.slice('graphql:'.length)}"`,
  };
}
