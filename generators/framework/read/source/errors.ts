/** What the parser could not read, as diagnostics; and what it complains about though it is legal Move. Pure. */

import type { Node } from 'web-tree-sitter';
import type { Diagnostic } from '../../../core/diagnostics.ts';
import type { SourceText } from '../../../core/source.ts';
import { locate } from '../../../core/source.ts';
import { cutOff, syntaxError } from '../diagnostics.ts';

/** One broken line often breaks a hundred more; the first ones tell what to fix. */
const MOST_ERRORS = 20;

export function syntaxErrors(root: Node, source: SourceText): readonly Diagnostic[] {
  if (isCut(source.text)) return [cutOff(locate(source, source.text.trimEnd().length))];
  if (!root.hasError) return [];
  const found: Node[] = [];
  collect(root, source, found, 0);
  return found.map((node) => {
    const text = source.text.slice(node.startIndex, node.endIndex).trim();
    return syntaxError(text.split(/\s/)[0]?.slice(0, 40) ?? '', locate(source, node.startIndex));
  });
}

/** An empty file, or one whose last line documents nothing: comments are where most of such files end by accident. */
function isCut(text: string): boolean {
  return text.trim() === '' || /(?:^|\n)[ \t]*\/\/\/(?!\/)[^\n]*\s*$/.test(text);
}

function collect(node: Node, source: SourceText, found: Node[], depth: number): void {
  if (found.length >= MOST_ERRORS || depth > 1000) return;
  if (node.isMissing) {
    found.push(node);
    return;
  }
  if (node.isError) {
    if (!isLegal(node, source)) found.push(node);
    return;
  }
  if (!node.hasError) return;
  for (const child of node.children as Node[]) collect(child, source, found, depth + 1);
}

/** Gaps of the grammar: legal Move that it marks as an error without losing anything around it. */
function isLegal(node: Node, source: SourceText): boolean {
  const text = source.text.slice(node.startIndex, node.endIndex).trim();
  // A global path: `::sui::coin::Coin`.
  if (text === '::') return true;
  // Before Sui, functions listed what they acquire.
  return /^acquires(?:\s+[A-Za-z_][\w:]*\s*,?)+$/.test(text);
}
