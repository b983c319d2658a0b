/**
 * The content of one line, without what Markdown cannot say there: neighbors of one kind are one,
 * nothing is empty, and neither emphasis nor links hold their own kind. Pure.
 */

import type { Delete, Emphasis, InlineCode, Link, PhrasingContent, Strong, Text } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { text } from '../nodes.ts';
import { cleanText } from '../text.ts';
import type { TextContext } from './escape.ts';

type Attributes = MdxJsxFlowElement['attributes'];
type Span = Emphasis | Strong | Delete | Link;

interface Surroundings {
  readonly context: TextContext;
  /** The kinds of emphasis and links around it. */
  readonly inside: readonly Span['type'][];
}

export function normalizeLine(
  nodes: readonly PhrasingContent[],
  context: TextContext,
  inside: readonly Span['type'][] = [],
): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) add(joined, node, { context, inside });
  return inside.length === 0 ? trimmed(joined) : withoutBreakAtEnds(joined);
}

function add(joined: PhrasingContent[], node: PhrasingContent, around: Surroundings): void {
  switch (node.type) {
    case 'text':
      append(joined, withValue(node, 'text', cleanText(node.value)));
      break;
    case 'inlineCode': {
      const value = cleanText(node.value).replaceAll('\n', ' ');
      // In a cell, code cannot hold a backslash before a pipe: GFM drops it. As text it stays.
      const isText = around.context === 'cell' && value.includes('\\|');
      append(joined, withValue(node, isText ? 'text' : 'inlineCode', value));
      break;
    }
    case 'break':
      append(joined, around.context === 'paragraph' ? node : text(' '));
      break;
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'link':
      addSpan(joined, node, around);
      break;
    case 'mdxJsxTextElement':
      append(joined, { ...node, attributes: cleanAttributes(node.attributes) });
      break;
    default:
      append(joined, node);
  }
}

/** What is as it should be is handed on: copies of it all would be a tenth of the work. */
function withValue(
  node: Text | InlineCode,
  type: 'text' | 'inlineCode',
  value: string,
): Text | InlineCode {
  return node.type === type && node.value === value ? node : { type, value };
}

function addSpan(joined: PhrasingContent[], node: Span, { context, inside }: Surroundings): void {
  const children = normalizeLine(node.children, context, [...inside, node.type]);
  if (inside.includes(node.type)) for (const child of children) append(joined, child);
  else if (children.length > 0) {
    const span = { ...node, children } as Span;
    if (span.type === 'link') span.url = cleanText(span.url);
    append(joined, span);
  }
}

/** Ticks side by side would be one run of ticks, and stars one run of stars. */
function append(joined: PhrasingContent[], node: PhrasingContent): void {
  if ('value' in node && node.value === '') return;
  const last = joined.at(-1);
  if (last?.type !== node.type || !isJoined(last) || !isJoined(node)) joined.push(node);
  else joined[joined.length - 1] = together(last, node);
}

type Joined = Text | InlineCode | Emphasis | Strong | Delete;

const JOINED: ReadonlySet<string> = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete']);

function isJoined(node: PhrasingContent): node is Joined {
  return JOINED.has(node.type);
}

function together(first: Joined, second: Joined): Joined {
  if ('value' in first)
    return { ...first, value: first.value + ('value' in second ? second.value : '') };
  const children = [...first.children];
  if ('children' in second) for (const child of second.children) append(children, child);
  return { ...first, children };
}

/** White space at the ends of a block is dropped by every parser. */
function trimmed(nodes: PhrasingContent[]): PhrasingContent[] {
  const start = nodes.findIndex((node) => !isBlank(node));
  const end = nodes.findLastIndex((node) => !isBlank(node)) + 1;
  if (end === 0) return [];
  const isWhole = start === 0 && end === nodes.length;
  const retained = withoutBreakAtEnds(isWhole ? nodes : nodes.slice(start, end));
  const [first] = retained;
  if (first?.type === 'text' && BLANK_START.test(first.value))
    retained[0] = text(first.value.replace(BLANK_START, ''));
  const last = retained.at(-1);
  if (last?.type === 'text' && BLANK_END.test(last.value))
    retained[retained.length - 1] = text(last.value.replace(BLANK_END, ''));
  return retained;
}

const BLANK_START = /^[ \t\n]+/;
const BLANK_END = /(?<![ \t\n])[ \t\n]+$/;
const BLANK = /^[ \t\n]*$/;
const BLANK_IN_LINE = /^[ \t]*$/;

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'text' && BLANK.test(node.value));
}

/** A line break needs a line before and after it. Components alone are blocks, not a line. */
function withoutBreakAtEnds(nodes: PhrasingContent[]): PhrasingContent[] {
  const last = nodes.findLastIndex((node) => !isBeside(node));
  if (nodes[0]?.type !== 'break' && nodes[last]?.type !== 'break') return nodes;
  const joined: PhrasingContent[] = [];
  for (const [index, node] of nodes.entries()) {
    const isEnd = index === 0 || index === last;
    append(joined, isEnd && node.type === 'break' ? text(' ') : node);
  }
  return joined;
}

function isBeside(node: PhrasingContent): boolean {
  return (
    node.type === 'mdxJsxTextElement' || (node.type === 'text' && BLANK_IN_LINE.test(node.value))
  );
}

/** Attributes are words as well. */
export function cleanAttributes(attributes: Attributes): Attributes {
  return attributes.map((attribute) => {
    const value = typeof attribute.value === 'string' ? cleanText(attribute.value) : null;
    return value === null || value === attribute.value ? attribute : { ...attribute, value };
  });
}
