/** What all pages of the reference share: context, breadcrumbs, first sentences. Pure. */

import type { Counterparts } from '../../core/counterparts.ts';
import type { Links } from '../../core/links.ts';
import type { Crumb, Page } from '../../core/page.ts';
import { parseProse, shorten, summaryOf } from '../../core/prose.ts';
import type { Template } from '../../core/templates.ts';
import type { EntryModel, TsModel } from '../model/model.ts';
import { labelOf } from '../model/names.ts';
import type { TsRoutes } from '../routes.ts';
import type { Words } from '../words.ts';

export interface PageContext {
  readonly model: TsModel;
  readonly routes: TsRoutes;
  readonly links: Links;
  readonly words: Words;
  readonly counterparts: Counterparts;
  readonly templates: {
    readonly index: Template;
    readonly entry: Template;
    readonly class: Template;
  };
}

export const CRUMBS: readonly Crumb[] = [
  { label: 'References', route: '/references' },
  { label: 'SDKs', route: '/references/sui-sdks' },
];

export function indexCrumb(context: PageContext): Crumb {
  return { label: 'TypeScript SDK', route: context.routes.base };
}

export function entryCrumb(entry: EntryModel, context: PageContext): Crumb {
  return { label: labelOf(context.model, entry), route: context.routes.entry(entry.name) };
}

export function summaryWords(markdown: string | null): string | null {
  const summary = markdown === null ? '' : summaryOf(parseProse(markdown, 'ours'));
  return summary === '' ? null : summary;
}

export function sentence(words: string): string {
  const short = shorten(words, 159);
  return /[.!?…]$/.test(short) ? short : `${short}.`;
}

export function page(known: Omit<Page, 'reference'>): Page {
  return { reference: 'typescript', ...known };
}
