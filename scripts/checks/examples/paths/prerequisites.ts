/** The pages that a page builds on, as its author names them. Pure. */

import type { Nodes, Root } from 'mdast';

/** Sections and sentences in which a page says what its reader has. */
const SECTION = /^(?:prerequisites|requirements|need)$/;
const SENTENCE = /\bYou (?:also |should )*(?:have|need)\b/;

/** Routes, without anchors, in the order of the page. */
export function prerequisitesIn({ children }: Root): readonly string[] {
  const routes = new Set<string>();
  let isInSection = false;
  let isIntroduced = false;
  for (const node of children) {
    if (node.type === 'heading') isInSection = SECTION.test(idOf(node));
    const isSentence = node.type === 'paragraph' && SENTENCE.test(textOf(node));
    // "You have:" goes on in the list after it.
    const isListed = node.type === 'list' && (isIntroduced || SENTENCE.test(textOf(node)));
    if (isInSection || isSentence || isListed) for (const url of linksIn(node)) routes.add(url);
    isIntroduced = isSentence;
  }
  return [...routes];
}

function idOf({ data }: Nodes): string {
  return ((data ?? {}) as { readonly id?: string }).id ?? '';
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function linksIn(node: Nodes): readonly string[] {
  if (node.type === 'link') return node.url.startsWith('/') ? [node.url.replace(/#.*/, '')] : [];
  return 'children' in node ? node.children.flatMap(linksIn) : [];
}
