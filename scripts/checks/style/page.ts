/** A hand-written page as the style rules see it: front matter, headings, links, prose, shell blocks. Pure. */

import type { Heading, Link, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { SourceText } from '../../../generators/core/source.ts';

/** Replaces code, formulas and pictures in flattened text: one word that no rule knows. */
export const OPAQUE = '\u{fffc}';

/** Text of one block without its marks. `offsets[i]` is where character `i` is in the source. */
export interface Flat {
  readonly text: string;
  readonly offsets: readonly number[];
}

export interface PageHeading extends Flat {
  readonly depth: number;
  readonly offset: number;
}

export interface PageLink {
  readonly url: string;
  readonly text: string;
  readonly offset: number;
}

export interface PageFence {
  readonly language: string;
  /** With its marks, as in the source. */
  readonly raw: string;
  readonly offset: number;
}

export interface Page {
  readonly source: SourceText;
  /** Text between the marks and its offset, or null. */
  readonly frontMatter: { readonly text: string; readonly offset: number } | null;
  readonly headings: readonly PageHeading[];
  readonly links: readonly PageLink[];
  /** Paragraphs outside tables, where sentences are counted. */
  readonly paragraphs: readonly Flat[];
  /** Every block of words: paragraphs, headings, table cells. */
  readonly prose: readonly Flat[];
  readonly fences: readonly PageFence[];
  /** Names of components, such as `RouteCards`. */
  readonly components: readonly string[];
}

export interface PageError {
  readonly reason: string;
  readonly line: number;
  readonly column: number;
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath)
  .freeze();
const mdx = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkMdx)
  .freeze();

/** An error instead of a page when MDX cannot read it. */
export function readPage({ path, text }: SourceText): Page | PageError {
  const source = { path, text: text.replace(/\r\n?/g, '\n') };
  const readable = blankHeadingIds(source.text);
  let tree: Root;
  try {
    tree = (path.endsWith('.mdx') ? mdx : markdown).parse(readable);
  } catch (error) {
    if (!isParserMessage(error)) throw error;
    return { reason: error.reason, line: error.line ?? 1, column: error.column ?? 1 };
  }
  const page: Building = {
    source,
    frontMatter: frontMatterOf(tree, source.text),
    headings: [],
    links: [],
    paragraphs: [],
    prose: [],
    fences: [],
    components: [],
  };
  visit(tree, page, false);
  return page;
}

export function isPageError(page: Page | PageError): page is PageError {
  return 'reason' in page;
}

/** The site reads `## Title {#id}` before MDX does. Blanks take the place of the id: offsets stay. */
function blankHeadingIds(text: string): string {
  return text.replace(
    /^(#{1,6} .*?)(\{(?:#[\w.:~-]+|\/\* ?#[\w.:~-]+ ?\*\/)\}[ \t]*)$/gm,
    (_all, words: string, id: string) => `${words}${' '.repeat(id.length)}`,
  );
}

interface Building extends Page {
  readonly headings: PageHeading[];
  readonly links: PageLink[];
  readonly paragraphs: Flat[];
  readonly prose: Flat[];
  readonly fences: PageFence[];
  readonly components: string[];
}

function visit(node: Nodes, page: Building, isInTable: boolean): void {
  const offset = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? offset;
  if (node.type === 'heading')
    page.headings.push({
      ...flatten(node, page.source.text),
      depth: (node as Heading).depth,
      offset,
    });
  if (node.type === 'link')
    page.links.push({
      url: (node as Link).url,
      text: flatten(node, page.source.text).text,
      offset,
    });
  if (node.type === 'code')
    page.fences.push({
      language: node.lang ?? '',
      raw: page.source.text.slice(offset, end),
      offset,
    });
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    addComponent(node, page);
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    const flat = flatten(node, page.source.text);
    page.prose.push(flat);
    if (node.type === 'paragraph' && !isInTable) page.paragraphs.push(flat);
  }
  if (!('children' in node)) return;
  for (const child of node.children) visit(child, page, isInTable || node.type === 'table');
}

/** A card with an address is a link whose text is its title. */
function addComponent(node: MdxJsxFlowElement | MdxJsxTextElement, page: Building): void {
  page.components.push(node.name ?? '');
  const valueOf = (name: string): string | null => {
    const found = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
    );
    return typeof found?.value === 'string' ? found.value : null;
  };
  const url = valueOf('href');
  if (url !== null)
    page.links.push({
      url,
      text: valueOf('title') ?? OPAQUE,
      offset: node.position?.start.offset ?? 0,
    });
}

function flatten(node: Nodes, source: string): Flat {
  const characters: string[] = [];
  const offsets: number[] = [];
  const add = (text: string, offset: number, step: 0 | 1): void => {
    for (let index = 0; index < text.length; index += 1) {
      characters.push(text[index] ?? '');
      offsets.push(offset + index * step);
    }
  };
  const walk = (inner: Nodes): void => {
    const start = inner.position?.start.offset ?? 0;
    const stop = inner.position?.end.offset ?? start;
    // The source rather than the value: escapes and entities would shift every place after them.
    if (inner.type === 'text') add(source.slice(start, stop), start, 1);
    else if (inner.type === 'break') add(' ', start, 0);
    else if ('children' in inner) inner.children.forEach(walk);
    else add(OPAQUE, start, 0);
  };
  walk(node);
  return { text: characters.join(''), offsets };
}

function frontMatterOf(tree: Root, source: string): Page['frontMatter'] {
  const first = tree.children[0];
  if (first?.type !== 'yaml') return null;
  const offset = source.indexOf('\n', first.position?.start.offset ?? 0) + 1;
  return { text: first.value, offset };
}

interface ParserMessage {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

function isParserMessage(error: unknown): error is ParserMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}
