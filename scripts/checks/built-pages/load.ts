/** Reads a build from disk. */

import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { compareText } from '../../../generators/core/text.ts';
import { readBuiltPage, type BuiltPage } from './built-page.ts';
import type { Build } from './links.ts';
import type { TextFile } from './safety.ts';

export interface LoadedBuild extends Build {
  /** Pages, scripts, styles and data: what a secret could be in. */
  readonly texts: readonly TextFile[];
}

export function loadBuild(root: string): LoadedBuild {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = entries.map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(root.length + 1)
      .split(sep)
      .join('/'),
  );
  const texts = files
    .filter((file) => /\.(?:html|js|css|json|txt|xml|md|svg)$/.test(file))
    .toSorted(compareText)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const pages = texts
    .filter(({ file }) => file.endsWith('.html'))
    .map(({ file, text }) => readBuiltPage(file, text));
  return { files: new Set(files), texts, pages, origin: originOf(pages) };
}

/** The home page names the address that the site is built for. */
function originOf(pages: readonly BuiltPage[]): string {
  const home = pages.find((page) => page.file === 'index.html');
  const canonical = home?.links.find((link) => link.tag.attributes.get('rel') === 'canonical');
  return (canonical && URL.parse(canonical.href)?.origin) || 'http://localhost';
}
