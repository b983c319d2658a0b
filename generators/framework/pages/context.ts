/** What all pages of the framework share: the model, the links, and what is made once for all. Pure. */

import type { Equivalents } from '../../core/equivalents/equivalents.ts';
import { equivalentsOf } from '../../core/equivalents/equivalents.ts';
import type { Links } from '../../core/links.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import type { Crumb } from '../../core/page.ts';
import { REFERENCES } from '../../core/page.ts';
import type { Template } from '../../core/templates.ts';
import type { ConstantModel, FrameworkModel, ItemModel } from '../model/model.ts';
import type { FrameworkRoutes } from '../routes.ts';
import { idLink } from './inline.ts';

export interface PageContext {
  readonly model: FrameworkModel;
  readonly routes: FrameworkRoutes;
  readonly links: Links;
  readonly equivalents: Equivalents | null;
  readonly templates: { readonly module: Template; readonly index: Template };
  /** Modules by bare name, where only one of the model has it. */
  readonly uniqueModules: ReadonlyMap<string, string>;
  /** By the full name that code knows them by. */
  readonly constants: ReadonlyMap<string, ConstantModel>;
  /** Addresses that were asked for before; null for what does not exist. */
  readonly hrefs: Map<string, string | null>;
  /** Links that were made before: popular types have hundreds of backlinks, most of them on many pages. */
  readonly linkNodes: Map<string, Inline>;
}

export function linkTo(id: string, context: PageContext): Inline {
  let known = context.linkNodes.get(id);
  if (known === undefined) context.linkNodes.set(id, (known = idLink(id, hrefOf(id, context))));
  return known;
}

export function hrefOf(id: string, context: PageContext): string | null {
  const known = context.hrefs.get(id);
  if (known !== undefined) return known;
  const href = context.links.href(`move:${id}`);
  context.hrefs.set(id, href);
  return href;
}

/** `address` and `bcs` are modules of two packages each: alone they name neither. */
export function uniqueModules(model: FrameworkModel): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const twice = new Set<string>();
  for (const module of model.packages.flatMap((packageModel) => packageModel.modules)) {
    if (found.has(module.name)) twice.add(module.name);
    found.set(module.name, module.id);
  }
  for (const name of twice) found.delete(name);
  return found;
}

export function constantsById(model: FrameworkModel): ReadonlyMap<string, ConstantModel> {
  const modules = model.packages.flatMap((packageModel) => packageModel.modules);
  return new Map(
    modules.flatMap(({ id, constants }) => constants.map((item) => [`${id}::${item.name}`, item])),
  );
}

/** False for packages of somebody else, who has neither our tools nor our other references. */
export function isOurs({ equivalents }: Pick<PageContext, 'equivalents'>): boolean {
  return equivalents !== null;
}

export function crumbsOf(context: PageContext, packageName: string | null): readonly Crumb[] {
  return [
    ...(isOurs(context) ? [REFERENCES] : []),
    ...(packageName === null
      ? []
      : [
          { label: isOurs(context) ? 'Framework' : 'Packages', route: context.routes.base },
          { label: packageName, route: context.routes.package(packageName) },
        ]),
  ];
}

export function siblingsOf(
  id: string | null,
  rows: readonly ItemModel[],
  { equivalents, links }: Pick<PageContext, 'equivalents' | 'links'>,
): readonly Flow[] {
  if (equivalents === null) return [];
  const parts = rows.map((row) => ({ id: `move:${row.id}`, name: row.name }));
  return equivalentsOf(equivalents, { id: id === null ? null : `move:${id}`, parts }, links);
}
