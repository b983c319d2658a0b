/** Which methods a typed word leaves. Pure. */

import { matcherOf } from '../matcher';
import type { MethodEntry, MethodGroup } from '../../../../generators/output/json-rpc';

/** Every word of the question must occur in what a method is called, takes or does. Empty groups go. */
export function filterGroups(groups: readonly MethodGroup[], question: string): MethodGroup[] {
  const matches = matcherOf(question);
  return groups
    .map((group) => ({
      ...group,
      methods: group.methods.filter((method) => matches(textOf(method, group.title))),
    }))
    .filter((group) => group.methods.length > 0);
}

function textOf(method: MethodEntry, group: string): string {
  const { name, sdkMethod, parameters, summary } = method;
  return [name, sdkMethod ?? '', ...parameters, summary ?? '', group].join(' ');
}

export function countMethods(groups: readonly MethodGroup[]): number {
  return groups.reduce((count, group) => count + group.methods.length, 0);
}
