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
  /** Addresses that the sidebar lists: a declared ancestor elsewhere may not be written yet. */
  readonly known: ReadonlySet<string>;
}

export function crumbsOf(sources: CrumbSources): readonly Crumb[] {
  const { listed, declared, title, section, known } = sources;
  if (listed.length > 0) {
    const crumbs = listed.map(({ label, href, linkUnlisted }) =>
      href === undefined || linkUnlisted ? { label } : { label, href },
    );
    return section === null || crumbs[0]?.href === section.href ? crumbs : [section, ...crumbs];
  }
  const ancestors = Array.isArray(declared) ? declared.filter(isCrumb) : [];
  return ancestors.length === 0
    ? []
    : [
        ...ancestors.map(({ label, href }) => (known.has(href) ? { label, href } : { label })),
        { label: title },
      ];
}

function isCrumb(value: unknown): value is { label: string; href: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { label, href } = value as Record<string, unknown>;
  return typeof label === 'string' && typeof href === 'string' && href.startsWith('/');
}
