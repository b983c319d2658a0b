/** Marks tables that explain names: where columns have no room, each of their rows reads as an entry of a list. Pure. */

import type { TreeNode, TreePlugin } from '../../dialect/tree';

/** The heads of columns of explanations. */
const EXPLAINS = new Set(['Description', 'Meaning', 'What it does', 'What it holds', 'What it is']);

export function listTables(): TreePlugin {
  return markListed;
}

function markListed(node: TreeNode): void {
  const [head, ...rows] = node.type === 'table' ? (node.children ?? []) : [];
  const labels = (head?.children ?? []).map((cell) => textOf(cell).trim());
  if (EXPLAINS.has(labels.at(-1) ?? '')) {
    setProperties(node, { className: 'listed' });
    for (const { children: cells = [] } of rows)
      cells.slice(1, -1).forEach((cell, index) => markCell(cell, labels[index + 1] ?? ''));
  }
  for (const child of node.children ?? []) markListed(child);
}

/** Between the name and its explanation: a value says what it is of, and a dash nothing. */
function markCell(cell: TreeNode, label: string): void {
  setProperties(
    cell,
    /^[–-]?$/.test(textOf(cell).trim()) ? { className: 'none' } : { 'data-label': label },
  );
}

function setProperties(node: TreeNode, hProperties: Record<string, string>): void {
  node.data = { ...node.data, hProperties };
}

function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
