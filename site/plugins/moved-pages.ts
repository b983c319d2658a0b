/** After the build: a page at each old address that sends readers on, with the part of the page they asked for. Touches the output. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadMoves } from '../outline/load-served';
import { twinAddress } from '../src/twin-address';
import { redirectPage, redirectTwin } from './moved-pages/redirect';

export function movedPages({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'moved-pages',
    async postBuild({ outDir }) {
      const { baseUrl, url } = siteConfig;
      for (const { from, to } of loadMoves(join(siteDir, '..'))) {
        const file = join(outDir, `${from}/index.html`);
        if (existsSync(file))
          throw new Error(`${from} is a page and redirects to ${to}\n  fix: run npm run urls`);
        const address = `${baseUrl}${to.slice(1)}`;
        applyFile(file, redirectPage(address, new URL(address, url).href));
        const [page = '', anchor] = to.split('#');
        const twin = `${baseUrl}${twinAddress(page).slice(1)}`;
        applyFile(
          join(outDir, twinAddress(from)),
          redirectTwin(anchor === undefined ? twin : `${twin}#${anchor}`),
        );
      }
    },
  };
}

function applyFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
