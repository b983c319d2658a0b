/** Chooses the breadcrumbs of a page. Pure. */

export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

export interface CrumbSources {
  /** The address of the page. */
  readonly path: string;
  /** From front matter, as the generators write it: the ancestors, without the page itself. */
  readonly declared: unknown;
  readonly title: string;
  /** The landing page of the section whose sidebar shows. */
  readonly section: Crumb | null;
  /** Addresses that the sidebar lists, each with the way to it: a declared ancestor elsewhere may not be written yet. */
  readonly ways: ReadonlyMap<string, readonly Crumb[]>;
}

export function crumbsOf(sources: CrumbSources): readonly Crumb[] {
  const { path, declared, title, section, ways } = sources;
  const listed = ways.get(withoutSlash(path));
  if (listed) return withSection(section, listed);
  const ancestors = Array.isArray(declared) ? declared.filter(isCrumb) : [];
  if (ancestors.length === 0) return [];
  // As far as the sidebar knows the way, it names the stations; the page names the rest.
  const last = ancestors.findLastIndex(({ href }) => ways.has(href));
  const way = ways.get(ancestors[last]?.href ?? '') ?? [];
  const rest = ancestors.slice(last + 1).map(({ label }) => ({ label }));
  return [...(last < 0 ? [] : withSection(section, way)), ...rest, { label: title }];
}

function withSection(section: Crumb | null, way: readonly Crumb[]): readonly Crumb[] {
  return section === null || way[0]?.href === section.href ? way : [section, ...way];
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
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
        href === undefined ? [] : [[withoutSlash(href), way]];
      return [...own, ...waysIn(item.items ?? [], way)];
    }),
  );
}

export function isCrumb(value: unknown): value is { label: string; href: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { label, href } = value as Record<string, unknown>;
  return typeof label === 'string' && typeof href === 'string' && href.startsWith('/');
}
