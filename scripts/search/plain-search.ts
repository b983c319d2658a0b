/** MiniSearch with its defaults over the same records: what a site has without an engine of its own. Pure. */

import MiniSearch from 'minisearch';
import { levels, type SearchRecord } from '../../site/src/search/record.ts';

export interface PlainSearch {
  /** Objects of the records that answer, best first. */
  (query: string): readonly SearchRecord[];
}

export function openPlainSearch(records: readonly SearchRecord[]): PlainSearch {
  const index = new MiniSearch<{ id: number; title: string; path: string; content: string }>({
    fields: ['title', 'path', 'content'],
  });
  index.addAll(
    records.map(({ hierarchy, content }, id) => {
      const names = levels.slice(1).flatMap((level) => hierarchy[level] ?? []);
      return {
        id,
        title: names.at(-1) ?? '',
        path: names.slice(0, -1).join(' '),
        content: content ?? '',
      };
    }),
  );
  return (query) =>
    index
      .search(query)
      .slice(0, 20)
      .flatMap(({ id }) => records[id as number] ?? []);
}
