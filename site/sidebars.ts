/** The four sidebars, built from the pages that exist in the order of `outline/routes.json`. Reads `docs/`. */

import { join } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { loadNavigation, loadPages } from './outline/load-pages';
import { outline, sectionNames } from './outline/outline';
import type { SectionNode } from './outline/section-tree';
import { buildSection } from './outline/section-tree';
import { scope } from './config/scope';

type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

const from = { docs: join(__dirname, '../docs'), scope };
const sources = { outline, pages: loadPages(from), navigation: loadNavigation(from) };

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

const sidebars: SidebarsConfig = Object.fromEntries(
  sectionNames.map((section) => [`${section}Sidebar`, buildSection(section, sources).map(itemOf)]),
);

export default sidebars;
