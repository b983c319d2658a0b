/** The page that names all types, and a page for the types of each group. Pure. */

import { equivalentsOf } from '../../core/equivalents/equivalents.ts';
import { mark } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import {
  alias,
  details,
  heading,
  inlineCode,
  joinInline,
  link,
  linkIf,
  paragraph,
  table,
  unsearched,
} from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { countOf } from '../../core/text.ts';
import { byGroup } from '../model/groups.ts';
import type { RpcGroup, RpcMethod, RpcType } from '../model/model.ts';
import { summaryText } from '../../core/prose.ts';
import { reach } from '../schema/schema.ts';
import { anchorOf } from '../routes.ts';
import type { PageContext } from './context.ts';
import { crumbsOf, nameOfApi, proseOf } from './context.ts';
import { typeDisagreements } from './disagreements.ts';
import { typeFlow } from './schema-flow.ts';

type TypeGroup = RpcGroup & { readonly items: readonly RpcType[] };

export function typePages(context: PageContext): Page[] {
  const groups = byGroup(context.model.types, context.model);
  const users = usersOf(context);
  return [typesIndex(groups, context), ...groups.map((group) => groupPage(group, users, context))];
}

/** The index keeps the anchors of the time when all types were on one page, also those of the SDK's names. */
function typesIndex(groups: readonly TypeGroup[], context: PageContext): Page {
  const { types } = context.model;
  const { routes } = context;
  const names = new Set(types.map(({ name }) => name));
  const lead = paragraph(
    'Every type that a ',
    link(routes.base, 'JSON-RPC method'),
    ` takes or returns: ${types.length} in all, by subject. Types are written as TypeScript writes them. A field marked `,
    mark('optional'),
    ' can be missing.',
  );
  const sections = groups.flatMap((group) => [
    heading(2, link(routes.typeGroup(group), group.title), group.slug),
    table([
      [['Type'], ['What it is']],
      ...group.items.map((type) => [
        [
          alias(anchorOf(type.name)),
          ...(type.sdkName === null || names.has(type.sdkName) ? [] : [alias(type.sdkName)]),
          link(routes.type(type), inlineCode(type.name)),
        ],
        [summaryText(context.model.descriptions.get(type.name)) ?? mark('undocumented')],
      ]),
    ]),
  ]);
  return {
    reference: 'json-rpc',
    route: routes.types,
    title: 'JSON-RPC types',
    description: `The ${countOf(types.length, 'type')} that parameters and results of the methods of ${nameOfApi(context.model)} are made of, by subject.`,
    label: 'Types',
    crumbs: crumbsOf(context, 1),
    keywords: ['JSON-RPC', 'types'],
    body: context.templates.types({ types: [lead, ...sections] }),
  };
}

function groupPage(
  group: TypeGroup,
  users: ReadonlyMap<string, readonly RpcMethod[]>,
  context: PageContext,
): Page {
  const { title, items: types } = group;
  const named = types.slice(0, 3).map(({ name }) => name);
  return {
    reference: 'json-rpc',
    route: context.routes.typeGroup(group),
    title: `JSON-RPC types: ${title.toLowerCase()}`,
    description: `${countOf(types.length, 'type')} of ${nameOfApi(context.model)}, field by field: ${named.join(', ')}${types.length > 3 ? ' and others' : ''}.`,
    label: title,
    crumbs: crumbsOf(context, 2),
    keywords: ['JSON-RPC', 'types', ...types.flatMap(({ sdkName }) => sdkName ?? [])],
    body: context.templates.types({
      types: types.flatMap((type) => typeSection(type, users.get(type.name) ?? [], context)),
    }),
  };
}

function typeSection(type: RpcType, users: readonly RpcMethod[], context: PageContext): Flow[] {
  const { name, schema } = type;
  return [
    heading(2, inlineCode(name), anchorOf(name)),
    ...proseOf(name, context),
    ...originFlow(type, context),
    ...typeFlow(name, schema, context),
    ...typeDisagreements(name, context),
    ...usesFlow(users, context),
    ...equivalentsOf(context.equivalents, `rpc:${name}`, context.links),
  ];
}

function originFlow({ sdkName, isInInterface }: RpcType, context: PageContext): Flow[] {
  if (sdkName === null) return [];
  const href = context.links.href(`ts:${context.model.sdk.entry}/${sdkName}`);
  const origin: Inline[] = isInInterface
    ? ['TypeScript SDK: ']
    : [mark('sdkOnly'), ' Not in the interface; declared by the TypeScript SDK: '];
  return [unsearched(paragraph(...origin, linkIf(href, inlineCode(sdkName)), '.'))];
}

/** For each type the methods that take or return it, through other types as well. */
function usersOf({ model }: PageContext): ReadonlyMap<string, readonly RpcMethod[]> {
  const users = new Map<string, RpcMethod[]>();
  for (const method of model.methods) {
    const { parameters, result, message } = method;
    const reached = new Set<string>();
    for (const schema of [...parameters.map((param) => param.schema), result, message ?? {}])
      reach(schema, model.schemas, reached);
    for (const name of reached) users.set(name, [...(users.get(name) ?? []), method]);
  }
  return users;
}

/** More methods than this fold: nearly every transaction method mentions an object reference. */
const MOST_OPEN_USES = 6;
/** More than this say nothing: scalars are everywhere. */
const MOST_USES = 24;

function usesFlow(users: readonly RpcMethod[], { routes }: PageContext): Flow[] {
  if (users.length === 0) return [];
  if (users.length > MOST_USES) return [unsearched(paragraph(`Used by ${users.length} methods.`))];
  const links = joinInline(users.map((user) => link(routes.method(user), inlineCode(user.name))));
  if (users.length > MOST_OPEN_USES)
    return [unsearched(details(`Used by ${users.length} methods`, [paragraph(...links)]))];
  return [unsearched(paragraph('Used by ', ...links, '.'))];
}
