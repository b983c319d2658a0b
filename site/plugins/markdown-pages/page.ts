/** The Markdown page of a page that no Markdown was written for: what stands in the main part of its HTML. Pure. */

import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, toMdast, type Options } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import { anchorNode } from './anchors';
import { printTree } from './authored';
import { siteLink, type LinkBase } from './markdown';

/** As much of a tree of HTML as is looked at. */
interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** What only works in a browser, or is drawn for eyes. */
const LEFT_OUT = new Set(['form', 'h1', 'input', 'label', 'script', 'select', 'style', 'svg']);

/** Without the title, which the head of the Markdown page holds. Throws when the page has no main part. */
export function pageBody(html: string, page: LinkBase): string {
  const main = find(fromHtml(html) as HtmlNode, 'main');
  if (main === null) throw new Error(`${page.permalink}: the page has no main part`);
  lower(main, page);
  return printTree(toMdast(main as Parameters<typeof toMdast>[0], options) as Root);
}

/** A link that leads nowhere is an anchor of ours. */
const options = {
  handlers: {
    a: (state, node) => {
      const { id, href } = node.properties;
      return href === undefined ? anchorNode(String(id)) : defaultHandlers.a(state, node);
    },
  },
} as Options;

function find(node: HtmlNode, name: string): HtmlNode | null {
  if (node.tagName === name) return node;
  for (const child of node.children ?? []) {
    const found = find(child, name);
    if (found) return found;
  }
  return null;
}

function lower(node: HtmlNode, page: LinkBase): void {
  const children = (node.children ?? []).filter(
    ({ type, tagName = '', properties }) =>
      type !== 'comment' && !LEFT_OUT.has(tagName) && properties?.['ariaHidden'] !== 'true',
  );
  // A heading that unfolds what it names.
  node.children = children.flatMap((child) =>
    child.tagName !== 'button'
      ? [child]
      : /^h\d$/.test(node.tagName ?? '')
        ? (child.children ?? [])
        : [],
  );
  const { href, id } = node.properties ?? {};
  if (/^(?:h\d|li)$/.test(node.tagName ?? '') && typeof id === 'string')
    node.children.unshift({ type: 'element', tagName: 'a', properties: { id }, children: [] });
  if (typeof href === 'string') node.properties = { href: siteLink(href, page) };
  if (node.tagName === 'pre') plainCode(node);
  for (const child of node.children) lower(child, page);
}

/** Its language where a printer of Markdown looks for it, and its lines, which are elements, as text. */
function plainCode(pre: HtmlNode): void {
  const [code] = pre.children ?? [];
  if (code?.tagName !== 'code') return;
  code.properties = { className: pre.properties?.['className'] };
  code.children = [{ type: 'text', value: (code.children ?? []).map(textOf).join('\n') }];
}

function textOf({ value = '', children = [] }: HtmlNode): string {
  return value + children.map(textOf).join('');
}
