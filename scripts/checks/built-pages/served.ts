/** Nothing public disappears: each address of the committed list is a page or a redirect of this build. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import {
  checkAddresses,
  publicRoutes,
  SERVED_FILE,
  type Move,
} from '../../../site/outline/served.ts';
import type { BuiltPage } from './built-page.ts';

export function checkServed(
  pages: readonly BuiltPage[],
  { served, moves }: { readonly served: readonly string[]; readonly moves: readonly Move[] },
): readonly Diagnostic[] {
  const built = pages.filter((page) => page.file !== '404.html' && !isRedirect(page));
  const redirects = new Set(pages.filter(isRedirect).map(({ route }) => route));
  const made = moves.filter(({ from }) => redirects.has(from));
  return checkAddresses(served, made, new Set(publicRoutes(built))).map(
    ({ rule, route, message, fix }) => ({
      level: 'error',
      code: `site/${rule}`,
      message: `${route}: ${message}`,
      at: { file: SERVED_FILE, line: served.indexOf(route) + 1 || 1, column: 1 },
      fix,
    }),
  );
}

/** A page that sends readers on at once. */
export function isRedirect({ tags }: BuiltPage): boolean {
  return tags.some(({ attributes }) => attributes.get('http-equiv')?.toLowerCase() === 'refresh');
}
