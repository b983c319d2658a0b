/** Links to pages that are planned but not written stay words until the page is there. Pure. */

/** The parts of a Markdown tree that this plugin looks at. */
interface Node {
  type: string;
  url?: string;
  children?: Node[];
}

export interface PlannedLinksOptions {
  /** Routes of the outline that have no page yet. */
  readonly planned: ReadonlySet<string>;
}

/**
 * Replaces each link to a planned route by its text. Authors link as if every page existed; the
 * link appears with the page. A link to a route that is not in the outline is left alone, so that
 * the build still fails on it.
 */
export function plannedLinks({ planned }: PlannedLinksOptions): (tree: Node) => void {
  return (tree) => unlink(tree, planned);
}

function unlink(node: Node, planned: ReadonlySet<string>): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    unlink(child, planned);
    const isPlanned = child.type === 'link' && planned.has(routeOf(child.url ?? ''));
    return isPlanned ? (child.children ?? []) : [child];
  });
}

function routeOf(url: string): string {
  const end = url.search(/[?#]/);
  const route = end === -1 ? url : url.slice(0, end);
  return route.length > 1 ? route.replace(/\/$/, '') : route;
}
