/** What a sidebar needs to know of a page file: its id, route and names, as Docusaurus would say them. Pure. */

import { parse } from 'yaml';

export interface PageFile {
  /** Docusaurus's id: the path without extension. */
  readonly id: string;
  readonly route: string;
  readonly title: string;
  readonly label: string;
  readonly isGenerated: boolean;
}

export interface FrontMatter {
  readonly id?: string;
  readonly slug?: string;
  readonly title?: string;
  readonly sidebar_label?: string;
  readonly draft?: boolean;
  readonly generated?: boolean;
  readonly [field: string]: unknown;
}

/** Null for drafts and for partials (a name that starts with `_`), which have no page. */
export function readPageFile(path: string, text: string): PageFile | null {
  if (path.split('/').some((part) => part.startsWith('_'))) return null;
  const matter = frontMatterOf(text);
  if (matter.draft === true) return null;
  const bare = path.replace(/\.mdx?$/, '');
  const route = routeOf(bare, matter.slug);
  const title = matter.title ?? headingOf(text) ?? textOf(route);
  return {
    id: matter.id === undefined ? bare : siblingOf(bare, matter.id),
    route,
    title,
    label: matter.sidebar_label ?? title,
    isGenerated: matter.generated === true,
  };
}

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---\s*(?:\r?\n|$)/;

/** By its text: a build asks five times for that of every page. */
const known = new Map<string, FrontMatter>();

/** A page that does not parse is Docusaurus's to report, with its own good message. */
export function frontMatterOf(text: string): FrontMatter {
  const yaml = HEAD.exec(text)?.[1] ?? '';
  const matter = known.get(yaml) ?? readYaml(yaml);
  known.set(yaml, matter);
  return matter;
}

function readYaml(text: string): FrontMatter {
  try {
    return (parse(text) ?? {}) as FrontMatter;
  } catch {
    return {};
  }
}

function routeOf(bare: string, slug: string | undefined): string {
  const folder = bare.includes('/') ? bare.slice(0, bare.lastIndexOf('/')) : '';
  if (slug !== undefined) return trimmed(slug.startsWith('/') ? slug : `/${folder}/${slug}`);
  const name = bare.slice(bare.lastIndexOf('/') + 1);
  const parent = folder.slice(folder.lastIndexOf('/') + 1);
  // `index`, `README` and a file named like its folder are the folder's own page.
  const isFolderPage = /^(?:index|readme)$/i.test(name) || (parent !== '' && name === parent);
  return trimmed(`/${isFolderPage ? folder : bare}`);
}

function trimmed(route: string): string {
  const clean = route.replace(/\/{2,}/g, '/').replace(/\/$/, '');
  return clean === '' ? '/' : clean;
}

function siblingOf(bare: string, id: string): string {
  return bare.includes('/') ? `${bare.slice(0, bare.lastIndexOf('/'))}/${id}` : id;
}

function headingOf(text: string): string | undefined {
  // A comment of the front matter begins like a heading.
  const body = text.replace(HEAD, '');
  return /^# +(.+?)(?: *\{.*\})? *$/m.exec(body)?.[1]?.replace(/[`*_]/g, '');
}

/** `/a/quick-start` → `Quick start`. */
export function textOf(route: string): string {
  const text = route.slice(route.lastIndexOf('/') + 1).replace(/[-_]+/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
