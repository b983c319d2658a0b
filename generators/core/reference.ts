/** What a reference is to the program that runs it. Types only. Pure. */

import type { Outcome } from './diagnostics.ts';
import type { Equivalents } from './equivalents/rows.ts';
import type { Links, Target } from './links.ts';
import type { OtherSite } from './print/other-sites.ts';
import type { Page } from './page.ts';
import type { NavigationItem } from '../output/targets.ts';

/** An option of `npm run generate -- <reference>` beyond those that every reference has. */
export interface ReferenceOption {
  readonly name: string;
  /** Shown in help, such as `FILE_OR_GLOB`. Empty for a switch, which is given to the reference as `true`. */
  readonly value: string;
  readonly summary: string;
}

export interface ReferenceRequest {
  /** Absolute path of the project. */
  readonly root: string;
  /** The reference's own, and `base`: the route of its pages. */
  readonly options: ReadonlyMap<string, string>;
  /** The reviewed table, which is of the documented release. */
  readonly equivalents: Equivalents;
  /** In strict mode what upstream leaves undocumented is a warning. */
  readonly isStrict: boolean;
  /** Between two releases: what we wrote about things that are gone warns instead of failing. */
  readonly isMoving?: boolean;
}

export interface Reference {
  /** Folder, diagnostic prefix and test folder all carry this name. */
  readonly name: string;
  readonly summary: string;
  readonly options: readonly ReferenceOption[];
  /** Load, read, model: everything that needs no other reference. */
  prepare(request: ReferenceRequest): Promise<Outcome<Prepared>>;
}

export interface ApiReport {
  /** Below `schema/surface/`. */
  readonly file: string;
  readonly text: string;
}

export interface PageForm {
  /** Whose site shows the pages; null for this project's own. */
  readonly site: OtherSite | null;
}

export interface Prepared {
  readonly targets: readonly Target[];
  /** Items in, undocumented, skipped …; printed as they stand. */
  readonly counts: Readonly<Record<string, number>>;
  readonly apiReport: ApiReport | null;
  readonly navigation: readonly NavigationItem[];
  /** JSON for the site and the example checker: `_data/<key>.json`. */
  readonly data: Readonly<Record<string, unknown>>;
  render(links: Links, form: PageForm): Outcome<readonly Page[]>;
}
