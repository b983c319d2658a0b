/** Prose whose links to ids, made of `{@link X}` in upstream's comments, lead to the pages that document them. Pure. */

import type { PhrasingContent } from 'mdast';
import type { Links } from '../../core/links.ts';
import type { Flow } from '../../core/nodes.ts';
import type { ProseOrigin } from '../../core/prose.ts';
import { isSafeUrl, parseProse } from '../../core/prose.ts';

/** How links to ids begin: an anchor that no page has. */
const ID_LINK = '#ts:';

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
  if (url.startsWith(ID_LINK)) return hrefOf(decoded(url.slice(1)), links);
  return isSafeUrl(url, origin) ? url : null;
}

/** A member of an interface, a type or an enum has no place of its own: it is at what it belongs to. */
function hrefOf(id: string, links: Links): string | null {
  return links.href(id) ?? links.href(id.replace(/\.[^./]+$/, ''));
}

/** Such an address may also be written by hand, with a stray percent sign. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
