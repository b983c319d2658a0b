/** Where the schema uses a type, as parts of its page. Pure. */

import type { Links } from '../../core/links.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import { caption, details, inlineCode, linkIf, paragraph, unsearched } from '../../core/nodes.ts';
import type { Backlink, Entity } from '../model/model.ts';
import type { PageContext } from './context.ts';

export function usesFlow(entity: Entity, { links }: PageContext): Flow[] {
  if (!('usedBy' in entity)) return [];
  const isArgument = entity.kind !== 'inputs' && entity.returnedBy.length > 0;
  return [
    ...listUses('Returned by', entity.returnedBy, links),
    ...listUses('Member of', named(entity.memberOf), links),
    ...listUses('Implements', named(interfacesOf(entity)), links),
    ...listUses(isArgument ? 'Used as argument in' : 'Used in', entity.usedBy, links),
  ];
}

export function interfacesOf(entity: Entity): readonly string[] {
  return 'interfaces' in entity ? entity.interfaces : [];
}

function named(types: readonly string[]): Backlink[] {
  return types.map((name) => ({ id: `graphql:${name}`, label: name }));
}

/** A scalar such as `String` is used by hundreds of fields: a long list folds. */
const LONGEST_OPEN_LIST = 24;

function listUses(title: string, uses: readonly Backlink[], links: Links): Flow[] {
  if (uses.length === 0) return [];
  const entries = uses.map((use) => linkIf(links.href(use.id), inlineCode(use.label)));
  const lines: Inline[] = entries.flatMap((entry, index) =>
    index === 0 ? [entry] : [', ', entry],
  );
  if (uses.length <= LONGEST_OPEN_LIST) return [caption(title, ': ', ...lines)];
  return [unsearched(details(`${title} (${uses.length})`, [paragraph(...lines)]))];
}
