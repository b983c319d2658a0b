/** Every link of every page leads to a page or file that exists, and every anchor to an id in it. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { resolveRequest } from '../../serve/route.ts';
import type { BuiltPage, PageLink } from './built-page.ts';
import { nearestName } from '../../../generators/core/text.ts';
import { report, type BuiltResult } from './report.ts';

export interface Build {
  readonly pages: readonly BuiltPage[];
  /** Paths relative to the build. */
  readonly files: ReadonlySet<string>;
  /** Where the site will live: links to it are links to itself. */
  readonly origin: string;
}

export function checkLinks(build: Build): readonly Diagnostic[] {
  const pages = new Map(build.pages.map((page) => [page.file, page]));
  return build.pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const result = checkLink(link, { page, pages, build });
      return result ? [report(page, result)] : [];
    }),
  );
}

interface Context {
  readonly page: BuiltPage;
  readonly pages: ReadonlyMap<string, BuiltPage>;
  readonly build: Build;
}

function checkLink(link: PageLink, context: Context): BuiltResult | null {
  const { page, build } = context;
  const offset = link.tag.start;
  const found = (code: string, is: string, fix: string): BuiltResult => ({
    ...{ code, message: `${nameOf(link)} ${is}`, fix, offset },
  });
  const url = URL.parse(link.href.trim(), `${build.origin}${page.route}`);
  if (!url) return found('bad-link', 'is not a valid address', 'correct the address');
  if (url.protocol === 'javascript:' || url.protocol === 'vbscript:')
    return found('script-link', 'runs a script', 'link to an address');
  if (url.origin !== build.origin) {
    // Readers may leave; pages may not fetch from elsewhere.
    if (link.use !== 'load' || url.protocol === 'data:') return null;
    const message = `the page loads ${link.href}`;
    return { code: 'foreign-request', message, fix: 'serve the file from this site', offset };
  }
  // The not-found page shows at any address, so only its file says where its own anchors are.
  const file = link.href.startsWith('#') ? page.file : fileAt(url.pathname, build.files);
  if (file === null) {
    // For the same reason it has no address to name.
    if (page.file === '404.html' && link.use === 'name') return null;
    return found('broken-link', 'leads nowhere', fixFor(url.pathname, build));
  }
  // What follows `:~:` is for the browser: which text to mark.
  const anchor = decode(url.hash.slice(1).replace(/:~:.*$/, ''));
  const target = link.use === 'load' ? undefined : context.pages.get(file);
  if (!target || anchor === '' || anchor === 'top' || target.ids.has(anchor)) return null;
  const close = nearestName(anchor, [...target.ids]);
  return found(
    'broken-anchor',
    `asks for "#${anchor}", which ${target.route} does not have`,
    close === null
      ? `give the heading an id, or link to ${target.route}`
      : `did you mean "#${close}"?`,
  );
}

/** As the server would answer, at most one redirect away. */
function fileAt(path: string, files: ReadonlySet<string>): string | null {
  const has = (file: string): boolean => files.has(file);
  const first = resolveRequest(path, { has });
  const target = first.kind === 'redirect' ? resolveRequest(first.to, { has }) : first;
  return target.kind === 'file' ? target.file : null;
}

function fixFor(path: string, { pages }: Build): string {
  const routes = pages.map(({ route }) => route);
  const close = nearestName(path, routes);
  return close === null ? 'correct the link, or add the page' : `did you mean "${close}"?`;
}

function nameOf({ href, text }: PageLink): string {
  return text === '' ? `"${href}"` : `the link "${text.slice(0, 60)}" to "${href}"`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
