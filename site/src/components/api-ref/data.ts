/** The JSON-RPC methods: the list with the page, everything else when a reader opens the first method. */

import type { AllDetails, MethodIndex } from '../../../../generators/output/json-rpc';

interface Context {
  (path: string): unknown;
  keys(): readonly string[];
}

interface BundlerRequire {
  context(folder: string, deep: boolean, files: RegExp, mode: 'sync' | 'lazy'): Context;
}

// The bundler replaces these very calls by the files it names, so they cannot go through a variable. The
// folder is one that always exists: before the references are generated it holds no such file.
declare const require: BundlerRequire;
const indexFiles = require.context(
  '../../../../docs',
  true,
  /\/generated\/_data\/json-rpc-index\.json$/,
  'sync',
);
const detailFiles = require.context(
  '../../../../docs',
  true,
  /\/generated\/_data\/json-rpc-details\.json$/,
  'lazy',
);

/** Null when the site was built without the JSON-RPC reference. */
export function methodIndex(): MethodIndex | null {
  const [path] = indexFiles.keys();
  return path === undefined ? null : unwrap<MethodIndex>(indexFiles(path));
}

/** Rejects when the file does not arrive. */
export async function loadDetails(): Promise<AllDetails> {
  const [path] = detailFiles.keys();
  if (path === undefined) throw new Error('this site was built without the JSON-RPC reference');
  return unwrap<AllDetails>(await detailFiles(path));
}

function unwrap<Data>(module: unknown): Data {
  return (module as { readonly default?: Data }).default ?? (module as Data);
}
