/** Puts the first touch into the head of each page, as one inline script before everything that could delay it. */

import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { bundleScript } from './inline-script-bundle';

export function deferredHydration(): Plugin {
  const entry = resolve(__dirname, '../src/deferred-hydration/index.ts');
  return {
    name: 'deferred-hydration',
    getPathsToWatch: () => [resolve(entry, '../*.ts')],
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: bundle(entry) }] }),
  };
}

/** Throws when it would end the script element that it stands in. */
export function bundle(entry: string): string {
  const [[, text] = ['', '']] = bundleScript(entry, {
    format: 'iife',
    // Without "use strict" in front: the types make sure of all that it refuses.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  const code = text.trim();
  if (code === '' || /<\/script|<!--/i.test(code))
    throw new Error('the first touch of a page cannot stand in its HTML');
  return code;
}
