/** Builds the search index from the pages, in development as in production, and tells the pages where it is. Writes `.search/`. */

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { scope } from '../config/scope';
import { chunkFile, shardFiles } from '../src/search/engine/shards';
import { parseSynonyms } from '../src/search/engine/synonyms';
import type { HostedSettings, SearchSettings } from '../src/search/client/settings';
import { encodeIndex, type IndexFiles } from './search/encode';
import { loadSearchContent } from './search/load';
import { gatherPlaces } from './search/places';
import { buildRecords } from './search/records';

/** A static folder below the site; git-ignored. */
export const searchFolder = '.search';

export interface SearchPluginOptions {
  readonly hosted: HostedSettings | null;
  readonly missingResultsUrl: string | null;
}

export function siteSearch(
  { siteDir, siteConfig }: LoadContext,
  options: unknown,
): Plugin<unknown> {
  const { hosted, missingResultsUrl } = options as SearchPluginOptions;
  const docs = join(siteDir, '../docs');
  const synonyms = join(siteDir, 'src/search/synonyms.tsv');
  const target = join(siteDir, searchFolder, 'search-index');
  mkdirSync(target, { recursive: true });
  return {
    name: 'site-search',
    getPathsToWatch: () => [
      `${docs}/**/*.{md,mdx}`,
      join(docs, 'generated/_data/targets.json'),
      synonyms,
    ],
    loadContent: async () => {
      const siteUrl = siteConfig.url.replace(/\/+$/, '');
      const content = loadSearchContent({ docs, scope, cache: join(siteDir, '../.cache/search') });
      return encodeIndex(
        gatherPlaces(buildRecords({ ...content, siteUrl }), siteUrl),
        parseSynonyms(readFileSync(synonyms, 'utf8')),
      );
    },
    contentLoaded: async ({ content, actions }) => {
      const hash = applyIndex(target, content as IndexFiles);
      actions.setGlobalData({
        hosted,
        missingResultsUrl,
        indexBase: `${siteConfig.baseUrl}search-index/${hash}/`,
        storageName: hosted?.index ?? 'sui-docs',
      } satisfies SearchSettings);
    },
  };
}

/** Writes the files below a folder named by their content; folders of earlier content go. */
function applyIndex(target: string, { names, words, chunks }: IndexFiles): string {
  const files = [
    [shardFiles.names, JSON.stringify(names)] as const,
    [shardFiles.words, JSON.stringify(words)] as const,
    ...chunks.map((chunk, number) => [chunkFile(number), JSON.stringify(chunk)] as const),
  ];
  const hash = createHash('sha256')
    .update(files.map(([, text]) => text).join('\n'))
    .digest('hex')
    .slice(0, 12);
  for (const name of readdirSync(target))
    if (name !== hash) rmSync(join(target, name), { recursive: true, force: true });
  const folder = join(target, hash);
  if (!existsSync(folder)) {
    // Whole or not at all: a folder with this name holds all its files.
    const part = join(target, `${hash}.part`);
    mkdirSync(part, { recursive: true });
    for (const [name, text] of files) writeFileSync(join(part, name), text);
    renameSync(part, folder);
  }
  writeFileSync(join(target, 'current.json'), JSON.stringify([hash]));
  return hash;
}
