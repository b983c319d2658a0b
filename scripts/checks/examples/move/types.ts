/** The framework's types by their own names. Reads what `loadKnownTypes` reads. */

import type { KnownType } from '../../../../site/move/explain/known-types.ts';
import type { KnownTypes } from '../../move-calls/known-types.ts';
import { loadKnownTypes } from '../../move-calls/known-types.ts';

let grouped: { readonly from: KnownTypes; readonly types: Map<string, KnownType[]> } | null = null;

/** Several where modules share a name. */
export function loadTypes(root: string): ReadonlyMap<string, readonly KnownType[]> {
  const from = loadKnownTypes(root);
  if (grouped?.from === from) return grouped.types;
  const types = new Map<string, KnownType[]>();
  for (const [path, type] of from) {
    const name = path.replace(/^.*::/, '');
    types.set(name, [...(types.get(name) ?? []), type]);
  }
  grouped = { from, types };
  return types;
}
