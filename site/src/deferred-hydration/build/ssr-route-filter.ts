/** Lets the renderer of pages look at those routes only that can be meant. Browsers, which look once a page, keep the library's own way. */

import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';

export function ssrRouteFilter(): Plugin {
  const library = createRequire(require.resolve('@docusaurus/core/package.json')).resolve(
    'react-router-config',
  );
  const own = resolve(__dirname, 'ssr-routes.ts');
  return {
    name: 'ssr-route-filter',
    configureWebpack: (_config, isServer) =>
      isServer
        ? { resolve: { alias: { 'react-router-config$': own, '@every-route$': library } } }
        : {},
  };
}
