/** The register of everything that can be linked to: id → route and anchor. Pure. */

import type { Diagnostic, Outcome } from './diagnostics.ts';
import { errorAt, fail, succeed } from './diagnostics.ts';
import type { Target as WrittenTarget } from '../output/targets.ts';

/** The release that brought it, with its page; missing when no record tells. Not written into data. */
export type Target = WrittenTarget & {
  readonly since?: { readonly label: string; readonly route: string };
};

export interface Links {
  get(id: string): Target | undefined;
  /** Route with anchor, or null when no reference claimed the id. */
  href(id: string): string | null;
}

/** Fails when two ids are equal or want one place: compared without case, as file systems do. */
export function buildLinks(targets: readonly Target[]): Outcome<Links> {
  const byId = new Map<string, Target>();
  const byAddress = new Map<string, Target>();
  const diagnostics: Diagnostic[] = [];
  for (const target of targets) {
    if (byId.has(target.id)) diagnostics.push(duplicateId(target));
    byId.set(target.id, target);
    const address = addressOf(target);
    const rival = byAddress.get(address);
    if (rival && rival.id !== target.id) diagnostics.push(addressClash(rival, target));
    byAddress.set(address, target);
  }
  if (diagnostics.length > 0) return fail(diagnostics);
  return succeed({ get: (id) => byId.get(id), href: (id) => hrefOf(byId.get(id)) });
}

/** Anchors differ by case in browsers (`fromHex`, `fromHEX`); routes must not. */
function addressOf(target: Target): string {
  return `${target.route.toLowerCase()}#${target.anchor ?? ''}`;
}

export function hrefOf(target: Target | undefined): string | null {
  if (!target) return null;
  return target.anchor === null ? target.route : `${target.route}#${target.anchor}`;
}

function duplicateId(target: Target): Diagnostic {
  return errorAt(null, 'core/duplicate-id', {
    message: `the id "${target.id}" is claimed twice`,
    fix: 'make the reference give each entity an id of its own',
  });
}

function addressClash(rival: Target, target: Target): Diagnostic {
  const address = hrefOf(target) ?? target.route;
  return errorAt(null, 'core/slug-clash', {
    message: `"${rival.id}" and "${target.id}" both want the place "${address}"`,
    fix: 'give one of them a fixed slug in the reference definition',
  });
}
