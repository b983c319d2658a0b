/** What all pages of the reference share: context, breadcrumbs, addresses of types. Pure. */

import type { Counterparts } from '../core/counterparts.ts';
import type { Links } from '../core/links.ts';
import type { Crumb } from '../core/page.ts';
import type { Template } from '../core/templates.ts';
import type { RpcModel } from './model.ts';
import { BASE } from './routes.ts';

export interface PageContext {
  readonly model: RpcModel;
  readonly links: Links;
  readonly counterparts: Counterparts;
  readonly templates: {
    readonly method: Template;
    readonly index: Template;
    readonly types: Template;
  };
}

export const CRUMBS: readonly Crumb[] = [
  { label: 'References', route: '/references' },
  { label: 'Sui APIs', route: '/references/sui-api' },
];
export const INDEX_CRUMB: Crumb = { label: 'JSON-RPC', route: BASE };

/** Null for a type that has no place, which is shown without a link. */
export function hrefOfType(context: PageContext): (name: string) => string | null {
  return (name) => context.links.href(`rpc:${name}`);
}
