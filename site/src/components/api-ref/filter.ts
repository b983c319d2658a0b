/** Which methods a typed word leaves. Pure. */

import type { MethodEntry, MethodGroup } from './data';

/** Longer input says nothing more; it is cut, not refused. */
const longestQuestion = 64;

/** Every word of the question must occur in what a method is called, takes or does. Empty groups go. */
export function filterGroups(groups: readonly MethodGroup[], question: string): MethodGroup[] {
  const words = question
    .slice(0, longestQuestion)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return groups
    .map((group) => ({
      ...group,
      methods: group.methods.filter((method) => {
        const text = textOf(method, group.title).toLowerCase();
        return words.every((word) => text.includes(word));
      }),
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
