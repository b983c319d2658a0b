/** Releases and targets of a few words, for cases. */

import type { Releases } from '../../generators/changes/model/record.ts';
import type { Target } from '../../generators/core/links.ts';
import type { Release } from '../../scripts/intake/release/plan.ts';

export function release(name: string): Release {
  return { id: 'x', name, sui: '1.53', protocol: '88', graphql: 'alpha', sdk: '1.38.0' };
}

export const july: Releases = {
  records: [
    {
      number: 1,
      slug: 'july-2025',
      name: 'July 2025',
      sui: '1.53',
      protocol: '88',
      graphql: 'alpha',
      sdk: '1.38.0',
      added: [],
      renames: [],
      changes: [],
    },
  ],
  gone: [],
};

export function target(id: string, route: string, anchor: string | null): Target {
  return { id, route, anchor, label: id.slice(5), kind: 'function', summary: null };
}
