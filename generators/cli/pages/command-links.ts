/** Turns commands named in prose into links: `sui client gas` in backticks links to its section. Pure. */

import type { PhrasingContent } from 'mdast';
import type { Flow } from '../../core/nodes.ts';
import type { PageContext } from './context.ts';
import { keyOfPath } from '../model/facts.ts';
import type { CliCommand } from '../model/model.ts';

/** `self` is the command that the words are about: it needs no link to itself. */
export function linkCommands(
  context: PageContext,
  flow: readonly Flow[],
  self: CliCommand | null,
): Flow[] {
  return flow.map((node) => linkNode(context, node, self));
}

function linkNode<Node extends Flow | PhrasingContent>(
  context: PageContext,
  node: Node,
  self: CliCommand | null,
): Node {
  if (node.type === 'inlineCode') return linkCode(context, node, self) as Node;
  if (node.type === 'link' || !('children' in node)) return node;
  const children = (node.children as PhrasingContent[]).map((child) =>
    linkNode(context, child, self),
  );
  return { ...node, children };
}

function linkCode(
  context: PageContext,
  node: Extract<PhrasingContent, { type: 'inlineCode' }>,
  self: CliCommand | null,
): PhrasingContent {
  const [program, ...path] = node.value.split(/\s+/);
  if (program !== context.program.name || path.length === 0) return node;
  if (self && keyOfPath(path) === keyOfPath(self.path)) return node;
  const href = context.links.href(context.routes.idOf({ path }));
  return href === null ? node : { type: 'link', url: href, children: [node] };
}
