/** A schema twice as large: every type a second time under another name. Pure. */

import type { ASTNode, DocumentNode } from 'graphql';
import { Kind, parse, print, specifiedScalarTypes, visit } from 'graphql';

const BUILT_IN: ReadonlySet<string> = new Set(specifiedScalarTypes.map((type) => type.name));

/** The copies refer to the copies; the root types' copies are plain objects. */
export function doubleSchema(text: string): string {
  const document = parse(text, { noLocation: true });
  const types: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: document.definitions.filter((node) => node.kind.endsWith('TypeDefinition')),
  };
  const copy = visit(types, {
    enter: (node: ASTNode) => {
      const isType = node.kind === Kind.NAMED_TYPE || node.kind.endsWith('TypeDefinition');
      if (!isType || !('name' in node) || !node.name || BUILT_IN.has(node.name.value))
        return undefined;
      return { ...node, name: { ...node.name, value: `${node.name.value}Copy` } };
    },
  });
  return `${print(document)}\n\n${print(copy)}\n`;
}
