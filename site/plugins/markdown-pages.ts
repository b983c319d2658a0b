/** After the build: a Markdown page next to every page of the docs, and `/llms.txt` that lists them. Touches the output. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { MarkdownBody, MarkdownFile } from '../../generators/output/pages';
import { deadLinks } from '../config/scope';
import { outline } from '../outline/outline';
import { earlyPlugins, latePlugins, loadExplanations } from '../src/remark';
import { markdownAddress } from '../src/markdown-address';
import { glossaryFile } from '../dialect/glossary';
import { listGenerated, loadGenerated } from './generated-files';
import { digestOf, openBuildCache, type BuildCache } from './build-cache';
import {
  llmSectionOf,
  llmsText,
  sectionRank,
  wholeAddress,
  type PageEntry,
} from './markdown-pages/llms';
import { escapeText, siteLink, markdownOf, type LinkBase } from './markdown-pages/markdown';
import { routeListsOf, type SidebarDoc, type Sidebars } from './markdown-pages/route-lists';
import { deadFragments } from './markdown-pages/anchors';
import { authoredBody } from './markdown-pages/authored';
import { serveMarkdown } from './markdown-pages/development';
import { pageBody } from './markdown-pages/page';
import { home, methodList, type HeadWords } from '../src/page-labels';

export interface Doc extends SidebarDoc {
  readonly description: string;
  /** `@site/../docs/concepts.mdx`, or a whole path. */
  readonly source: string;
}

interface Version {
  readonly docs: readonly Doc[];
  readonly sidebars: Sidebars;
}

/** What a printed page depends on besides its text. */
export const markdownCode = ['plugins', 'dialect', 'outline', 'src', '../package-lock.json'];

export function markdownPages({ siteDir, siteConfig }: LoadContext): Plugin {
  let version: Version | null = null;
  const folder = join(siteDir, '../docs');
  const { baseUrl, url } = siteConfig;
  const origin = url.replace(/\/$/, '');
  const site = { title: siteConfig.title, tagline: siteConfig.tagline, origin };
  /** For development: nothing is remembered, because everything may have changed. */
  const textAt = (address: string): string | null => {
    if (version === null) return null;
    const docs = inReadingOrder(version.docs);
    if (address === `${baseUrl}llms.txt`) return llmsText(site, docs.flatMap(entryOf));
    const doc = docs.find(({ permalink }) => markdownAddress(permalink) === address);
    if (!doc) return null;
    const print = printerOf(version, {
      folder,
      cache: openBuildCache<string>(null, ''),
      baseUrl,
      origin,
    });
    return markdownOf(headOf(doc, origin), print(doc, join(siteDir, pathOf(doc))));
  };
  return {
    name: 'markdown-pages',
    async allContentLoaded({ allContent }) {
      const content = allContent['docusaurus-plugin-content-docs']?.['default'] as {
        readonly loadedVersions: readonly Version[];
      };
      version = content.loadedVersions[0] ?? null;
    },
    // Docusaurus hands it on to the server, and has no type for it.
    configureWebpack: (): object =>
      process.env['NODE_ENV'] === 'development' ? { devServer: serveMarkdown(textAt) } : {},
    async postBuild({ outDir }) {
      if (version === null) throw new Error('the docs plugin reported no version');
      const file = join(siteDir, '../.cache/markdown-pages.json');
      const cache = openBuildCache<string>(file, digestOf(siteDir, markdownCode));
      const print = printerOf(version, { folder, cache, baseUrl, origin });
      const docs = inReadingOrder(version.docs);
      const sections = new Map<string, string[]>();
      const texts = new Map<string, string>();
      for (const doc of docs) {
        const file = markdownAddress(doc.permalink).slice(baseUrl.length);
        const text = print(doc, join(siteDir, pathOf(doc)));
        const markdownPage = markdownOf(headOf(doc, origin), text);
        applyFile(join(outDir, file), markdownPage);
        texts.set(`${origin}${baseUrl}${file}`, markdownPage);
        for (const { llmSection } of entryOf(doc))
          sections.set(llmSection, [...(sections.get(llmSection) ?? []), markdownPage]);
      }
      cache.save();
      for (const [section, markdownPages] of sections)
        applyFile(join(outDir, wholeAddress(section)), markdownPages.join('\n'));
      const programs = [home, methodList].filter(({ permalink }) =>
        existsSync(htmlOf(outDir, permalink)),
      );
      for (const { title, description, permalink } of programs) {
        const address = `${baseUrl}${permalink.slice(1)}`;
        const html = readFileSync(htmlOf(outDir, permalink), 'utf8');
        const head = { title, description, url: `${origin}${address}` };
        const markdownPage = markdownOf(
          head,
          pageBody(html, { permalink: address, baseUrl, origin }),
        );
        applyFile(join(outDir, markdownAddress(permalink)), markdownPage);
        texts.set(`${origin}${markdownAddress(address)}`, markdownPage);
      }
      const dead = deadFragments(texts);
      if (dead.length > 0 && deadLinks === 'throw') throw new Error(dead.join('\n'));
      for (const line of dead) process.stderr.write(`${line}\n`);
      applyFile(
        join(outDir, 'llms.txt'),
        llmsText(site, [...programs.map(programEntry), ...docs.flatMap(entryOf)]),
      );
      applyFile(
        join(outDir, 'robots.txt'),
        `User-agent: *\nAllow: /\n\nSitemap: ${origin}${baseUrl}sitemap.xml\n`,
      );
    },
  };
}

function headOf({ title, description, permalink }: Doc, origin: string) {
  return { title, description, url: `${origin}${permalink}` };
}

function applyFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What other pages can show of it. */
function namesOf({ id, permalink, title, frontMatter }: Doc): readonly unknown[] {
  return [id, permalink, title, frontMatter['sidebar_label']];
}

function pathOf({ source }: Doc): string {
  return source.replace(/^@site\//, '');
}

interface Printing {
  readonly folder: string;
  readonly cache: BuildCache<string>;
}

/** Prints the text of one page; whatever all pages share is read once. */
export function printerOf(
  { docs, sidebars }: Version,
  { folder, cache, ...site }: Pick<LinkBase, 'baseUrl' | 'origin'> & Printing,
): (doc: Doc, path: string) => string {
  const quoted = ['examples', 'snippets', 'generated/_data', glossaryFile];
  const shared = [digestOf(folder, quoted), JSON.stringify([site, sidebars, docs.map(namesOf)])];
  const plugins = [...earlyPlugins(folder), ...latePlugins(folder)];
  const explained = loadExplanations(folder);
  const routeLists = routeListsOf(sidebars, docs);
  const generated = loadGeneratedBodies(folder);
  return ({ permalink, frontMatter, title }, path) => {
    const text = readFileSync(path, 'utf8');
    const base = { permalink, ...site };
    try {
      if (frontMatter['generated'] !== true)
        return cache.of([permalink, text, title, ...shared], () =>
          authoredBody({ path, text, frontMatter, title }, plugins, { ...base, routeLists }),
        );
      const route = String(frontMatter['slug']);
      const body = generated.get(route);
      if (body === undefined) throw new Error('the page was not generated with its Markdown');
      const guides = explained[route] ?? [];
      const links = guides.map(
        ({ title, route }) => `- [${escapeText(title)}](${siteLink(route, base)})`,
      );
      const end = links.length === 0 ? '' : `\n\n## Explained in\n\n${links.join('\n')}`;
      return `${joinBody(body, base)}${end}`;
    } catch (error) {
      const location = relative(join(folder, '..'), path).split(sep).join('/');
      throw new Error(`${location}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
}

/** By route. */
function loadGeneratedBodies(docs: string): ReadonlyMap<string, MarkdownBody> {
  const files = listGenerated(docs, '_markdown').map(
    (name): MarkdownFile => loadGenerated(docs, `_markdown/${name}`, { '*': [''] }) ?? {},
  );
  return new Map(files.flatMap((file) => Object.entries(file)));
}

/** Markdown and addresses of this site take turns. */
function joinBody(body: MarkdownBody, base: LinkBase): string {
  return body.map((part, index) => (index % 2 === 0 ? part : siteLink(part, base))).join('');
}

/** Sections, then the committed order of the site, then byte order. */
export function inReadingOrder(docs: readonly Doc[]): readonly Doc[] {
  const locations = new Map(outline.map(({ route }, index) => [route, index]));
  const keyOf = ({ id, frontMatter, permalink }: Doc): readonly [number, number, string] => [
    sectionRank(llmSectionOf(id)),
    locations.get(String(frontMatter['slug'] ?? permalink)) ?? outline.length,
    permalink,
  ];
  const keyed = docs.map((doc) => ({ doc, key: keyOf(doc) }));
  return keyed
    .sort(({ key: a }, { key: b }) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1))
    .map(({ doc }) => doc);
}

function htmlOf(outDir: string, permalink: string): string {
  return join(outDir, permalink, 'index.html');
}

function programEntry({ title, description, permalink }: HeadWords): PageEntry {
  return { llmSection: 'Start here', title, id: markdownAddress(permalink), description };
}

/** A snippet is read on the pages that quote it. */
export function entryOf({ id, title, permalink, description }: Doc): readonly PageEntry[] {
  if (id.startsWith('snippets/')) return [];
  return [{ llmSection: llmSectionOf(id), title, id: markdownAddress(permalink), description }];
}
