/** What every view of the reference may ask: the model, its routes and links, our descriptions. Pure. */

import type { Equivalents } from '../../core/equivalents/equivalents.ts';
import type { Links } from '../../core/links.ts';
import type { Crumb } from '../../core/page.ts';
import type { Template } from '../../core/templates.ts';
import type { Kind } from '../model/kinds.ts';
import { KIND_WORDS } from '../model/kinds.ts';
import type { Entity, GraphqlModel } from '../model/model.ts';
import type { GraphqlRoutes } from '../routes.ts';
import type { Descriptions } from '../descriptions.ts';

export interface PageContext {
  /** What the API is called: `Sui GraphQL API`. */
  readonly title: string;
  /** The way to the reference; empty when it is on a site of its own. */
  readonly crumbs: readonly Crumb[];
  readonly model: GraphqlModel;
  readonly routes: GraphqlRoutes;
  readonly descriptions: Descriptions;
  readonly links: Links;
  readonly equivalents: Equivalents;
  readonly templates: { readonly entity: Template; readonly index: Template };
}

/** Root types have no page of their own: their fields are the operations. */
export function hrefOfType(name: string, context: PageContext): string | null {
  const root = context.model.roots.find((type) => type.name === name);
  if (root !== undefined) return context.routes.kind(root.kind);
  return context.links.href(`graphql:${name}`);
}

export function titleOf(entity: Entity): string {
  return entity.id.startsWith('graphql:@') ? `@${entity.name}` : entity.name;
}

/** The way to an entity of a kind. */
export function crumbsOf(kind: Kind, { crumbs, routes }: PageContext): Crumb[] {
  return [
    ...crumbs,
    { label: 'GraphQL', route: routes.base },
    { label: KIND_WORDS[kind].title, route: routes.kind(kind) },
  ];
}
