/** A page as search sees it: its names and its sections. Pure data. */

import type { SearchableGeneratedPage, SearchSection } from '../../../generators/output/pages';
import type { Target } from '../../../generators/output/targets';
import type { Mention } from './mentions';

export interface SearchPage extends SearchableGeneratedPage {
  /** What it says of other pages. */
  readonly mentions: readonly Mention[];
}

export type PageSection = SearchSection;

/** An entity of a reference, as the generators list it. */
export interface SearchSymbol extends Target {
  /** Of an error constant, its module and code: `sui::balance:2`. */
  readonly abortCode?: string | null;
}
