/** Paragraphs as the text of one table cell: what ended a line ends a sentence. Pure. */

import type { Flow, Inline } from '../../core/nodes.ts';
import { flattenInline } from '../../core/nodes.ts';
import { plainText } from '../../core/prose.ts';

/** Help leaves out the full stop at the end of a paragraph, and a cell has no paragraphs. */
export function cellText(prose: readonly Flow[]): Inline[] {
  const last = prose.slice(-1);
  return [
    ...endedSentences(prose.slice(0, -1)),
    ...(prose.length > 1 ? [' '] : []),
    ...last.flatMap(proseOf),
  ];
}

/** The same, where more sentences follow. */
export function endedSentences(prose: readonly Flow[]): Inline[] {
  return prose.flatMap((node, at): Inline[] => [
    ...(at === 0 ? [] : [' ']),
    ...proseOf(node),
    ...fullStop(node),
  ]);
}

function proseOf(node: Flow): Inline[] {
  if (node.type !== 'paragraph') return flattenInline([node]);
  return node.children.flatMap((child, at): Inline[] => {
    if (child.type !== 'break') return flattenInline([{ ...node, children: [child] }]);
    const before = plainText(node.children.slice(at - 1, at));
    const after = plainText(node.children.slice(at + 1, at + 2));
    return isOpen(before) && /^\p{Lu}/u.test(after) ? ['. '] : [' '];
  });
}

function fullStop(node: Flow): Inline[] {
  return node.type === 'paragraph' && isOpen(plainText([node])) ? ['.'] : [];
}

function isOpen(text: string): boolean {
  const last = text.trimEnd().at(-1);
  return last !== undefined && !'.!?:;,…'.includes(last);
}
