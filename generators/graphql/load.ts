/** Schema files as one document, read through @graphql-tools. Reads files only. */

import fs from 'node:fs';
import path from 'node:path';
import { GraphQLFileLoader } from '@graphql-tools/graphql-file-loader';
import { loadTypedefs } from '@graphql-tools/load';
import type { DefinitionNode, DocumentNode, GraphQLError } from 'graphql';
import { Kind, isTypeSystemDefinitionNode, isTypeSystemExtensionNode } from 'graphql';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import { limitProblem } from '../core/limits.ts';
import { compareText } from '../core/text.ts';
import { nestingOf } from './read/nesting.ts';

/**
 * Hands the text on and lets `load` parse it. Given a parsed document, `load` would print it again
 * to collect comments: twice the work, and a crash on a type named `constructor`.
 */
class SchemaFileLoader extends GraphQLFileLoader {
  /** `load` tells only that a loader failed, never why. */
  readonly problems: Diagnostic[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  override handleFileContent(
    rawSDL: string,
    pointer: string,
  ): ReturnType<GraphQLFileLoader['handleFileContent']> {
    const shown = path.relative(this.#folder, pointer).replaceAll(path.sep, '/');
    const problem = limitProblem('graphql', { path: shown, text: rawSDL }, nestingOf);
    if (problem) this.problems.push(problem);
    if (problem) return { location: pointer, rawSDL: '' } as never;
    return { location: pointer, rawSDL } as never;
  }
}

/** `pointer` is a file or a glob, relative to `folder`. Files are joined in byte order of their paths. */
export async function loadSchemaDocument(
  pointer: string,
  folder: string,
): Promise<Outcome<DocumentNode>> {
  const loader = new SchemaFileLoader(folder);
  try {
    const sources = await loadTypedefs(pointer, {
      loaders: [loader],
      cwd: folder,
      // `# import` lines would read files that nobody named.
      skipGraphQLImport: true,
      sort: false,
    });
    if (loader.problems.length > 0) return fail(loader.problems);
    const definitions: DefinitionNode[] = [];
    for (const source of [...sources].sort((a, b) =>
      compareText(a.location ?? '', b.location ?? ''),
    )) {
      if (source.document) definitions.push(...source.document.definitions);
    }
    if (!definitions.some(isOfSchema)) return fail([emptySchema(pointer)]);
    return succeed({ kind: Kind.DOCUMENT, definitions });
  } catch (error) {
    if (loader.problems.length > 0) return fail(loader.problems);
    return fail([loadProblem(error, pointer, folder)]);
  }
}

function isOfSchema(node: DefinitionNode): boolean {
  return isTypeSystemDefinitionNode(node) || isTypeSystemExtensionNode(node);
}

function emptySchema(pointer: string): Diagnostic {
  return {
    level: 'error',
    code: 'graphql/empty-schema',
    message: `"${pointer}" holds no definitions`,
    at: { file: pointer, line: 1, column: 1 },
    fix: 'give --schema a file with a GraphQL schema',
  };
}

function loadProblem(error: unknown, pointer: string, folder: string): Diagnostic {
  if (isGraphqlError(error))
    return diagnosticOfError(error, 'graphql/syntax', folder, 'correct the schema file');
  const message = error instanceof Error ? error.message : String(error);
  if (/unable to find any|did not match|no such file/i.test(message)) {
    // The loader skips files without a definition as if they were not there.
    if (fs.existsSync(path.resolve(folder, pointer))) return emptySchema(pointer);
    return {
      level: 'error',
      code: 'graphql/missing-file',
      message: `no schema file matches "${pointer}"`,
      at: null,
      fix: 'correct the path or the glob; it is relative to the folder you are in, and must end in .graphql, .graphqls, .gql or .gqls',
    };
  }
  return {
    level: 'error',
    code: 'graphql/unreadable',
    message,
    at: null,
    fix: 'make the file readable',
  };
}

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
  const place = error.locations?.[0];
  const node = error.nodes?.[0];
  const name = error.source?.name ?? node?.loc?.source.name;
  const file = name === undefined ? null : path.relative(folder, name).replaceAll(path.sep, '/');
  return {
    level: 'error',
    code,
    message: error.message.replace(/^Syntax Error: /, ''),
    at: file === null || !place ? null : { file, line: place.line, column: place.column },
    fix,
  };
}
