/**
 * Default values of input fields that hold objects. graphql-js 16 computes them while it still builds
 * the fields they speak of, and never ends when one leads back to its own type, which is allowed. So
 * the schema is built without them, and they are put back. Pure but for the schema it is given.
 */

import type {
  ConstValueNode,
  DefinitionNode,
  DocumentNode,
  GraphQLArgument,
  GraphQLInputField,
  GraphQLSchema,
  InputObjectTypeDefinitionNode,
  InputObjectTypeExtensionNode,
  InputValueDefinitionNode,
} from 'graphql';
import {
  Kind,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  valueFromASTUntyped,
} from 'graphql';

export function withoutObjectDefaults(document: DocumentNode): DocumentNode {
  return { ...document, definitions: document.definitions.map(withoutDefaults) };
}

function withoutDefaults(node: DefinitionNode): DefinitionNode {
  if (!isInput(node) || !node.fields?.some(hasObjectDefault)) return node;
  const fields = node.fields.map((field) => {
    if (!hasObjectDefault(field)) return field;
    const { defaultValue: _, ...rest } = field;
    return rest;
  });
  return { ...node, fields };
}

/** The fields, and the arguments whose defaults rest on theirs, know again what the document says. */
export function restoreDefaults(schema: GraphQLSchema, document: DocumentNode): void {
  for (const node of document.definitions) {
    if (!isInput(node)) continue;
    const type = schema.getType(node.name.value);
    if (!isInputObjectType(type)) continue;
    for (const written of node.fields ?? []) {
      const field = type.getFields()[written.name.value];
      if (field && hasObjectDefault(written)) field.astNode = written;
      if (field) restore(field);
    }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) field.args.forEach(restore);
  }
  for (const directive of schema.getDirectives()) directive.args.forEach(restore);
}

function restore(value: GraphQLArgument | GraphQLInputField): void {
  const written = value.astNode?.defaultValue;
  if (written && value.defaultValue === undefined)
    value.defaultValue = valueFromASTUntyped(written);
}

function isInput(
  node: DefinitionNode,
): node is InputObjectTypeDefinitionNode | InputObjectTypeExtensionNode {
  return (
    node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ||
    node.kind === Kind.INPUT_OBJECT_TYPE_EXTENSION
  );
}

function hasObjectDefault(field: InputValueDefinitionNode): boolean {
  return field.defaultValue !== undefined && holdsObject(field.defaultValue);
}

function holdsObject(value: ConstValueNode): boolean {
  return value.kind === Kind.OBJECT || (value.kind === Kind.LIST && value.values.some(holdsObject));
}
