/** The four sidebars as items in Docusaurus's form. Pure. */

import { sectionNames } from './outline';
import { buildSection, type SectionNode } from './section-tree';

/** As much of Docusaurus's items as the sidebars use. */
export type SidebarItem =
  | { readonly type: 'doc'; readonly id: string; readonly label: string }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly collapsed: true;
      readonly link?: { readonly type: 'doc'; readonly id: string };
      readonly items: SidebarItem[];
    };

export function sidebarsOf(sources: Parameters<typeof buildSection>[1]): {
  [name: string]: SidebarItem[];
} {
  return Object.fromEntries(
    sectionNames.map((section) => [
      `${section}Sidebar`,
      buildSection(section, sources).map(itemOf),
    ]),
  );
}

function itemOf(node: SectionNode): SidebarItem {
  if (node.children.length === 0) return { type: 'doc', id: node.id ?? '', label: node.label };
  return {
    type: 'category',
    label: node.label,
    collapsed: true,
    ...(node.id === null ? {} : { link: { type: 'doc', id: node.id } }),
    items: node.children.map(itemOf),
  };
}
