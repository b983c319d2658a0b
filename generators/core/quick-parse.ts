/**
 * Calm paragraphs and lists, read without the Markdown parser and exactly as it would. Everything
 * else gives null and takes the long way: this file saves time, nothing else. Pure.
 */

import type { List, ListItem, Paragraph, PhrasingContent } from 'mdast';
import { inlineCode, text } from './nodes.ts';

// A list of plain words has to be told from everything that looks like one: `1.`, `- [ ]`, `- - a`.
const CALM_START = /^(?:[A-Za-z"'(`]|\d+[A-Za-z ,-])/;
const ITEM_START = /^[A-Za-z"'(`]/;

/** The tree without positions, or null. `markdown` has no white space around it. */
export function quickParse(markdown: string): (Paragraph | List)[] | null {
  const nodes: (Paragraph | List)[] = [];
  for (const block of markdown.split(/\n{2,}/)) {
    // A list needs no blank line before it.
    const start = block.startsWith('- ') ? 0 : block.indexOf('\n- ') + 1;
    const head = start > 0 ? block.slice(0, start - 1) : block;
    const node = block.startsWith('- ') ? quickList(block) : quickParagraph(head);
    // Two lists in a row are one list with blank lines in it.
    if (node === null || (node.type === 'list' && nodes.at(-1)?.type === 'list')) return null;
    nodes.push(node);
    const list = start > 0 ? quickList(block.slice(start)) : undefined;
    if (list === null) return null;
    if (list !== undefined) nodes.push(list);
  }
  return nodes;
}

function quickParagraph(block: string): Paragraph | null {
  const children = CALM_START.test(block) ? quickLine(block) : null;
  return children === null ? null : { type: 'paragraph', children };
}

/** Each line begins an item, or goes on with it under its first word. */
function quickList(block: string): List | null {
  const items: ListItem[] = [];
  for (const item of block.split(/\n(?! {2}\S)/)) {
    const words = item.slice(2).replaceAll('\n  ', '\n');
    const children = item.startsWith('- ') && ITEM_START.test(words) ? quickLine(words) : null;
    if (children === null) return null;
    items.push({
      type: 'listItem',
      spread: false,
      checked: null,
      children: [{ type: 'paragraph', children }],
    });
  }
  return { type: 'list', ordered: false, start: null, spread: false, children: items };
}

/** Ticks come in pairs on one line, never side by side, around something that is not padded. */
function quickLine(line: string): PhrasingContent[] | null {
  const pieces = line.split('`');
  if (pieces.length % 2 === 0 || line.includes('``')) return null;
  const children: PhrasingContent[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1) {
      if (piece === '' || /\n|^ | $/.test(piece)) return null;
      children.push(inlineCode(piece));
    } else if (piece !== '') {
      if (!isCalm(piece)) return null;
      children.push(text(piece));
    }
  }
  return line.endsWith(' ') ? null : children;
}

// Letters, and marks that open nothing where they stand.
const CALM =
  /^[\w ,;.'"()/?%+=>!&#:|^$[\]{}\n\u00a1-\u167f\u2010-\u2027\u2030-\u205e\u2070\u2074-\u207b-]*$/;
// Lines that may be a list, heading, quote, table or rule.
const UNEASY_START = /\n(?![A-Za-z"'(]|\d+[A-Za-z ,;-]|$)/;
// Links, character references, emphasis with underscores, line breaks.
const UNEASY = /www\.|https?:\/\/|\]\(|&(?! )|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])| \n/i;

function isCalm(piece: string): boolean {
  return CALM.test(piece) && !UNEASY_START.test(piece) && !UNEASY.test(piece);
}
