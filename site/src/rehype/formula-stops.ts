/** Lets a keyboard reach a displayed formula, which scrolls where it is wider than the screen. Pure. */

interface Node {
  readonly type: string;
  properties?: Record<string, unknown>;
  readonly children?: readonly Node[];
}

export function formulaStops(): (tree: Node) => void {
  return mark;
}

function mark(node: Node): void {
  const names = node.properties?.['className'];
  if (Array.isArray(names) && names.includes('katex-display')) {
    node.properties = { ...node.properties, tabIndex: 0, role: 'group', ariaLabel: 'Formula' };
    return;
  }
  for (const child of node.children ?? []) mark(child);
}
