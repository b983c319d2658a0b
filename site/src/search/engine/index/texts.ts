/** Where the text of a place is: which file, and where in it. Pure. */

import type { SearchIndex } from './search-index';
import type { TextChunk } from './shards';

/** The file that holds the text of a page's places, or null while it is not known. */
export function chunkOfPage(page: number, { chunks }: SearchIndex): number | null {
  if (chunks.length === 0) return null;
  let chunk = 0;
  while (chunk + 1 < chunks.length && (chunks[chunk + 1] ?? 0) <= page) chunk += 1;
  return chunk;
}

export function textOfRecord(record: number, index: SearchIndex, chunk: TextChunk): string {
  const found = index.records[record];
  const number = found ? chunkOfPage(found.page, index) : null;
  if (!found || number === null) return '';
  return chunk[found.page - (index.chunks[number] ?? 0)]?.[found.order] ?? '';
}
