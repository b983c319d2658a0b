/** Schema files as one document, read through @graphql-tools, and the layouts. Reads files only. */

import fs from 'node:fs';
import path from 'node:path';
import { GraphQLFileLoader } from '@graphql-tools/graphql-file-loader';
import { loadTypedefs } from '@graphql-tools/load';
import type { DefinitionNode, DocumentNode } from 'graphql';
import { Kind, isTypeSystemDefinitionNode, isTypeSystemExtensionNode } from 'graphql';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { errorAt, fail, succeed } from '../core/diagnostics.ts';
import { limitDiagnostic } from '../core/limits.ts';
import type { ReferenceRequest } from '../core/reference.ts';
import { loadPinned } from '../core/sources.ts';
import { compareText } from '../core/text.ts';
import { diagnosticOfError, isGraphqlError } from './read/graphql-errors.ts';
import { readIntrospection } from './read/introspection.ts';
import { nestingOf } from './read/nesting.ts';

/**
 * Passes the text on and lets `load` parse it. Given a parsed document, `load` would print it again
 * to collect comments: twice the work, and a crash on a type named `constructor`.
 */
class SchemaFileLoader extends GraphQLFileLoader {
  /** `load` reports that a loader failed, but not why. */
  readonly diagnostics: Diagnostic[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  override handleFileContent(
    rawSDL: string,
    pointer: string,
  ): ReturnType<GraphQLFileLoader['handleFileContent']> {
    const displayed = path.relative(this.#folder, pointer).replaceAll(path.sep, '/');
    const diagnostic = limitDiagnostic('graphql', { path: displayed, text: rawSDL }, nestingOf);
    if (diagnostic) this.diagnostics.push(diagnostic);
    if (diagnostic) return { location: pointer, rawSDL: '' } as never;
    return { location: pointer, rawSDL } as never;
  }
}

export interface SchemaInput {
  readonly document: DocumentNode;
  /** Absolute. File names in diagnostics are relative to it. */
  readonly folder: string;
}

/** The schema of the documented release, or the files that `--schema` names. */
export async function loadInput(
  request: Pick<ReferenceRequest, 'root' | 'options'>,
): Promise<Outcome<SchemaInput>> {
  const given = request.options.get('schema');
  const folder = given === undefined ? request.root : process.cwd();
  const pinned = given === undefined ? loadPinned(request.root, 'graphql') : null;
  if (pinned?.value === null) return fail(pinned.diagnostics);
  const pointer = given ?? pinned?.value[0]?.path;
  if (pointer === undefined) throw new Error('schema/sources.json pins no file for graphql');
  const document = pointer.endsWith('.json')
    ? loadIntrospection(pointer, folder)
    : await loadSchemaDocument(pointer, folder);
  if (!document.value) return fail(document.diagnostics);
  return succeed({ document: document.value, folder });
}

function loadIntrospection(pointer: string, folder: string): Outcome<DocumentNode> {
  const diagnostic = notAFile(pointer, folder);
  if (diagnostic) return fail([diagnostic]);
  const text = fs.readFileSync(path.resolve(folder, pointer), 'utf8');
  return readIntrospection({ path: pointer, text });
}

/** Pipes and devices never end, and a folder is not a schema. Null for what can be read, and for a pattern. */
function notAFile(pointer: string, folder: string): Diagnostic | null {
  const status = fs.statSync(path.resolve(folder, pointer), { throwIfNoEntry: false });
  if (!status) return pointer.endsWith('.json') ? missingFile(pointer, folder) : null;
  if (status.isFile()) return null;
  const what = status.isDirectory() ? 'a folder' : 'a pipe or a device';
  const fix = status.isDirectory()
    ? `name its files: --schema '${pointer.replace(/\/$/, '')}/**/*.graphql'`
    : 'save the schema as a file, and name that';
  return errorAt(null, 'graphql/unreadable', {
    message: `"${pointer}" is ${what}, not a file`,
    fix,
  });
}

function missingFile(pointer: string, folder: string): Diagnostic {
  if (/^https?:/i.test(pointer))
    return errorAt(null, 'graphql/missing-file', {
      message: `"${pointer}" is an address, and schemas are read from files only`,
      fix: 'save the schema, or the answer to an introspection query as .json, and name that file',
    });
  if (fs.existsSync(path.resolve(folder, pointer)))
    return errorAt(null, 'graphql/missing-file', {
      message: `"${pointer}" is not named like a schema`,
      fix: 'give it a name that ends in .graphql, .graphqls, .gql or .gqls, or in .json for the answer to an introspection query',
    });
  return errorAt(null, 'graphql/missing-file', {
    message: `no schema file matches "${pointer}"`,
    fix: 'correct the path or the pattern: it is relative to the folder you are in, and a schema ends in .graphql, .graphqls, .gql, .gqls or .json (introspection)',
  });
}

/** `pointer` is a file or a glob, relative to `folder`. Files are joined in byte order of their paths. */
async function loadSchemaDocument(pointer: string, folder: string): Promise<Outcome<DocumentNode>> {
  const diagnostic = notAFile(pointer, folder);
  if (diagnostic) return fail([diagnostic]);
  const loader = new SchemaFileLoader(folder);
  try {
    const sources = await loadTypedefs(pointer, {
      loaders: [loader],
      cwd: folder,
      // `# import` lines would read files outside the pointer.
      skipGraphQLImport: true,
      sort: false,
    });
    if (loader.diagnostics.length > 0) return fail(loader.diagnostics);
    const definitions: DefinitionNode[] = [];
    for (const source of [...sources].sort((a, b) =>
      compareText(a.location ?? '', b.location ?? ''),
    )) {
      if (source.document) definitions.push(...source.document.definitions);
    }
    if (!definitions.some(isOfSchema)) return fail([emptySchema(pointer)]);
    return succeed({ kind: Kind.DOCUMENT, definitions });
  } catch (error) {
    if (loader.diagnostics.length > 0) return fail(loader.diagnostics);
    return fail([loadDiagnostic(error, pointer, folder)]);
  }
}

const SCHEMA_FILE = /\.(?:graphqls?|gqls?)$/i;

function isOfSchema(node: DefinitionNode): boolean {
  return isTypeSystemDefinitionNode(node) || isTypeSystemExtensionNode(node);
}

function emptySchema(pointer: string): Diagnostic {
  return errorAt({ file: pointer, line: 1, column: 1 }, 'graphql/empty-schema', {
    message: `"${pointer}" contains no definitions`,
    fix: 'give --schema a file with a GraphQL schema',
  });
}

function loadDiagnostic(error: unknown, pointer: string, folder: string): Diagnostic {
  if (isGraphqlError(error))
    return diagnosticOfError(error, 'graphql/syntax', folder, 'correct the schema file');
  const message = error instanceof Error ? error.message : String(error);
  if (/unable to find any|did not match|no such file/i.test(message)) {
    // The loader skips files without a definition as if they were not there.
    if (SCHEMA_FILE.test(pointer) && fs.existsSync(path.resolve(folder, pointer)))
      return emptySchema(pointer);
    return missingFile(pointer, folder);
  }
  return errorAt(null, 'graphql/unreadable', { message, fix: 'make the file readable' });
}
