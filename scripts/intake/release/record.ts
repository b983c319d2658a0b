/** What a release adds to the records: its changes, what is gone since, and where pages have moved to. Pure. */

import type { Target } from '../../../generators/core/links.ts';
import type {
  RemovedEntity,
  ReleaseRecord,
  Releases,
} from '../../../generators/changes/model/record.ts';
import { wholesOf } from '../../../generators/changes/model/families.ts';
import { compareText } from '../../../generators/core/text.ts';
import type { Move } from '../../../site/outline/served.ts';
import type { Graded } from '../grade/grade-trees.ts';
import type { Release } from './plan.ts';

export interface Documented {
  readonly before: readonly Target[];
  readonly after: readonly Target[];
}

export interface Recorded {
  readonly record: ReleaseRecord;
  readonly gone: readonly RemovedEntity[];
  readonly moves: readonly Move[];
}

/** Null for a release that is the last one over again. */
export function planRecord(
  known: Releases,
  release: Release,
  { changes, renames }: Graded,
  documented: Documented,
): Recorded | null {
  const added = outermost(missingIn(documented.before, documented.after).map(({ id }) => id));
  const lost = missingIn(documented.after, documented.before);
  const record: ReleaseRecord = {
    ...nameOf(release, known),
    sui: release.sui,
    protocol: release.protocol,
    graphql: release.graphql,
    sdk: release.sdk,
    added,
    renames: renames.map(({ from, to }) => ({ from, to })),
    changes: changes.map(({ id, grade, rule, message, before, after }) => ({
      id,
      grade,
      rule,
      message,
      before,
      after,
    })),
  };
  const gone = removedNow(
    known,
    documented.after,
    lost.map(removedFrom(record, known, changes, documented)),
  );
  const moves = movesOf(documented);
  const isNothing = [added, lost, changes, moves].every((list) => list.length === 0);
  return isNothing && isSameRelease(record, known.records.at(-1)) ? null : { record, gone, moves };
}

/** A part of what was taken in before, such as a newer SDK alone, is an update of that release. */
export function nameOf(
  { name }: Release,
  { records }: Releases,
): Pick<ReleaseRecord, 'number' | 'slug' | 'name'> {
  const updates = records.filter(
    (record) => record.name === name || record.name.startsWith(`${name}, `),
  );
  const displayed = updates.length === 0 ? name : `${name}, update ${updates.length}`;
  const slug = displayed.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { number: records.length + 1, slug, name: displayed };
}

function isSameRelease(record: ReleaseRecord, last: ReleaseRecord | undefined): boolean {
  return (
    (['sui', 'protocol', 'graphql', 'sdk'] as const).every((key) => record[key] === last?.[key]) &&
    (record.name === last?.name || record.name.startsWith(`${last?.name.split(', ')[0] ?? ''}, `))
  );
}

/** Those of `all` whose id is not in `others`, by id. */
function missingIn(others: readonly Target[], all: readonly Target[]): readonly Target[] {
  const ids = new Set(others.map(({ id }) => id));
  return all.filter(({ id }) => !ids.has(id)).toSorted((a, b) => compareText(a.id, b.id));
}

/** Without what is part of another one: `sui::pay::split` of a new `sui::pay`. */
function outermost(ids: readonly string[]): readonly string[] {
  const all = new Set(ids);
  return ids.filter((id) => !wholesOf(id).some((whole) => all.has(whole)));
}

/** Its page stays when all of the page went; what a living page lost is listed on the page of the release. */
function removedFrom(
  record: ReleaseRecord,
  { records }: Releases,
  changes: Graded['changes'],
  { before, after }: Documented,
): (target: Target) => RemovedEntity {
  const present = new Set(after.map(({ route }) => route));
  const ids = new Set(after.map(({ id }) => id));
  const lostPages = new Set(
    before.filter(({ id, anchor }) => anchor === null && !ids.has(id)).map(({ route }) => route),
  );
  const changed = new Map(
    changes.flatMap((change) => (change.after === null ? [[change.id, change] as const] : [])),
  );
  const renamed = new Map(record.renames.map(({ from, to }) => [from, to]));
  return ({ id, label, kind, summary, route, anchor }) => {
    const keepsPage = lostPages.has(route) && !present.has(route);
    const change = changed.get(id);
    const names = [id, ...wholesOf(id)];
    const since = records.findLast(({ added }) => added.some((name) => names.includes(name)));
    return {
      id,
      label,
      kind,
      summary,
      route: keepsPage ? route : null,
      anchor: keepsPage ? anchor : null,
      declaration: change?.before ?? null,
      note: change?.deprecation ?? null,
      to: renamed.get(id) ?? namedIn(change?.deprecation ?? '', id, after),
      since: since?.number ?? null,
      gone: record.number,
    };
  };
}

/** What upstream's note says to use: the nearest of those with that name that the interface still has. */
function namedIn(note: string, id: string, after: readonly Target[]): string | null {
  const terms = new Set(note.match(/[A-Za-z_$][\w$]*/g) ?? []);
  if (terms.size === 0) return null;
  const [family] = id.split(':', 1);
  const found = after.filter((other) => {
    const name = /[^.:/#()]+(?=\)?$)/.exec(other.id)?.[0] ?? '';
    return other.id.startsWith(`${family}:`) && name.length > 3 && terms.has(name);
  });
  const homes = wholesOf(id);
  const near = found.filter((other) => wholesOf(other.id).some((whole) => homes.includes(whole)));
  const [only, ...others] = near.length > 0 ? near : found;
  return only === undefined || others.length > 0 ? null : only.id;
}

/** What came back is not gone, and a page that lives again takes its address. */
function removedNow(
  { gone }: Releases,
  after: readonly Target[],
  lost: readonly RemovedEntity[],
): readonly RemovedEntity[] {
  const ids = new Set(after.map(({ id }) => id));
  const routes = new Set(after.map(({ route }) => route));
  return [...gone.filter(({ id }) => !ids.has(id)), ...lost]
    .map((entity) =>
      entity.route !== null && routes.has(entity.route)
        ? { ...entity, route: null, anchor: null }
        : entity,
    )
    .toSorted((a, b) => compareText(a.id, b.id));
}

/** Pages whose thing is somewhere else now. */
function movesOf({ before, after }: Documented): readonly Move[] {
  const now = new Map(after.map((target) => [target.id, target]));
  const present = new Set(after.map(({ route }) => route));
  return before.flatMap(({ id, route, anchor }) => {
    const target = now.get(id);
    if (anchor !== null || target === undefined || present.has(route)) return [];
    const to = target.anchor === null ? target.route : `${target.route}#${target.anchor}`;
    return [{ from: route, to }];
  });
}
