/** Builds the search index from the pages and the scripts that ask it, in development as in production, and gives the pages their addresses. Writes `.search/`. */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { scope } from '../config/scope';
import { chunkFile, currentFile, shardFiles } from '../src/search/engine/index/shards';
import { parseRows, parseSynonyms } from '../src/search/engine/words/synonyms';
import type { HostedSettings, SearchSettings } from '../src/search/client/settings';
import { openBuildCache } from './build-cache';
import type { OwnFile } from './inline-script-bundle';
import { encodeIndex, type IndexFiles } from './search/encode';
import { loadSearchContent, searchCode } from './search/load';
import { modalFiles, modalFolder } from './search/modal-files';
import type { SearchPage } from './search/page';
import { gatherRecords } from './search/page-records';
import { buildRecords } from './search/records';

/** A static folder below the site, for development; git-ignored. */
export const searchFolder = '.search';

export interface SearchPluginOptions {
  readonly hosted: HostedSettings | null;
  readonly missingResultsUrl: string | null;
  /** Digits: how many hits of one kind the modal shows. */
  readonly groupCap: string;
}

/** As much of the theme's configuration as is read here. */
interface AlgoliaConfig {
  readonly externalUrlRegex?: string;
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string };
}

export function siteSearch(
  { siteDir, siteConfig, i18n }: LoadContext,
  options: unknown,
): Plugin<unknown> {
  const { hosted, missingResultsUrl, groupCap } = options as SearchPluginOptions;
  if (!/^[1-9]\d*$/.test(groupCap))
    throw new Error(`SEARCH_GROUP_CAP is "${groupCap}": write a whole number from 1 on`);
  const docs = join(siteDir, '../docs');
  const cache = join(siteDir, '../.cache/search');
  const synonyms = join(siteDir, 'src/search/synonyms.tsv');
  const oldNames = join(siteDir, 'src/search/old-names.tsv');
  const tasks = join(siteDir, 'src/search/tasks.tsv');
  const read = (file: string): string => readFileSync(file, 'utf8');
  const served = join(siteDir, searchFolder);
  mkdirSync(served, { recursive: true });
  const { baseUrl } = siteConfig;
  const siteUrl = siteConfig.url.replace(/\/+$/, '');
  const rules = (siteConfig.themeConfig['algolia'] ?? {}) as AlgoliaConfig;
  const modal = modalFiles(baseUrl);
  return {
    name: 'site-search',
    getPathsToWatch: () => [
      `${docs}/**/*.{md,mdx}`,
      join(docs, 'generated/_data/targets.json'),
      join(docs, 'generated/_data/gone.json'),
      join(docs, 'generated/_search/*.json'),
      synonyms,
      oldNames,
      tasks,
    ],
    loadContent: async () => {
      const parsedPages = openBuildCache<SearchPage | null>(
        join(cache, 'pages.json'),
        searchCode(siteDir),
      );
      const content = loadSearchContent({ docs, scope, cache: parsedPages });
      const rows = { oldNames: parseRows(read(oldNames)), tasks: parseRows(read(tasks)) };
      const records = buildRecords({ ...content, ...rows, siteUrl });
      const known = openBuildCache<IndexFiles>(join(cache, 'index.json'), searchCode(siteDir));
      const others = read(synonyms);
      const files = known.of([JSON.stringify(records), others, siteUrl], () =>
        encodeIndex(gatherRecords(records, siteUrl), parseSynonyms(others)),
      );
      known.save();
      return files;
    },
    contentLoaded: async ({ content, actions }) => {
      const files = filesOf(content as IndexFiles);
      // A build writes into its own output: it must not meet a site that is being written.
      if (process.env['NODE_ENV'] === 'development') {
        applyIndex(served, files);
        writeFiles(join(served, modalFolder), modal.files);
      }
      actions.setGlobalData({
        hosted,
        missingResultsUrl,
        groupCap: Number(groupCap),
        indexBase: `${baseUrl}search-index/${hashOf(files)}/`,
        storageName: hosted?.index ?? 'sui-docs',
        urls: {
          siteUrl,
          baseUrl,
          external: rules.externalUrlRegex ?? '',
          replace: rules.replaceSearchResultPathname ?? { from: '', to: '' },
        },
        language: i18n.currentLocale,
        files: modal.addresses,
      } satisfies SearchSettings);
    },
    postBuild: async ({ outDir, content }) => {
      applyIndex(outDir, filesOf(content as IndexFiles));
      writeFiles(join(outDir, modalFolder), modal.files);
    },
  };
}

function filesOf({ names, words, chunks }: IndexFiles): readonly OwnFile[] {
  return [
    [shardFiles.names, JSON.stringify(names)],
    [shardFiles.text, JSON.stringify(words)],
    ...chunks.map((chunk, number): OwnFile => [chunkFile(number), JSON.stringify(chunk)]),
  ];
}

/** Names the folder of an index by what it holds: a browser may keep its files forever. */
function hashOf(files: readonly OwnFile[]): string {
  const hash = createHash('sha256');
  for (const [, text] of files) hash.update(text).update('\n');
  return hash.digest('hex').slice(0, 12);
}

/** Writes the index and the note that names it below a folder; indices of earlier content go. */
function applyIndex(root: string, files: readonly OwnFile[]): void {
  const hash = hashOf(files);
  const all = join(root, 'search-index');
  mkdirSync(all, { recursive: true });
  for (const name of readdirSync(all))
    if (name !== hash) rmSync(join(all, name), { recursive: true, force: true });
  writeFiles(join(all, hash), files);
  writeFileSync(join(root, currentFile), JSON.stringify([hash]));
}

function writeFiles(folder: string, files: readonly OwnFile[]): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}
