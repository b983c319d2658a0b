/**
 * The only printer of text: trees in, MDX or plain Markdown out, every character kept as data. It knows the nodes that
 * pages are made of and no others. Reading a page back gives the tree that `normalize` gives. Pure.
 */

import type { Code, Heading, List, ListItem, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { openTag } from './component-tag.ts';
import type { MarkdownBody } from '../../output/pages.ts';
import type { Flow } from '../nodes.ts';
import { hintsOf } from '../nodes.ts';
import type { Form } from './escape.ts';
import { SITE_LINK, printLine } from './line.ts';
import { MARKDOWN, lower, withHeadingAnchors } from './lower.ts';
import { normalize } from './normalize.ts';

/** Block content, blocks separated by one blank line, without a line break at the end. */
export function printFlow(nodes: readonly Flow[], form: Form = 'mdx'): string {
  return printBlocks(normalize(nodes), { form, separator: '\n\n' });
}

/** Without components and ids of headings, cut at each address inside the site. */
export function printMarkdown(nodes: readonly Flow[]): MarkdownBody {
  const lowered = withHeadingAnchors(lower(nodes, { components: MARKDOWN }));
  return printFlow(lowered, 'markdown').split(SITE_LINK);
}

interface Blocks {
  readonly form: Form;
  readonly separator: string;
  /** The mark of the item that the blocks are in. */
  readonly bullet?: string;
}

function printBlocks(nodes: readonly Flow[], { form, separator, bullet = '' }: Blocks): string {
  let printed = '';
  let mark = bullet;
  nodes.forEach((node, index) => {
    // Beside a list, and right behind its own bullet, another mark keeps a list apart.
    mark = node.type === 'list' ? otherMark(node, mark) : '';
    const block = node.type === 'list' ? printList(node, mark, form) : printBlock(node, form);
    printed += index === 0 ? block : separator + block;
  });
  return printed;
}

function otherMark({ ordered }: List, last: string): string {
  if (ordered === true) return last === '.' ? ')' : '.';
  return last === '-' ? '*' : '-';
}

function printBlock(node: Flow, form: Form): string {
  switch (node.type) {
    case 'paragraph':
      return printLine(node.children, { context: 'paragraph', form });
    case 'heading':
      return printHeading(node, form);
    case 'code':
      return printCode(node);
    case 'blockquote':
      return prefixed(printBlocks(node.children, { form, separator: '\n\n' }), '>');
    case 'table':
      return printTable(node, form);
    case 'thematicBreak':
      // Neither an underline nor the bullet of a list.
      return '___';
    case 'mdxJsxFlowElement':
      return printComponent(node);
    default:
      throw new Error(
        `the printer knows no "${node.type}": pages are made of fewer kinds of blocks`,
      );
  }
}

function printHeading(node: Heading, form: Form): string {
  const id = form === 'mdx' ? hintsOf(node).id : undefined;
  const text = printLine(node.children, { context: 'line', form });
  return ['#'.repeat(node.depth), text, id === undefined ? '' : `{/* #${id} */}`]
    .filter((part) => part !== '')
    .join(' ');
}

/** One more tick than any run in the code. */
function printCode({ lang, meta, value }: Code): string {
  let ticks = '```';
  while (value.includes(ticks)) ticks += '`';
  const language = encoded(lang ?? '', /[\s`\\&]/g);
  const info = meta ? `${language} ${encoded(meta, /[\n\t`\\&]|^ | $/g)}` : language;
  return `${ticks}${info}\n${value}${value === '' ? '' : '\n'}${ticks}`;
}

function encoded(value: string, unsafe: RegExp): string {
  return value.replace(unsafe, (found) => `&#x${found.charCodeAt(0).toString(16)};`);
}

function printList(list: List, mark: string, form: Form): string {
  const items = list.children.map((item, index) => {
    // More than nine digits are not a number of an item.
    const number = Math.min((list.start ?? 1) + index, 999_999_999);
    return printItem(item, list.ordered === true ? `${number}${mark}` : mark, form);
  });
  return items.join(list.spread ? '\n\n' : '\n');
}

function printItem({ children, checked, spread }: ListItem, bullet: string, form: Form): string {
  const box = checked === null || checked === undefined ? '' : `[${checked ? 'x' : ' '}] `;
  const content = box + printBlocks(children, { form, separator: spread ? '\n\n' : '\n', bullet });
  if (content === '') return bullet;
  return `${bullet} ${content.replace(/\n(?!\n)/g, `\n${' '.repeat(bullet.length + 1)}`)}`;
}

function prefixed(content: string, mark: string): string {
  return content
    .split('\n')
    .map((line) => (line === '' ? mark : `${mark} ${line}`))
    .join('\n');
}

const ALIGNMENT = { left: ':-', right: '-:', center: ':-:' } as const;

function printTable({ children: rows, align }: Table, form: Form): string {
  const lines = rows.map(({ children }) =>
    rowOf(children.map((cell) => printLine(cell.children, { context: 'cell', form }))),
  );
  const marks = (align ?? []).map((side) => (side ? ALIGNMENT[side] : '-'));
  return [lines[0], rowOf(marks), ...lines.slice(1)].join('\n');
}

function rowOf(cells: readonly string[]): string {
  return cells.reduce((row, cell) => `${row}${cell === '' ? '' : ` ${cell}`} |`, '|');
}

function printComponent(node: MdxJsxFlowElement): string {
  const { name, children } = node;
  if (children.length === 0) return `${openTag(node)} />`;
  const [only] = children;
  // On one line MDX leaves out the paragraph around the words of a summary.
  if (name === 'summary' && only?.type === 'paragraph')
    return `${openTag(node)}>${printLine(only.children, { context: 'line', form: 'mdx' })}</summary>`;
  return `${openTag(node)}>\n\n${printBlocks(children, { form: 'mdx', separator: '\n\n' })}\n\n</${name}>`;
}
