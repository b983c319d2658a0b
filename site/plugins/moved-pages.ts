/** Writes the table of moved addresses for the hosts, and refuses one that leads to no page. Touches the output. */

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export type MovedPages = readonly (readonly [from: string, to: string])[];

export function movedPages(_context: LoadContext, options: unknown): Plugin {
  const { moved } = options as { readonly moved: MovedPages };
  return {
    name: 'moved-pages',
    postBuild: async ({ outDir }) => {
      const faults = movedFaults(moved, (path) => existsSync(join(outDir, path, 'index.html')));
      if (faults.length > 0) throw new Error(faults.join('\n'));
      writeFileSync(join(outDir, '_redirects'), redirectsFile(moved));
    },
  };
}

/** One sentence for each line that would hide a page, lead to none, or lead on to another line. */
export function movedFaults(
  moved: MovedPages,
  isPage: (path: string) => boolean,
): readonly string[] {
  return moved.flatMap(([from, to]) => [
    ...(isPage(from) ? [`${from} is a page, so it cannot lead to ${to}`] : []),
    ...(isPage(to) ? [] : [`${from} leads to ${to}, which is no page`]),
  ]);
}

/** The `_redirects` file that Netlify and Cloudflare Pages read, and our own server. */
export function redirectsFile(moved: MovedPages): string {
  return moved.map(([from, to]) => `${from} ${to} 308\n`).join('');
}
