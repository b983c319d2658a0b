/** Turns the source of a page into its sections, quoted code and imported snippets included. Pure but for `load`. */

import { createSlugger } from '@docusaurus/utils';
import { frontMatterOf, readPageFile } from '../../outline/page-file';
import { glossaryFile, glossaryTree } from '../../dialect/glossary';
import { readFenceMeta } from '../../dialect/fence-meta';
import { isQuotable } from '../../src/remark/includes';
import { readRegion } from '../../dialect/regions';
import { mentionsOf } from './mentions';
import { messagesIn, messagesInBlock } from './messages';
import { attributeOf, linkShare, textOf, type TextNode } from './node-text';
import type { PageSection, SearchPage } from './page';
import { parseAndLeave, parsePage } from './parse';

export interface PageSource {
  /** Below `docs/`, with slashes. */
  readonly path: string;
  readonly text: string;
  /** Anchors of the page that the references define: a row with such an anchor is a section of its own. */
  readonly anchors: ReadonlySet<string>;
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

function draftOf(
  anchor: string | null,
  heading: string,
  depth: number,
  text: string[] = [],
): Draft {
  return { anchor, heading, depth, text, code: [], messages: [], isInternal: false };
}

interface Reading extends PageSource {
  readonly isGenerated: boolean;
  readonly sections: Draft[];
  readonly slugger: ReturnType<typeof createSlugger>;
  readonly partials: ReadonlyMap<string, string>;
}

/** Null for drafts, partials and pages that ask search engines to leave them out. */
export function readSearchPage(source: PageSource): SearchPage | null {
  const file = readPageFile(source.path, source.text);
  if (file === null) return null;
  const text = file.isGenerated ? withShortSignatures(source.text) : source.text;
  // The Markdown page of a written page is printed from the same tree, after the build.
  const parse = file.isGenerated ? parsePage : parseAndLeave;
  const tree = parse(source.path, text) as TextNode;
  const matter = frontMatterOf(source.text);
  if (matter['unlisted'] === true || matter['search'] === false) return null;
  const description = textField(matter['description']);
  const reading: Reading = {
    ...source,
    isGenerated: file.isGenerated,
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
    isGenerated: file.isGenerated,
    sections: reading.sections as readonly PageSection[],
    mentions: file.isGenerated ? [] : mentionsOf(tree),
  };
}

/** Long lines of properties that a parser chews on; their first words say all that search asks. */
function withShortSignatures(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^(<Signature language="\w+" code="[^"&]{0,60}).*$/, '$1" />'))
    .join('\n');
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
  if (node.name === 'Signature') return readSignature(reading, node);
  const partial = node.type === 'mdxJsxFlowElement' ? partialOf(reading, node) : undefined;
  if (partial !== undefined) return readPartial(reading, partial);
  if (reading.isGenerated && isOutline(reading, node)) return;
  if (isWayOn(node, reading.isGenerated) || (reading.isGenerated && isLabel(node))) return;
  const isContainer =
    containers.has(node.type) || (node.type === 'mdxJsxFlowElement' && hasBlocks(node));
  if (isContainer) {
    addText(reading, containerLabel(node));
    // The head of a generated table names its columns, on every page the same.
    const isTable = node.type === 'table' && reading.isGenerated;
    const blocks = (node.children ?? []).slice(isTable ? 1 : 0);
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

/** "Used by", "Aborts in": links that lead elsewhere. Generated pages have such lines at every symbol. */
function isWayOn(node: TextNode, isGenerated: boolean): boolean {
  if (node.type !== 'paragraph' && node.type !== 'list' && node.name !== 'details') return false;
  const { links, share } = linkShare(node);
  if (isGenerated && node.children?.at(-1)?.name === 'Signature') return true;
  if (isGenerated) return links > 0 && share > 0.35;
  return share > 0.95 || (links >= 3 && share > 0.6);
}

/** "Parameters", "Same thing elsewhere: …", `amount: u64`: the frame of a definition, which its signature shows. */
function isLabel(node: TextNode): boolean {
  if (node.type === 'listItem') return textOf(node).split(' ').length < 4;
  if (node.type !== 'paragraph' || node.children?.[0]?.type !== 'strong') return false;
  const isBare = node.children.slice(1).every((part) => /^[\s:]*$/.test(textOf(part)));
  return isBare || linkShare(node).links > 0;
}

/** The table or the list that opens a page: each row leads to a section below, which speaks for itself. */
function isOutline(reading: Reading, node: TextNode): boolean {
  const isList = node.type === 'list' && current(reading).depth === 1;
  if (node.type !== 'table' && !isList) return false;
  const rows = (node.children ?? []).slice(isList ? 0 : 1);
  return rows.every((row) => linkIn(row.children?.[0])?.startsWith('#') === true);
}

function linkIn(cell: TextNode | undefined): string | null {
  const only = cell?.children?.[0];
  return only?.type === 'link' ? (only.url ?? null) : null;
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

/** A Move function that is neither public nor an entry serves its own package. */
function readSignature(reading: Reading, node: TextNode): void {
  const code = attributeOf(node, 'code') ?? '';
  if (attributeOf(node, 'language') !== 'move' || current(reading).depth === 1) return;
  current(reading).isInternal ||= /^(?:public\((?:package|friend)\)|native|macro|fun)\s/.test(code);
}

/** Items may hold blocks of code; a row with an anchor that a reference defines is a place of its own. */
function readRow(reading: Reading, node: TextNode): void {
  const anchor = anchorIn(node);
  if (anchor === null || !reading.anchors.has(anchor)) {
    const isNested = (node.children ?? []).some(({ type }) => type === 'code' || type === 'list');
    if (isNested) return readBlocks(reading, node.children ?? []);
    addMessages(reading, node);
    return addText(reading, rowText(node));
  }
  const cells = (node.children ?? []).map(textOf);
  reading.sections.push(draftOf(anchor, cells[0] ?? anchor, 7, [cells.slice(1).at(-1) ?? '']));
}

/** Cells, items and rows follow each other in a line of a hit, where nothing else would keep them apart. */
function rowText(node: TextNode): string {
  const cells = node.type === 'tableRow' ? (node.children ?? []).map(textOf) : [textOf(node)];
  const text = cells.filter((cell) => cell !== '').join(' · ');
  return /[\p{L}\p{N})%]$/u.test(text) ? `${text};` : text;
}

function anchorIn(node: TextNode): string | null {
  if (node.name === 'Anchor') return attributeOf(node, 'id');
  for (const child of node.children ?? []) {
    const anchor = anchorIn(child);
    if (anchor !== null) return anchor;
  }
  return null;
}

function openSection(reading: Reading, node: TextNode): void {
  const heading = textOf(node);
  const id = explicitId(node) ?? reading.slugger.slug(heading);
  // "Fields", "Returns": the frame of a generated page, with nothing of its own.
  if (node.depth === 1 || (reading.isGenerated && id.startsWith('-'))) return;
  reading.sections.push(draftOf(id, heading, node.depth ?? 2));
}

/** `## Title {/* #id *\/}` */
function explicitId(node: TextNode): string | null {
  if (typeof node.data?.['id'] === 'string') return node.data['id'];
  const last = node.children?.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? (last.value ?? '') : '';
  return /^\/\*\s*#([^\s*]+)\s*\*\/$/.exec(comment.trim())?.[1] ?? null;
}

/** Rows with anchors come between the blocks of their section; what follows them belongs to the heading again. */
function current(reading: Reading): Draft {
  const found = reading.sections.findLast(({ depth }) => depth < 7);
  if (!found) throw new Error('a page has at least the section of its title');
  return found;
}

function addText(reading: Reading, text: string): void {
  if (text !== '') current(reading).text.push(text);
}

function addMessages(reading: Reading, node: TextNode): void {
  if (reading.isGenerated) return;
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

/** `<Snippet name="data-wipe" />`, or a component that the page imports. */
function partialOf(reading: Reading, node: TextNode): string | undefined {
  const name = node.name === 'Snippet' ? attributeOf(node, 'name') : null;
  return name === null ? reading.partials.get(node.name ?? '') : `snippets/${name}.mdx`;
}

function readPartial(reading: Reading, path: string): void {
  const text = reading.load(path);
  if (text !== null) readBlocks(reading, (parsePage(path, text) as TextNode).children ?? []);
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
