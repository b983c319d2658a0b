/**
 * Anchors of Markdown pages. Readers of Markdown make that of a heading from its words, as GitHub does; where the
 * site has another, or the place is no heading, HTML says it. Pure.
 */

import { createSlugger } from '@docusaurus/utils';
import type { TreeNode } from '../../dialect/tree';
import { textOf, type TextNode } from '../search/node-text';
import { headingsOf } from './sections';

type Slugger = ReturnType<typeof createSlugger>;

export function anchorNode(id: string): TreeNode {
  return { type: 'html', value: `<a id="${id}"></a>` };
}

/** `nodes` are what is printed below the title. */
export function withAnchors(nodes: TreeNode[], title: string): TreeNode[] {
  const [site, reader] = [createSlugger(), createSlugger()];
  reader.slug(title);
  for (const node of nodes) addAnchors(node, site, reader);
  return nodes;
}

function addAnchors(node: TreeNode, site: Slugger, reader: Slugger): void {
  if (node.type !== 'heading') {
    for (const child of node.children ?? []) addAnchors(child, site, reader);
    return;
  }
  const text = textOf(node as TextNode);
  const id = String(node.data?.['id'] ?? site.slug(text));
  if (reader.slug(text) === id.toLowerCase()) return;
  node.children = [...(node.children ?? []), { type: 'text', value: ' ' }, anchorNode(id)];
}

/** Links that lead to no anchor of the page at their address; `pages` are texts by whole address. */
export function deadFragments(pages: ReadonlyMap<string, string>): readonly string[] {
  const anchors = new Map([...pages].map(([address, text]) => [address, anchorsOf(text)]));
  return [...pages].flatMap(([address, text]) =>
    [...withoutCode(text).matchAll(/\]\(([^\s()#]+)#([^\s()]+)\)/g)].flatMap(
      ([, to = '', fragment = '']) => {
        const known = anchors.get(to);
        const isKnown =
          known === undefined || known.has(decodeURIComponent(fragment).toLowerCase());
        return isKnown ? [] : [`${address}: nothing in the Markdown page has ${to}#${fragment}`];
      },
    ),
  );
}

/** In lower case, as readers compare them. */
function anchorsOf(text: string): ReadonlySet<string> {
  const slugger = createSlugger();
  const documented = [...text.matchAll(/<a id="([^"]*)"><\/a>/g)].map(([, id = '']) =>
    id.toLowerCase(),
  );
  return new Set([
    ...headingsOf(text.split('\n')).map(({ phrase }) => slugger.slug(phrase)),
    ...documented,
  ]);
}

function withoutCode(text: string): string {
  return text.replace(/^([ >]*)(`{3,}|~{3,})[^]*?^\1\2[ ]*$/gm, '');
}
