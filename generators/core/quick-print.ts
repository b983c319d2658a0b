/**
 * Blocks of calm content, printed without the serializer and byte for byte as it would. Everything
 * else gives null and takes the long way: this file saves time, it never decides what is safe. Pure.
 */

import type { Code, Heading, Link, List, ListItem, PhrasingContent, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { openTag } from './component-tag.ts';
import type { Flow } from './nodes.ts';
import { cleanText } from './prose.ts';

/** Where a line of inline content stands: what may begin it and what must be escaped differ. */
type Place = 'paragraph' | 'heading' | 'cell' | 'label';

/** The block as the serializer prints it, or null when that takes more than copying calm words. */
export function quickPrint(node: Flow): string | null {
  switch (node.type) {
    case 'paragraph':
      return quickLine(node.children, 'paragraph');
    case 'heading':
      return quickHeading(node);
    case 'code':
      return quickFence(node);
    case 'list':
      return quickList(node);
    case 'table':
      return quickTable(node);
    case 'mdxJsxFlowElement':
      return quickComponent(node);
    default:
      return null;
  }
}

/** Blocks one after the other; two lists in a row need the serializer to keep them apart. */
export function quickFlow(nodes: readonly Flow[]): string | null {
  let printed = '';
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'list' && nodes[index - 1]?.type === 'list') return null;
    const block = quickPrint(node);
    if (block === null) return null;
    printed += index === 0 ? block : `\n\n${block}`;
  }
  return printed;
}

function quickHeading(node: Heading): string | null {
  const line = quickLine(node.children, 'heading');
  if (line === null || line === '') return null;
  const id = (node.data as { id?: string } | undefined)?.id;
  return `${'#'.repeat(node.depth)} ${line}${id === undefined ? '' : ` {/* #${id} */}`}`;
}

function quickFence({ lang, meta, value }: Code): string | null {
  if (!lang || !/^[A-Za-z0-9+-]+$/.test(lang) || value === '' || value.includes('```')) return null;
  if (meta && !/^[A-Za-z0-9 ="-]+$/.test(meta)) return null;
  return `\`\`\`${lang}${meta ? ` ${meta}` : ''}\n${cleanText(value)}\n\`\`\``;
}

function quickList(node: List): string | null {
  let printed = '';
  for (const [index, item] of node.children.entries()) {
    const bullet = node.ordered ? `${(node.start ?? 1) + index}.` : '-';
    const content = quickItem(item);
    if (content === null) return null;
    const indent = ' '.repeat(bullet.length + 1);
    if (index > 0) printed += node.spread ? '\n\n' : '\n';
    printed += `${bullet} ${content.includes('\n') ? content.replace(/\n(?!\n)/g, `\n${indent}`) : content}`;
  }
  return printed === '' ? null : printed;
}

/** A paragraph, with at most one list of its own. */
function quickItem({ children, checked, spread }: ListItem): string | null {
  const [first, second] = children;
  if (first?.type !== 'paragraph' || typeof checked === 'boolean' || children.length > 2)
    return null;
  const line = quickPrint(first);
  if (line === null || line === '' || second === undefined) return line === '' ? null : line;
  if (second.type !== 'list' || spread || second.spread) return null;
  const inner = quickList(second);
  return inner === null ? null : `${line}\n${inner}`;
}

function quickTable({ children: rows, align }: Table): string | null {
  const width = rows[0]?.children.length ?? 0;
  if (width === 0 || align?.some((side) => side !== null)) return null;
  let printed = '';
  for (const [index, row] of rows.entries()) {
    if (row.children.length !== width) return null;
    printed += index === 0 ? '|' : '\n|';
    for (const cell of row.children) {
      const line = quickLine(cell.children, 'cell');
      if (line === null) return null;
      printed += line === '' ? ' |' : ` ${line} |`;
    }
    if (index === 0) printed += `\n|${' - |'.repeat(width)}`;
  }
  return printed;
}

function quickComponent(node: MdxJsxFlowElement): string | null {
  const [first, ...rest] = node.children as Flow[];
  if (first === undefined) return `${openTag(node)} />`;
  if (node.name === 'summary') return null;
  const head =
    first.type === 'mdxJsxFlowElement' && first.name === 'summary'
      ? quickSummary(first)
      : quickPrint(first);
  const tail = quickFlow(rest);
  if (head === null || tail === null || (first.type === 'list' && rest[0]?.type === 'list'))
    return null;
  return `${openTag(node)}>\n\n${head}${tail === '' ? '' : `\n\n${tail}`}\n\n</${node.name}>`;
}

function quickSummary(node: MdxJsxFlowElement): string | null {
  const only = node.children[0];
  if (only?.type !== 'paragraph' || node.children.length > 1) return null;
  const line = quickLine(only.children, 'paragraph');
  return line === null ? null : `${openTag(node)}>${line}</summary>`;
}

function quickLine(nodes: readonly PhrasingContent[], place: Place): string | null {
  let line = '';
  let last = '';
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index] as PhrasingContent;
    const part = quickInline(node, place);
    if (part === null || !fits(nodes, index, place)) return null;
    if (part === '') continue;
    if (line === '' && UNEASY_START.test(part)) return null;
    line += part;
    last = part;
  }
  // Asked of the last part: asking the line would make the engine copy it together first.
  return /\s/.test(last.charAt(last.length - 1)) ? null : line;
}

/** A line that begins with `import` or `export` must be guarded, and one with blanks be encoded. */
const UNEASY_START = /^(?:import|export|\s)/;

function quickInline(node: PhrasingContent, place: Place): string | null {
  switch (node.type) {
    case 'text':
      return quickText(node.value, place);
    case 'inlineCode':
      return quickCode(node.value, place);
    case 'link':
      return quickLink(node, place);
    case 'strong':
    case 'emphasis':
      return quickAttention(node);
    case 'mdxJsxTextElement':
      return `${openTag(node)} />`;
    default:
      return null;
  }
}

// What most texts are made of: nothing here is ever escaped inside a line.
const PLAIN = /^[A-Za-z0-9 ,;.'"()/?%-]*$/;
// Letters, digits, raised too, blanks, calm punctuation, and what is escaped wherever it stands; no other white space.
const CALM =
  /^[\w ,;.'"()/?%+=>^!&@#|\]*[<{}$~`:\n\u00a1-\u167f\u2010-\u2027\u2030-\u205e\u2070\u2074-\u207b-]*$/;
// Escaped only between certain neighbors: links without markup, image and reference starts, intraword underscores.
const UNEASY =
  /[Ww]\.[-.\w]|[+\-.\w]@|&(?! )|!(?! )|\]\(|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])| \n|\n(?![A-Za-z"'(]|\d+[A-Za-z ,;-]|$)|\n\n/;
const ALWAYS_ESCAPED = /[*[<{}$~`:]/g;
const NOT_IN: Readonly<Record<Place, RegExp | null>> = {
  paragraph: null,
  heading: /[#\n]/,
  cell: /\n/,
  label: /[\]\n]/,
};

/** What stands between most links and codes. */
const SEPARATORS: ReadonlyMap<string, string> = new Map([
  [', ', ', '],
  [': ', '\\: '],
]);

function quickText(value: string, place: Place): string | null {
  const separator = SEPARATORS.get(value);
  if (separator !== undefined) return separator;
  // In a label nothing can become a link of its own.
  if (PLAIN.test(value) && (place === 'label' || !/[Ww]\./.test(value))) return value;
  if (!CALM.test(value) || UNEASY.test(value) || NOT_IN[place]?.test(value)) return null;
  const escaped = value.replace(ALWAYS_ESCAPED, '\\$&');
  return place === 'cell' ? escaped.replaceAll('|', '\\|') : escaped;
}

/** One line of common characters without ticks, and without a blank at either end. */
const CALM_CODE = /^[!-_a-~](?:[ -_a-~]*[!-_a-~])?$/;

function quickCode(value: string, place: Place): string | null {
  if (!CALM_CODE.test(value)) return null;
  if (place !== 'cell' || !value.includes('|')) return `\`${value}\``;
  return value.includes('\\') ? null : `\`${value.replaceAll('|', '\\|')}\``;
}

/** A label of plain words or code: what it would need escaped twice, in a cell, is not calm. */
function quickLink({ url, title, children }: Link, place: Place): string | null {
  const [only] = children;
  if (title || children.length !== 1 || !/^[A-Za-z0-9/#?=%+.,:~_-]+$/.test(url)) return null;
  if (only?.type !== 'text' && only?.type !== 'inlineCode') return null;
  const isTwice = only.value.includes('|') && (place === 'cell' || only.type === 'text');
  const label = isTwice ? null : quickInline(only, 'label');
  return label === null ? null : `[${label}](${url})`;
}

/** Bold and italic of plain words; the neighbors are looked at in `fits`. */
function quickAttention(
  node: Extract<PhrasingContent, { type: 'strong' | 'emphasis' }>,
): string | null {
  const [only] = node.children;
  if (
    node.children.length !== 1 ||
    only?.type !== 'text' ||
    !/^[A-Za-z0-9](?:[A-Za-z0-9 ,'/-]*[A-Za-z0-9])?$/.test(only.value)
  )
    return null;
  const marker = node.type === 'strong' ? '**' : '_';
  return `${marker}${only.value}${marker}`;
}

/** True when nothing of this node joins with its neighbor to mean something else. */
function fits(nodes: readonly PhrasingContent[], index: number, place: Place): boolean {
  const node = nodes[index];
  const last = index === 0 ? undefined : nodes[index - 1];
  if (last === undefined)
    return place !== 'paragraph' || node?.type !== 'text' || CALM_START.test(node.value);
  if (isAttention(node) || isAttention(last)) return areApart(last, node);
  // Ticks side by side are one run of ticks.
  if (node?.type === 'inlineCode')
    return last.type !== 'inlineCode' && !(last.type === 'text' && last.value === '');
  if (node?.type !== 'text' || last.type !== 'text') return true;
  // Two texts in a row: no pattern reaches over a blank, unless it stands beside a line break.
  const isParted = last.value.endsWith(' ') || node.value.startsWith(' ');
  return isParted && !last.value.endsWith('\n') && !node.value.startsWith('\n');
}

// No list, heading, quote, table or rule begins like this.
const CALM_START = /^(?:[A-Za-z"'([<{$:]|\d+[A-Za-z ,-])/;

function isAttention(node: PhrasingContent | undefined): boolean {
  return node?.type === 'strong' || node?.type === 'emphasis';
}

/** Markers open after a blank or an opening parenthesis, and close before a blank or calm punctuation. */
function areApart(last: PhrasingContent | undefined, next: PhrasingContent | undefined): boolean {
  if (isAttention(last)) return next?.type === 'text' && /^[ ,.;:)]/.test(next.value);
  return last?.type === 'text' && /[ (]$/.test(last.value);
}
