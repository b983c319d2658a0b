/** A sidebar as groups for cards: each category with its children. Pure. */

export interface RouteLink {
  readonly label: string;
  readonly href: string;
}

export interface RouteGroup {
  readonly label: string;
  readonly href: string | null;
  readonly links: readonly RouteLink[];
}

interface Item {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly Item[];
}

/** The section's own page is left out. A child group without a page stands for its first page. */
export function groupsOf(sidebar: readonly Item[], landing: string): readonly RouteGroup[] {
  return sidebar
    .filter((item) => item.href !== landing)
    .map((item) => ({ label: item.label ?? '', href: item.href ?? null, links: (item.items ?? []).flatMap(linkOf) }))
    .filter((group) => group.href !== null || group.links.length > 0);
}

function linkOf(item: Item): readonly RouteLink[] {
  const href = item.href ?? firstHref(item.items ?? []);
  return href === null ? [] : [{ label: item.label ?? href, href }];
}

function firstHref(items: readonly Item[]): string | null {
  for (const item of items) {
    const href = item.href ?? firstHref(item.items ?? []);
    if (href !== null) return href;
  }
  return null;
}
