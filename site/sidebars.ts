/** The four sidebars, built from the pages that exist in the order of `outline/routes.json`. Reads `docs/`. */

import { join } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { loadNavigation, loadPages } from './outline/load-pages';
import { outline } from './outline/outline';
import { sidebarsOf } from './outline/sidebar-items';
import { scope } from './config/scope';

const from = { docs: join(__dirname, '../docs'), scope };

const sidebars: SidebarsConfig = sidebarsOf({
  outline,
  pages: loadPages(from),
  navigation: loadNavigation(from),
});

export default sidebars;
