/** Builders for the parts of a page, so that no reference spells a Markdown tree by hand. Pure. */

import type {
  Code,
  Emphasis,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Table,
  Text,
} from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** What stands between headings. */
export type Flow = RootContent;
/** What stands inside a line. A bare string is text, never Markdown. */
export type Inline = PhrasingContent | string;

export function text(value: string): Text {
  return { type: 'text', value };
}

/** A code span has no lines: a break inside one would end a table row, or begin a block. */
export function inlineCode(value: string): InlineCode {
  const isLine = !value.includes('\n') && !value.includes('\r');
  return { type: 'inlineCode', value: isLine ? value : value.replace(/\s*[\n\r]\s*/g, ' ') };
}

export function strong(...children: readonly Inline[]): Strong {
  return { type: 'strong', children: inlines(children) };
}

export function emphasis(...children: readonly Inline[]): Emphasis {
  return { type: 'emphasis', children: inlines(children) };
}

export function link(href: string, ...children: readonly Inline[]): Link {
  return { type: 'link', url: href, children: inlines(children) as Link['children'] };
}

/** A link when there is somewhere to go, else the bare content. */
export function linkIf(href: string | null, child: Inline): Inline {
  return href === null ? child : link(href, child);
}

export function paragraph(...children: readonly Inline[]): Paragraph {
  return { type: 'paragraph', children: inlines(children) };
}

/** `id` becomes the anchor; without one the site makes an anchor from the words. */
export function heading(
  depth: Heading['depth'],
  content: Inline,
  id: string | null = null,
): Heading {
  return {
    type: 'heading',
    depth,
    children: inlines([content]),
    ...(id === null ? {} : { data: { id: checkedId(id) } as Heading['data'] }),
  };
}

/** What a builder knows of a node and its Markdown does not say. */
export interface Hints {
  readonly id?: string;
  /** An address that led here before, or another name: not the place of an entry. */
  readonly isAlias?: boolean;
  /** A heading of something that its language keeps from other packages. */
  readonly isInternal?: boolean;
  /** Leads on to other entries, or frames what a signature shows: search passes it over. */
  readonly isUnsearched?: boolean;
}

export function hintsOf(node: Flow): Hints {
  return (node.data ?? {}) as Hints;
}

export function withHints<Node extends Flow>(node: Node, hints: Hints): Node {
  return { ...node, data: { ...node.data, ...hints } };
}

export function unsearched<Node extends Flow>(node: Node): Node {
  return withHints(node, { isUnsearched: true });
}

/** Bold words over a list or a table, or before words of a line: the same at every entry. */
export function caption(title: string, ...content: readonly Inline[]): Paragraph {
  return unsearched(paragraph(strong(title), ...content));
}

export function fence(lang: string, value: string, meta: string | null = null): Code {
  return { type: 'code', lang, value, meta };
}

export function list(items: readonly (readonly Flow[])[], ordered = false): List {
  return {
    type: 'list',
    ordered,
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      children: [...children] as List['children'][number]['children'],
    })),
  };
}

/**
 * The first row is the head; a column with nothing below it is left out. Cells hold inline content only: that is
 * what Markdown tables can do.
 */
export function table([head = [], ...rows]: readonly (readonly (readonly Inline[])[])[]): Table {
  const isFilled = head.map(
    (_, column) => rows.length === 0 || rows.some((cells) => cells[column]?.length !== 0),
  );
  return {
    type: 'table',
    children: [head, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells
        .filter((_, column) => isFilled[column] !== false)
        .map((cell) => ({ type: 'tableCell', children: inlines(cell) })),
    })),
  };
}

/** A component on a line of its own. Every property is a string: no expression is ever printed. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: jsxAttributes(attributes), children: [] };
}

export function inlineComponent(
  name: string,
  attributes: Readonly<Record<string, string>>,
): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: jsxAttributes(attributes), children: [] };
}

export function propertyOf(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string {
  const found = attributes.find((prop) => prop.type === 'mdxJsxAttribute' && prop.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

/** Empty element that can be linked to, for places that are not a heading, such as table rows. */
export function anchor(id: string): MdxJsxTextElement {
  return inlineComponent('Anchor', { id: checkedId(id) });
}

/** One more anchor of a place that has its own. */
export function alias(id: string): MdxJsxTextElement {
  return withHints(anchor(id), { isAlias: true });
}

export function badge(kind: string, label: string): MdxJsxTextElement {
  return inlineComponent('Badge', { kind, text: label });
}

export function details(summary: string, children: readonly Flow[]): MdxJsxFlowElement {
  const head: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'summary',
    attributes: [],
    children: [paragraph(summary)],
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'details',
    attributes: [],
    children: [head, ...children] as MdxJsxFlowElement['children'],
  };
}

/** Texts side by side as one; empty ones are left out. */
export function mergeText<Piece>(pieces: readonly (Piece | string)[]): readonly (Piece | string)[] {
  const merged: (Piece | string)[] = [];
  for (const piece of pieces) {
    if (piece === '') continue;
    const last = merged.at(-1);
    if (typeof piece === 'string' && typeof last === 'string')
      merged[merged.length - 1] = last + piece;
    else merged.push(piece);
  }
  return merged;
}

/**
 * Code becomes a link where `hrefOf` has an address for it; a link in a link is none. Shared trees are never
 * changed, and what has no link is handed back as it is.
 */
export function linkCode<Node extends Flow | PhrasingContent>(
  nodes: readonly Node[],
  hrefOf: (code: string) => string | null,
): readonly Node[] {
  let linked: Node[] | null = null;
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index] as Node;
    const next = linkedNode(node, hrefOf);
    if (next !== node) (linked ??= [...nodes])[index] = next;
  }
  return linked ?? nodes;
}

function linkedNode<Node extends Flow | PhrasingContent>(
  node: Node,
  hrefOf: (code: string) => string | null,
): Node {
  if (node.type === 'inlineCode') {
    const href = hrefOf(node.value);
    return href === null ? node : (link(href, node) as unknown as Node);
  }
  if (node.type === 'link' || !('children' in node)) return node;
  const children = linkCode(node.children as (Flow | PhrasingContent)[], hrefOf);
  return children === node.children ? node : ({ ...node, children } as Node);
}

/** `a, b, c`. */
export function joinInline(names: readonly Inline[], between: Inline = ', '): readonly Inline[] {
  return names.flatMap((name, index) => (index === 0 ? [name] : [between, name]));
}

/** Flow content as cell content: paragraphs join with a blank, everything else by its own inline parts. */
export function flattenInline(nodes: readonly Flow[]): Inline[] {
  const parts: Inline[] = [];
  for (const node of nodes) {
    if (parts.length > 0) parts.push(' ');
    parts.push(...inlineParts(node));
  }
  return parts;
}

function inlineParts(node: Flow): Inline[] {
  if (node.type === 'paragraph' || node.type === 'heading') return node.children.map(unbreak);
  if (node.type === 'code') return [inlineCode(node.value.replace(/\s+/g, ' '))];
  if ('children' in node) return flattenInline(node.children as readonly Flow[]);
  if ('value' in node && node.type !== 'html' && node.type !== 'yaml')
    return [node as PhrasingContent];
  return [];
}

/** A line break would end the table row. */
function unbreak(node: PhrasingContent): Inline {
  if (node.type === 'break') return ' ';
  if (node.type === 'text') return text(node.value.replace(/\s*\n\s*/g, ' '));
  return node;
}

function inlines(children: readonly Inline[]): PhrasingContent[] {
  return children.map((child) => (typeof child === 'string' ? text(child) : child));
}

function jsxAttributes(
  attributes: Readonly<Record<string, string>>,
): MdxJsxFlowElement['attributes'] {
  return Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
}

function checkedId(id: string): string {
  // The id is printed inside a comment of the heading; anything else could end that comment.
  if (!/^[A-Za-z0-9_][A-Za-z0-9_.:~-]*$/.test(id)) {
    throw new Error(`"${id}" cannot be an anchor: ids are letters, digits and _ . : ~ -`);
  }
  return id;
}
