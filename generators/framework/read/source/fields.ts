/** Fields of structs and variants of enums, each with the doc comment before it. Pure. */

import type { Node } from 'web-tree-sitter';
import type { ReadField, ReadVariant } from '../declarations.ts';
import { docOf, isDocComment } from './docs.ts';
import type { ItemContext } from './nodes.ts';
import { textOf } from './nodes.ts';
import { childrenOf } from './parser.ts';
import { readType, readTypeAt } from './types.ts';

export interface FieldList {
  readonly isPositional: boolean;
  readonly fields: readonly ReadField[];
}

export function readFields(
  body: Node | null,
  context: ItemContext,
  parameters: ReadonlySet<string>,
): FieldList {
  const list = body ? childrenOf(body).find((child) => child.type.endsWith('_fields')) : undefined;
  if (!list) return { isPositional: false, fields: [] };
  const isPositional = list.type === 'positional_fields';
  const fields = withDocs(list, context).map(({ node, doc }, position) =>
    isPositional
      ? { name: String(position), type: readType(node, context, parameters), doc }
      : { ...readNamedField(node, context, parameters), doc },
  );
  return { isPositional, fields };
}

function readNamedField(
  node: Node,
  context: ItemContext,
  parameters: ReadonlySet<string>,
): Omit<ReadField, 'doc'> {
  const text = textOf(node, context.source);
  const name = /^\s*`?\w+`?/.exec(text)?.[0] ?? '';
  const colon = text.indexOf(':', name.length);
  const type = readTypeAt(node.startIndex + colon + 1, node.endIndex, context, parameters);
  return { name: name.trim().replaceAll('`', ''), type };
}

export function readVariants(
  body: Node | null,
  context: ItemContext,
  parameters: ReadonlySet<string>,
): readonly ReadVariant[] {
  if (!body) return [];
  return withDocs(body, context).map(({ node, doc }) => {
    const parts = childrenOf(node);
    const name = parts.find((part) => part.type === 'variant_identifier');
    const fields = parts.find((part) => part.type === 'datatype_fields') ?? null;
    return {
      name: name ? textOf(name, context.source) : '',
      doc,
      ...readFields(fields, context, parameters),
    };
  });
}

/** The members among the children; comments go to the member after them. */
function withDocs(
  list: Node,
  { source }: ItemContext,
): readonly { node: Node; doc: string | null }[] {
  const members: { node: Node; doc: string | null }[] = [];
  let comments: string[] = [];
  for (const node of childrenOf(list)) {
    if (node.type === 'line_comment' || node.type === 'block_comment') {
      const text = textOf(node, source);
      if (isDocComment(text)) comments.push(text);
    } else if (/^[a-z]/.test(node.type) && node.type !== 'newline') {
      members.push({ node, doc: docOf(comments) });
      comments = [];
    }
  }
  return members;
}
