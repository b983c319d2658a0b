/** What the home page says that depends on what exists: ways in, sections with their groups, counts. Pure. */

import type { SectionName } from '../../outline/outline';
import { sectionNames } from '../../outline/outline';
import type { SectionNode, SectionSources } from '../../outline/section-tree';
import { buildSection } from '../../outline/section-tree';
import type { BlockCount, ReferenceCount } from './counts';
import type { Reader, Step } from './readers';
import { hourOf, readersOf } from './readers';

export interface HomeLink {
  readonly label: string;
  readonly route: string;
}

export interface HomeSection {
  readonly name: SectionName;
  readonly pages: number;
  /** The first groups or pages of the section, never its own landing page. */
  readonly links: readonly HomeLink[];
}

export interface HomeContent {
  readonly readers: readonly Reader[];
  readonly hour: readonly Step[];
  readonly sections: readonly HomeSection[];
  readonly references: readonly ReferenceCount[];
  /** Null when this build has not checked its blocks. */
  readonly blocks: BlockCount | null;
}

const maxLinks = 5;

export function homeContent(input: {
  readonly sources: SectionSources;
  readonly references: readonly ReferenceCount[];
  readonly blocks: BlockCount | null;
}): HomeContent {
  const routes = new Set(input.sources.pages.map(({ route }) => route));
  const sections = sectionNames.map((name) => {
    const nodes = buildSection(name, input.sources);
    return { name, pages: countPages(nodes), links: linksOf(nodes, `/${name}`).slice(0, maxLinks) };
  });
  const { references, blocks } = input;
  return { readers: readersOf(routes), hour: hourOf(routes), sections, references, blocks };
}

function countPages(nodes: readonly SectionNode[]): number {
  return nodes.reduce(
    (sum, node) => sum + (node.id === null ? 0 : 1) + countPages(node.children),
    0,
  );
}

/** A group without a page of its own stands for its first page. */
function linksOf(nodes: readonly SectionNode[], landing: string): readonly HomeLink[] {
  return nodes
    .filter((node) => node.route !== landing)
    .map((node) => ({ label: node.label, route: routeOf(node) }));
}

function routeOf(node: SectionNode): string {
  const [first] = node.children;
  return node.id !== null || !first ? node.route : routeOf(first);
}
