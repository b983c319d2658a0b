/**
 * `{@link X}` of upstream's comments: kept in Markdown as a link to an id, and made a link to the page
 * that documents it once all pages are known. Pure.
 */

import type { PhrasingContent } from 'mdast';
import type { Links } from '../../core/links.ts';
import type { Flow } from '../../core/nodes.ts';
import type { ProseOrigin } from '../../core/prose.ts';
import { isSafeUrl, parseProse } from '../../core/prose.ts';

/** An anchor that no page has: ids begin with it, and where nobody resolves it the words remain. */
const MARK = '#ts:';

/** Markdown that shows `shown` and leads to `id`. */
export function idMarkdown(id: string, shown: string): string {
  return `[${shown}](<#${encodeURIComponent(id.toWellFormed()).replace('%3A', ':')}>)`;
}

/** Like `parseProse`, with links to ids resolved; an id without a page leaves its words. */
export function linkedProse(
  markdown: string,
  links: Links,
  origin: ProseOrigin = 'upstream',
): readonly Flow[] {
  const flow = parseProse(markdown, 'ours');
  return markdown.includes('](') ? resolveAll(flow, links, origin) : flow;
}

function resolveAll<Node extends Flow | PhrasingContent>(
  nodes: readonly Node[],
  links: Links,
  origin: ProseOrigin,
): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (!('children' in node)) return [node];
    const children = resolveAll(node.children as PhrasingContent[], links, origin);
    if (node.type !== 'link') return [{ ...node, children } as Node];
    const url = resolved(node.url, links, origin);
    return url === null ? (children as Node[]) : [{ ...node, url, children } as Node];
  });
}

function resolved(url: string, links: Links, origin: ProseOrigin): string | null {
  if (url.startsWith(MARK)) return links.href(decoded(url.slice(1)));
  return isSafeUrl(url, origin) ? url : null;
}

/** Somebody may have written such an address by hand, with a stray percent sign. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
