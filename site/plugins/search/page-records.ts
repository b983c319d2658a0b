/** Gathers records by the place they describe, page by page, in the order in which the index numbers them. Pure. */

import type { Kind } from '../../src/search/kinds';
import { levels, type RecordSymbol, type SearchRecord } from '../../src/search/record';

export interface PageRecord {
  readonly anchor: string | null;
  /** As the page shows it; of a symbol, its label. */
  readonly title: string;
  /** 1 for pages, 2 and more below. */
  readonly depth: number;
  readonly symbol: RecordSymbol | null;
  readonly summary: string;
  readonly text: readonly string[];
  readonly keywords: readonly string[];
  readonly code: readonly string[];
  readonly mentions: readonly string[];
}

export interface PageRecords {
  readonly route: string;
  readonly title: string;
  readonly kind: Kind;
  readonly root: PageRecord;
  readonly members: readonly PageRecord[];
  readonly headings: readonly PageRecord[];
}

interface Gathering {
  readonly heading: SearchRecord;
  readonly text: string[];
}

/** In byte order of the routes. */
export function gatherRecords(
  records: readonly SearchRecord[],
  siteUrl: string,
): readonly PageRecords[] {
  const pages = new Map<string, Gathering[]>();
  for (const record of records) {
    const [route = ''] = record.url.slice(siteUrl.length).split('#');
    const entries = pages.get(route);
    const last = entries?.at(-1);
    if (record.type === 'content' && last?.heading.url === record.url)
      last.text.push(record.content ?? '');
    else if (record.type === 'content')
      throw new Error(`the text ${record.objectID} comes without its heading`);
    else if (entries) entries.push({ heading: record, text: [] });
    else pages.set(route, [{ heading: record, text: [] }]);
  }
  const routes = [...pages.keys()].sort();
  return routes.map((route) => pageOf(route, pages.get(route) ?? [], siteUrl));
}

function pageOf(route: string, gatherings: readonly Gathering[], siteUrl: string): PageRecords {
  const [root, ...rest] = gatherings.map((gathering) => recordOf(gathering, siteUrl));
  const first = gatherings[0]?.heading;
  if (!root || !first || root.anchor !== null)
    throw new Error(`the page ${route} has no record of its own`);
  return {
    route,
    title: first.hierarchy.lvl1 ?? route,
    kind: first.kind,
    root,
    members: rest.filter(({ symbol }) => symbol !== null),
    headings: rest.filter(({ symbol }) => symbol === null),
  };
}

function recordOf({ heading, text }: Gathering, siteUrl: string): PageRecord {
  const anchor = /#(.*)$/s.exec(heading.url.slice(siteUrl.length))?.[1] ?? null;
  const level = levels.findIndex((name) => name === heading.type);
  const symbol = heading.symbols[0] ?? null;
  const title = (heading.type === 'content' ? null : heading.hierarchy[heading.type]) ?? '';
  const summary = heading.content ?? '';
  return {
    anchor,
    title: symbol?.label ?? title,
    depth: level,
    symbol,
    summary,
    text,
    keywords: heading.keywords,
    code: heading.code,
    mentions: heading.mentions,
  };
}

/** All places as the index numbers them: pages, then members, then headings. */
export function numberRecords(
  pages: readonly PageRecords[],
): readonly { readonly page: number; readonly record: PageRecord }[] {
  const number = (pick: (page: PageRecords) => readonly PageRecord[]) =>
    pages.flatMap((page, index) => pick(page).map((record) => ({ page: index, record })));
  return [
    ...number(({ root }) => [root]),
    ...number(({ members }) => members),
    ...number(({ headings }) => headings),
  ];
}
