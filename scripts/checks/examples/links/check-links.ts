/** Links lead to a page and an anchor of it, elements are known, and the outline lists the page. Pure. */

import type { Diagnostic, Location } from '../../../../generators/core/diagnostics.ts';
import { errorAt } from '../../../../generators/core/diagnostics.ts';
import { locate } from '../../../../generators/core/source.ts';
import { nearestName } from '../../../../generators/core/text.ts';
import { knownElements } from '../../../../site/dialect/elements.ts';
import type { PageLink } from '../../../../site/dialect/page/authored-page.ts';
import type { Page } from '../page/read-page.ts';

/** Where links can lead. */
export interface Addresses {
  readonly routes: ReadonlySet<string>;
  /** Null where nobody knows them, as of pages that are programs. */
  readonly anchorsOf: (route: string) => ReadonlySet<string> | null;
}

/** What follows a dot is a file, which the build looks for. */
const FILE = /\.\w+$/;

export function checkLinks(page: Page, route: string, addresses: Addresses): readonly Diagnostic[] {
  return [
    ...page.links.flatMap((link) => checkLink(link, { page, route, addresses })),
    ...page.elements.flatMap(({ name, ...at }) =>
      knownElements.has(name) ? [] : [unknownElement(name, { file: page.source.path, ...at })],
    ),
  ];
}

interface From {
  readonly page: Page;
  /** Of the page itself. */
  readonly route: string;
  readonly addresses: Addresses;
}

function checkLink({ url, offset }: PageLink, from: From): readonly Diagnostic[] {
  if (!/^(?:#|\/(?!\/))/.test(url)) return [];
  const { routes, anchorsOf } = from.addresses;
  const [path = '', hash = ''] = url.split('#');
  const route = path.replace(/\?.*$/, '').replace(/(?<=.)\/$/, '') || from.route;
  const at = locate(from.page.source, offset);
  if (FILE.test(route)) return [];
  if (!routes.has(route)) return [errorAt(at, 'examples/broken-link', brokenLink(route, routes))];
  const anchors = hash === '' ? null : anchorsOf(route);
  const anchor = decodeURIComponent(hash);
  if (anchors === null || anchors.has(anchor)) return [];
  const near = nearestName(anchor, anchors);
  return [
    errorAt(at, 'examples/broken-anchor', {
      message: `${route} has no anchor "#${anchor}"`,
      fix:
        near === null
          ? 'link to a heading of that page, or leave the anchor out'
          : `did you mean "#${near}"?`,
    }),
  ];
}

function brokenLink(
  route: string,
  routes: ReadonlySet<string>,
): Pick<Diagnostic, 'message' | 'fix'> {
  const last = route.slice(route.lastIndexOf('/'));
  // A page that is somewhere else is named like the one that was meant.
  const elsewhere = [...routes].filter((known) => known.endsWith(last));
  const near = elsewhere.length === 1 ? elsewhere[0] : nearestName(route, routes);
  return {
    message: `no page is at ${route}`,
    fix: near ? `did you mean ${near}?` : 'correct the address, or take the link out',
  };
}

function unknownElement(name: string, at: Location): Diagnostic {
  const near = nearestName(name, knownElements);
  return errorAt(at, 'examples/unknown-component', {
    message: `there is no component <${name}>`,
    fix:
      near === null
        ? `write one of ${[...knownElements].filter((known) => /^[A-Z]/.test(known)).join(', ')}`
        : `did you mean <${near}>?`,
  });
}
