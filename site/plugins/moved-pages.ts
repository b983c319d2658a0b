/**
 * After the build: a page at each old address that sends readers on, with the part of the page they asked
 * for, and the same table for hosts that redirect by themselves. Touches the output.
 */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Move } from '../outline/served';
import { markdownAddress } from '../src/markdown-address';
import { redirectPage, redirectsFile, redirectMarkdownPage } from './moved-pages/redirect';

export function movedPages({ siteConfig }: LoadContext, options: unknown): Plugin {
  const { moves } = options as { readonly moves: readonly Move[] };
  return {
    name: 'moved-pages',
    async postBuild({ outDir }) {
      const { baseUrl, url } = siteConfig;
      for (const { from, to } of moves) {
        const file = join(outDir, `${from}/index.html`);
        if (existsSync(file))
          throw new Error(`${from} is a page and redirects to ${to}\n  fix: run npm run urls`);
        const address = `${baseUrl}${to.slice(1)}`;
        applyFile(file, redirectPage(address, new URL(address, url).href));
        const [page = '', anchor] = to.split('#');
        const markdownPage = new URL(`${baseUrl}${markdownAddress(page).slice(1)}`, url).href;
        applyFile(
          join(outDir, markdownAddress(from)),
          redirectMarkdownPage(anchor === undefined ? markdownPage : `${markdownPage}#${anchor}`),
        );
      }
      writeFileSync(join(outDir, '_redirects'), redirectsFile(moves));
    },
  };
}

function applyFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
