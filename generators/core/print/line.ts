/** One line of a page – words, code, links, emphasis, components – as MDX. Pure. */

import type { Link, PhrasingContent } from 'mdast';
import { openTag } from './component-tag.ts';
import { encodeNeighbors } from './attention.ts';
import type { Marker } from './attention.ts';
import type { Form, TextContext, WordRange } from './escape.ts';
import { escapeText } from './escape.ts';

/** What has been put together so far; words are escaped when all neighbors are known. */
interface Line {
  text: string;
  readonly words: WordRange[];
  readonly markers: Marker[];
  readonly context: TextContext;
  readonly form: Form;
}

/** Where an address of the site begins and ends in Markdown: a character that no text has. */
export const SITE_LINK = '\u0003';

const MARKERS = { emphasis: '_', strong: '**', delete: '~~' } as const;

/** `nodes` as `normalize` leaves them. */
export function printLine(
  nodes: readonly PhrasingContent[],
  { context, form }: Pick<Line, 'context' | 'form'>,
): string {
  const line: Line = { text: '', words: [], markers: [], context, form };
  add(line, nodes, false);
  const { text: original, words, markers } = line;
  return escapeText(encodeNeighbors(original, markers), words, { context, form, original });
}

function add(line: Line, nodes: readonly PhrasingContent[], isLabel: boolean): void {
  for (const node of nodes) addNode(line, node, isLabel);
}

function addNode(line: Line, node: PhrasingContent, isLabel: boolean): void {
  switch (node.type) {
    case 'text':
      line.words.push({
        start: line.text.length,
        end: line.text.length + node.value.length,
        isLabel,
      });
      line.text += node.value;
      break;
    case 'inlineCode':
      line.text += codeSpan(node.value, line.context);
      break;
    case 'link':
      addLink(line, node);
      break;
    case 'emphasis':
    case 'strong':
    case 'delete':
      addMarker(line, MARKERS[node.type], true);
      add(line, node.children, isLabel);
      addMarker(line, MARKERS[node.type], false);
      break;
    case 'break':
      line.text += '\\\n';
      break;
    case 'mdxJsxTextElement': {
      // Only JSX lets an element end itself.
      const tag = `${openTag(node)}${line.form === 'mdx' ? ' />' : `></${node.name}>`}`;
      // A row is cut at its pipes before anything else is read.
      line.text += line.context === 'cell' ? tag.replaceAll('|', '&#124;') : tag;
      break;
    }
    default:
      throw new Error(
        `the printer knows no "${node.type}" in a line: pages are made of fewer kinds`,
      );
  }
}

function addMarker(line: Line, marker: string, isOpening: boolean): void {
  const start = line.text.length;
  line.text += marker;
  line.markers.push({ start, end: line.text.length, isOpening });
}

function addLink(line: Line, { url, children }: Link): void {
  line.text += '[';
  add(line, children, true);
  const address = destination(url, line.context);
  const isOfSite = line.form === 'markdown' && /^[/#]/.test(url);
  line.text += isOfSite ? `](${SITE_LINK}${address}${SITE_LINK})` : `](${address})`;
}

/** One more tick than any run in it, and blanks around it where it begins or ends with one. */
export function codeSpan(value: string, context: TextContext = 'paragraph'): string {
  let ticks = '`';
  while (hasRun(value, ticks)) ticks += '`';
  const isBlankAtEnds = value.startsWith(' ') && value.endsWith(' ') && /[^ ]/.test(value);
  const isPadded = isBlankAtEnds || value.startsWith('`') || value.endsWith('`');
  const code = context === 'cell' ? value.replaceAll('|', '\\|') : value;
  return isPadded ? `${ticks} ${code} ${ticks}` : ticks + code + ticks;
}

function hasRun(value: string, ticks: string): boolean {
  return value.includes(ticks) && value.split(/[^`]+/).includes(ticks);
}

const UNSAFE = /[()<\\|&\u0000- \u007f]/;

/** An address without angle brackets: what could end it is escaped or spelled as a reference. */
function destination(url: string, context: TextContext): string {
  if (!UNSAFE.test(url)) return url;
  return url
    .replace(context === 'cell' ? /[()<\\|]/g : /[()<\\]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/[\u0000- \u007f]/g, (found) => `&#x${found.charCodeAt(0).toString(16)};`);
}
