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
  readonly trails: ReadonlyMap<string, readonly Crumb[]>;
}

export function crumbsOf(sources: CrumbSources): readonly Crumb[] {
  const { path, declared, title, section, trails } = sources;
  const listed = trails.get(withoutSlash(path));
  if (listed) return withSection(section, listed);
  const ancestors = Array.isArray(declared) ? declared.filter(isCrumb) : [];
  if (ancestors.length === 0) return [];
  // As far as the sidebar knows the trail, it names the pages on it; the page names the rest.
  const last = ancestors.findLastIndex(({ href }) => trails.has(href));
  const trail = trails.get(ancestors[last]?.href ?? '') ?? [];
  const rest = ancestors.slice(last + 1).map(({ label }) => ({ label }));
  return [...(last < 0 ? [] : withSection(section, trail)), ...rest, { label: title }];
}

function withSection(section: Crumb | null, trail: readonly Crumb[]): readonly Crumb[] {
  return section === null || trail[0]?.href === section.href ? trail : [section, ...trail];
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
export function trailsIn(
  items: readonly ListedItem[],
  above: readonly Crumb[] = [],
): ReadonlyMap<string, readonly Crumb[]> {
  return new Map(
    items.flatMap((item) => {
      const { label = '', href } = item;
      const trail = [...above, { label, ...(href === undefined ? {} : { href }) }];
      const own: [string, readonly Crumb[]][] =
        href === undefined ? [] : [[withoutSlash(href), trail]];
      return [...own, ...trailsIn(item.items ?? [], trail)];
    }),
  );
}

export function isCrumb(value: unknown): value is { label: string; href: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { label, href } = value as Record<string, unknown>;
  return typeof label === 'string' && typeof href === 'string' && href.startsWith('/');
}
