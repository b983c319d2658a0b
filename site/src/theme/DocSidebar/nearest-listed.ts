/** Which entry of a sidebar stands for an address: itself, or the longest listed address above it. Pure. */

export interface ListedItem {
  readonly type: string;
  readonly href?: string;
  readonly items?: readonly ListedItem[];
}

/** The address itself when nothing above it is listed. */
export function nearestListed(path: string, sidebar: readonly ListedItem[]): string {
  const listed = listedAddresses(sidebar);
  let candidate = path.replace(/\/+$/, '');
  while (candidate !== '') {
    if (listed.has(candidate)) return candidate;
    candidate = candidate.slice(0, candidate.lastIndexOf('/'));
  }
  return path;
}

/** Without trailing slashes. */
export function listedAddresses(sidebar: readonly ListedItem[]): ReadonlySet<string> {
  return new Set(hrefsOf(sidebar));
}

function hrefsOf(items: readonly ListedItem[]): readonly string[] {
  return items.flatMap((item) => [
    ...(item.href === undefined ? [] : [item.href.replace(/\/+$/, '')]),
    ...hrefsOf(item.items ?? []),
  ]);
}
