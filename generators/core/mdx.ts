/** The only printer of text: trees in, MDX out, every character kept as data. Pure. */

import type { Blockquote, Heading, Nodes, Paragraph, Parents, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { mdxToMarkdown } from 'mdast-util-mdx';
import type { Handle, Info, Options, State } from 'mdast-util-to-markdown';
import { defaultHandlers, toMarkdown } from 'mdast-util-to-markdown';
import { openTag } from './component-tag.ts';
import { isPlain } from './escape.ts';
import type { Flow } from './nodes.ts';
import { fence, inlineCode } from './nodes.ts';
import { cleanText } from './prose.ts';
import { quickPrint } from './quick-print.ts';
import { oneLine } from './text.ts';

export { printAttribute } from './component-tag.ts';

/** Block content as MDX, blocks separated by one blank line, without a line break at the end. */
export function printFlow(nodes: readonly Flow[]): string {
  const parts: string[] = [];
  let waiting: Flow[] = [];
  for (const [index, node] of nodes.entries()) {
    // Two lists in a row would become one; the serializer keeps them apart.
    const isBesideList =
      node.type === 'list' &&
      (nodes[index - 1]?.type === 'list' || nodes[index + 1]?.type === 'list');
    const quick = isBesideList ? null : quickPrint(node);
    if (quick === null) {
      waiting.push(node);
      continue;
    }
    if (waiting.length > 0) parts.push(serializeFlow(waiting));
    waiting = [];
    parts.push(quick);
  }
  if (waiting.length > 0) parts.push(serializeFlow(waiting));
  return parts.join('\n\n');
}

/** The long way for everything: right for every tree, and what the quick way is measured against. */
export function serializeFlow(nodes: readonly Flow[]): string {
  const root: Root = { type: 'root', children: nodes.map(cleanNode) as Root['children'] };
  // No trim(): a no-break space at the end is a character like any other.
  return toMarkdown(root, OPTIONS).replace(/\n+$/, '');
}

/**
 * Whoever built the tree: no control or direction-changing character reaches a page, and code in a
 * line stays in its line. A blank line would end the paragraph, and what follows would be MDX.
 */
function cleanNode(node: Nodes): Nodes {
  if ('value' in node) return cleanValue(node);
  if (!('children' in node)) return node;
  const children = joinWords(node.children.map(cleanNode));
  return {
    ...node,
    children: node.type === 'tableCell' ? children.map(uncodePipes) : children,
  } as Nodes;
}

function cleanValue(node: Extract<Nodes, { value: string }>): Nodes {
  const clean = cleanText(node.value);
  const value = node.type === 'inlineCode' ? clean.replace(/\n/g, ' ') : clean;
  return value === node.value ? node : { ...node, value };
}

/**
 * Words without words go, neighbors of one kind become one. Ticks side by side would be one run of
 * ticks, and a backslash at the end of a text must know what really follows it.
 */
function joinWords(children: readonly Nodes[]): Nodes[] {
  const joined: Nodes[] = [];
  for (const node of children) {
    const last = joined.at(-1);
    const isWords = node.type === 'inlineCode' || node.type === 'text';
    if (isWords && node.value === '') continue;
    if (isWords && last?.type === node.type) {
      joined[joined.length - 1] = { ...node, value: `${last.value}${node.value}` };
    } else joined.push(node);
  }
  return joined;
}

/** In a table cell, code cannot hold a backslash before a pipe: GFM drops it. As text it stays. */
function uncodePipes(node: Nodes): Nodes {
  if (node.type === 'inlineCode' && node.value.includes('\\|'))
    return { type: 'text', value: node.value };
  if (!('children' in node)) return node;
  return { ...node, children: node.children.map(uncodePipes) } as Nodes;
}

/** Words for a template: one line, safe anywhere in a line and at its start. */
export function printText(value: string): string {
  const line = oneLine(cleanText(value));
  if (isPlain(line)) return line;
  const escaped = line.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  return escaped.replace(MODULE_WORD, encodeFirst);
}

export function printInlineCode(value: string): string {
  return printFlow([{ type: 'paragraph', children: [inlineCode(oneLine(cleanText(value)))] }]);
}

export function printFence(lang: string, value: string, meta: string | null = null): string {
  return printFlow([fence(lang, value, meta)]);
}

const MODULE_WORD = /^(?:import|export)(?![A-Za-z0-9_$])/;

/** `import` at a line's start would be run as a module; as a character reference it is a word. */
function encodeFirst(line: string): string {
  return `&#x${line.charCodeAt(0).toString(16)};${line.slice(1)}`;
}

const GFM = gfmToMarkdown({ tablePipeAlign: false });

/** GFM prints the box of a task in the paragraph that follows it. */
const gfmParagraph =
  GFM.extensions?.map((extension) => extension.handlers?.paragraph).find((handle) => handle) ??
  defaultHandlers.paragraph;

const paragraphGuarded: Handle = (
  node: Paragraph,
  parent: Parents | undefined,
  state: State,
  info: Info,
) => {
  const printed = gfmParagraph(node, parent, state, info);
  // Only a paragraph's first line can start a module; later lines are the paragraph going on.
  return printed.replace(MODULE_WORD, encodeFirst);
};

const headingWithId: Handle = (
  node: Heading,
  parent: Parents | undefined,
  state: State,
  info: Info,
) => {
  const printed = defaultHandlers.heading(node, parent, state, info);
  const id = (node.data as { id?: string } | undefined)?.id;
  return id === undefined ? printed : `${printed} {/* #${id} */}`;
};

const flowComponent: Handle = (node: MdxJsxFlowElement, _parent, state: State, info: Info) => {
  if (node.children.length === 0) return `${openTag(node)} />`;
  const only = node.children[0];
  // A summary holds words, not blocks: on one line MDX leaves out the paragraph around them.
  if (node.name === 'summary' && only?.type === 'paragraph') {
    const exit = state.enter('phrasing');
    const words = state.containerPhrasing(only, info);
    exit();
    return `${openTag(node)}>${words}</${node.name}>`;
  }
  const inner = state.containerFlow(node as unknown as Blockquote, info);
  return `${openTag(node)}>\n\n${inner}\n\n</${node.name}>`;
};

const inlineComponent: Handle = (node: MdxJsxTextElement) => `${openTag(node)} />`;

const LITERAL = ['destinationLiteral', 'destinationRaw'] as const;

const OPTIONS: Options = {
  bullet: '-',
  fences: true,
  resourceLink: true,
  rule: '-',
  emphasis: '_',
  listItemIndent: 'one',
  extensions: [
    GFM,
    mdxToMarkdown(),
    {
      handlers: {
        paragraph: paragraphGuarded,
        heading: headingWithId,
        mdxJsxFlowElement: flowComponent,
        mdxJsxTextElement: inlineComponent,
      },
      // What the site's other Markdown plugins would take for a directive, a formula or a brace.
      unsafe: [
        { character: ':', inConstruct: 'phrasing', notInConstruct: [...LITERAL] },
        { character: '$', inConstruct: 'phrasing' },
        { character: '{', inConstruct: 'phrasing' },
        { character: '}', inConstruct: 'phrasing' },
      ],
    },
  ],
};
