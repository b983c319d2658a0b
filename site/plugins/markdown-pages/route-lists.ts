/** The lists that `<RouteCards>` shows, from the sidebars that Docusaurus loaded. Pure. */

import { groupsOf, shorten, type RouteLink } from '../../src/components/route-cards/groups';

export interface LinkList {
  readonly label: string;
  readonly href: string | null;
  readonly links: readonly RouteLink[];
  /** Links that are not shown. */
  readonly more: number;
}

/** As much of a loaded sidebar item as we look at. */
export interface LoadedItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly href?: string;
  readonly link?: { readonly type: string; readonly id?: string };
  readonly items?: readonly LoadedItem[];
}

export interface SidebarDoc {
  readonly id: string;
  readonly permalink: string;
  readonly title: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

export type Sidebars = Readonly<Record<string, readonly LoadedItem[]>>;

export function routeListsOf(
  sidebars: Sidebars,
  docs: readonly SidebarDoc[],
): (section: string, under: string | null) => readonly LinkList[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const resolve = (item: LoadedItem): Parameters<typeof groupsOf>[0][number] => {
    const doc = byId.get((item.type === 'doc' ? item.id : item.link?.id) ?? '');
    const label = item.label ?? String(doc?.frontMatter['sidebar_label'] ?? doc?.title ?? '');
    const href = doc?.permalink ?? item.href;
    return {
      type: item.type === 'category' ? 'category' : 'link',
      label,
      ...(href === undefined ? {} : { href }),
      ...(item.items === undefined ? {} : { items: item.items.map(resolve) }),
    };
  };
  return (section, under) => {
    const items = (sidebars[`${section}Sidebar`] ?? []).map(resolve);
    const scope = { landing: `/${section}`, ...(under === null ? {} : { under }) };
    return groupsOf(items, scope).map((group) => {
      const { displayed, more } = shorten(group);
      return { label: group.label, href: group.href, links: displayed, more };
    });
  };
}
