/** Puts the first touch into the head of each page, as one inline script before everything that could delay it. */

import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

export function firstTouch(): Plugin {
  const entry = resolve(__dirname, '../src/first-touch/index.ts');
  return {
    name: 'first-touch',
    getPathsToWatch: () => [resolve(entry, '../*.ts')],
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: bundle(entry) }] }),
  };
}

/** Throws when it would end the script element that it stands in. */
export function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox115', 'safari16.4'],
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  if (code === '' || /<\/script|<!--/i.test(code))
    throw new Error('the first touch of a page cannot stand in its HTML');
  return code;
}
