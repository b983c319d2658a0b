/** Everything of a schema document that has an id, with its node: definitions, their members, arguments. Pure. */

import type {
  ConstDirectiveNode,
  ConstValueNode,
  DefinitionNode,
  DocumentNode,
  InputValueDefinitionNode,
  StringValueNode,
} from 'graphql';
import { Kind } from 'graphql';

/** What is known of any of them. */
export interface DefinedNode {
  readonly description?: StringValueNode | undefined;
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
  /** Of arguments and input fields. */
  defaultValue?: ConstValueNode | undefined;
}

type Defined = readonly [id: string, node: DefinedNode];

/** In order of appearance. What is extended appears once more for each extension. */
export function definitionsOf(document: DocumentNode): readonly Defined[] {
  return document.definitions.flatMap(definitionsIn);
}

function definitionsIn(node: DefinitionNode): Defined[] {
  if (!('name' in node) || !node.name || 'selectionSet' in node) return [];
  if (node.kind === Kind.DIRECTIVE_DEFINITION) {
    const id = `graphql:@${node.name.value}`;
    return [[id, { description: node.description }], ...argumentsOf(id, node.arguments)];
  }
  const id = `graphql:${node.name.value}`;
  const members = 'fields' in node ? node.fields : 'values' in node ? node.values : undefined;
  return [
    [id, node as DefinedNode],
    ...(members ?? []).flatMap((member): Defined[] => {
      const memberId = `${id}.${member.name.value}`;
      const args = 'arguments' in member ? member.arguments : undefined;
      return [[memberId, member as DefinedNode], ...argumentsOf(memberId, args)];
    }),
  ];
}

function argumentsOf(id: string, args: readonly InputValueDefinitionNode[] | undefined): Defined[] {
  return (args ?? []).map((arg) => [`${id}(${arg.name.value})`, arg as DefinedNode]);
}
