/** Puts a drawing in the place of each mermaid block. Loads the renderer; throws, and so fails the build, for what it cannot draw. */

import { resolve } from 'node:path';
import { diagramId } from '../../dialect/diagram-id';
import type { PageFile, TreeNode } from '../../dialect/tree';
import { element, pagePath, rewrite } from '../../dialect/tree';
import { svgElements } from '../diagrams/elements';
import { drawDiagram, type Renderer } from '../diagrams/draw';

/** Runs last: others look at blocks of code. */
export function drawDiagrams(): (tree: TreeNode, file: PageFile) => Promise<void> {
  return async (tree, file) => {
    if (!holdsDiagram(tree)) return;
    const render = await loadRenderer();
    const known = new Map<string, number>();
    let heading = '';
    rewrite(tree, (node) => {
      if (node.type === 'heading') heading = textOf(node);
      if (node.type !== 'code' || node.lang !== 'mermaid') return null;
      const source = node.value ?? '';
      const key = diagramId(source);
      const count = known.get(key) ?? 0;
      known.set(key, count + 1);
      const id = count === 0 ? key : `${key}-${count + 1}`;
      try {
        const title = heading === '' ? 'Diagram' : `Diagram: ${heading}`;
        const { svg, tall } = drawDiagram(source, { render, id, title });
        const drawings = [svg, ...(tall === null ? [] : [tall])].map(svgElements);
        return [element('Diagram', tall === null ? {} : { turns: 'turns' }, drawings)];
      } catch (error) {
        const line = node.position?.start.line ?? 1;
        throw new Error(`${pagePath(file)}:${line}: ${(error as Error).message}`, { cause: error });
      }
    });
  };
}

function holdsDiagram(node: TreeNode): boolean {
  return node.lang === 'mermaid' || (node.children ?? []).some(holdsDiagram);
}

function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

let renderer: Promise<Renderer> | null = null;

/** By its file: the configuration's loader turns `import` into `require`, for which the package names no entry. */
function loadRenderer(): Promise<Renderer> {
  const file = resolve(__dirname, '../../../node_modules/beautiful-mermaid/dist/index.js');
  renderer ??= import(file).then(
    ({ renderMermaidSVG }: { renderMermaidSVG: Renderer }) => renderMermaidSVG,
  );
  return renderer;
}
