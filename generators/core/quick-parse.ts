/**
 * Paragraphs of calm words and code, read without the Markdown parser and exactly as it would.
 * Everything else gives null and takes the long way: this file saves time, nothing else. Pure.
 */

import type { Paragraph, PhrasingContent } from 'mdast';
import { inlineCode, text } from './nodes.ts';

// Letters and marks that open nothing; a tick may open code, which `quickParseLine` looks at.
const CALM = /^[\w ,;.'"()/?%+=>!&#:`\n\u00a1-\u167f\u2010-\u2027\u2030-\u205e-]*$/;
// Starts of lines that are no list, heading, quote, table or rule.
const CALM_START = /^(?:[A-Za-z"'(`]|\d+[A-Za-z,-])/;
const UNEASY_START = /\n(?![\nA-Za-z"'(`]|\d+[A-Za-z,-])/;
// Literal links, character references, emphasis with underscores, several ticks in a row, breaks.
const UNEASY = /www\.|https?:\/\/|&(?! )|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|``| \n/i;

/** The tree without positions, or null. `markdown` has no blanks around it. */
export function quickParse(markdown: string): Paragraph[] | null {
  if (!CALM.test(markdown) || !CALM_START.test(markdown)) return null;
  if (UNEASY_START.test(markdown) || UNEASY.test(markdown)) return null;
  const paragraphs: Paragraph[] = [];
  for (const block of markdown.split(/\n{2,}/)) {
    const children = quickParseLine(block);
    if (children === null) return null;
    paragraphs.push({ type: 'paragraph', children });
  }
  return paragraphs;
}

/** Ticks come in pairs on one line, around something that is not padded. */
function quickParseLine(block: string): PhrasingContent[] | null {
  if (!block.includes('`')) return [text(block)];
  const pieces = block.split('`');
  if (pieces.length % 2 === 0) return null;
  const children: PhrasingContent[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 0) {
      if (piece !== '') children.push(text(piece));
    } else if (piece === '' || /\n|^ | $/.test(piece)) return null;
    else children.push(inlineCode(piece));
  }
  return children;
}
