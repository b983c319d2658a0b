/** What is recorded of each release that was taken in, and of everything that is gone. Types and questions. Pure. */

import type { Crumb } from '../../core/page.ts';

export type RecordedGrade = 'breaking' | 'dangerous' | 'safe' | 'documentation';

export interface RecordedChange {
  readonly id: string;
  readonly grade: RecordedGrade;
  /** Such as `move/function-gone`. */
  readonly rule: string;
  /** A sentence without a full stop. */
  readonly message: string;
  /** Declarations; null for what was not there before, or is not there any longer. */
  readonly before: string | null;
  readonly after: string | null;
}

/** One release, as `npm run sync -- release` recorded it. */
export interface ReleaseRecord {
  /** From 1, without gaps: nothing is known of what was before the first. */
  readonly number: number;
  /** Names its page: `august-2025`. */
  readonly slug: string;
  readonly name: string;
  readonly sui: string;
  readonly protocol: string;
  readonly graphql: string;
  readonly sdk: string;
  /** Ids that the release before did not have; parts of a new thing are not listed. */
  readonly added: readonly string[];
  readonly renames: readonly { readonly from: string; readonly to: string }[];
  /** Worst first. Empty for the first release, which nothing was compared with. */
  readonly changes: readonly RecordedChange[];
}

/** Something that was documented once and is not there any longer. */
export interface RemovedEntity {
  readonly id: string;
  readonly label: string;
  /** As search called it: `object type`, `function`. */
  readonly kind: string;
  readonly summary: string | null;
  /** Where its page was and is; null for a part of a page that still lives. */
  readonly route: string | null;
  readonly anchor: string | null;
  readonly declaration: string | null;
  /** What upstream said to use instead, and the id of the thing that took its place. */
  readonly note: string | null;
  readonly to: string | null;
  /** Numbers of the release that brought it, null when no record tells, and of the first one without it. */
  readonly since: number | null;
  readonly gone: number;
}

export interface Releases {
  /** Oldest first. Never empty. */
  readonly records: readonly ReleaseRecord[];
  /** By id. Nothing in it is claimed by a reference. */
  readonly gone: readonly RemovedEntity[];
}

export const CHANGES_ROUTE = '/references/changes';

export function releaseCrumb({ name, slug }: Pick<ReleaseRecord, 'name' | 'slug'>): Crumb {
  return { label: name, route: `${CHANGES_ROUTE}/${slug}` };
}

/** Id → the release that brought it, of what the records tell. What came back counts from then on. */
export function sinceOf({ records }: Releases): ReadonlyMap<string, Crumb> {
  return new Map(
    records.flatMap((record) => record.added.map((id) => [id, releaseCrumb(record)] as const)),
  );
}

const RELEASES = 'schema/releases';
/** While it is there, a release is taken in and not done: see `scripts/intake/report/to-do.ts`. */
export const TO_DO_FILE = `${RELEASES}/to-do.md`;
export const REMOVED_FILE = `${RELEASES}/gone.json`;

/** `schema/releases/02-august-2025.json`. */
export function fileOfRecord({ number, slug }: Pick<ReleaseRecord, 'number' | 'slug'>): string {
  return `${RELEASES}/${String(number).padStart(2, '0')}-${slug}.json`;
}
