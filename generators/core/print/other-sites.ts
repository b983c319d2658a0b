/** Pages for other people's sites: what differs is front matter, anchors, links and files. Pure. */

import path from 'node:path';
import type { Heading, Link } from 'mdast';
import type { OutputFile } from '../files/files.ts';
import { heading, hintsOf, inlineComponent, text } from '../nodes.ts';
import type { Page } from '../page.ts';
import { yamlText } from '../page.ts';
import type { Forms, Lower } from './lower.ts';
import { MARKDOWN, WITH_HTML, lower } from './lower.ts';
import { SITE_LINK } from './line.ts';
import { printFlow } from './print.ts';

export const OTHER_SITES = ['docusaurus', 'starlight', 'markdown'] as const;
export type OtherSite = (typeof OTHER_SITES)[number];

interface Kind {
  /** The page above the others, in the folder of its reference. */
  readonly index: string;
  readonly matterOf: (page: Page) => readonly string[];
  readonly components: Forms['components'];
  readonly heading: Lower<Heading>;
  /** How a page names another: by its file, which the site turns into an address, or by its address. */
  readonly linksTo: 'file' | 'route';
}

/** An id that is an element in the heading, for sites where a heading cannot say its own. */
const anchorInside: Lower<Heading> = (node, lowerAll) => {
  const { id } = hintsOf(node);
  const mark = id === undefined ? [] : lowerAll([inlineComponent('Anchor', { id })]);
  return [{ ...node, data: {}, children: [...mark, ...lowerAll(node.children)] } as Heading];
};

/** `{#id}` behind the words: of the two ways of Docusaurus 3.10 the one that 3.7 knows as well. */
const idBehind: Lower<Heading> = (node, lowerAll) => {
  const { id } = hintsOf(node);
  const mark = id === undefined ? [] : [text(` {#${id}}`)];
  return [{ ...node, data: {}, children: [...lowerAll(node.children), ...mark] } as Heading];
};

const KINDS: Readonly<Record<OtherSite, Kind>> = {
  docusaurus: {
    index: 'index.mdx',
    matterOf: ({ route, label }) => [
      `slug: ${yamlText(route)}`,
      ...(label === null ? [] : [`sidebar_label: ${yamlText(label)}`]),
    ],
    components: WITH_HTML,
    heading: idBehind,
    linksTo: 'file',
  },
  starlight: {
    index: 'index.mdx',
    // With a slash in front, Starlight 0.34 makes a page that no address leads to.
    matterOf: ({ route, label }) => [
      `slug: ${yamlText(route.slice(1))}`,
      ...(label === null ? [] : [`sidebar: { label: ${yamlText(label)} }`]),
    ],
    components: WITH_HTML,
    heading: anchorInside,
    linksTo: 'route',
  },
  markdown: {
    // What GitHub, GitLab and MkDocs show for a folder.
    index: 'README.md',
    matterOf: () => [],
    components: { ...MARKDOWN, Badge: WITH_HTML['Badge'] as never },
    heading: anchorInside,
    linksTo: 'file',
  },
};

/** The files of one reference, in a folder of its name. Links to pages that are not among them are words. */
export function printForSite(
  reference: string,
  pages: readonly Page[],
  site: OtherSite,
): readonly OutputFile[] {
  const kind = KINDS[site];
  const base = commonBase(pages.map(({ route }) => route));
  const fileOf = (route: string): string =>
    path.posix.join(
      reference,
      route === base ? kind.index : route.slice(base.length) + path.extname(kind.index),
    );
  const files = new Map(pages.map(({ route }) => [route, fileOf(route)]));
  return pages.map((page) => {
    const file = fileOf(page.route);
    const hrefOf = (url: string): string | null => {
      const [route = '', anchor] = url.split('#');
      const target = files.get(route);
      if (route === '' || !route.startsWith('/')) return url;
      if (target === undefined) return null;
      const from = path.posix.dirname(file);
      const address = kind.linksTo === 'file' ? path.posix.relative(from, target) : route;
      return anchor === undefined ? address : `${address}#${anchor}`;
    };
    const link: Lower<Link> = (node, lowerAll) => {
      const url = hrefOf(node.url);
      const children = lowerAll(node.children);
      return url === null ? children : [{ ...node, url, children } as Link];
    };
    return { path: file, text: printOne(page, site, { ...kind, link }) };
  });
}

function printOne(page: Page, site: OtherSite, forms: Kind & Forms): string {
  const { title, description, body } = page;
  if (site === 'markdown') {
    const flow = lower([heading(1, title), ...body], forms);
    return `${printFlow(flow, 'markdown').replaceAll(SITE_LINK, '')}\n`;
  }
  const matter = [
    `title: ${yamlText(title)}`,
    `description: ${yamlText(description)}`,
    ...forms.matterOf(page),
  ];
  return `---\n${matter.join('\n')}\n---\n\n${printFlow(lower(body, forms))}\n`;
}

/** The longest route that all others begin with. */
function commonBase(routes: readonly string[]): string {
  const [first = '', ...others] = routes;
  let base = first;
  while (!others.every((route) => route === base || route.startsWith(`${base}/`)))
    base = path.posix.dirname(base) === '/' ? '' : path.posix.dirname(base);
  return base;
}
