/** The home page's route, with what exists at build time as its properties. Reads `docs/`. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { scope } from '../config/scope';
import { loadNavigation, loadNavigationFile, loadPages } from '../outline/load-pages';
import { outline } from '../outline/outline';
import { homeContent } from './home-page/content';
import { countBlocks, countReferences } from './home-page/counts';

export function homePage({ siteDir }: LoadContext): Plugin<unknown> {
  const docs = join(siteDir, '../docs');
  const data = join(docs, 'generated/_data');
  return {
    name: 'home-page',
    getPathsToWatch: () => [join(data, 'targets.json'), join(siteDir, 'outline/routes.json')],
    loadContent: async () => {
      const from = { docs, scope };
      const navigation = scope === 'all' ? loadNavigationFile(docs) : {};
      return homeContent({
        sources: { outline, pages: loadPages(from), navigation: loadNavigation(from) },
        references: countReferences({ targets: loadJson(join(data, 'targets.json')), navigation }),
        blocks: countBlocks(loadJson(join(data, 'examples.json'))),
      });
    },
    contentLoaded: async ({ content, actions }) => {
      const modulePath = await actions.createData('home.json', JSON.stringify(content));
      const component = '@site/src/home/HomePage.tsx';
      actions.addRoute({ path: '/', exact: true, component, modules: { content: modulePath } });
    },
  };
}

function loadJson(file: string): unknown {
  return scope === 'all' && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
