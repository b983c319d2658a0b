/** The JSON-RPC methods: the list with the page, everything else when a reader opens the first method. */

export interface MethodEntry {
  readonly name: string;
  readonly anchor: string;
  readonly route: string;
  readonly summary: string | null;
  readonly isDeprecated: boolean;
  /** False for what only the SDK calls. */
  readonly isInInterface: boolean;
  /** Null for a method that the SDK does not have. */
  readonly sdkMethod: string | null;
  /** Their names, for the filter. */
  readonly parameters: readonly string[];
}

export interface MethodGroup {
  readonly title: string;
  readonly methods: readonly MethodEntry[];
}

export interface MethodIndex {
  /** Of the node whose interface it is. */
  readonly release: string;
  readonly groups: readonly MethodGroup[];
}

/** Plain words, or code between them. */
export type WordPart = string | { readonly code: string };

/** A type in pieces: names of types lead to where they are explained. */
export type TypePart = string | { readonly text: string; readonly href: string };

export interface MethodDetails {
  readonly parameters: readonly {
    readonly name: string;
    readonly type: readonly TypePart[];
    readonly isRequired: boolean;
    readonly isSent: boolean;
    /** Empty for what is undocumented. */
    readonly description: readonly WordPart[];
  }[];
  readonly result: readonly TypePart[];
  readonly request: string | null;
  readonly response: string | null;
  readonly message: string | null;
  readonly curl: string | null;
  readonly sdk: string | null;
}

export type AllDetails = Readonly<Record<string, MethodDetails>>;

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
