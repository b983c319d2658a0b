/** The short way for text that holds nothing but words and code: the tree that the Markdown parser would give. Pure. */

import type { InlineCode } from 'mdast';
import type { Flow } from '../nodes.ts';
import { paragraph } from '../nodes.ts';

/** Letters, and marks that nothing in Markdown is made of where they are. */
const WORDS = /^[\w\n ,;:.'"()/?%+=>!#^${}\u00a1-\u167f\u2010-\u2027\u2070-\u209c-]*$/;
/** A line that may begin a block, a line break, an address, an underscore at the edge of a word. A number may begin a list. */
const MARKDOWN =
  /(?:^|\n)(?![A-Za-z"'(\n]|\d+(?![\d.)])|$)| \n|www\.|https?:|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/i;

/** Between single backticks in one line: nothing in it means anything. */
const CODE_SPAN = /(?<!`)`(?!\s*`)([^`\n]+)`(?!`)/g;

/** A text without any Markdown but code, which nearly all are: its paragraphs. */
export function plainParagraphs(source: string): Flow[] | null {
  const text = source.replace(CODE_SPAN, '"');
  if (!WORDS.test(text) || MARKDOWN.test(text)) return null;
  const blocks = source.split(/\n{2,}/).filter((block) => block !== '');
  // Split by a group: words and code take turns.
  return blocks.map((block) => {
    const parts = block.split(CODE_SPAN).map((part, at) => (at % 2 === 1 ? codeSpan(part) : part));
    return paragraph(...parts.filter((part) => part !== ''));
  });
}

/** One blank on both sides makes room for a backtick, and is not part of the code. */
function codeSpan(content: string): InlineCode {
  return { type: 'inlineCode', value: /^ .* $/.test(content) ? content.slice(1, -1) : content };
}
