/** The committed order of the site: every route, whose sidebar shows it, and its parent. Pure. */

import entries from './routes.json';

export type SectionName = 'guides' | 'concepts' | 'standards' | 'references';

export const sectionNames: readonly SectionName[] = [
  'guides',
  'concepts',
  'standards',
  'references',
];

export interface OutlineEntry {
  readonly route: string;
  /** Null for pages that no sidebar lists. */
  readonly sidebar: SectionName | null;
  readonly kind: 'page' | 'written' | 'generated' | 'generated-index';
  /** Name of the group while its own page is not written yet. */
  readonly label?: string;
  /** Route of its parent entry, where the address alone would say something else. */
  readonly under?: string;
}

/** In reading order. */
export const outline = entries as readonly OutlineEntry[];
