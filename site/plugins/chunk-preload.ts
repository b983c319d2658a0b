/** Tells each built page which parts of the scripts it needs, so that its first touch asks for all at once. Rewrites the pages. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { chunksByRoute, type Manifest, type RouteNode } from './chunk-preload/chunks';

const RUNTIME = /<script type="text\/later" (?=src="[^"]*\/runtime~)/;

export function chunkPreload({ generatedFilesDir: folder }: LoadContext): Plugin {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return {
    name: 'chunk-preload',
    async postBuild({ outDir }) {
      const names = JSON.parse(read('routesChunkNames.json')) as Record<string, unknown>;
      const manifest = JSON.parse(read('client-manifest.json')) as Manifest;
      for (const [route, files] of chunksByRoute(readRoutes(read('routes.js')), names, manifest)) {
        const page = join(outDir, route === '*' ? '404.html' : join(route, 'index.html'));
        if (existsSync(page)) namePartsIn(page, files);
      }
    },
  };
}

/** The module calls a function of React for each route; its two arguments are the key of the route. */
function readRoutes(module: string): readonly RouteNode[] {
  const code = module.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const scope: { ComponentCreator: unknown; routes: readonly RouteNode[] } = {
    ComponentCreator: (path: string, hash?: string) =>
      hash === undefined ? path : `${path}-${hash}`,
    routes: [],
  };
  runInNewContext(code, scope);
  return scope.routes;
}

/** Throws when the page has no script that waits for its first touch. */
function namePartsIn(page: string, files: readonly string[]): void {
  const html = readFileSync(page, 'utf8');
  if (!RUNTIME.test(html)) throw new Error(`${page}: no script waits for the first touch`);
  writeFileSync(
    page,
    html.replace(RUNTIME, (start) => `${start}data-with="${files.join(' ')}" `),
  );
}
