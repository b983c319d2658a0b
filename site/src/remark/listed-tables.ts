/** Marks tables that explain names: where columns have no room, each of their rows reads as an entry of a list. Pure. */

import type { TreeNode, TreePlugin } from '../../dialect/tree';

/** The heads of columns of explanations. */
const EXPLAINS = new Set(['Description', 'Meaning', 'What it does', 'What it holds', 'What it is']);

export function listTables(): TreePlugin {
  return markListed;
}

function markListed(node: TreeNode): void {
  if (node.type === 'table' && EXPLAINS.has(lastHeadingOf(node)))
    node.data = { ...node.data, hProperties: { className: 'listed' } };
  for (const child of node.children ?? []) markListed(child);
}

function lastHeadingOf(table: TreeNode): string {
  const cell = table.children?.[0]?.children?.at(-1);
  return cell ? textOf(cell).trim() : '';
}

function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
