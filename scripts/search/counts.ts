/** How large the index is on the wire. Pure. */

import { brotliCompressSync } from 'node:zlib';
import type { IndexFiles } from '../../site/plugins/search/encode.ts';

export interface IndexCounts {
  readonly names: number;
  readonly wordCount: number;
  readonly texts: number;
  readonly chunks: number;
}

/** Bytes after brotli at its best. */
export function countsOf({ names, words, chunks }: IndexFiles): IndexCounts {
  const size = (value: unknown): number => brotliCompressSync(JSON.stringify(value)).length;
  return {
    names: size(names),
    wordCount: size(words),
    texts: chunks.reduce((sum, chunk) => sum + size(chunk), 0),
    chunks: chunks.length,
  };
}

export function formatCounts({ names, wordCount, texts, chunks }: IndexCounts): string {
  const kilo = (bytes: number): string => (bytes / 1000).toFixed(1);
  return `index after brotli: names ${kilo(names)} KB, words ${kilo(wordCount)} KB; texts ${kilo(texts)} KB in ${chunks} files, fetched when shown`;
}
