/** Puts deferred hydration into the head of each page, as one inline script before everything that could delay it. */

import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { bundleScript } from '../../../plugins/inline-script-bundle';

export function deferredHydration(): Plugin {
  const entry = resolve(__dirname, '../index.ts');
  return {
    name: 'deferred-hydration',
    getPathsToWatch: () => [resolve(entry, '../*.ts')],
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: bundle(entry) }] }),
  };
}

/** Throws when it would end the script element that it is in. */
export function bundle(entry: string): string {
  const [[, text] = ['', '']] = bundleScript(entry, {
    format: 'iife',
    // Without "use strict" in front: the types make sure of all that it refuses.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  const code = text.trim();
  if (code === '' || /<\/script|<!--/i.test(code))
    throw new Error('the script of deferred hydration cannot be inlined');
  return code;
}
