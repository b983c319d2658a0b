/**
 * The tree that a printed page is read back as: what is printed, and what Markdown can say. Control
 * and direction-changing characters become a visible mark, nothing is empty, code has a language
 * before it has more, a list is loose where its items need blank lines. Pure.
 */

import type { List, ListItem, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Flow } from '../nodes.ts';
import { cleanText } from '../text.ts';
import { cleanAttributes, normalizeLine } from './normalize-line.ts';

export function normalize(nodes: readonly Flow[]): Flow[] {
  return nodes.map(normalizeBlock).filter((node) => !isEmpty(node));
}

/** Headings and components have a place of their own, also without content. */
function isEmpty(node: Flow): boolean {
  return EMPTY_IS_NOTHING.has(node.type) && 'children' in node && node.children.length === 0;
}

const EMPTY_IS_NOTHING = new Set(['paragraph', 'blockquote', 'list', 'table']);

function normalizeBlock(node: Flow): Flow {
  switch (node.type) {
    case 'paragraph':
      return { ...node, children: normalizeLine(node.children, 'paragraph') };
    case 'heading':
      return { ...node, children: normalizeLine(node.children, 'line') };
    case 'code': {
      const lang = cleanText(node.lang ?? '') || null;
      const meta = (lang && cleanText(node.meta ?? '')) || null;
      return { ...node, lang, meta, value: cleanText(node.value) };
    }
    case 'blockquote':
      return { ...node, children: normalize(node.children) as typeof node.children };
    case 'list':
      return normalizeList(node);
    case 'table':
      return normalizeTable(node);
    case 'mdxJsxFlowElement':
      return normalizeComponent(node);
    default:
      return node;
  }
}

function normalizeList(list: List): List {
  return {
    ...list,
    ordered: list.ordered === true,
    start: list.ordered === true ? (list.start ?? 1) : null,
    spread: list.spread === true && list.children.length > 1,
    children: list.children.map(normalizeItem),
  };
}

/** The box of a task is part of the paragraph behind it. */
function normalizeItem(item: ListItem): ListItem {
  const children = normalize(item.children) as ListItem['children'];
  const isTask = typeof item.checked === 'boolean' && children[0]?.type === 'paragraph';
  const needsBlank = children.some((node, index) => {
    const last = children[index - 1];
    return hasBlankLine(node) || (last !== undefined && !canTouch(last, node));
  });
  const spread = needsBlank || (item.spread === true && children.length > 1);
  return { ...item, checked: isTask ? item.checked : null, spread, children };
}

function hasBlankLine(node: Flow): boolean {
  return node.type === 'mdxJsxFlowElement' && node.children.length > 0;
}

/** True for two blocks that are two blocks without a blank line between them. */
function canTouch(above: Flow, below: Flow): boolean {
  if (['code', 'heading', 'thematicBreak'].includes(above.type)) return true;
  if (!['paragraph', 'list', 'blockquote'].includes(above.type)) return false;
  if (below.type !== 'list') return ['code', 'heading'].includes(below.type);
  // Inside a paragraph, a list begins with no other number than one, and with words.
  const [first] = below.children[0]?.children ?? [];
  return above.type !== 'list' && (below.start ?? 1) === 1 && first?.type === 'paragraph';
}

/** Rows have the cells that the head names. What is too much would be lost on the page. */
function normalizeTable(table: Table): Table {
  const width = table.children[0]?.children.length ?? 0;
  const rows = width === 0 ? [] : table.children;
  return {
    ...table,
    align: Array.from({ length: width }, (_, column) => table.align?.[column] ?? null),
    children: rows.map((row) => {
      if (row.children.length > width)
        throw new Error(`a table row has ${row.children.length} cells under a head of ${width}`);
      const cells = row.children.map((cell) => ({
        ...cell,
        children: normalizeLine(cell.children, 'cell'),
      }));
      while (cells.length < width) cells.push({ type: 'tableCell', children: [] });
      return { ...row, children: cells };
    }),
  };
}

/** A summary holds words, not blocks. */
function normalizeComponent(node: MdxJsxFlowElement): MdxJsxFlowElement {
  const attributes = cleanAttributes(node.attributes);
  if (node.name !== 'summary')
    return { ...node, attributes, children: normalize(node.children) as typeof node.children };
  const [only] = node.children;
  if (only?.type !== 'paragraph' || node.children.length > 1)
    throw new Error('a summary holds one paragraph: it is one line of a page');
  const prose = { ...only, children: normalizeLine(only.children, 'line') };
  return { ...node, attributes, children: [prose] };
}
