/** Puts the outline of a page behind its lead, so that a phone shows title and first sentences first. Pure. */

import { element, type TreePlugin } from '../../dialect/tree';

export function placeOutline(): TreePlugin {
  return (tree) => {
    const blocks = tree.children ?? [];
    const head = blocks.findIndex(({ type, depth }) => type === 'heading' && depth !== 1);
    const lead = blocks.findIndex(({ type }) => type === 'paragraph');
    const isLed = lead !== -1 && (head === -1 || lead < head);
    // A lead that ends in a colon leads to what follows it.
    const isOpen = isLed && blocks[lead]?.children?.at(-1)?.value?.trimEnd().endsWith(':') === true;
    const at = isLed ? lead + (isOpen ? 2 : 1) : Math.max(head, 0);
    tree.children = [...blocks.slice(0, at), element('Outline', {}), ...blocks.slice(at)];
  };
}
