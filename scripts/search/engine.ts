/** The search of the site, built in memory from the pages and the references. Reads `docs/`; keeps parsed pages in `.cache`. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openBuildCache } from '../../site/plugins/build-cache.ts';
import { encodeIndex, type IndexFiles } from '../../site/plugins/search/encode.ts';
import {
  loadSearchContent,
  searchCode,
  type SearchContent,
} from '../../site/plugins/search/load.ts';
import type { SearchPage } from '../../site/plugins/search/page.ts';
import { gatherRecords } from '../../site/plugins/search/page-records.ts';
import { buildRecords } from '../../site/plugins/search/records.ts';
import { openIndex, type SearchIndex } from '../../site/src/search/engine/index/search-index.ts';
import {
  parseRows,
  parseSynonyms,
  type SynonymRows,
} from '../../site/src/search/engine/words/synonyms.ts';
import type { SearchRecord } from '../../site/src/search/record.ts';
import { root } from '../process/tool.ts';
import { siteUrl } from './site-url.ts';

export { siteUrl };

export function loadRecords(): readonly SearchRecord[] {
  return recordsOf(loadContent());
}

export function loadContent(): SearchContent {
  const docs = path.join(root, 'docs');
  const file = path.join(root, '.cache/search/pages.json');
  const cached = openBuildCache<SearchPage | null>(file, searchCode(path.join(root, 'site')));
  return loadSearchContent({ docs, scope: 'all', cache: cached });
}

export function recordsOf(content: SearchContent): readonly SearchRecord[] {
  const [oldNames, tasks] = [rowsOf('old-names'), rowsOf('tasks')];
  return buildRecords({ ...content, oldNames, tasks, siteUrl });
}

function rowsOf(name: string): SynonymRows {
  return parseRows(readFileSync(path.join(root, `site/src/search/${name}.tsv`), 'utf8'));
}

export function buildIndexFiles(records: readonly SearchRecord[]): IndexFiles {
  const synonyms = readFileSync(path.join(root, 'site/src/search/synonyms.tsv'), 'utf8');
  return encodeIndex(gatherRecords(records, siteUrl), parseSynonyms(synonyms));
}

/** Through JSON, as the browser gets it. */
export function openFiles({ names, words }: IndexFiles): SearchIndex {
  const copy = JSON.parse(JSON.stringify([names, words])) as [typeof names, typeof words];
  return openIndex(...copy);
}
