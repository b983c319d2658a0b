/** Small sites for the tests of search: pages and symbols in a few words. */

import { encodeIndex } from '../../site/plugins/search/encode';
import type { SearchPage, SearchSymbol } from '../../site/plugins/search/page';
import { gatherRecords } from '../../site/plugins/search/page-records';
import { buildRecords } from '../../site/plugins/search/records';
import { openIndex, type SearchIndex } from '../../site/src/search/engine/index/search-index';
import { search } from '../../site/src/search/engine/search';
import type { SynonymRows } from '../../site/src/search/engine/words/synonyms';
import type { SearchRequest } from '../../site/src/search/client/hit';
import type { SearchRecord } from '../../site/src/search/record';

export const siteUrl = 'https://docs.example.org';

/** What the modal asks for. */
export const request: SearchRequest = {
  query: 'coin',
  kinds: [],
  page: 0,
  hitsPerPage: 20,
  words: 10,
  order: 'spread',
};

export interface SmallSite {
  readonly pages: readonly SearchPage[];
  readonly symbols?: readonly SearchSymbol[];
  readonly synonyms?: SynonymRows;
  readonly oldNames?: SynonymRows;
  readonly tasks?: SynonymRows;
}

/** A page from its title and its sections: `[heading, text]`; the first heading is the page's own and stays empty. */
export function page(
  route: string,
  title: string,
  sections: readonly (readonly [string, string])[] = [],
): SearchPage {
  return {
    route,
    title,
    description: '',
    keywords: [],
    sections: [['', ''] as const, ...sections].map(([heading, text], at) => ({
      anchor: at === 0 ? null : heading.toLowerCase().replaceAll(' ', '-'),
      heading: at === 0 ? title : heading,
      depth: at === 0 ? 1 : 2,
      text: text === '' ? [] : [text],
      code: [],
      messages: [],
      isInternal: false,
    })),
    mentions: [],
  };
}

export function symbol(
  id: string,
  record: string,
  kind: string,
  summary: string | null = null,
): SearchSymbol {
  const [route = '', anchor] = record.split('#');
  return { id, route, anchor: anchor ?? null, label: id.slice(id.indexOf(':') + 1), kind, summary };
}

export function recordsOf({
  pages,
  symbols = [],
  oldNames = [],
  tasks = [],
}: SmallSite): readonly SearchRecord[] {
  return buildRecords({ pages, symbols, oldNames, tasks, siteUrl });
}

export function filesOf(site: SmallSite): ReturnType<typeof encodeIndex> {
  return encodeIndex(gatherRecords(recordsOf(site), siteUrl), site.synonyms ?? []);
}

export function indexOf(site: SmallSite): SearchIndex {
  const { names, words } = filesOf(site);
  return openIndex(...(JSON.parse(JSON.stringify([names, words])) as [typeof names, typeof words]));
}

/** Addresses of the hits, best first. */
export function ask(index: SearchIndex, query: string): readonly string[] {
  return search(query, index).records.map((number) => {
    const record = index.records[number];
    const route = index.pages[record?.page ?? -1]?.route ?? '';
    return record?.anchor === null || record === undefined ? route : `${route}#${record.anchor}`;
  });
}
