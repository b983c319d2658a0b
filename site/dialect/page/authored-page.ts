/**
 * The one reader of pages that people write: what checks, search and Markdown pages ask of one. A page that the
 * parser cannot read is a value that says why and where; `parseOrThrow` is for builds. Pure.
 */

import type { Heading, Link, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { FrontMatter } from '../../outline/page-file';
import { frontMatterOf } from '../../outline/page-file';
import type { DialectError } from '../dialect-error';
import { isSnippetUse, readSnippetUse } from '../snippets';
import type { TreeNode } from '../tree';
import type { Fence } from './fences';
import { fenceOf } from './fences';
import type { FlatText } from './flat-text';
import { flatten, OPAQUE } from './flat-text';
import type { PageSource, Unreadable } from './parse';
import { isUnreadable, parsePage } from './parse';
import type { Position } from './positions';
import { lastOf, startOf } from './positions';

export interface AuthoredPage {
  /** With `\n` at the end of each line. */
  readonly source: PageSource;
  /** Text between the marks and its offset; null for a page without. */
  readonly head: { readonly text: string; readonly offset: number } | null;
  readonly frontMatter: FrontMatter;
  /** Ids that headings say are in their `data.id`. Front matter is its first child. */
  readonly tree: Root;
  readonly headings: readonly PageHeading[];
  readonly links: readonly PageLink[];
  readonly fences: readonly Fence[];
  readonly inlineCodes: readonly InlineCode[];
  readonly formulas: readonly Formula[];
  readonly snippets: readonly SnippetUse[];
  /** Names of components, such as `RouteCards`. */
  readonly components: readonly string[];
}

export interface PageHeading extends FlatText {
  readonly depth: number;
  readonly offset: number;
  /** What the author wrote; null where the words make the id. */
  readonly id: string | null;
}

export interface PageLink {
  readonly url: string;
  readonly text: string;
  readonly offset: number;
}

export interface InlineCode extends Position {
  readonly value: string;
  /** Inside a link or a heading nothing links itself. */
  readonly isLinkable: boolean;
}

export interface Formula extends Position {
  readonly value: string;
  readonly isDisplay: boolean;
  /** Of its last sign. */
  readonly end: Position;
}

export interface SnippetUse extends Position {
  /** The name of the snippet, or what is wrong with the use. */
  readonly name: string | DialectError;
}

export function readAuthoredPage({ path, text }: PageSource): AuthoredPage | Unreadable {
  const source = { path, text: text.replace(/\r\n?/g, '\n') };
  const tree = parsePage(source);
  if (isUnreadable(tree)) return tree;
  const page: Building = {
    source,
    head: headOf(tree, source.text),
    frontMatter: frontMatterOf(source.text),
    tree,
    ...{ headings: [], links: [], fences: [], inlineCodes: [], formulas: [], snippets: [] },
    ...{ components: [], lines: source.text.split('\n') },
  };
  visit(tree, page, true);
  return page;
}

/** For a build, which must not go on without a page: its tree. */
export function parseOrThrow(source: PageSource): Root {
  const tree = parsePage(source);
  if (!isUnreadable(tree)) return tree;
  const { reason, line, column } = tree;
  throw new Error(
    `${source.path}:${line}:${column} error[site/page-syntax] ${reason}\n  fix: write the page so that MDX can read it`,
  );
}

interface Building extends AuthoredPage {
  readonly headings: PageHeading[];
  readonly links: PageLink[];
  readonly fences: Fence[];
  readonly inlineCodes: InlineCode[];
  readonly formulas: Formula[];
  readonly snippets: SnippetUse[];
  readonly components: string[];
  readonly lines: readonly string[];
}

function visit(node: Nodes, page: Building, isLinkable: boolean): void {
  add(node, page, isLinkable);
  if (!('children' in node)) return;
  const keeps =
    isLinkable && !['link', 'linkReference', 'heading'].includes(node.type) && !isLinkElement(node);
  for (const child of node.children) visit(child, page, keeps);
}

function add(node: Nodes, page: Building, isLinkable: boolean): void {
  const { lines } = page;
  switch (node.type) {
    case 'heading':
      page.headings.push(headingOf(node, page.source.text));
      return;
    case 'link':
      page.links.push(linkOf(node, page.source.text));
      return;
    case 'code': {
      const fence = fenceOf(node, { ...page.source, lines });
      if (fence) page.fences.push(fence);
      return;
    }
    case 'inlineCode':
      page.inlineCodes.push({ value: node.value, ...startOf(node, lines), isLinkable });
      return;
    case 'math':
    case 'inlineMath': {
      const end = lastOf(node, lines);
      const isDisplay = node.type === 'math';
      page.formulas.push({ value: node.value, isDisplay, ...startOf(node, lines), end });
      return;
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      addComponent(node, page);
  }
}

function headingOf(node: Heading, source: string): PageHeading {
  const { id = null } = (node.data ?? {}) as { readonly id?: string };
  const offset = node.position?.start.offset ?? 0;
  return { ...flatten(node, source), depth: node.depth, offset, id };
}

function linkOf(node: Link, source: string): PageLink {
  const offset = node.position?.start.offset ?? 0;
  return { url: node.url, text: flatten(node, source).text, offset };
}

/** A card with an address is a link whose text is its title. */
function addComponent(node: MdxJsxFlowElement | MdxJsxTextElement, page: Building): void {
  page.components.push(node.name ?? '');
  if (isSnippetUse(node))
    page.snippets.push({ name: readSnippetUse(node as TreeNode), ...startOf(node, page.lines) });
  const url = attributeOf(node, 'href');
  if (url === null) return;
  const offset = node.position?.start.offset ?? 0;
  page.links.push({ url, text: attributeOf(node, 'title') ?? OPAQUE, offset });
}

function attributeOf(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | null {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : null;
}

function isLinkElement(node: Nodes): boolean {
  const isElement = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
  return isElement && ['a', 'Link', 'summary', 'h1', 'h2', 'h3'].includes(node.name ?? '');
}

function headOf(tree: Root, source: string): AuthoredPage['head'] {
  const first = tree.children[0];
  if (first?.type !== 'yaml') return null;
  return { text: first.value, offset: source.indexOf('\n', first.position?.start.offset ?? 0) + 1 };
}
