/** The chapters of the reference, as the table of groups says. What it does not name goes to the last one. Pure. */

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
      return [...entries.map(({ title }) => title), OTHER_GROUP]
        .filter((title) => filled.has(title))
        .map((title) => ({ title, slug: slugOf(title) }));
    },
  };
}

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** Groups that have methods, each with them. */
export function methodsByGroup(
  model: RpcModel,
): readonly (RpcGroup & { readonly methods: readonly RpcMethod[] })[] {
  return model.groups
    .map((group) => ({
      ...group,
      methods: model.methods.filter((method) => method.group === group.title),
    }))
    .filter(({ methods }) => methods.length > 0);
}

/** Groups that have types, each with them. */
export function typesByGroup(
  model: RpcModel,
): readonly (RpcGroup & { readonly types: readonly RpcType[] })[] {
  return model.groups
    .map((group) => ({
      ...group,
      types: model.types.filter((type) => type.group === group.title),
    }))
    .filter(({ types }) => types.length > 0);
}
