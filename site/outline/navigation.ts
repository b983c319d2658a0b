/** The generators' navigation file as a tree of items, whichever way it is grouped. Pure. */

export interface NavigationItem {
  readonly label: string;
  readonly route: string;
  readonly items?: readonly NavigationItem[];
}

/** Takes a list of items, or a record of such lists by reference; anything else holds no items. */
export function navigationOf(data: unknown): readonly NavigationItem[] {
  if (Array.isArray(data)) return data.filter(isItem);
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap((group) => navigationOf(group));
}

function isItem(value: unknown): value is NavigationItem {
  if (typeof value !== 'object' || value === null) return false;
  const { label, route } = value as Record<string, unknown>;
  return typeof label === 'string' && typeof route === 'string';
}
