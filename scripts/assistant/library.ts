/**
 * The docs as tools read them: the index of the search, and every page as Markdown with its sections.
 * Made once for each state of `docs/`, in half a minute, and then read from `.cache/assistant`.
 */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { IndexFiles } from '../../site/plugins/search/encode.ts';
import type { MarkdownPage } from '../../site/plugins/markdown-pages/all-pages.ts';
import type { PageSectionHead } from '../../site/plugins/markdown-pages/sections.ts';
import { openIndex } from '../../site/src/search/engine/index/search-index.ts';
import type { OpenSearch } from '../search/answers.ts';
import { siteUrl } from '../search/site-url.ts';
import { compareText } from '../../generators/core/text.ts';

/** A page with the sections that an address may name. */
export type LibraryPage = MarkdownPage & { readonly sections: readonly PageSectionHead[] };

type LibraryFile = Readonly<{ files: IndexFiles; pages: readonly LibraryPage[]; llms: string }>;

export interface Library extends OpenSearch {
  /** By route. */
  readonly pages: ReadonlyMap<string, LibraryPage>;
  readonly llms: string;
  /** Of the site, without a slash at its end. */
  readonly origin: string;
}

const CACHE = '.cache/assistant/library.json';
/** What the pages and the index are made from. */
const INPUTS = [
  'docs',
  'site/dialect',
  'site/outline',
  'site/plugins',
  'site/src/remark',
  'site/src/search',
  'package-lock.json',
];

export async function loadLibrary(root: string): Promise<Library> {
  const key = keyOf(root);
  const { files, pages, llms } = readCached(path.join(root, CACHE), key) ?? (await make(root, key));
  return {
    index: openIndex(files.names, files.words),
    chunks: files.chunks,
    pages: new Map(pages.map((page) => [page.route, page])),
    llms,
    origin: siteUrl,
  };
}

/** By size and time, as `make` does: to read all texts takes as long as the first answer may. */
function keyOf(root: string): string {
  const hash = createHash('sha256').update(process.env['SITE_URL'] ?? '');
  const enter = (file: string): void => {
    const stat = fs.statSync(path.join(root, file), { throwIfNoEntry: false });
    if (stat?.isDirectory())
      for (const name of fs.readdirSync(path.join(root, file)).toSorted(compareText))
        enter(`${file}/${name}`);
    else hash.update(`${file} ${stat?.size} ${stat?.mtimeMs}\0`);
  };
  for (const input of INPUTS) enter(input);
  return hash.digest('hex');
}

function readCached(file: string, key: string): LibraryFile | null {
  try {
    const text = fs.readFileSync(file, 'utf8');
    if (!text.startsWith(key)) return null;
    return JSON.parse(text.slice(key.length)) as LibraryFile;
  } catch {
    // Not made yet, or half of it: it is made again.
    return null;
  }
}

async function make(root: string, key: string): Promise<LibraryFile> {
  const { buildIndexFiles, loadContent, recordsOf } = await import('../search/engine.ts');
  const { loadMarkdownSite } = await import('../../site/plugins/markdown-pages/all-pages.ts');
  const { siteNames } = await import('../../site/config/names.ts');
  const content = loadContent();
  const sections = new Map(
    content.pages.map((page) => [
      page.route,
      page.sections.map(({ anchor, heading, depth }) => ({ anchor, heading, depth })),
    ]),
  );
  const site = loadMarkdownSite(path.join(root, 'site'), { ...siteNames, origin: siteUrl });
  const made = {
    files: buildIndexFiles(recordsOf(content)),
    pages: site.pages.map((page) => ({ ...page, sections: sections.get(page.route) ?? [] })),
    llms: site.llms,
  };
  const file = path.join(root, CACHE);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.${process.pid}`, `${key}${JSON.stringify(made)}`);
  fs.renameSync(`${file}.${process.pid}`, file);
  return made;
}
