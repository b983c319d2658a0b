/** What a reader must know before reading on: deprecated, not in the interface, not described. Pure. */

import type { Counterparts } from '../../core/counterparts.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import { badge, inlineCode, link, paragraph } from '../../core/nodes.ts';
import { parseProse } from '../../core/prose.ts';
import type { RpcMethod } from '../model/model.ts';
import type { PageContext } from './context.ts';

export function noticesOf(method: RpcMethod, context: PageContext): Flow[] {
  const { release, sdk, descriptions } = context.model;
  return [
    ...deprecationFlow(method, context),
    ...(method.isInInterface
      ? []
      : [
          paragraph(
            badge('info', 'SDK only'),
            ` The interface of ${release} does not have this method: ${sdk.package} ${sdk.version} calls it, and few nodes answer.`,
          ),
        ]),
    ...(descriptions.has(method.name) ? [] : [paragraph(badge('undocumented', 'Undocumented'))]),
  ];
}

function deprecationFlow({ name, deprecation }: RpcMethod, context: PageContext): Flow[] {
  if (deprecation === null) return [];
  const who =
    deprecation.by === 'sdk' ? 'Marked by the TypeScript SDK.' : 'Marked by the interface.';
  const [first, ...rest] = parseProse(deprecation.words ?? '', 'ours');
  const words: readonly Inline[] = first?.type === 'paragraph' ? [' ', ...first.children] : [];
  const successors = graphqlIds(name, context.counterparts).flatMap((id): Inline[] => {
    const target = context.links.get(id);
    const href = context.links.href(id);
    return target && href !== null ? [' ', link(href, inlineCode(target.label))] : [];
  });
  return [
    paragraph(
      badge('deprecated', 'Deprecated'),
      ` ${who}`,
      ...words,
      ...(successors.length === 0 ? [] : [' In GraphQL:', ...successors, '.']),
    ),
    ...rest,
  ];
}

/** What the table of counterparts names in GraphQL for a method. */
export function graphqlIds(name: string, { byId }: Counterparts): readonly string[] {
  const places = (byId.get(`rpc:${name}`) ?? []).flatMap((row) => row.places);
  return [
    ...new Set(places.flatMap(({ ids }) => ids.filter((id) => id.startsWith('graphql:')))),
  ].filter((id) => !id.endsWith('}'));
}
