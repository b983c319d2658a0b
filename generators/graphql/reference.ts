/** The GraphQL reference as the program runs it: options, stages, counts. Reads files through `load.ts` and core only. */

import type { GraphQLSchema } from 'graphql';
import type { Equivalents } from '../core/equivalents/equivalents.ts';
import { NO_EQUIVALENTS } from '../core/equivalents/equivalents.ts';
import { loadDescriptions, undocumentedItem } from '../core/descriptions.ts';
import type { Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import type { Links } from '../core/links.ts';
import type { ItemHref } from '../core/print/doc-links.ts';
import { linkItems } from '../core/print/doc-links.ts';
import { loadTemplates } from '../core/print/load-templates.ts';
import { REFERENCES } from '../core/page.ts';
import type { Prepared, Reference, ReferenceRequest } from '../core/reference.ts';
import { loadInput } from './load.ts';
import { buildModel } from './model/build.ts';
import { KIND_WORDS, usedKinds } from './model/kinds.ts';
import { fieldsOf, inputsOf } from './model/kinds.ts';
import type { GraphqlModel } from './model/model.ts';
import { renderPages } from './pages/pages.ts';
import { readSchema } from './read/read-schema.ts';
import { assignRoutes, claimTargets } from './routes.ts';
import { apiReportOf } from './api-report.ts';
import type { Descriptions } from './descriptions.ts';
import { joinDescriptions } from './descriptions.ts';

const BASE = '/references/sui-api/sui-graphql/reference';
/** Of a schema that is not ours. */
const OTHER_BASE = '/graphql';

export const reference: Reference = {
  name: 'graphql',
  summary: 'pages of a GraphQL schema: operations, types, directives',
  options: [
    {
      name: 'schema',
      value: 'FILE_OR_GLOB',
      summary: 'schema files, or introspection JSON, instead of the documented release',
    },
    { name: 'title', value: 'NAME', summary: 'what pages call another API, such as "Shop API"' },
    { name: 'lenient', value: '', summary: 'continue when the schema breaks the specification' },
  ],
  prepare,
};

async function prepare(request: ReferenceRequest): Promise<Outcome<Prepared>> {
  const schema = await readInput(request);
  if (!schema.value) return fail(schema.diagnostics);
  const model = buildModel(schema.value);
  const isOther = request.options.has('schema');
  const own = isOther ? succeed(new Map()) : loadDescriptions(request.root, 'graphql');
  const equivalents = isOther ? NO_EQUIVALENTS : request.equivalents;
  const diagnostics = [...schema.diagnostics, ...own.diagnostics];
  if (!own.value) return fail(diagnostics);
  const descriptions = joinDescriptions(model, own.value);
  diagnostics.push(
    ...descriptions.diagnostics,
    ...(request.isStrict
      ? descriptions.undocumented.map((id) => undocumentedItem('graphql', id))
      : []),
  );
  return succeed(prepareModel({ model, descriptions, equivalents }, request), diagnostics);
}

async function readInput(request: ReferenceRequest): Promise<Outcome<GraphQLSchema>> {
  const input = await loadInput(request);
  if (!input.value) return fail(input.diagnostics);
  return readSchema(input.value.document, {
    folder: input.value.folder,
    isLenient: request.options.get('lenient') === 'true',
  });
}

interface Joined {
  readonly model: GraphqlModel;
  readonly descriptions: Descriptions;
  readonly equivalents: Equivalents;
}

function prepareModel(
  { model, descriptions, equivalents }: Joined,
  request: ReferenceRequest,
): Prepared {
  const isOther = request.options.has('schema');
  const routes = assignRoutes(model, request.options.get('base') ?? (isOther ? OTHER_BASE : BASE));
  const title = request.options.get('title') ?? (isOther ? 'GraphQL API' : 'Sui GraphQL API');
  const crumbs = isOther ? [] : [REFERENCES];
  return {
    targets: claimTargets(model, routes, descriptions),
    counts: countsOf(model, descriptions),
    // Only the documented release has a report to compare with.
    get apiReport() {
      return { file: 'graphql.graphql', text: apiReportOf(model, descriptions.undocumented) };
    },
    navigation: [
      {
        label: 'GraphQL schema',
        route: routes.base,
        items: usedKinds(model).map((kind) => ({
          label: KIND_WORDS[kind].title,
          route: routes.kind(kind),
        })),
      },
    ],
    data: {},
    render: (links) => {
      const templates = loadTemplates('graphql', 'entity', 'index');
      return succeed(
        renderPages({
          ...{
            title,
            crumbs,
            model,
            routes,
            descriptions: linkedDescriptions(descriptions, links),
          },
          ...{ links, equivalents, templates },
        }),
      );
    },
  };
}

/** Servers in Rust publish the links of their own documentation: `` [`Owner::display_name`] `` is `Owner.displayName` here. */
function linkedDescriptions(descriptions: Descriptions, links: Links): Descriptions {
  const hrefOf: ItemHref = (path) => {
    const [name = '', owner = ''] = path.split('::').reverse();
    const camel = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    return (
      links.href(`graphql:${owner}.${name}`) ??
      links.href(`graphql:${owner}.${camel}`) ??
      links.href(`graphql:${name}`)
    );
  };
  return { ...descriptions, of: (id) => linkItems(descriptions.of(id), hrefOf) };
}

function countsOf(model: GraphqlModel, descriptions: Descriptions): Record<string, number> {
  const fields = model.entities.flatMap(fieldsOf);
  const inputs = model.entities.flatMap((entity) => [
    ...inputsOf(entity),
    ...fieldsOf(entity).flatMap((field) => field.arguments),
  ]);
  return {
    entities: model.entities.length,
    fields: fields.length,
    'arguments and input fields': inputs.length,
    undocumented: descriptions.undocumented.length,
  };
}
