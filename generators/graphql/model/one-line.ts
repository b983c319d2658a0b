/** Values as one writes them on one line: a block string is a string like any other. Pure. */

import type { ConstDirectiveNode, ConstValueNode } from 'graphql';
import { visit } from 'graphql';

export function onOneLine<Node extends ConstValueNode | ConstDirectiveNode>(node: Node): Node {
  return visit(node, {
    StringValue: (value) => (value.block ? { ...value, block: false } : undefined),
  });
}
