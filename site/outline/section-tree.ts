/** One section as a tree: the pages that exist, in the committed order, hung where they belong. Pure. */

import type { NavigationItem } from '../../generators/output/targets';
import type { OutlineEntry, SectionName } from './outline';
import type { PageFile } from './page-file';
import { textOf } from './page-file';

export interface SectionNode {
  readonly route: string;
  readonly label: string;
  /** Null for a group whose own page is not written yet. */
  readonly id: string | null;
  readonly children: readonly SectionNode[];
}

export interface SectionSources {
  readonly outline: readonly OutlineEntry[];
  readonly pages: readonly PageFile[];
  readonly navigation: readonly NavigationItem[];
}

interface TreeEntry {
  readonly route: string;
  readonly label: string | null;
  readonly under: string | null;
}

/** The section's own page first, then its groups. Groups without any page are left out. */
export function buildSection(
  section: SectionName,
  sources: SectionSources,
): readonly SectionNode[] {
  const entries = entriesOf(section, sources);
  const byParent = groupByParent(entries);
  const pages = new Map(sources.pages.map((page) => [page.route, page]));
  const grow = (entry: TreeEntry): SectionNode[] => {
    const page = pages.get(entry.route);
    const children = (byParent.get(entry.route) ?? []).flatMap(grow);
    if (!page && children.length === 0) return [];
    const label = page?.label ?? entry.label ?? textOf(entry.route);
    return [{ route: entry.route, label, id: page?.id ?? null, children }];
  };
  return (byParent.get(null) ?? []).flatMap((entry) => {
    const isRoot = entry.route === `/${section}`;
    const [node] = grow(entry);
    if (!node) return [];
    return isRoot && node.id !== null ? [{ ...node, children: [] }, ...node.children] : [node];
  });
}

/** Outline first, then pages that it does not list, then what the generators add. */
function entriesOf(
  section: SectionName,
  { outline, pages, navigation }: SectionSources,
): readonly TreeEntry[] {
  const entries = new Map<string, TreeEntry>();
  const listedElsewhere = new Set(
    outline.filter((entry) => entry.sidebar !== section).map((entry) => entry.route),
  );
  for (const entry of outline) {
    // Only the generators know which of their pages a sidebar should list.
    if (entry.sidebar !== section || entry.kind === 'generated') continue;
    entries.set(entry.route, {
      route: entry.route,
      label: entry.label ?? null,
      under: entry.under ?? null,
    });
  }
  for (const route of unlistedRoutes(section, pages)) {
    if (entries.has(route) || listedElsewhere.has(route)) continue;
    entries.set(route, { route, label: null, under: null });
  }
  if (section === 'references') addNavigation(entries, navigation, null);
  return [...entries.values()];
}

function unlistedRoutes(section: SectionName, pages: readonly PageFile[]): readonly string[] {
  const authored = pages.filter(
    (page) => !page.isGenerated && page.route.startsWith(`/${section}/`),
  );
  return authored.map((page) => page.route).sort();
}

/** A generated page takes the generators' label and parent, unless the outline has placed it. */
function addNavigation(
  entries: Map<string, TreeEntry>,
  items: readonly NavigationItem[],
  parent: string | null,
): void {
  for (const { route, label, items: children } of items) {
    const known = entries.get(route);
    entries.set(route, { route, label, under: known?.under ?? parent });
    addNavigation(entries, children ?? [], route);
  }
}

function groupByParent(entries: readonly TreeEntry[]): ReadonlyMap<string | null, TreeEntry[]> {
  const routes = new Set(entries.map((entry) => entry.route));
  const groups = new Map<string | null, TreeEntry[]>();
  for (const place of entries) {
    const parent =
      place.under !== null && routes.has(place.under) ? place.under : prefixOf(place.route, routes);
    const group = groups.get(parent);
    if (group) group.push(place);
    else groups.set(parent, [place]);
  }
  return groups;
}

/** The longest listed route that the address begins with. */
function prefixOf(route: string, routes: ReadonlySet<string>): string | null {
  for (let end = route.lastIndexOf('/'); end > 0; end = route.lastIndexOf('/', end - 1)) {
    const prefix = route.slice(0, end);
    if (routes.has(prefix)) return prefix;
  }
  return null;
}
