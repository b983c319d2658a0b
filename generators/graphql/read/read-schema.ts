/** A schema document as checked graphql-js types. Pure. */

import type { DocumentNode, GraphQLSchema } from 'graphql';
import {
  GraphQLError,
  OperationTypeNode,
  buildASTSchema,
  isExecutableDefinitionNode,
  isObjectType,
  validateSchema,
} from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { fail, hasErrors, succeed } from '../../core/diagnostics.ts';
import { findDefaultCycles } from './default-cycles.ts';
import { diagnosticOfError, isGraphqlError } from './graphql-errors.ts';
import { withMissingTypes } from './missing-types.ts';
import { restoreDefaults, withoutObjectDefaults } from './object-defaults.ts';

export interface ReadOptions {
  /** Folder that file names in diagnostics are relative to. */
  readonly folder: string;
  /** Faults of the schema warn instead of stopping the run: published schemas have some. */
  readonly isLenient: boolean;
}

/** Builds the schema; everything the GraphQL specification forbids is reported with its place. */
export function readSchema(document: DocumentNode, options: ReadOptions): Outcome<GraphQLSchema> {
  const wide = findWideTypes(document).map((error) =>
    diagnosticOfError(error, 'graphql/too-wide', options.folder, 'divide the type into several'),
  );
  if (wide.length > 0) return fail(wide);
  const errors = [
    ...[...findQueries(document), ...validateSDL(document)].map((error) =>
      schemaDiagnostic(error, options),
    ),
    // The newest specification forbids them, but the pages can show them.
    ...findDefaultCycles(document).map((error) =>
      schemaDiagnostic(error, { ...options, isLenient: true }),
    ),
  ];
  if (hasErrors(errors)) return fail(errors);
  try {
    const whole = options.isLenient ? withMissingTypes(document) : document;
    const schema = buildASTSchema(withoutObjectDefaults(whole), { assumeValidSDL: true });
    restoreDefaults(schema, document);
    const diagnostics = [
      ...errors,
      ...validateSchema(schema).map((error) => schemaDiagnostic(error, options)),
      ...findOddRoots(schema).map((error) =>
        schemaDiagnostic(error, { ...options, isLenient: false }),
      ),
    ];
    return hasErrors(diagnostics) ? fail(diagnostics) : succeed(schema, diagnostics);
  } catch (error) {
    // A schema that breaks the rules may break the library too, in words of its own.
    if (!isGraphqlError(error) && !isOddDefault(error) && errors.length === 0) throw error;
    const cause = isGraphqlError(error) ? error : new GraphQLError(unreadable(error));
    const diagnostic = schemaDiagnostic(cause, { ...options, isLenient: false });
    return fail([...errors, { ...diagnostic, fix: 'correct the schema' }]);
  }
}

/** graphql-js 16 computes the default of an argument whose type is no input type before it reports the type. */
function isOddDefault(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Unexpected input type');
}

function unreadable(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `the schema breaks the specification too badly to be read (${message})`;
}

/** An operation is a field of a root type, and only objects have such fields: nothing could be shown. */
function findOddRoots(schema: GraphQLSchema): GraphQLError[] {
  return Object.values(OperationTypeNode).flatMap((operation) => {
    const root = schema.getType(schema.getRootType(operation)?.name ?? '');
    if (!root || isObjectType(root)) return [];
    return [new GraphQLError(`${root.name} is not an object type`, { nodes: root.astNode ?? [] })];
  });
}

/** A page has a section for each field or value. GitHub's largest type has about 200. */
const MOST_MEMBERS = 10_000;

function findWideTypes(document: DocumentNode): GraphQLError[] {
  return document.definitions.flatMap((node) => {
    const members = 'fields' in node ? node.fields : 'values' in node ? node.values : undefined;
    const count = members?.length ?? 0;
    if (count <= MOST_MEMBERS) return [];
    const text = `a page cannot show ${count} fields or values; ${MOST_MEMBERS} are the most`;
    return [new GraphQLError(text, { nodes: node })];
  });
}

/** A glob that is too wide also finds the queries of a project. */
function findQueries(document: DocumentNode): GraphQLError[] {
  return document.definitions
    .filter(isExecutableDefinitionNode)
    .map(
      (node) => new GraphQLError('A query or fragment is not part of a schema.', { nodes: node }),
    );
}

function schemaDiagnostic(error: GraphQLError, options: ReadOptions): Diagnostic {
  const fix = options.isLenient
    ? 'report it upstream'
    : 'correct the schema, or pass --lenient to continue anyway';
  const diagnostic = diagnosticOfError(error, 'graphql/invalid-schema', options.folder, fix);
  // A part of a schema, without its root, can still be documented.
  const isRootless = /^Query root type must be provided/.test(error.message);
  return options.isLenient || isRootless ? { ...diagnostic, level: 'warning' } : diagnostic;
}
