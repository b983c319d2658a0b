/** Reads the pages that exist below `docs/` and the navigation that the generators wrote. Touches the disk. */

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { NavigationFile, NavigationItem } from '../../generators/output/targets';
import { loadGenerated } from '../plugins/generated-files';
import type { PageFile } from './page-file';
import { readPageFile } from './page-file';

export interface PageScope {
  readonly docs: string;
  /** `written` leaves the generated references out, for a fast inner loop. */
  readonly scope: 'all' | 'written';
}

export function loadPages({ docs, scope }: PageScope): readonly PageFile[] {
  const files = listFiles(docs, (name) => scope === 'all' || name !== 'generated');
  return files
    .map((file) =>
      readPageFile(relative(docs, file).split(sep).join('/'), readFileSync(file, 'utf8')),
    )
    .filter((page) => page !== null);
}

export function loadNavigation({ docs, scope }: PageScope): readonly NavigationItem[] {
  return scope === 'written' ? [] : Object.values(loadNavigationFile(docs)).flat();
}

/** By reference. */
export function loadNavigationFile(docs: string): NavigationFile {
  const item = { label: '', route: '', items: [] as NavigationItem[] };
  item.items.push(item);
  return loadGenerated<NavigationFile>(docs, '_data/navigation.json', { '*': [item] }) ?? {};
}

/** Byte order, so that two machines list alike. Examples and data folders hold no pages. */
function listFiles(folder: string, enters: (name: string) => boolean): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const skipped =
        entry.name.startsWith('_') || entry.name === 'examples' || !enters(entry.name);
      return skipped ? [] : listFiles(path, enters);
    }
    return /\.mdx?$/.test(entry.name) ? [path] : [];
  });
}
