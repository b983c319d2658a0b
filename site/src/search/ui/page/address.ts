/** The query and the filter of the search page, read from its address. Pure. */

import { cleanQuery } from '../../engine/query';
import { isKind, type Kind } from '../../kinds';

/** Any address is an address of this page: what cannot be a query or a kind is left out. */
export function readAddress(search: string): {
  readonly query: string;
  readonly kind: Kind | null;
} {
  const parameters = new URLSearchParams(search.slice(0, 2000));
  const kind = parameters.get('kind') ?? '';
  return { query: cleanQuery(parameters.get('q') ?? ''), kind: isKind(kind) ? kind : null };
}

export function writeAddress(query: string, kind: Kind | null): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (kind !== null) parameters.set('kind', kind);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
