/** "Explained in": at the end of a generated page, the guides that speak of its symbols. */

import type { TreeNode, TreePlugin } from './tree';

export interface Explanation {
  readonly route: string;
  readonly title: string;
}

/** `docs/generated/_data/explained.json`: guides by the route of the page that documents the symbol. */
export type Explanations = Readonly<Record<string, readonly Explanation[]>>;

export function listExplanations({ explained }: { readonly explained: Explanations }): TreePlugin {
  return (tree, file) => {
    const matter = file.data?.frontMatter ?? {};
    const guides = explained[String(matter['slug'])] ?? [];
    if (matter['generated'] !== true || guides.length === 0) return;
    tree.children?.push(
      {
        type: 'heading',
        depth: 2,
        data: { hProperties: { id: 'explained-in' }, id: 'explained-in' },
        children: [text('Explained in')],
      },
      { type: 'list', children: guides.map(listItem) },
    );
  };
}

function listItem({ route, title }: Explanation): TreeNode {
  const link = { type: 'link', url: route, children: [text(title)] };
  return { type: 'listItem', children: [{ type: 'paragraph', children: [link] }] };
}

function text(value: string): TreeNode {
  return { type: 'text', value };
}
