/** Every page as Markdown, and `/llms.txt`, from `docs/` alone: for programs that read without a build. Reads `docs/`, keeps printed pages in `.cache`. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadNavigation, loadPages } from '../../outline/load-pages';
import { outline } from '../../outline/outline';
import { frontMatterOf, type PageFile } from '../../outline/page-file';
import { sidebarsOf } from '../../outline/sidebar-items';
import { digestOf, openBuildCache } from '../build-cache';
import { entryOf, inReadingOrder, markdownCode, printerOf, type Doc } from '../markdown-pages';
import { llmsText } from './llms';
import { markdownOf } from './markdown';

export interface MarkdownPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

export interface MarkdownSite {
  readonly pages: readonly MarkdownPage[];
  /** The text of `/llms.txt`. */
  readonly llms: string;
}

export interface SiteNames {
  readonly title: string;
  readonly tagline: string;
  /** Without a slash at its end. */
  readonly origin: string;
}

export function loadMarkdownSite(siteDir: string, site: SiteNames): MarkdownSite {
  const folder = join(siteDir, '../docs');
  const from = { docs: folder, scope: 'all' } as const;
  const files = loadPages(from);
  const docs = files.flatMap((file) => docOf(folder, file));
  const sidebars = sidebarsOf({ outline, pages: files, navigation: loadNavigation(from) });
  const file = join(siteDir, '../.cache/assistant/markdown-pages.json');
  const cache = openBuildCache<string>(file, digestOf(siteDir, markdownCode));
  const print = printerOf({ docs, sidebars }, { folder, cache, baseUrl: '/', origin: site.origin });
  const ordered = inReadingOrder(docs);
  const pages = ordered.map((doc) => {
    const { title, description, permalink: route } = doc;
    const head = { title, description, url: `${site.origin}${route}` };
    return { route, title, description, text: markdownOf(head, print(doc, doc.source)) };
  });
  cache.save();
  return { pages, llms: llmsText(site, ordered.flatMap(entryOf)) };
}

/** A snippet is read on the pages that quote it. */
function docOf(folder: string, { id, route, title }: PageFile): readonly Doc[] {
  const source = [`${id}.mdx`, `${id}.md`]
    .map((name) => join(folder, name))
    .find((file) => existsSync(file));
  if (source === undefined || id.startsWith('snippets/')) return [];
  const frontMatter = frontMatterOf(readFileSync(source, 'utf8'));
  const description = String(frontMatter['description'] ?? '');
  return [{ id, permalink: route, title, description, frontMatter, source }];
}
