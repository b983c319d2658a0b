/** The remark plugins of the site, with what they read from disk: generated data and quoted files. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Explanations } from './explained';
import { listExplanations } from './explained';
import { isQuotable, quoteFiles } from './includes';
import type { StampList } from './stamps';
import { stampBlocks } from './stamps';
import type { SymbolIndex, SymbolTarget } from './symbol-index';
import { buildSymbolIndex } from './symbol-index';
import { linkSymbols } from './symbol-links';

export { listExplanations, linkSymbols, quoteFiles, stampBlocks };

/** Goes to `beforeDefaultRemarkPlugins`: quoted text must be there before anything else looks at the page. */
export function earlyPlugins(
  docs: string,
): [typeof quoteFiles, { load: (path: string) => string | null }][] {
  return [[quoteFiles, { load: (path) => loadQuoted(docs, path) }]];
}

/** Goes to `remarkPlugins`. */
export function latePlugins(docs: string): [unknown, unknown][] {
  return [
    [stampBlocks, { stamps: loadData<StampList>(docs, 'examples') }],
    [linkSymbols, { index: loadSymbols(docs) }],
    [listExplanations, { explained: loadData<Explanations>(docs, 'explained') ?? {} }],
  ];
}

function loadQuoted(docs: string, path: string): string | null {
  const file = join(docs, path);
  return isQuotable(path) && existsSync(file) && statSync(file).isFile()
    ? readFileSync(file, 'utf8')
    : null;
}

function loadData<T>(docs: string, key: string): T | null {
  const file = join(docs, 'generated/_data', `${key}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

function loadSymbols(docs: string): SymbolIndex | null {
  const targets = loadData<Record<string, readonly SymbolTarget[]>>(docs, 'targets');
  return targets === null ? null : buildSymbolIndex(Object.values(targets).flat());
}
