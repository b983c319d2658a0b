/** One section as a tree: the pages that exist, in the committed order, hung where they belong. Pure. */

import type { NavigationItem } from '../../generators/output/targets';
import type { OutlineEntry, SectionName } from './outline';
import type { PageFile } from './page-file';
import { wordsOf } from './page-file';

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

interface Place {
  readonly route: string;
  readonly label: string | null;
  readonly under: string | null;
}

/** The section's own page first, then its groups. Groups without any page are left out. */
export function buildSection(
  section: SectionName,
  sources: SectionSources,
): readonly SectionNode[] {
  const places = placesOf(section, sources);
  const byParent = groupByParent(places);
  const pages = new Map(sources.pages.map((page) => [page.route, page]));
  const grow = (place: Place): SectionNode[] => {
    const page = pages.get(place.route);
    const children = (byParent.get(place.route) ?? []).flatMap(grow);
    if (!page && children.length === 0) return [];
    const label = page?.label ?? place.label ?? wordsOf(place.route);
    return [{ route: place.route, label, id: page?.id ?? null, children }];
  };
  return (byParent.get(null) ?? []).flatMap((place) => {
    const isRoot = place.route === `/${section}`;
    const [node] = grow(place);
    if (!node) return [];
    return isRoot && node.id !== null ? [{ ...node, children: [] }, ...node.children] : [node];
  });
}

/** Outline first, then pages that it does not list, then what the generators add. */
function placesOf(
  section: SectionName,
  { outline, pages, navigation }: SectionSources,
): readonly Place[] {
  const places = new Map<string, Place>();
  const listedElsewhere = new Set(
    outline.filter((entry) => entry.sidebar !== section).map((entry) => entry.route),
  );
  for (const entry of outline) {
    // Only the generators know which of their pages a sidebar should list.
    if (entry.sidebar !== section || entry.kind === 'generated') continue;
    places.set(entry.route, {
      route: entry.route,
      label: entry.label ?? null,
      under: entry.under ?? null,
    });
  }
  for (const route of unlistedRoutes(section, pages)) {
    if (places.has(route) || listedElsewhere.has(route)) continue;
    places.set(route, { route, label: null, under: null });
  }
  if (section === 'references') addNavigation(places, navigation, null);
  return [...places.values()];
}

function unlistedRoutes(section: SectionName, pages: readonly PageFile[]): readonly string[] {
  const written = pages.filter(
    (page) => !page.isGenerated && page.route.startsWith(`/${section}/`),
  );
  return written.map((page) => page.route).sort();
}

/** A generated page takes the generators' label and parent, unless the outline has placed it. */
function addNavigation(
  places: Map<string, Place>,
  items: readonly NavigationItem[],
  parent: string | null,
): void {
  for (const { route, label, items: children } of items) {
    const known = places.get(route);
    places.set(route, { route, label, under: known?.under ?? parent });
    addNavigation(places, children ?? [], route);
  }
}

function groupByParent(places: readonly Place[]): ReadonlyMap<string | null, Place[]> {
  const routes = new Set(places.map((place) => place.route));
  const groups = new Map<string | null, Place[]>();
  for (const place of places) {
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
