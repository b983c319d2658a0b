/** What every page of the reference may ask. Pure. */

import type { Links } from '../../core/links.ts';
import type { Crumb } from '../../core/page.ts';
import { REFERENCES } from '../../core/page.ts';
import type { Template } from '../../core/templates.ts';
import type { OperatorModel } from '../model/model.ts';
import type { OperatorRoutes } from '../routes.ts';

export interface PageContext {
  readonly model: OperatorModel;
  readonly routes: OperatorRoutes;
  readonly links: Links;
  readonly templates: Readonly<Record<'index' | 'file' | 'metrics' | 'admin', Template>>;
}

export const INDEX_CRUMBS: readonly Crumb[] = [REFERENCES];

export function crumbsOf({ routes }: PageContext): readonly Crumb[] {
  return [REFERENCES, { label: 'Node operation', route: routes.base }];
}
