/** Default values that contain themselves through other defaults: they cannot be computed. Pure. */

import type { ConstValueNode, DocumentNode, InputValueDefinitionNode, TypeNode } from 'graphql';
import { GraphQLError, Kind } from 'graphql';

type InputFields = ReadonlyMap<string, readonly InputValueDefinitionNode[]>;

/** One error for each cycle, at a field whose default closes it. graphql-js 16 does not look for them. */
export function findDefaultCycles(document: DocumentNode): GraphQLError[] {
  const inputs = collectInputs(document);
  const found = new Set<InputValueDefinitionNode>();
  for (const name of inputs.keys()) {
    const closing = closingField(name, { kind: Kind.OBJECT, fields: [] }, inputs, []);
    if (closing) found.add(closing);
  }
  return [...found].map((field) => {
    const message = `The default value of "${field.name.value}" contains itself through the defaults inside it.`;
    return new GraphQLError(message, { nodes: field });
  });
}

function collectInputs(document: DocumentNode): InputFields {
  const inputs = new Map<string, readonly InputValueDefinitionNode[]>();
  for (const node of document.definitions) {
    if (
      node.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION &&
      node.kind !== Kind.INPUT_OBJECT_TYPE_EXTENSION
    )
      continue;
    inputs.set(node.name.value, [...(inputs.get(node.name.value) ?? []), ...(node.fields ?? [])]);
  }
  return inputs;
}

/** The field that occurs twice on a path through `value`, read as an input of type `name`. */
function closingField(
  name: string,
  value: ConstValueNode,
  inputs: InputFields,
  visited: readonly InputValueDefinitionNode[],
): InputValueDefinitionNode | null {
  if (value.kind === Kind.LIST) {
    return firstOf(value.values, (item) => closingField(name, item, inputs, visited));
  }
  if (value.kind !== Kind.OBJECT) return null;
  return firstOf(inputs.get(name) ?? [], (field) => {
    const type = nameOf(field.type);
    const given = value.fields.find((entry) => entry.name.value === field.name.value);
    if (given) return closingField(type, given.value, inputs, visited);
    if (!field.defaultValue || !inputs.has(type)) return null;
    if (visited.includes(field)) return field;
    return closingField(type, field.defaultValue, inputs, [...visited, field]);
  });
}

function firstOf<T, R>(items: readonly T[], lookup: (item: T) => R | null): R | null {
  for (const item of items) {
    const found = lookup(item);
    if (found !== null) return found;
  }
  return null;
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}
