/** Pages are rendered as if every route had been tried. */

import { createRequire } from 'node:module';
import type * as Library from 'react-router-config';
import type { RouteConfig } from 'react-router-config';
import { describe, expect, it, vi } from 'vitest';

const core = createRequire(import.meta.url).resolve('@docusaurus/core/package.json');
const library = createRequire(core)('react-router-config') as typeof Library;
vi.mock('@every-route', () => library);
vi.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/' }) }));
const { ssrRouteFilter, matchRoutes } = await import('../../site/src/deferred-hydration/build/ssr-routes');

const pages = ['/concepts', '/concepts/Objects', '/guides/a b', '/guides/:step', '/guides/last'];
const routes: RouteConfig[] = [
  { path: '/', exact: true },
  { path: '/', routes: [{ path: '/', routes: pages.map((path) => ({ path, exact: true })) }] },
  { path: '*' },
];

describe('routes of a page', () => {
  it.each([
    '/',
    '/concepts',
    '/concepts/',
    '/concepts/objects',
    '/guides/a b',
    '/guides/last',
    '/guides/other',
    '/nowhere',
  ])('%s leads where it led among all of them', (pathname) => {
    const pathsOf = (found: readonly { readonly route: RouteConfig }[]): unknown[] =>
      found.map(({ route }) => route.path);
    const all = library.matchRoutes(routes, pathname);
    expect(pathsOf(matchRoutes(routes, pathname))).toEqual(pathsOf(all));
  });

  it('leave out the other pages', () => {
    const inner = ssrRouteFilter(routes, '/concepts')[0]?.routes?.[0]?.routes;
    expect(inner?.map(({ path }) => path)).toEqual(['/concepts', '/guides/a b', '/guides/:step']);
  });
});
