/** Errors of graphql-js as diagnostics. Pure. */

import path from 'node:path';
import type { GraphQLError } from 'graphql';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { errorAt } from '../../core/diagnostics.ts';

/** Not `instanceof`: a library may bring a second copy of graphql, whose errors look the same. */
export function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError' && 'locations' in error;
}

/** A graphql-js error as a diagnostic, at the place it names. */
export function diagnosticOfError(
  error: GraphQLError,
  code: Diagnostic['code'],
  folder: string,
  fix: string,
): Diagnostic {
  const location = error.locations?.[0];
  const node = error.nodes?.[0];
  const name = error.source?.name ?? node?.loc?.source.name;
  const file = name === undefined ? null : displayedPath(name, folder);
  return errorAt(
    file === null || !location ? null : { file, line: location.line, column: location.column },
    code,
    {
      message: error.message.replace(/^Syntax Error: /, ''),
      fix,
    },
  );
}

function displayedPath(name: string, folder: string): string {
  const displayed = path.isAbsolute(name) ? path.relative(folder, name) : name;
  return displayed.replaceAll(path.sep, '/');
}
