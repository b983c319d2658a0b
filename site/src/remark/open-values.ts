/** Asks for the values that the samples of a page leave open, above the first of these samples. Pure. */

import { element, type TreeNode, type TreePlugin } from '../../dialect/tree';
import { fieldsIn, marksIn, networkIn } from '../values/marks';

export function askForValues(): TreePlugin {
  return (tree) => {
    const blocks = tree.children ?? [];
    const first = blocks.findIndex((block) =>
      samplesIn(block).some((sample) => marksIn(sample).length > 0),
    );
    if (first < 0) return;
    const names = fieldsIn(samplesIn(tree)).join(' ');
    const network = networkIn(samplesIn(tree));
    tree.children = [
      ...blocks.slice(0, first),
      element('Values', { names, ...(network === null ? {} : { network }) }),
      ...blocks.slice(first),
    ];
  };
}

function samplesIn(node: TreeNode): readonly string[] {
  if (node.type === 'code') return [node.value ?? ''];
  return (node.children ?? []).flatMap(samplesIn);
}
