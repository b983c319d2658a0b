/**
 * Registers with the bundler what pages depend on besides their own text: the files that they quote, and the data
 * that stamps and symbol links come from. Without it a cached page would keep showing old code.
 */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const docs = resolve(__dirname, '../../docs');

export function exampleSources(_context: LoadContext): Plugin {
  return {
    name: 'example-sources',
    configureWebpack(config) {
      const loader = join(__dirname, 'example-sources/loader.cjs');
      const rule = {
        test: /\.mdx?$/,
        include: docs,
        enforce: 'pre' as const,
        use: [{ loader, options: { docs } }],
      };
      return { module: { rules: [rule] }, ...cacheVersion(config, dataHash(docs)) };
    },
  };
}

/** A page's own blocks need no part in it: their stamps change with the page or with the labels. */
export function dataHash(folder: string): string {
  const data = join(folder, 'generated/_data');
  const read = (key: string): string => {
    const file = join(data, `${key}.json`);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const statuses = read('examples');
  const labels =
    statuses === '' ? '' : JSON.stringify((JSON.parse(statuses) as { labels: unknown }).labels);
  return createHash('sha256')
    .update([labels, read('targets'), read('explained')].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

/** Where the site keeps a persistent cache, another version drops it. */
function cacheVersion(config: unknown, hash: string): object {
  const { experiments } = config as { experiments?: { cache?: { version?: string } } };
  if (experiments?.cache?.version === undefined) return {};
  return { experiments: { cache: { version: `${experiments.cache.version}-${hash}` } } };
}
