/** What all pages of the reference share: context, breadcrumbs, words, addresses of types. Pure. */

import type { Equivalents } from '../../core/equivalents/equivalents.ts';
import type { Links } from '../../core/links.ts';
import { describedInline } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import { flattenInline } from '../../core/nodes.ts';
import type { Crumb } from '../../core/page.ts';
import { REFERENCES } from '../../core/page.ts';
import { linkItems } from '../../core/print/doc-links.ts';
import { parseProse } from '../../core/prose.ts';
import type { Template } from '../../core/templates.ts';
import type { RpcModel } from '../model/model.ts';
import type { RpcRoutes } from '../routes.ts';

export type Templates = Readonly<Record<'method' | 'index' | 'other' | 'types', Template>>;

export interface PageContext {
  readonly model: RpcModel;
  readonly routes: RpcRoutes;
  readonly links: Links;
  readonly equivalents: Equivalents;
  readonly templates: Templates;
  /** Whether pages of the site outside of this reference, such as the one with all methods, can be linked. */
  readonly isOnSite: boolean;
}

/** What is above the index, then the index and the page of types, as far as a page is below them. */
export function crumbsOf({ model, routes }: PageContext, depth: 0 | 1 | 2): readonly Crumb[] {
  const own = [
    { label: model.service?.title ?? 'JSON-RPC', route: routes.base },
    { label: 'Types', route: routes.types },
  ].slice(0, depth);
  if (model.service !== null) return own;
  return [REFERENCES, { label: 'Sui APIs', route: '/references/sui-api' }, ...own];
}

/** As a sentence calls it: `the Sui JSON-RPC API`. */
export function nameOfApi({ service }: RpcModel): string {
  return service === null ? 'the Sui JSON-RPC API' : service.title;
}

/** Where the type of that name is explained; null for names without a place. */
export type TypeHref = (name: string) => string | null;

export function typeHref({ links }: PageContext): TypeHref {
  return (name) => links.href(`rpc:${name}`);
}

/** What we say of a method, a parameter, a type or a field, in paragraphs. */
export function proseOf(id: string, context: PageContext): readonly Flow[] {
  const { model } = context;
  const hrefOf = typeHref(context);
  const text = model.descriptions.get(id);
  if (text === undefined) return [];
  if (model.service === null) return parseProse(text, 'ours');
  return linkItems(parseProse(text), (item) => hrefOf(item.split('::').at(-1) ?? item));
}

/** The same for a cell; a badge where we say nothing. */
export function contentOf(id: string, context: PageContext): readonly Inline[] {
  return describedInline(flattenInline(proseOf(id, context)));
}
