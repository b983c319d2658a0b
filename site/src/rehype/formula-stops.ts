/** Lets a keyboard reach a displayed formula, which scrolls where it is wider than the screen, and asks for the styles of formulas. Pure. */

interface Node {
  type: string;
  name?: string;
  properties?: Record<string, unknown>;
  attributes?: readonly { type: string; name: string; value: string }[];
  children?: Node[];
}

export interface FormulaOptions {
  /** Address of the styles; pages without a formula do not load them. */
  readonly stylesheet: string;
}

export function formulaStops({ stylesheet }: FormulaOptions): (tree: Node) => void {
  return (tree) => {
    if (!mark(tree)) return;
    const attributes = [{ type: 'mdxJsxAttribute', name: 'href', value: stylesheet }];
    tree.children?.push({ type: 'mdxJsxFlowElement', name: 'Formulas', attributes, children: [] });
  };
}

/** Whether there is a formula. */
function mark(node: Node): boolean {
  const names = node.properties?.['className'];
  if (Array.isArray(names) && names.includes('katex-display')) {
    node.properties = { ...node.properties, tabIndex: 0, role: 'group', ariaLabel: 'Formula' };
    return true;
  }
  const isFormula = Array.isArray(names) && names.includes('katex');
  return (node.children ?? []).map(mark).includes(true) || isFormula;
}
