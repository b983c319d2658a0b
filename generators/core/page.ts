/** A generated page and its front matter. Pure. */

import { printFlow } from './print/print.ts';
import { searchSections } from './print/search-sections.ts';
import type { SearchableGeneratedPage } from '../output/pages.ts';
import type { Flow } from './nodes.ts';
import { oneLine } from './text.ts';

export interface Crumb {
  readonly label: string;
  readonly route: string;
}

/** The page above all references of this site. */
export const REFERENCES: Crumb = { label: 'References', route: '/references' };

export interface Page {
  /** The reference that made it; its pages live in a folder of that name. */
  readonly reference: string;
  readonly route: string;
  readonly title: string;
  /** One sentence for search engines and link previews, at most 160 characters. */
  readonly description: string;
  /** Name in navigation where the title is too long; null to use the title. */
  readonly label: string | null;
  readonly crumbs: readonly Crumb[];
  /** The pages before and behind it among those of its kind, where no sidebar lists them. */
  readonly neighbors?: { readonly previous: Crumb | null; readonly next: Crumb | null };
  readonly keywords: readonly string[];
  /** What a layout gave: every form of the page is printed from it. */
  readonly body: readonly Flow[];
}

/** Where the page lies below the output folder: the route, so that a person finds it. */
export function pathOfPage(page: Page): string {
  return `${page.reference}${page.route}.mdx`;
}

/** Whole file: front matter, one comment that says whose page it is, body. */
export function printPage(page: Page): string {
  const matter = [
    `title: ${yamlText(page.title)}`,
    `description: ${yamlText(page.description)}`,
    `slug: ${yamlText(page.route)}`,
    ...(page.label === null ? [] : [`sidebar_label: ${yamlText(page.label)}`]),
    'displayed_sidebar: referencesSidebar',
    'custom_edit_url: null',
    'generated: true',
    ...(page.keywords.length === 0
      ? []
      : [`keywords: [${page.keywords.map(yamlText).join(', ')}]`]),
    ...(page.crumbs.length === 0
      ? []
      : ['breadcrumbs:', ...page.crumbs.map((crumb) => `  - ${crumbText(crumb)}`)]),
    ...neighborLines(page),
  ];
  const banner = `{/* Made by "npm run generate -- ${page.reference}". Edits are lost. */}`;
  return `---\n${matter.join('\n')}\n---\n\n${banner}\n\n${printFlow(page.body)}\n`;
}

export function searchablePage(page: Page): SearchableGeneratedPage {
  const { route, title, description, label, keywords, body } = page;
  const names = label === null || label === title ? [] : [label];
  const sections = searchSections(title, body);
  return { route, title, description, keywords: [...keywords, ...names], sections };
}

/** JSON strings are YAML double-quoted strings; nothing else needs to be known about YAML. */
export function yamlText(text: string): string {
  return JSON.stringify(oneLine(text)).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escapeUnit);
}

function escapeUnit(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function neighborLines({ neighbors }: Page): readonly string[] {
  return Object.entries(neighbors ?? {}).flatMap(([side, crumb]) =>
    crumb === null ? [] : [`${side}: ${crumbText(crumb)}`],
  );
}

function crumbText(crumb: Crumb): string {
  return `{ label: ${yamlText(crumb.label)}, href: ${yamlText(crumb.route)} }`;
}
