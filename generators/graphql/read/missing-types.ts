/** Types that a part of a schema names and does not define, such as the scalars that its server adds. Pure. */

import type { DocumentNode, ScalarTypeDefinitionNode } from 'graphql';
import { Kind, isTypeDefinitionNode, specifiedScalarTypes, visit } from 'graphql';

/** The document with a scalar for each: nothing more is known of them. In order of appearance. */
export function withMissingTypes(document: DocumentNode): DocumentNode {
  const known = new Set([
    ...specifiedScalarTypes.map(({ name }) => name),
    ...document.definitions.filter(isTypeDefinitionNode).map(({ name }) => name.value),
  ]);
  const missing = new Map<string, ScalarTypeDefinitionNode>();
  visit(document, {
    NamedType: ({ name, loc }, _key, _parent, path) => {
      if (!known.has(name.value) && !path.includes('interfaces'))
        missing.set(name.value, { kind: Kind.SCALAR_TYPE_DEFINITION, name, loc });
    },
    // Where an object must be, a scalar would break the library.
    SchemaDefinition: () => false,
    SchemaExtension: () => false,
    UnionTypeDefinition: () => false,
  });
  return { ...document, definitions: [...document.definitions, ...missing.values()] };
}
