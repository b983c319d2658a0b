/** The only printer of text: trees in, MDX out, every character kept as data. Pure. */

import type { Blockquote, Heading, Paragraph, Parents, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { mdxToMarkdown } from 'mdast-util-mdx';
import type { Handle, Info, Options, State } from 'mdast-util-to-markdown';
import { defaultHandlers, toMarkdown } from 'mdast-util-to-markdown';
import { isPlain } from './escape.ts';
import type { Flow } from './nodes.ts';
import { fence, inlineCode } from './nodes.ts';
import { cleanText } from './prose.ts';
import { oneLine } from './text.ts';

/** Block content as MDX, blocks separated by one blank line, without a line break at the end. */
export function printFlow(nodes: readonly Flow[]): string {
  return joinFast(nodes) ?? print(nodes);
}

/** Words for a template: one line, safe anywhere in a line and at its start. */
export function printText(value: string): string {
  const line = oneLine(cleanText(value));
  if (isPlain(line)) return line;
  const escaped = line.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  return escaped.replace(MODULE_WORD, encodeFirst);
}

export function printInlineCode(value: string): string {
  return print([{ type: 'paragraph', children: [inlineCode(oneLine(cleanText(value)))] }]);
}

export function printFence(lang: string, value: string, meta: string | null = null): string {
  return print([fence(lang, value, meta)]);
}

const ATTRIBUTE_REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  // On one line no container can indent the value, and no blank line can end the element.
  '\n': '&#10;',
  '\t': '&#9;',
};

/** A quoted JSX attribute value. */
export function printAttribute(value: string): string {
  const encoded = cleanText(value).replace(/[&"\n\t]/g, (found) => ATTRIBUTE_REFERENCES[found] ?? found);
  return `"${encoded}"`;
}

const MODULE_WORD = /^(?:import|export)(?![A-Za-z0-9_$])/;

/** `import` at a line's start would be run as a module; as a character reference it is a word. */
function encodeFirst(line: string): string {
  return `&#x${line.charCodeAt(0).toString(16)};${line.slice(1)}`;
}

const paragraphGuarded: Handle = (node: Paragraph, parent: Parents | undefined, state: State, info: Info) => {
  const printed = defaultHandlers.paragraph(node, parent, state, info);
  // Only a paragraph's first line can start a module; later lines are the paragraph going on.
  return printed.replace(MODULE_WORD, encodeFirst);
};

const headingWithId: Handle = (node: Heading, parent: Parents | undefined, state: State, info: Info) => {
  const printed = defaultHandlers.heading(node, parent, state, info);
  const id = (node.data as { id?: string } | undefined)?.id;
  return id === undefined ? printed : `${printed} {/* #${id} */}`;
};

function openTag(node: MdxJsxFlowElement | MdxJsxTextElement): string {
  const attributes = node.attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw new Error('a component got a property that is no string: pages carry data, not code');
    }
    return ` ${attribute.name}=${printAttribute(attribute.value)}`;
  });
  return `<${node.name}${attributes.join('')}`;
}

const flowComponent: Handle = (node: MdxJsxFlowElement, _parent, state: State, info: Info) => {
  if (node.children.length === 0) return `${openTag(node)} />`;
  const only = node.children[0];
  // A summary holds words, not blocks: on one line MDX leaves out the paragraph around them.
  if (node.name === 'summary' && only?.type === 'paragraph') {
    return `${openTag(node)}>${state.containerPhrasing(only, info)}</${node.name}>`;
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
    gfmToMarkdown({ tablePipeAlign: false }),
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

function print(nodes: readonly Flow[]): string {
  const root: Root = { type: 'root', children: [...nodes] };
  return toMarkdown(root, OPTIONS).trimEnd();
}

/** Most descriptions are one plain paragraph: those need no serializer. Null when one is not. */
function joinFast(nodes: readonly Flow[]): string | null {
  const lines: string[] = [];
  for (const node of nodes) {
    const only = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined;
    if (only?.type !== 'text' || !isPlain(only.value)) return null;
    lines.push(only.value);
  }
  return lines.join('\n\n');
}
