/** A page that people wrote is at the address that its path says, and the outline knows its place. Pure. */

import type { AddressError } from './served';
import type { OutlineEntry } from './outline';

export const OUTLINE_FILE = 'site/outline/routes.json';

/** `pages` are those below `docs/` that people wrote. */
export function checkOutline(
  pages: readonly { readonly id: string; readonly route: string }[],
  outline: readonly OutlineEntry[],
): readonly (AddressError & { readonly id: string })[] {
  const listed = new Set(outline.map(({ route }) => route));
  return pages
    .filter(({ id }) => !id.startsWith('snippets/'))
    .flatMap(({ id, route }) => {
      const expected = `/${id.replace(/(?:^|\/)index$/, '')}`;
      const unlike =
        route === expected
          ? []
          : [
              {
                id,
                rule: 'slug-unlike-path' as const,
                route,
                message: `the page docs/${id} says that its address is ${route}`,
                fix: `write slug: ${expected}, or move the file to docs${route}.mdx`,
              },
            ];
      const unlisted = listed.has(route)
        ? []
        : [
            {
              id,
              rule: 'page-without-place' as const,
              route,
              message: `${OUTLINE_FILE} has no line for the page`,
              fix: `add ${lineOf(route)} after the line of ${before(route, outline)}`,
            },
          ];
      return [...unlike, ...unlisted];
    });
}

function lineOf(route: string): string {
  const section = route.split('/')[1] ?? '';
  return `{"route": "${route}", "sidebar": "${section}", "kind": "written"},`;
}

/** The last one in the same folder, else the nearest page above. */
function before(route: string, outline: readonly OutlineEntry[]): string {
  const folder = route.slice(0, route.lastIndexOf('/'));
  const inside = outline.findLast(({ route: known }) => known.startsWith(`${folder}/`));
  const above = outline.findLast(({ route: known }) => route.startsWith(`${known}/`));
  return (inside ?? above)?.route ?? '/';
}
