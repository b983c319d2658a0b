/** An SVG as elements of a page, so that none of it is ever read as HTML. Knows what the renderer writes, no more. Pure. */

import type { TreeNode } from '../../dialect/tree';

const PIECE = /<(\/?)([\w]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** Throws for markup that it does not know: part of a drawing would be lost. */
export function svgElements(svg: string): TreeNode {
  const root: TreeNode = { type: 'root', children: [] };
  const open = [root];
  let end = 0;
  for (const match of svg.matchAll(PIECE)) {
    if (match.index !== end) break;
    end += match[0].length;
    const [, slash, name, attributes = '', isEmpty, text] = match;
    const parent = open.at(-1)?.children;
    if (slash === '/') open.pop();
    else if (name === undefined) parent?.push({ type: 'text', value: decoded(text ?? '') });
    else {
      const node = element(name, attributes);
      parent?.push(node);
      if (isEmpty !== '/') open.push(node);
    }
  }
  const [drawing] = root.children ?? [];
  if (end !== svg.length || open.length !== 1 || !drawing)
    throw new Error(`the drawing holds unknown markup: ${svg.slice(end, end + 60)}`);
  return drawing;
}

function element(name: string, attributes: string): TreeNode {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => ({
      type: 'mdxJsxAttribute',
      name: reactName(key),
      value: decoded(value),
    })),
    children: [],
  };
}

function reactName(name: string): string {
  if (name === 'class') return 'className';
  if (name.startsWith('aria-')) return name;
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
