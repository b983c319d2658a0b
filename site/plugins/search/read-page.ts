/** Turns the source of a page into its sections, quoted code and imported snippets included. Pure but for `load`. */

import { createSlugger } from '@docusaurus/utils';
import { frontMatterOf, readPageFile } from '../../outline/page-file';
import { glossaryFile, glossaryTree } from '../../dialect/glossary';
import { readFenceMeta } from '../../dialect/fence-meta';
import { isSnippetUse, loadSnippet, readSnippetUse, snippetPath } from '../../dialect/snippets';
import type { TreeNode } from '../../dialect/tree';
import { isQuotable } from '../../src/remark/includes';
import { readRegion } from '../../dialect/regions';
import { mentionsOf } from './mentions';
import { messagesIn, messagesInBlock } from './messages';
import { attributeOf, linkShare, textOf, type TextNode } from './node-text';
import type { PageSection, SearchPage } from './page';
import { parseAndLeave } from './parse';
import { parseOrThrow } from '../../dialect/page/authored-page';

export interface PageSource {
  /** Below `docs/`, with slashes. */
  readonly path: string;
  readonly text: string;
  /** Text of another file below `docs/`, or null. */
  readonly load: (path: string) => string | null;
}

interface Draft {
  anchor: string | null;
  heading: string;
  depth: number;
  text: string[];
  code: string[];
  messages: string[];
  isInternal: boolean;
}

function draftOf(anchor: string | null, heading: string, depth: number): Draft {
  return { anchor, heading, depth, text: [], code: [], messages: [], isInternal: false };
}

interface Reading extends PageSource {
  readonly sections: Draft[];
  readonly slugger: ReturnType<typeof createSlugger>;
  readonly partials: ReadonlyMap<string, string>;
}

/** Null for drafts, partials and pages that ask search engines to leave them out. */
export function readSearchPage(source: PageSource): SearchPage | null {
  const file = readPageFile(source.path, source.text);
  if (file === null) return null;
  // The Markdown page is printed from the same tree, after the build.
  const tree = parseAndLeave({ path: `docs/${source.path}`, text: source.text }) as TextNode;
  const matter = frontMatterOf(source.text);
  if (matter['unlisted'] === true || matter['search'] === false) return null;
  const description = textField(matter['description']);
  const reading: Reading = {
    ...source,
    sections: [draftOf(null, file.title, 1)],
    slugger: createSlugger(),
    partials: partialsOf(tree),
  };
  readBlocks(reading, tree.children ?? []);
  return {
    route: file.route,
    title: file.title,
    description,
    keywords: [
      ...listField(matter['keywords']),
      ...(file.label === file.title ? [] : [file.label]),
    ],
    sections: reading.sections as readonly PageSection[],
    mentions: mentionsOf(tree),
  };
}

function readBlocks(reading: Reading, nodes: readonly TextNode[]): void {
  for (const node of nodes) readBlock(reading, node);
}

const containers: ReadonlySet<string> = new Set([
  'list',
  'table',
  'blockquote',
  'containerDirective',
  'footnoteDefinition',
]);

function readBlock(reading: Reading, node: TextNode): void {
  if (node.type === 'heading') return openSection(reading, node);
  if (node.type === 'code') return addCode(reading, node);
  if (node.name === 'Glossary')
    return readBlocks(reading, glossaryTree(reading.load(glossaryFile) ?? '') as TextNode[]);
  if (isSnippetUse(node)) return readSnippet(reading, node);
  const partial = node.type === 'mdxJsxFlowElement' ? reading.partials.get(node.name ?? '') : null;
  if (partial) return readPartial(reading, partial, reading.load(partial));
  if (isWayOn(node)) return;
  const isContainer =
    containers.has(node.type) || (node.type === 'mdxJsxFlowElement' && hasBlocks(node));
  if (isContainer) {
    addText(reading, containerLabel(node));
    const blocks = node.children ?? [];
    return readBlocks(reading, node.name === 'details' ? blocks.filter(isNew) : blocks);
  }
  if (node.type === 'listItem' || node.type === 'tableRow') return readRow(reading, node);
  addText(reading, textOf(node));
  addMessages(reading, node);
}

/** "The whole file", folded below its parts, repeats them. */
function isNew(node: TextNode): boolean {
  const { meta } = readFenceMeta(node.type === 'code' ? (node.meta ?? '') : '');
  return meta.file === null || meta.region !== null;
}

/** "See also": links that lead elsewhere. */
function isWayOn(node: TextNode): boolean {
  if (node.type !== 'paragraph' && node.type !== 'list' && node.name !== 'details') return false;
  const { links, share } = linkShare(node);
  return share > 0.95 || (links >= 3 && share > 0.6);
}

function hasBlocks(node: TextNode): boolean {
  return (node.children ?? []).some(
    (child) => child.type !== 'text' && child.type !== 'mdxJsxTextElement',
  );
}

function containerLabel(node: TextNode): string {
  return ['label', 'title']
    .map((name) => attributeOf(node, name) ?? '')
    .join(' ')
    .trim();
}

/** Items may hold blocks of code. */
function readRow(reading: Reading, node: TextNode): void {
  if ((node.children ?? []).some(({ type }) => type === 'code' || type === 'list'))
    return readBlocks(reading, node.children ?? []);
  addMessages(reading, node);
  addText(reading, rowText(node));
}

/** Cells, items and rows follow each other in a line of a hit, where nothing else would keep them apart. */
function rowText(node: TextNode): string {
  const cells = node.type === 'tableRow' ? (node.children ?? []).map(textOf) : [textOf(node)];
  const text = cells.filter((cell) => cell !== '').join(' · ');
  return /[\p{L}\p{N})%]$/u.test(text) ? `${text};` : text;
}

function openSection(reading: Reading, node: TextNode): void {
  const heading = textOf(node);
  const id = textField(node.data?.['id']) || reading.slugger.slug(heading);
  if (node.depth === 1) return;
  reading.sections.push(draftOf(id, heading, node.depth ?? 2));
}

function current(reading: Reading): Draft {
  const found = reading.sections.at(-1);
  if (!found) throw new Error('a page has at least the section of its title');
  return found;
}

function addText(reading: Reading, text: string): void {
  if (text !== '') current(reading).text.push(text);
}

function addMessages(reading: Reading, node: TextNode): void {
  if (node.type === 'inlineCode') current(reading).messages.push(...messagesIn(node.value ?? ''));
  for (const child of node.children ?? []) addMessages(reading, child);
}

function addCode(reading: Reading, node: TextNode): void {
  const { meta } = readFenceMeta(node.meta);
  const quoted = meta.file !== null && isQuotable(meta.file) ? reading.load(meta.file) : null;
  const region = quoted === null ? null : readRegion(quoted, meta.region);
  const code = region === null || typeof region === 'string' ? (node.value ?? '') : region.text;
  if (code.trim() === '' || node.lang === 'mermaid') return;
  current(reading).code.push(code);
  current(reading).messages.push(...messagesInBlock(node.lang ?? '', code));
}

function readSnippet(reading: Reading, node: TextNode): void {
  const name = readSnippetUse(node as TreeNode);
  if (typeof name === 'string')
    readPartial(reading, snippetPath(name), loadSnippet(name, reading.load));
}

function readPartial(reading: Reading, path: string, text: string | null): void {
  if (text === null) return;
  const tree = parseOrThrow({ path: `docs/${path}`, text }) as TextNode;
  readBlocks(reading, tree.children ?? []);
}

/** Components that are other Markdown files: `import Install from '@site/../docs/snippets/install.mdx'`. */
function partialsOf(tree: TextNode): ReadonlyMap<string, string> {
  const partials = new Map<string, string>();
  for (const node of tree.children ?? []) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const match of (node.value ?? '').matchAll(
      /import\s+(\w+)\s+from\s+['"]([^'"]+\.mdx?)['"]/g,
    )) {
      const path = /(?:^|\/)docs\/(.+)$/.exec(match[2] ?? '')?.[1];
      if (match[1] !== undefined && path !== undefined) partials.set(match[1], path);
    }
  }
  return partials;
}

function textField(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function listField(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
