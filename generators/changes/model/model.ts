/** The records as pages show them: releases with their interfaces, and pages of what is gone. Pure. */

import type {
  RemovedEntity,
  RecordedChange,
  RecordedGrade,
  ReleaseRecord,
  Releases,
} from './record.ts';
import { releaseCrumb } from './record.ts';
import { compareText } from '../../core/text.ts';
import type { Family } from './families.ts';
import { families, familyOf } from './families.ts';

export const GRADES: readonly RecordedGrade[] = ['breaking', 'dangerous', 'safe', 'documentation'];

/** What one release did to one interface. */
export interface Part {
  readonly family: Family;
  /** Worst first. */
  readonly changes: readonly RecordedChange[];
  readonly renames: ReleaseRecord['renames'];
  /** What went and has no page of its own. */
  readonly gone: readonly RemovedEntity[];
  /** Pages of what went. */
  readonly pages: readonly RemovedPage[];
  /** Where it is shown: on the release's page, or on one of its own. */
  readonly route: string;
}

export interface ReleaseModel {
  readonly record: ReleaseRecord;
  readonly route: string;
  /** Only interfaces that changed. */
  readonly parts: readonly Part[];
}

/** A page that was, at its old address. */
export interface RemovedPage {
  readonly route: string;
  readonly whole: RemovedEntity;
  /** What it documented besides, in byte order of the labels. */
  readonly members: readonly RemovedEntity[];
}

export interface ChangesModel {
  /** Newest first. Never empty. */
  readonly releases: readonly ReleaseModel[];
  readonly pagesOfRemoved: readonly RemovedPage[];
  readonly removedById: ReadonlyMap<string, RemovedEntity>;
  readonly recordOf: ReadonlyMap<number, ReleaseRecord>;
}

/** More than these, and each interface has a page of its own. */
const MOST_ON_ONE_PAGE = 250;

export function buildModel({ records, gone }: Releases): ChangesModel {
  const pagesOfRemoved = pagesOf(gone);
  return {
    releases: records.toReversed().map((record) => releaseOf(record, gone, pagesOfRemoved)),
    pagesOfRemoved,
    removedById: new Map(gone.map((entity) => [entity.id, entity])),
    recordOf: new Map(records.map((record) => [record.number, record])),
  };
}

function releaseOf(
  record: ReleaseRecord,
  gone: readonly RemovedEntity[],
  pagesOfRemoved: readonly RemovedPage[],
): ReleaseModel {
  const { route } = releaseCrumb(record);
  const own = gone.filter((entity) => entity.gone === record.number);
  const isLong = record.changes.length + own.length > MOST_ON_ONE_PAGE;
  const parts = families.flatMap((family): Part[] => {
    const isOurs = ({ id }: { readonly id: string }): boolean => familyOf(id) === family;
    const part = {
      family,
      changes: record.changes.filter(isOurs),
      renames: record.renames.filter(({ from }) => isOurs({ id: from })),
      gone: own.filter((entity) => isOurs(entity) && entity.route === null),
      pages: pagesOfRemoved.filter(({ whole }) => whole.gone === record.number && isOurs(whole)),
      route: isLong ? `${route}/${family.slug}` : route,
    };
    return part.changes.length + part.gone.length + part.pages.length === 0 ? [] : [part];
  });
  return { record, route, parts };
}

/** What has an anchor on a page that went is shown there, however old it is. */
function pagesOf(gone: readonly RemovedEntity[]): readonly RemovedPage[] {
  const wholes = gone.filter(({ route, anchor }) => route !== null && anchor === null);
  return wholes
    .map((whole) => ({
      route: whole.route ?? '',
      whole,
      members: gone
        .filter(({ route, anchor }) => route === whole.route && anchor !== null)
        .toSorted((a, b) => compareText(a.label, b.label) || compareText(a.id, b.id)),
    }))
    .toSorted((a, b) => compareText(a.route, b.route));
}
