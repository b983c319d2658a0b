/** The page of one entity: an operation, a type or a directive. Pure. */

import { equivalentsOf } from '../../core/equivalents/equivalents.ts';
import { deprecationNote, mark } from '../../core/marks.ts';
import type { Flow } from '../../core/nodes.ts';
import { fence, inlineCode, link, list, paragraph } from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { parseProse, standalone, summaryOf } from '../../core/prose.ts';
import { signature } from '../../core/signature.ts';
import { countOf, withArticle } from '../../core/text.ts';
import { KIND_WORDS, fieldsOf, inputsOf, valuesOf } from '../model/kinds.ts';
import type { Entity } from '../model/model.ts';
import type { PageContext } from './context.ts';
import { crumbsOf, hrefOfType, titleOf } from './context.ts';
import { argumentsTable, memberSection } from './members.ts';
import { sdlOf } from './sdl.ts';
import { summaryLine, typeLine } from './summary-lines.ts';
import { interfacesOf, usesFlow } from './uses.ts';

export function entityPage(entity: Entity, context: PageContext): Page {
  const typeHref = (name: string): string | null => hrefOfType(name, context);
  const body = context.templates.entity({
    notices: noticesOf(entity, context),
    description: context.descriptions.of(entity.id),
    definition: [signature('graphql', sdlOf(entity, typeHref))],
    fields: fieldsOf(entity).flatMap((field) =>
      memberSection(field, context, interfacesOf(entity)),
    ),
    fieldsTitle: 'Fields',
    inputs:
      entity.kind === 'inputs'
        ? entity.inputs.flatMap((input) => memberSection({ ...input, arguments: [] }, context))
        : inputRows(entity, context),
    inputsTitle: entity.kind === 'inputs' ? 'Fields' : 'Arguments',
    values: valuesOf(entity).flatMap((value) =>
      memberSection(
        { ...value, type: null, arguments: [], defaultValue: null, isRequired: false },
        context,
      ),
    ),
    members: memberList(membersOf(entity), context),
    membersTitle: entity.kind === 'interfaces' ? 'Implemented by' : 'Members',
    returns: 'type' in entity ? [typeLine(entity.type, context)] : [],
    example: exampleFlow(entity),
    exampleTitle: 'type' in entity ? 'Example' : 'How to reach it',
    uses: usesFlow(entity, context),
    siblings: equivalentsOf(
      context.equivalents,
      // Fields of an input type have headings; arguments are rows of a table.
      { id: entity.id, parts: entity.kind === 'inputs' ? [] : inputsOf(entity) },
      context.links,
    ),
  });
  return {
    reference: 'graphql',
    route: context.routes.entity(entity),
    title: titleOf(entity),
    description: metaDescription(entity, context),
    label: null,
    crumbs: crumbsOf(entity.kind, context),
    keywords: [entity.name, KIND_WORDS[entity.kind].singular, 'GraphQL'],
    body,
  };
}

/** One sentence that makes sense in a list of search results. */
function metaDescription(entity: Entity, context: PageContext): string {
  const summary = summaryOf(context.descriptions.of(entity.id));
  const lead = `${titleOf(entity)}, ${withArticle(KIND_WORDS[entity.kind].singular)} of the ${context.title}`;
  if (summary === '') return `${lead}: ${contentsOf(entity)}.`;
  return standalone(lead, summary);
}

function contentsOf(entity: Entity): string {
  if ('type' in entity) return `returns ${entity.type.text}`;
  if (entity.kind === 'unions') return `one of ${countOf(entity.members.length, 'object type')}`;
  if (entity.kind === 'enums') return `one of ${countOf(entity.values.length, 'value')}`;
  if (entity.kind === 'scalars')
    return `a value used by ${countOf(entity.returnedBy.length + entity.usedBy.length, 'field or argument', 'fields and arguments')}`;
  const count = fieldsOf(entity).length + inputsOf(entity).length;
  return `${countOf(count, entity.id.startsWith('graphql:@') ? 'argument' : 'field')} with types and descriptions`;
}

function noticesOf(entity: Entity, context: PageContext): Flow[] {
  const notices: Flow[] = [];
  if (entity.deprecation !== null) notices.push(...deprecationNote(parseProse(entity.deprecation)));
  if (!context.descriptions.isDocumented(entity.id)) {
    notices.push(
      paragraph(
        mark('undocumented'),
        ` The schema does not describe this ${KIND_WORDS[entity.kind].singular}.`,
      ),
    );
  }
  if ('isOneOf' in entity && entity.isOneOf)
    notices.push(paragraph(mark('oneOf'), ' Exactly one field must be given.'));
  if ('specifiedBy' in entity && entity.specifiedBy !== null)
    notices.push(specifiedBy(entity.specifiedBy));
  return notices;
}

/** The address is upstream's: only a web address becomes a link. */
function specifiedBy(url: string): Flow {
  const isWeb = /^https?:\/\/[^\s"'<>\\]+$/i.test(url) && URL.canParse(url);
  return paragraph('Specified by ', isWeb ? link(url, url) : inlineCode(url), '.');
}

function inputRows(entity: Entity, context: PageContext): Flow[] {
  const inputs = inputsOf(entity);
  return inputs.length === 0 ? [] : [argumentsTable(inputs, (input) => input.name, context)];
}

function membersOf(entity: Entity): readonly string[] {
  if (entity.kind === 'interfaces') return entity.implementedBy;
  return entity.kind === 'unions' ? entity.members : [];
}

function memberList(names: readonly string[], context: PageContext): Flow[] {
  if (names.length === 0) return [];
  return [list(names.map((name) => [summaryLine(name, `graphql:${name}`, context)]))];
}

/** `query {` → `Query`. */
function operationOf(query: string): string {
  const word = /^\w+/.exec(query)?.[0] ?? '';
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

function exampleFlow(entity: Entity): Flow[] {
  if (!('example' in entity) || entity.example === null) return [];
  const { query, variables } = entity.example;
  return [
    fence('graphql', query, `title="${operationOf(query)}"`),
    ...(variables === null ? [] : [fence('json', variables, 'title="Variables"')]),
  ];
}
