/** The remark plugins of the site, with what they read from disk: generated data and quoted files. */

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Explanations } from '../../dialect/explained';
import { listExplanations } from '../../dialect/explained';
import type { Term } from '../../dialect/glossary';
import { glossaryFile, listTerms, readGlossary } from '../../dialect/glossary';
import { bound, type Attacher } from './bound';
import { foldFiles, foldSetups } from './folded-code';
import { isQuotable, quoteFiles } from './includes';
import { quoteSnippets } from '../../dialect/snippets';
import { listTables } from './listed-tables';
import { linkKeys } from '../../dialect/key-links';
import type { CheckStatusList } from '../../dialect/check-status';
import { markBlocks } from '../../dialect/check-status';
import type { SymbolIndex, SymbolTarget } from '../../dialect/symbol-index';
import { buildSymbolIndex } from '../../dialect/symbol-index';
import { linkSymbols } from '../../dialect/symbol-links';
import { linkTerms } from '../../dialect/term-links';

export { listExplanations, linkSymbols, quoteFiles, quoteSnippets, markBlocks };

/** Goes to `beforeDefaultRemarkPlugins`: quoted text must be there before anything else looks at the page. */
export function earlyPlugins(docs: string): Attacher[] {
  const load = (path: string): string | null => loadQuoted(docs, path);
  return [
    bound(quoteSnippets, { load, names: () => listSnippets(docs) }),
    bound(quoteFiles, { load }),
    bound(listTerms, { load: (path) => loadText(docs, path) }),
  ];
}

/** Goes to `remarkPlugins`. */
export function latePlugins(docs: string): Attacher[] {
  const load = (path: string): string | null => loadQuoted(docs, path);
  const index = loadSymbols(docs);
  return [
    bound(foldSetups, { load }),
    bound(foldFiles, { load }),
    bound(markBlocks, { statuses: loadData<CheckStatusList>(docs, 'examples') }),
    bound(linkSymbols, { index }),
    bound(linkKeys, { index }),
    bound(linkTerms, { terms: loadTerms(docs) }),
    listTables,
    bound(listExplanations, { explained: loadData<Explanations>(docs, 'explained') ?? {} }),
  ];
}

function loadQuoted(docs: string, path: string): string | null {
  const file = join(docs, path);
  return isQuotable(path) && existsSync(file) && statSync(file).isFile()
    ? readFileSync(file, 'utf8')
    : null;
}

function loadTerms(docs: string): readonly Term[] {
  return readGlossary(loadText(docs, glossaryFile) ?? '').terms;
}

function loadText(docs: string, path: string): string | null {
  const file = join(docs, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** In byte order, without folder and ending. */
function listSnippets(docs: string): readonly string[] {
  const folder = join(docs, 'snippets');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.replaceAll('\\', '/').slice(0, -'.mdx'.length))
    .sort();
}

export function loadData<T>(docs: string, key: string): T | null {
  const file = join(docs, 'generated/_data', `${key}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

function loadSymbols(docs: string): SymbolIndex | null {
  const targets = loadData<Record<string, readonly SymbolTarget[]>>(docs, 'targets');
  return targets === null ? null : buildSymbolIndex(Object.values(targets).flat());
}
