/** The home page's route, with what exists at build time as its properties. Reads `docs/`. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { scope } from '../config/scope';
import { loadNavigation, loadPages } from '../outline/load-pages';
import { outline } from '../outline/outline';
import type { HomeContent } from './home-page/content';
import { homeContent } from './home-page/content';
import { countReferences } from './home-page/counts';

export function homePage({ siteDir }: LoadContext): Plugin<HomeContent> {
  const docs = join(siteDir, '../docs');
  const targets = join(docs, 'generated/_data/targets.json');
  return {
    name: 'home-page',
    getPathsToWatch: () => [targets, join(siteDir, 'outline/routes.json')],
    loadContent: async () => {
      const from = { docs, scope };
      const hasTargets = scope === 'all' && existsSync(targets);
      return homeContent({
        sources: { outline, pages: loadPages(from), navigation: loadNavigation(from) },
        references: countReferences(hasTargets ? JSON.parse(readFileSync(targets, 'utf8')) : []),
      });
    },
    contentLoaded: async ({ content, actions }) => {
      const data = await actions.createData('home.json', JSON.stringify(content));
      actions.addRoute({ path: '/', exact: true, component: '@site/src/home/HomePage.tsx', modules: { content: data } });
    },
  };
}
