/** A schema document as checked graphql-js types. Pure. */

import type { DocumentNode, GraphQLSchema } from 'graphql';
import { GraphQLError, buildASTSchema, isExecutableDefinitionNode, validateSchema } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { fail, hasErrors, succeed } from '../../core/diagnostics.ts';
import { findDefaultCycles } from './default-cycles.ts';
import { diagnosticOfError, isGraphqlError } from './graphql-errors.ts';
import { restoreDefaults, withoutObjectDefaults } from './object-defaults.ts';

export interface ReadOptions {
  /** Folder that file names in diagnostics are relative to. */
  readonly folder: string;
  /** Faults of the schema warn instead of stopping the run: published schemas have some. */
  readonly isLenient: boolean;
}

/** Builds the schema; everything the GraphQL specification forbids is reported with its place. */
export function readSchema(document: DocumentNode, options: ReadOptions): Outcome<GraphQLSchema> {
  const faults = [
    ...[...findQueries(document), ...validateSDL(document)].map((error) =>
      schemaFault(error, options),
    ),
    // The newest specification forbids them, but the pages can show them.
    ...findDefaultCycles(document).map((error) =>
      schemaFault(error, { ...options, isLenient: true }),
    ),
  ];
  if (hasErrors(faults)) return fail(faults);
  try {
    const schema = buildASTSchema(withoutObjectDefaults(document), { assumeValidSDL: true });
    restoreDefaults(schema, document);
    const diagnostics = [
      ...faults,
      ...validateSchema(schema).map((error) => schemaFault(error, options)),
    ];
    return hasErrors(diagnostics) ? fail(diagnostics) : succeed(schema, diagnostics);
  } catch (error) {
    if (!isGraphqlError(error)) throw error;
    return fail([...faults, schemaFault(error, { ...options, isLenient: false })]);
  }
}

/** A glob that is too wide also finds the queries of a project. */
function findQueries(document: DocumentNode): GraphQLError[] {
  return document.definitions
    .filter(isExecutableDefinitionNode)
    .map(
      (node) => new GraphQLError('A query or fragment is not part of a schema.', { nodes: node }),
    );
}

function schemaFault(error: GraphQLError, options: ReadOptions): Diagnostic {
  const fix = options.isLenient
    ? 'report it upstream'
    : 'correct the schema, or pass --lenient to continue anyway';
  const diagnostic = diagnosticOfError(error, 'graphql/invalid-schema', options.folder, fix);
  // A part of a schema, without its root, can still be documented.
  const isRootless = /^Query root type must be provided/.test(error.message);
  return options.isLenient || isRootless ? { ...diagnostic, level: 'warning' } : diagnostic;
}
