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
import type { TargetsFile } from '../../../generators/output/targets';
import { loadGenerated } from '../../plugins/generated-files';
import type { SymbolIndex } from '../../dialect/symbol-index';
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
    bound(markBlocks, { statuses: loadStatuses(docs) }),
    bound(linkSymbols, { index }),
    bound(linkKeys, { index }),
    bound(linkTerms, { terms: loadTerms(docs) }),
    listTables,
    bound(listExplanations, { explained: loadExplanations(docs) }),
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

/** What the example checker wrote down of each block; null when it has not run. */
export function loadStatuses(docs: string): CheckStatusList | null {
  return loadGenerated<CheckStatusList>(docs, '_data/examples.json', {
    labels: [''],
    // Of a state and a number: one sample cannot stand for both.
    blocks: { '*': [null] as never },
  });
}

export function loadExplanations(docs: string): Explanations {
  const guide = { route: '', title: '' };
  return loadGenerated<Explanations>(docs, '_data/explained.json', { '*': [guide] }) ?? {};
}

/** Empty when the references were not generated. */
export function loadTargets(docs: string): TargetsFile {
  const target = { id: '', route: '', anchor: null, label: '', kind: '', summary: null };
  return loadGenerated<TargetsFile>(docs, '_data/targets.json', { '*': [target] }) ?? {};
}

function loadSymbols(docs: string): SymbolIndex | null {
  const targets = Object.values(loadTargets(docs)).flat();
  return targets.length === 0 ? null : buildSymbolIndex(targets);
}
