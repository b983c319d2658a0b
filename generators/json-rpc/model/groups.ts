/** The chapters of the reference, as the table of groups says. What it does not name goes to the last one. Pure. */

import { assignSlugs } from '../../core/slugs.ts';
import type { GroupEntry } from '../read/tables.ts';
import type { RpcGroup, RpcMethod, RpcModel, RpcType } from './model.ts';

export const OTHER_GROUP = 'Other';

export interface Groups {
  readonly ofMethod: (name: string) => string;
  readonly ofType: (name: string) => string;
  /** In the order of the table, without empty ones. */
  readonly used: (methods: readonly RpcMethod[], types: readonly RpcType[]) => readonly RpcGroup[];
}

export function groupsFrom(entries: readonly GroupEntry[]): Groups {
  const titles = (of: 'methods' | 'types'): ReadonlyMap<string, string> =>
    new Map(entries.flatMap((entry) => entry[of].map((name) => [name, entry.title] as const)));
  const [methodTitles, typeTitles] = [titles('methods'), titles('types')];
  return {
    ofMethod: (name) => methodTitles.get(name) ?? OTHER_GROUP,
    ofType: (name) => typeTitles.get(name) ?? OTHER_GROUP,
    used: (methods, types) => {
      const filled = new Set([...methods, ...types].map(({ group }) => group));
      const used = [...entries.map(({ title }) => title), OTHER_GROUP].filter((title) =>
        filled.has(title),
      );
      const slugs = assignSlugs(used, [], slugOf);
      return used.map((title) => ({ title, slug: slugs.get(title) ?? slugOf(title) }));
    },
  };
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Methods or types by group, in the order of the groups; groups without any are left out. */
export function byGroup<Item extends { readonly group: string }>(
  items: readonly Item[],
  { groups }: Pick<RpcModel, 'groups'>,
): readonly (RpcGroup & { readonly items: readonly Item[] })[] {
  return groups
    .map((group) => ({ ...group, items: items.filter((item) => item.group === group.title) }))
    .filter((group) => group.items.length > 0);
}
