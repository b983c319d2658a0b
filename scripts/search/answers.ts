/** What the site's search answers, as data for programs: title, address, a piece of text. Pure. */

import { textOfRecord, chunkOfPage } from '../../site/src/search/engine/index/texts.ts';
import type { SearchIndex } from '../../site/src/search/engine/index/search-index.ts';
import { search } from '../../site/src/search/engine/search.ts';
import type { IndexFiles } from '../../site/plugins/search/encode.ts';
import type { Kind } from '../../site/src/search/kinds.ts';

export interface SearchAnswerRecord {
  readonly title: string;
  /** Page and headings above it. */
  readonly path: readonly string[];
  readonly kind: Kind;
  /** What a symbol is: `field`; null for pages and headings. */
  readonly symbolKind: string | null;
  readonly route: string;
  readonly anchor: string | null;
  readonly snippet: string;
}

export interface SearchQuestion {
  readonly query: string;
  /** Null means all. */
  readonly kind: Kind | null;
  readonly limit: number;
}

export interface OpenSearch {
  readonly index: SearchIndex;
  readonly chunks: IndexFiles['chunks'];
}

const LONGEST_SNIPPET = 300;

export function searchDocs(
  { query, kind, limit }: SearchQuestion,
  { index, chunks }: OpenSearch,
): readonly SearchAnswerRecord[] {
  const { records } = search(query, index, { kinds: kind === null ? [] : [kind], order: 'spread' });
  return records.slice(0, limit).flatMap((record) => answerRecord(record, { index, chunks }));
}

function answerRecord(
  number: number,
  { index, chunks }: OpenSearch,
): readonly SearchAnswerRecord[] {
  const record = index.records[number];
  const page = record && index.pages[record.page];
  if (!page) return [];
  const chunk = chunks[chunkOfPage(record.page, index) ?? -1];
  const text = chunk === undefined ? '' : textOfRecord(number, index, chunk);
  const above = [page.title, ...(record.parent === null ? [] : [record.parent])];
  return [
    {
      title: record.full,
      path: above.filter((title) => title !== record.full),
      kind: page.kind,
      symbolKind: record.symbolKind,
      route: page.route,
      anchor: record.anchor,
      snippet: text.length > LONGEST_SNIPPET ? `${text.slice(0, LONGEST_SNIPPET - 1)}…` : text,
    },
  ];
}
