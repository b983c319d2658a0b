/** The overview of the schema, and an index page for each kind of entity. Pure. */

import type { Flow } from '../../core/nodes.ts';
import { link, list, paragraph, table } from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { shorten } from '../../core/prose.ts';
import { allOf, countOf } from '../../core/text.ts';
import type { Family } from '../model/families.ts';
import { familiesOf } from '../model/families.ts';
import type { Kind } from '../model/kinds.ts';
import { KIND_WORDS, entitiesOf, usedKinds } from '../model/kinds.ts';
import type { PageContext } from './context.ts';
import { crumbsOf, titleOf } from './context.ts';
import { summaryLine } from './summary-lines.ts';

export function overviewPage(context: PageContext): Page {
  const rows = usedKinds(context.model).map((kind) => [
    [link(context.routes.kind(kind), KIND_WORDS[kind].title)],
    [String(entitiesOf(kind, context.model).length)],
    [KIND_WORDS[kind].lead],
  ]);
  const total = context.model.entities.length;
  const missing = context.descriptions.undocumented.length;
  const lead = `All ${total} operations, types and directives of the schema, each on a page of its own.`;
  return {
    reference: 'graphql',
    route: context.routes.base,
    title: 'GraphQL schema reference',
    description: shorten(
      `Reference of the ${context.title}: ${total} operations, types and directives with fields, arguments, example queries and backlinks.`,
      160,
    ),
    label: null,
    crumbs: context.crumbs,
    keywords: ['GraphQL', 'schema', 'reference'],
    body: context.templates.index({
      lead,
      body: [
        table([[['Kind'], ['Count'], ['What it is']], ...rows]),
        paragraph(
          missing === 0
            ? 'Every field, argument and value has a description.'
            : `${countOf(missing, 'item')} of the schema still ${missing === 1 ? 'lacks a description, which its page says' : 'lack a description; each says so on its page'}.`,
        ),
      ],
    }),
  };
}

export function indexPage(kind: Kind, context: PageContext): Page {
  const words = KIND_WORDS[kind];
  const entities = entitiesOf(kind, context.model);
  const missing = entities.filter((entity) => !context.descriptions.isDocumented(entity.id)).length;
  const count = countOf(entities.length, words.singular, words.plural);
  return {
    reference: 'graphql',
    route: context.routes.kind(kind),
    title: `GraphQL ${words.plural}`,
    description: shorten(
      `${allOf(entities.length, words.singular, words.plural)} of the ${context.title}, ${entities.length === 1 ? '' : 'each '}with a one-line summary and a link to its page.`,
      160,
    ),
    label: words.title,
    crumbs: crumbsOf(kind, context).slice(0, -1),
    keywords: ['GraphQL', words.plural],
    body: context.templates.index({
      lead: words.lead,
      body: [
        paragraph(`${count} in this schema${undocumentedPart(missing, entities.length)}.`),
        familyList(familiesOf(entities), context),
      ],
    }),
  };
}

function undocumentedPart(missing: number, count: number): string {
  if (missing === 0) return '';
  return count === 1 ? ', without a description' : `, ${missing} of them undocumented`;
}

/** Connections, edges and payloads below the type that they carry. */
function familyList(families: readonly Family[], context: PageContext): Flow {
  return list(
    families.map(({ entity, carriers }) => [
      summaryLine(titleOf(entity), entity.id, context),
      ...(carriers.length === 0 ? [] : [familyList(carriers, context)]),
    ]),
  );
}
