/** What other pages say of a page where they link to it: readers ask in these words. Pure. */

import { attributeOf, textOf, type TextNode } from './node-text';

export interface Mention {
  /** Route, with its anchor if the link has one. */
  readonly to: string;
  readonly text: string;
}

/** In words; what a longer sentence says is not about its link alone. */
const LONGEST_SENTENCE = 30;

export function mentionsOf(tree: TextNode): readonly Mention[] {
  const mentions: Mention[] = [];
  const visit = (node: TextNode): void => {
    if (node.type === 'paragraph' || node.type === 'tableRow')
      for (const link of linksIn(node))
        mentions.push({ to: link.url ?? '', text: textAbout(link, node) });
    const to = attributeOf(node, 'to') ?? attributeOf(node, 'href');
    if (to?.startsWith('/')) mentions.push({ to, text: textOf(node) });
    node.children?.forEach(visit);
  };
  visit(tree);
  return mentions;
}

function linksIn(node: TextNode): readonly TextNode[] {
  if (node.type === 'link') return node.url?.startsWith('/') ? [node] : [];
  return (node.children ?? []).flatMap(linksIn);
}

/** Of a row, the cells without links; of a paragraph, the sentence. */
function textAbout(link: TextNode, block: TextNode): string {
  const label = textOf(link);
  if (block.type === 'tableRow') {
    const cells = (block.children ?? []).filter((cell) => linksIn(cell).length === 0);
    return [label, ...cells.map(textOf)].join(' ');
  }
  const sentence = textOf(block)
    .split(/(?<=[.?!:])\s/)
    .find((candidate) => candidate.includes(label));
  const isShort = sentence !== undefined && sentence.split(' ').length <= LONGEST_SENTENCE;
  return isShort ? sentence : label;
}
