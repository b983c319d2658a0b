/** Pages of the GraphQL reference: model and links in, pages out. Pure. */

import { counterpartsOf } from '../../core/counterparts.ts';
import type { Counterparts } from '../../core/counterparts.ts';
import type { Links } from '../../core/links.ts';
import type { Flow } from '../../core/nodes.ts';
import {
  badge,
  fence,
  inlineCode,
  link,
  linkIf,
  list,
  paragraph,
  table,
} from '../../core/nodes.ts';
import type { Crumb, Page } from '../../core/page.ts';
import { parseProse, shorten, summaryOf } from '../../core/prose.ts';
import { signature } from '../../core/signature.ts';
import type { Template } from '../../core/templates.ts';
import { countOf } from '../../core/text.ts';
import type { Descriptions } from '../words.ts';
import { argumentsTable, memberHeading } from './members.ts';
import type { Entity, GraphqlModel } from '../model/model.ts';
import { KINDS } from '../model/model.ts';
import type { GraphqlRoutes, KindWords } from '../routes.ts';
import { WORDS } from '../routes.ts';
import { sdlOf } from './sdl.ts';
import { usesFlow } from './uses.ts';

export interface PageContext {
  readonly model: GraphqlModel;
  readonly routes: GraphqlRoutes;
  readonly descriptions: Descriptions;
  readonly links: Links;
  readonly counterparts: Counterparts;
  readonly templates: { readonly entity: Template; readonly index: Template };
}

export function renderPages(context: PageContext): Page[] {
  const kinds = KINDS.filter((kind) =>
    context.model.entities.some((entity) => entity.kind === kind),
  );
  return [
    overviewPage(context),
    ...kinds.map((kind) =>
      indexPage(
        WORDS[kind],
        context.model.entities.filter((entity) => entity.kind === kind),
        context,
      ),
    ),
    ...context.model.entities.map((entity) => entityPage(entity, context)),
  ];
}

function entityPage(entity: Entity, context: PageContext): Page {
  const words = WORDS[entity.kind];
  const description = context.descriptions.of(entity.id);
  const typeHref = (name: string): string | null => hrefOfType(name, context);
  const body = context.templates.entity({
    notices: noticesOf(entity, context),
    description,
    definition: [signature('graphql', sdlOf(entity, typeHref))],
    fields: entity.fields.flatMap((field) => memberHeading(field, context, entity.interfaces)),
    fieldsTitle: 'Fields',
    inputs:
      entity.kind === 'inputs'
        ? entity.inputs.flatMap((input) => memberHeading({ ...input, arguments: [] }, context))
        : inputRows(entity, context),
    inputsTitle: entity.kind === 'inputs' ? 'Fields' : 'Arguments',
    values: entity.values.flatMap((value) =>
      memberHeading(
        { ...value, type: null, arguments: [], defaultValue: null, isRequired: false },
        context,
      ),
    ),
    members: memberList(
      entity.kind === 'interfaces' ? entity.implementedBy : entity.members,
      context,
    ),
    membersTitle: entity.kind === 'interfaces' ? 'Implemented by' : 'Members',
    returns: entity.type === null ? [] : [typeLine(entity, context)],
    example: exampleFlow(entity),
    exampleTitle: entity.type === null ? 'How to reach it' : 'Example',
    uses: usesFlow(entity, context),
    siblings: counterpartsOf(
      context.counterparts,
      // Fields of an input type stand under headings; arguments are rows of a table.
      { id: entity.id, parts: entity.kind === 'inputs' ? [] : entity.inputs },
      context.links,
    ),
  });
  return {
    reference: 'graphql',
    route: context.routes.entity(entity),
    title: titleOf(entity),
    description: metaDescription(entity, words, context),
    label: null,
    crumbs: crumbsOf(words, context),
    keywords: [entity.name, words.one, 'GraphQL'],
    body,
  };
}

function titleOf(entity: Entity): string {
  return entity.id.startsWith('graphql:@') ? `@${entity.name}` : entity.name;
}

/** One sentence that stands alone in a list of search results. */
function metaDescription(entity: Entity, words: KindWords, context: PageContext): string {
  const summary = summaryOf(context.descriptions.of(entity.id));
  const lead = `${titleOf(entity)}, ${withArticle(words.one)} of the Sui GraphQL API`;
  if (summary === '') return `${lead}: ${contentsOf(entity)}.`;
  const sentence = /[.!?…]$/.test(summary) ? summary : `${summary}.`;
  return sentence.length >= 60 ? shorten(sentence, 160) : shorten(`${lead}: ${sentence}`, 160);
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

function contentsOf(entity: Entity): string {
  if (entity.type !== null) return `returns ${entity.type.text}`;
  if (entity.kind === 'unions') return `one of ${countOf(entity.members.length, 'object type')}`;
  if (entity.kind === 'enums') return `one of ${countOf(entity.values.length, 'value')}`;
  if (entity.kind === 'scalars')
    return `a value used by ${countOf(entity.returnedBy.length + entity.usedBy.length, 'field or argument', 'fields and arguments')}`;
  const count = entity.fields.length + entity.inputs.length;
  return `${countOf(count, entity.id.startsWith('graphql:@') ? 'argument' : 'field')} with types and descriptions`;
}

function noticesOf(entity: Entity, context: PageContext): Flow[] {
  const notices: Flow[] = [];
  if (entity.deprecation !== null) notices.push(...deprecationFlow(entity.deprecation));
  if (!context.descriptions.isDocumented(entity.id)) {
    notices.push(
      paragraph(
        badge('undocumented', 'Undocumented'),
        ` The schema does not describe this ${WORDS[entity.kind].one}.`,
      ),
    );
  }
  if (entity.isOneOf)
    notices.push(paragraph(badge('info', 'One of'), ' Exactly one field must be given.'));
  if (entity.specifiedBy !== null) notices.push(specifiedBy(entity.specifiedBy));
  return notices;
}

/** The address is upstream's: only a web address becomes a link. */
function specifiedBy(url: string): Flow {
  const isWeb = /^https?:\/\/[^\s"'<>\\]+$/i.test(url) && URL.canParse(url);
  return paragraph('Specified by ', isWeb ? link(url, url) : inlineCode(url), '.');
}

export function deprecationFlow(reason: string): Flow[] {
  const [first, ...rest] = parseProse(reason);
  const mark = badge('deprecated', 'Deprecated');
  if (first?.type === 'paragraph') return [paragraph(mark, ' ', ...first.children), ...rest];
  return [paragraph(mark), ...(first ? [first] : []), ...rest];
}

function inputRows(entity: Entity, context: PageContext): Flow[] {
  if (entity.inputs.length === 0) return [];
  return [argumentsTable(entity.inputs, (input) => input.name, context)];
}

function memberList(names: readonly string[], context: PageContext): Flow[] {
  if (names.length === 0) return [];
  return [list(names.map((name) => [summaryLine(name, `graphql:${name}`, context)]))];
}

function summaryLine(label: string, id: string, context: PageContext): Flow {
  const summary = summaryOf(context.descriptions.of(id));
  const name = linkIf(context.links.href(id), inlineCode(label));
  return summary === '' ? paragraph(name) : paragraph(name, ` – ${summary}`);
}

function typeLine(entity: Entity, context: PageContext): Flow {
  if (entity.type === null) throw new Error(`${entity.id} has no type to show`);
  const type = linkIf(hrefOfType(entity.type.name, context), inlineCode(entity.type.text));
  const summary = summaryOf(context.descriptions.of(`graphql:${entity.type.name}`));
  return paragraph(type, summary === '' ? '' : ` – ${summary}`);
}

/** Root types have no page of their own: their fields are the operations. */
export function hrefOfType(
  name: string,
  context: Pick<PageContext, 'model' | 'routes' | 'links'>,
): string | null {
  const rootKind = context.model.roots.get(name);
  if (rootKind !== undefined) return context.routes.kind(rootKind);
  return context.links.href(`graphql:${name}`);
}

function exampleFlow(entity: Entity): Flow[] {
  if (entity.example === null) return [];
  const { query, variables } = entity.example;
  const query_ = fence('graphql', query, 'title="Query"');
  return variables === null ? [query_] : [query_, fence('json', variables, 'title="Variables"')];
}

function overviewPage(context: PageContext): Page {
  const kinds = KINDS.map((kind) => ({
    kind,
    count: context.model.entities.filter((entity) => entity.kind === kind).length,
  }));
  const rows = kinds
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => [
      [link(context.routes.kind(kind), WORDS[kind].title)],
      [String(count)],
      [WORDS[kind].lead],
    ]);
  const total = context.model.entities.length;
  const missing = context.descriptions.undocumented.length;
  const lead = `All ${total} operations, types and directives of the schema, each on a page of its own.`;
  return {
    reference: 'graphql',
    route: context.routes.base,
    title: 'GraphQL schema reference',
    description: `Reference of the Sui GraphQL schema: ${total} operations, types and directives with fields, arguments, example queries and backlinks.`,
    label: null,
    crumbs: [{ label: 'References', route: '/references' }],
    keywords: ['GraphQL', 'schema', 'reference'],
    body: context.templates.index({
      lead,
      body: [
        table([[['Kind'], ['Count'], ['What it is']], ...rows]),
        paragraph(
          missing === 0
            ? 'Every field, argument and value has a description.'
            : `${countOf(missing, 'item')} of the schema still lack a description; each says so on its page.`,
        ),
      ],
    }),
  };
}

function indexPage(words: KindWords, entities: readonly Entity[], context: PageContext): Page {
  const rows = entities.map((entity) => [summaryLine(titleOf(entity), entity.id, context)]);
  const missing = entities.filter((entity) => !context.descriptions.isDocumented(entity.id)).length;
  const count = countOf(entities.length, words.one, words.many);
  return {
    reference: 'graphql',
    route: `${context.routes.base}/${words.folder}`,
    title: `GraphQL ${words.many}`,
    description: `All ${count} of the Sui GraphQL schema, each with a one-line summary and a link to its page.`,
    label: words.title,
    crumbs: crumbsOf(words, context).slice(0, -1),
    keywords: ['GraphQL', words.many],
    body: context.templates.index({
      lead: words.lead,
      body: [
        paragraph(
          `${count} in this schema${missing === 0 ? '' : `, ${missing} of them undocumented`}.`,
        ),
        list(rows),
      ],
    }),
  };
}

function crumbsOf(words: KindWords, context: PageContext): Crumb[] {
  return [
    { label: 'References', route: '/references' },
    { label: 'GraphQL', route: context.routes.base },
    { label: words.title, route: `${context.routes.base}/${words.folder}` },
  ];
}
