/** Stands in for `react-router-config` while pages are rendered: it would try each of a thousand routes, several times a page. */

import { matchRoutes as matchAll, renderRoutes as renderAll } from '@every-route';
import { useLocation } from '@docusaurus/router';
import { createElement, type ReactNode } from 'react';
import type { MatchedRoute, RouteConfig } from 'react-router-config';

export function matchRoutes(routes: RouteConfig[], pathname: string): MatchedRoute<object>[] {
  return matchAll(ssrRouteFilter(routes, pathname), pathname);
}

/** The site gives no other arguments. */
export function renderRoutes(routes: RouteConfig[]): ReactNode {
  return createElement(Matching, { routes });
}

function Matching({ routes }: { readonly routes: readonly RouteConfig[] }): ReactNode {
  return renderAll(ssrRouteFilter(routes, useLocation().pathname));
}

/** In their order, without those that name another page. */
export function ssrRouteFilter(routes: readonly RouteConfig[], pathname: string): RouteConfig[] {
  const wanted = bare(pathname);
  return routes
    .filter(({ path, exact }) => exact !== true || !isPlain(path) || bare(path) === wanted)
    .map((route) =>
      route.routes === undefined
        ? route
        : { ...route, routes: ssrRouteFilter(route.routes, pathname) },
    );
}

/** A path without parameters, which names one page. */
function isPlain(path: RouteConfig['path']): path is string {
  return typeof path === 'string' && /^[\w/.-]*$/.test(path);
}

function bare(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}
