/** The pinned facts, an interface file that somebody names, our own tables, layouts. Reads files only. */

import fs from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../core/diagnostics.ts';
import { errorAt, fail, succeed } from '../core/diagnostics.ts';
import type { SourceText } from '../core/source.ts';
import { loadPinned } from '../core/sources.ts';
import { compareText } from '../core/text.ts';
import type { TableSources } from './read/tables.ts';

export const FOLDER = 'schema/json-rpc';
/** The interface of a node, and what the SDK makes of it. */
export const INTERFACE_FILE = `${FOLDER}/openrpc.json`;
export const SDK_FILE = `${FOLDER}/sdk.json`;

/** The facts of the documented release, which must have the bytes of `schema/sources.json`. */
export function loadPinnedFacts(
  root: string,
): Outcome<{ readonly openrpc: SourceText; readonly sdk: SourceText }> {
  const sources = loadPinned(root, 'json-rpc');
  if (!sources.value) return fail(sources.diagnostics);
  const [openrpc, sdk] = [INTERFACE_FILE, SDK_FILE].map((file) =>
    sources.value?.find((source) => source.path === file),
  );
  if (!openrpc || !sdk) throw new Error('schema/sources.json pins no facts for json-rpc');
  return succeed({ openrpc, sdk });
}

/** Any interface file. */
export function loadInterface(file: string): Outcome<SourceText> {
  try {
    return succeed({ path: file, text: fs.readFileSync(file, 'utf8') });
  } catch (error) {
    const message = `"${file}" cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    const fix = 'give --openrpc the path of an openrpc.json';
    return fail([errorAt(null, 'json-rpc/no-interface', { message, fix })]);
  }
}

/** Our own files next to the interface. */
export function loadTables(root: string): TableSources {
  const read = (name: string): SourceText => ({
    path: `${FOLDER}/${name}`,
    text: fs.readFileSync(path.join(root, FOLDER, name), 'utf8'),
  });
  const examples = fs.readdirSync(path.join(root, FOLDER, 'examples')).sort(compareText);
  return {
    groups: read('groups.json'),
    examples: examples.map((name) => read(`examples/${name}`)),
    failures: read('failures.tsv'),
    reviews: read('disagreements.tsv'),
  };
}
