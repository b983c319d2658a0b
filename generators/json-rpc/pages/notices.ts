/** What a reader must know before reading on: deprecated, not in the interface, not described. Pure. */

import type { Equivalents } from '../../core/equivalents/equivalents.ts';
import { deprecationNote, mark } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import { inlineCode, link, paragraph } from '../../core/nodes.ts';
import { parseProse } from '../../core/prose.ts';
import type { RpcDeprecation, RpcMethod } from '../model/model.ts';
import type { PageContext } from './context.ts';

export function noticesOf(method: RpcMethod, context: PageContext): Flow[] {
  const { release, sdk, descriptions } = context.model;
  const stray = ` The interface of ${release} does not have this method: ${sdk.package} ${sdk.version} calls it, and few nodes answer.`;
  return [
    ...deprecationFlow(method, context),
    ...(method.isInInterface ? [] : [paragraph(mark('sdkOnly'), stray)]),
    ...(descriptions.has(method.name) ? [] : [paragraph(mark('undocumented'))]),
  ];
}

function deprecationFlow({ name, deprecation }: RpcMethod, context: PageContext): Flow[] {
  if (deprecation === null) return [];
  const who =
    deprecation.by === 'interface'
      ? 'The interface marks it so.'
      : 'The TypeScript SDK marks it so; the interface does not.';
  const successors = graphqlIds(name, context.equivalents).flatMap((id): Inline[] => {
    const target = context.links.get(id);
    const href = context.links.href(id);
    return target && href !== null ? [' ', link(href, inlineCode(target.label))] : [];
  });
  return deprecationNote([
    ...adviceOf(deprecation),
    ...(successors.length === 0 ? [] : [paragraph('In GraphQL:', ...successors, '.')]),
    paragraph(who),
  ]);
}

/** What to use instead: our words, else the SDK's. */
export function adviceOf({ text, reason }: RpcDeprecation): readonly Flow[] {
  return text === null ? parseProse(reason ?? '') : parseProse(text, 'ours');
}

/** What the table of equivalents names in GraphQL for a method. */
export function graphqlIds(name: string, { byId }: Equivalents): readonly string[] {
  const cells = (byId.get(`rpc:${name}`) ?? []).flatMap((row) => row.cells);
  return [
    ...new Set(cells.flatMap(({ ids }) => ids.filter((id) => id.startsWith('graphql:')))),
  ].filter((id) => !id.endsWith('}'));
}
