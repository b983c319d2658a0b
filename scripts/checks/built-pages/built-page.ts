/** One page of the build: what it links to, what can be linked to in it, what it is made of. Pure. */

import { readTags, textAfter, type Tag } from './tags.ts';

export interface PageLink {
  readonly href: string;
  /** What the reader clicks on; empty for what a browser loads by itself. */
  readonly text: string;
  readonly tag: Tag;
  /** `load`: fetched with the page. `follow`: a reader may go there. `name`: only names an address. */
  readonly use: 'load' | 'follow' | 'name';
}

export interface BuiltPage {
  /** Relative to the build. */
  readonly file: string;
  readonly route: string;
  readonly html: string;
  readonly tags: readonly Tag[];
  readonly ids: ReadonlySet<string>;
  readonly links: readonly PageLink[];
}

export function readBuiltPage(file: string, html: string): BuiltPage {
  const tags = readTags(html);
  const links = tags.flatMap((tag) => linksOf(tag, html));
  return { file, route: routeOf(file), html, tags, ids: idsOf(tags), links };
}

/** `a/index.html` answers at `/a`; `404.html` at every address that has no page. */
export function routeOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '')}`;
}

function idsOf(tags: readonly Tag[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { name, attributes } of tags) {
    const id = attributes.get('id') ?? (name === 'a' ? attributes.get('name') : undefined);
    if (id) ids.add(id);
  }
  return ids;
}

const loadingRelations =
  /^(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|manifest|apple-touch-icon)$/i;

function linksOf(tag: Tag, html: string): readonly PageLink[] {
  const { name, attributes } = tag;
  const href = attributes.get('href');
  if (name === 'a' || name === 'area') {
    return href === undefined ? [] : [{ href, text: textAfter(html, tag), tag, use: 'follow' }];
  }
  if (name === 'link') {
    const isLoaded = (attributes.get('rel') ?? '')
      .split(/\s+/)
      .some((relation) => loadingRelations.test(relation));
    return href === undefined ? [] : [{ href, text: '', tag, use: isLoaded ? 'load' : 'name' }];
  }
  const sources = [
    attributes.get('src'),
    attributes.get('poster'),
    name === 'object' ? attributes.get('data') : undefined,
  ];
  const sets = (attributes.get('srcset') ?? '')
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0]);
  return [...sources, ...sets].flatMap((source) =>
    source ? [{ href: source, text: '', tag, use: 'load' as const }] : [],
  );
}
