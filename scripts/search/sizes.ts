/** How large the index is on the wire. Pure. */

import { brotliCompressSync } from 'node:zlib';
import type { IndexFiles } from '../../site/plugins/search/encode.ts';

export interface IndexSizes {
  readonly names: number;
  readonly words: number;
  readonly texts: number;
  readonly chunks: number;
}

/** Bytes after brotli at its best. */
export function sizesOf({ names, words, chunks }: IndexFiles): IndexSizes {
  const size = (value: unknown): number => brotliCompressSync(JSON.stringify(value)).length;
  return {
    names: size(names),
    words: size(words),
    texts: chunks.reduce((sum, chunk) => sum + size(chunk), 0),
    chunks: chunks.length,
  };
}

export function formatSizes({ names, words, texts, chunks }: IndexSizes): string {
  const kilo = (bytes: number): string => (bytes / 1000).toFixed(1);
  return `index after brotli: names ${kilo(names)} KB, words ${kilo(words)} KB; texts ${kilo(texts)} KB in ${chunks} files, fetched when shown`;
}
