/** What every view of the reference may ask, and what all pages share. Pure. */

import type { Equivalents } from '../../core/equivalents/equivalents.ts';
import type { Links } from '../../core/links.ts';
import type { Crumb, Page } from '../../core/page.ts';
import { REFERENCES } from '../../core/page.ts';
import { shorten } from '../../core/prose.ts';
import { asSentence } from '../../core/text.ts';
import type { Template } from '../../core/templates.ts';
import type { EntryModel, TsModel } from '../model/model.ts';
import { labelOf } from '../model/names.ts';
import type { TsRoutes } from '../routes.ts';
import type { SymbolDescriptions } from '../descriptions.ts';

export interface PageContext {
  readonly model: TsModel;
  readonly routes: TsRoutes;
  readonly links: Links;
  readonly descriptions: SymbolDescriptions;
  readonly equivalents: Equivalents;
  readonly templates: {
    readonly index: Template;
    readonly entry: Template;
    readonly class: Template;
  };
}

export const SDK = '@mysten/sui';

/** What pages call the package. */
export function packageLabel({ package: name }: Pick<TsModel, 'package'>): string {
  return name === SDK ? 'TypeScript SDK' : name;
}

/** What is above the index: nothing for a package of somebody else. */
export function crumbsAbove({ model }: Pick<PageContext, 'model'>): Crumb[] {
  if (model.package !== SDK) return [];
  return [REFERENCES, { label: 'SDKs', route: '/references/sui-sdks' }];
}

/** The breadcrumbs of an entry point; with `entry` those of a page below it. */
export function crumbsOf(context: PageContext, entry?: EntryModel): Crumb[] {
  const { model, routes } = context;
  const crumbs = [...crumbsAbove(context), { label: packageLabel(model), route: routes.base }];
  if (entry) crumbs.push({ label: labelOf(model, entry), route: routes.entry(entry.name) });
  return crumbs;
}

export function sentence(text: string): string {
  return asSentence(shorten(text, 159));
}

export function page(known: Omit<Page, 'reference'>): Page {
  return { reference: 'typescript', ...known };
}
