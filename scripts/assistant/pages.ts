/** A page or a section of it, found by what callers write for its address. Pure. */

import { nearestName } from '../../generators/core/text.ts';
import { findSection, sectionText } from '../../site/plugins/markdown-pages/sections.ts';
import type { Library, LibraryPage } from './library.ts';

/** `anchor` is null for the whole page. */
type PageAnswer = Readonly<{ page: LibraryPage; anchor: string | null; text: string }>;

/** `near` are routes that were perhaps meant, or sections of the page. */
type PageMiss = Readonly<{ message: string; near: readonly string[] }>;

const MOST_NEAR = 5;

/** A page is looked up in the list of pages; no address is ever a path of the disk. */
export function readPage(
  library: Library,
  asked: string,
  section: string | null = null,
): PageAnswer | PageMiss {
  const { route, anchor } = addressOf(asked, library.origin);
  const page = library.pages.get(route);
  if (page === undefined)
    return { message: 'there is no such page', near: nearRoutes(route, [...library.pages.keys()]) };
  const name = section ?? anchor;
  if (name === null) return { page, anchor: null, text: page.text };
  const head = findSection(page.sections, name);
  const text =
    head && (head.anchor === null ? page.text : sectionText(page.text, page.sections, head));
  if (head === null || text === null) {
    const near = page.sections.flatMap(({ anchor: own, depth }) => (own && depth < 7 ? [own] : []));
    return { message: 'the page has no such section', near: near.slice(0, 8 * MOST_NEAR) };
  }
  return { page, anchor: head.anchor, text };
}

/** `https://…/coin.md#split`, `docs:///coin`, `coin/` → route and anchor. */
export function addressOf(
  asked: string,
  origin: string,
): Readonly<{ route: string; anchor: string | null }> {
  const [whole = '', anchor] = asked.trim().split('#');
  const path = (whole.startsWith(origin) ? whole.slice(origin.length) : whole)
    .replace(/^docs:\/\//, '')
    .replace(/[?].*$/, '')
    .replace(/(?:\/index)?\.(?:md|html)$/, '')
    .replace(/\/+$/, '');
  const route = path.startsWith('/') ? path : `/${path}`;
  return { route, anchor: anchor === undefined || anchor === '' ? null : anchor };
}

function nearRoutes(route: string, routes: readonly string[]): readonly string[] {
  const last = route.slice(route.lastIndexOf('/') + 1).toLowerCase();
  const near = nearestName(route, routes);
  const same = routes.filter((known) => last !== '' && known.toLowerCase().endsWith(`/${last}`));
  return [...new Set([...(near === null ? [] : [near]), ...same])].slice(0, MOST_NEAR);
}
