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

export interface GroupScope {
  /** The section's own page, which is left out. */
  readonly landing: string;
  /** Only what is below the item with this label or route. */
  readonly under?: string;
}

/** A child group without a page stands for its first page. */
export function groupsOf(
  sidebar: readonly Item[],
  { landing, under }: GroupScope,
): readonly RouteGroup[] {
  const items = under === undefined ? sidebar : (findItem(sidebar, under)?.items ?? []);
  return items
    .filter((item) => item.href !== landing)
    .map((item) => ({
      label: item.label ?? '',
      href: item.href ?? null,
      links: (item.items ?? []).flatMap(linkOf),
    }))
    .filter((group) => group.href !== null || group.links.length > 0);
}

const maxLinks = 8;

/** A group whose own page lists everything shows only its first pages; another must show them all. */
export function shorten({ href, links }: RouteGroup): {
  readonly displayed: readonly RouteLink[];
  readonly more: number;
} {
  if (href === null || links.length <= maxLinks) return { displayed: links, more: 0 };
  return { displayed: links.slice(0, maxLinks - 1), more: links.length - maxLinks + 1 };
}

function findItem(items: readonly Item[], key: string): Item | undefined {
  for (const item of items) {
    const found = item.href === key || item.label === key ? item : findItem(item.items ?? [], key);
    if (found) return found;
  }
  return undefined;
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
