/** Draws formulas: a keyboard reaches those that scroll, and the page asks for their styles. Pure; throws for a sign without a font. */

import rehypeKatex from 'rehype-katex';
import { FORMULA_SIGNS } from './formula-signs';

interface Node {
  type: string;
  value?: string;
  name?: string;
  properties?: Record<string, unknown>;
  attributes?: readonly { type: string; name: string; value: string }[];
  children?: Node[];
}

export interface FormulaOptions {
  /** Address of the styles; pages without a formula do not load them. */
  readonly stylesheet: string;
}

/** Most pages hold no formula, and need not be walked for one. */
export function formulas(options: FormulaOptions): (tree: Node, page: unknown) => void {
  const draw = rehypeKatex({ strict: 'error' }) as (tree: Node, page: unknown) => void;
  const stop = formulaStops(options);
  return (tree, page) => {
    if (!String(page).includes('$')) return;
    draw(tree, page);
    stop(tree);
  };
}

export function formulaStops({ stylesheet }: FormulaOptions): (tree: Node) => void {
  return (tree) => {
    if (!mark(tree)) return;
    checkSigns(tree);
    const attributes = [{ type: 'mdxJsxAttribute', name: 'href', value: stylesheet }];
    tree.children?.push({ type: 'mdxJsxFlowElement', name: 'Formulas', attributes, children: [] });
  };
}

function checkSigns(node: Node, isDrawn = false): void {
  const isHere = isDrawn || classesOf(node).includes('katex-html');
  const sign = isHere
    ? [...(node.value ?? '')].find((character) => !FORMULA_SIGNS.includes(character))
    : null;
  if (sign)
    throw new Error(
      `a formula holds "${sign}", which the fonts of formulas leave out: add it to site/src/rehype/formula-signs.ts`,
    );
  for (const child of node.children ?? []) checkSigns(child, isHere);
}

function classesOf({ properties }: Node): readonly unknown[] {
  const names = properties?.['className'];
  return Array.isArray(names) ? names : [];
}

/** Whether there is a formula. */
function mark(node: Node): boolean {
  const names = classesOf(node);
  if (names.includes('katex-display')) {
    node.properties = { ...node.properties, tabIndex: 0, role: 'group', ariaLabel: 'Formula' };
    return true;
  }
  const isFormula = names.includes('katex');
  return (node.children ?? []).map(mark).includes(true) || isFormula;
}
