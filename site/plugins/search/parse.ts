/** A page is parsed once in a build, for search and for its Markdown page. Pure but for the trees it holds. */

import { extname } from 'node:path';
import type { Root } from 'mdast';
import { parseOrThrow } from '../../dialect/page/authored-page';
import type { PageSource } from '../../dialect/page/parse';

/** Trees of pages that search has read, by text. */
const left = new Map<string, Root>();

/** Leaves the tree to `takeTree`: who calls this must not change it. */
export function parseAndLeave(source: PageSource): Root {
  const tree = parseOrThrow(source);
  left.set(keyOf(source), tree);
  return tree;
}

/** The tree is the caller's own. */
export function takeTree(source: PageSource): Root {
  const key = keyOf(source);
  const tree = left.get(key) ?? parseOrThrow(source);
  left.delete(key);
  return tree;
}

function keyOf({ path, text }: PageSource): string {
  return `${extname(path)} ${text}`;
}
