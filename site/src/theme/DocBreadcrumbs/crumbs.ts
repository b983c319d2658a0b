/** Chooses the breadcrumbs of a page. Pure. */

export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

export interface CrumbSources {
  /** From the sidebar; empty where it does not list the page. */
  readonly listed: readonly {
    readonly label: string;
    readonly href?: string;
    readonly linkUnlisted?: boolean;
  }[];
  /** From front matter, as the generators write it: the ancestors, without the page itself. */
  readonly declared: unknown;
  readonly title: string;
  /** The landing page of the section whose sidebar shows. */
  readonly section: Crumb | null;
  /** Addresses that the sidebar lists, each with the way to it: a declared ancestor elsewhere may not be written yet. */
  readonly ways: ReadonlyMap<string, readonly Crumb[]>;
}

export function crumbsOf(sources: CrumbSources): readonly Crumb[] {
  const { listed, declared, title, section, ways } = sources;
  if (listed.length > 0) {
    const crumbs = listed.map(({ label, href, linkUnlisted }) =>
      href === undefined || linkUnlisted ? { label } : { label, href },
    );
    return section === null || crumbs[0]?.href === section.href ? crumbs : [section, ...crumbs];
  }
  const ancestors = Array.isArray(declared) ? declared.filter(isCrumb) : [];
  if (ancestors.length === 0) return [];
  // As far as the sidebar knows the way, it names the stations; the page names the rest.
  const last = ancestors.findLastIndex(({ href }) => ways.has(href));
  const way = ways.get(ancestors[last]?.href ?? '') ?? [];
  const start = section === null || way[0]?.href === section.href ? [] : [section];
  const rest = ancestors.slice(last + 1).map(({ label }) => ({ label }));
  return [...(last < 0 ? [] : start), ...way, ...rest, { label: title }];
}

interface ListedItem {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly ListedItem[];
}

/** Each listed address with the labels on the way down to it. */
export function waysIn(
  items: readonly ListedItem[],
  above: readonly Crumb[] = [],
): ReadonlyMap<string, readonly Crumb[]> {
  return new Map(
    items.flatMap((item) => {
      const { label = '', href } = item;
      const way = [...above, { label, ...(href === undefined ? {} : { href }) }];
      const own: [string, readonly Crumb[]][] =
        href === undefined ? [] : [[href.replace(/\/+$/, ''), way]];
      return [...own, ...waysIn(item.items ?? [], way)];
    }),
  );
}

export function isCrumb(value: unknown): value is { label: string; href: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { label, href } = value as Record<string, unknown>;
  return typeof label === 'string' && typeof href === 'string' && href.startsWith('/');
}
