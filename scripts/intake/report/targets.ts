/** Everything that the references of a tree document, and where. Reads files; knows nothing of pages that were made. */

import type { RemovedEntity } from '../../../generators/changes/model/record.ts';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { NO_EQUIVALENTS } from '../../../generators/core/equivalents/equivalents.ts';
import type { Target } from '../../../generators/core/links.ts';
import { references } from '../../../generators/references.ts';

/** Records of releases are made from the others, so they are left out. */
const DERIVED = 'changes';

export interface LoadedTargets {
  readonly targets: readonly Target[];
  readonly errors: readonly Diagnostic[];
}

/** A reference that cannot be read has none, and its diagnostics say why. */
export async function loadTargets(root: string): Promise<LoadedTargets> {
  const targets: Target[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { load } of references.filter((reference) => reference.name !== DERIVED)) {
    const reference = await load();
    const options = new Map<string, string>();
    const equivalents = NO_EQUIVALENTS;
    const request = { root, options, equivalents, isStrict: false, isMoving: true };
    const outcome = await reference.prepare(request);
    if (outcome.value) targets.push(...outcome.value.targets);
    else diagnostics.push(...outcome.diagnostics);
  }
  return { targets, errors: diagnostics.filter(({ level }) => level === 'error') };
}

/** Addresses, with and without an anchor, that led somewhere and lead nowhere now. What went whole keeps its page. */
export function vanishedLinks(
  before: readonly Target[],
  after: readonly Target[],
  removed: readonly Pick<RemovedEntity, 'route' | 'anchor'>[],
): ReadonlySet<string> {
  const retained = removed.flatMap(({ route, anchor }) =>
    route === null ? [] : [{ route, anchor }],
  );
  const now = new Set([...after, ...retained].flatMap(linksTo));
  return new Set(before.flatMap(linksTo).filter((link) => !now.has(link)));
}

function linksTo({ route, anchor }: Pick<Target, 'route' | 'anchor'>): readonly string[] {
  return anchor === null ? [route] : [route, `${route}#${anchor}`];
}
