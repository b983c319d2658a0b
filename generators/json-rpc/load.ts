/** The interface file, the SDK's sources and our tables: of the documented release, or named by options. Reads files only. */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import type { SourceText } from '../core/source.ts';
import { loadPinned, loadPins } from '../core/sources.ts';
import { compareText } from '../core/text.ts';
import type { TableSources } from './read/tables.ts';

export const INTERFACE_FILE = 'schema/json-rpc/openrpc.json';

/** The sources of one release of the SDK that the reader needs. */
export interface ClientPackage {
  readonly name: string;
  readonly version: string;
  /** Entry point that exports the client. */
  readonly entry: string;
  /** The client first, then the files that declare its types. */
  readonly sources: readonly SourceText[];
}

/** The file next to the client that knows the addresses of the networks. */
const ADDRESSES = 'network.ts';
/** Where releases keep the client: since 1.45 it has a folder of its own. */
const HOMES = ['client', 'jsonRpc'];

/** The documented release, whose files must have the bytes of `schema/sources.json`. Throws where that pins no client. */
export function loadPinnedInput(
  root: string,
): Outcome<{ readonly client: ClientPackage; readonly facts: SourceText }> {
  const pin = loadPins(root)['json-rpc'];
  const sources = loadPinned(root, 'json-rpc');
  if (!sources.value) return fail(sources.diagnostics);
  const entry = HOMES.find((home) => pin?.files.some((file) => file.path === clientOf(home)));
  const facts = sources.value.find((source) => source.path === INTERFACE_FILE);
  if (!pin || entry === undefined || !facts)
    throw new Error('schema/sources.json pins no client or no interface for json-rpc');
  // The pin is in byte order; the reader begins with the client.
  const isClient = (source: SourceText): boolean => source.path.endsWith(clientOf(entry));
  const others = sources.value.filter((source) => source !== facts && !isClient(source));
  const client = {
    name: pin.package,
    version: pin.version,
    entry,
    sources: [...sources.value.filter(isClient), ...others],
  };
  return succeed({ client, facts });
}

/** Any release of the package, unpacked into `folder`. */
export function loadPackage(folder: string): Outcome<ClientPackage> {
  const manifest = loadManifest(folder);
  if (manifest === null) return fail([noPackage(folder)]);
  const textOf = (home: string): string => loadText(path.join(folder, clientOf(home))) ?? '';
  const entry = HOMES.find((home) => /\.request(<|\()/.test(textOf(home)));
  if (entry === undefined) return fail([noClient(folder)]);
  const types = listTypes(path.join(folder, 'src', entry));
  const inEntry = ['client.ts', ...types].map((file) => `src/${entry}/${file}`);
  const addresses = [entry, ...HOMES].map((home) => `src/${home}/${ADDRESSES}`);
  const sources = [...new Set([...inEntry, ...addresses])].flatMap((file) => {
    const text = loadText(path.join(folder, file));
    return text === null ? [] : [{ path: file, text }];
  });
  return succeed({ ...manifest, entry, sources });
}

/** Any interface file. */
export function loadInterface(file: string): Outcome<SourceText> {
  const text = loadText(file);
  if (text !== null) return succeed({ path: file, text });
  return fail([
    problem(
      'no-interface',
      `"${file}" cannot be read`,
      'give --openrpc the path of an openrpc.json',
    ),
  ]);
}

/** Our own files next to the interface. */
export function loadTables(root: string): TableSources {
  const read = (name: string): SourceText => {
    const shown = `schema/json-rpc/${name}`;
    return { path: shown, text: fs.readFileSync(path.join(root, shown), 'utf8') };
  };
  const examples = fs.readdirSync(path.join(root, 'schema/json-rpc/examples')).sort(compareText);
  return {
    groups: read('groups.json'),
    examples: examples.map((name) => read(`examples/${name}`)),
    failures: read('failures.tsv'),
    reviews: read('disagreements.tsv'),
  };
}

function clientOf(home: string): string {
  return `src/${home}/client.ts`;
}

function loadManifest(folder: string): { readonly name: string; readonly version: string } | null {
  try {
    const text = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
    const { name, version } = JSON.parse(text) as { name?: unknown; version?: unknown };
    return typeof name === 'string' && typeof version === 'string' ? { name, version } : null;
  } catch {
    // Missing or not JSON: either way the folder is not a package, and the caller says so.
    return null;
  }
}

/** Null for whatever is not a readable file: a folder of that name, a link that leads nowhere. */
function loadText(file: string): string | null {
  try {
    return fs.statSync(file).isFile() ? fs.readFileSync(file, 'utf8') : null;
  } catch {
    // The callers report what is missing.
    return null;
  }
}

function listTypes(home: string): string[] {
  const folder = path.join(home, 'types');
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return files.sort(compareText).map((file) => `types/${file}`);
}

function noPackage(folder: string): Diagnostic {
  return problem(
    'no-package',
    `"${folder}" is not an npm package: its package.json is missing or has no name and version`,
    'give --package the folder of an unpacked release of @mysten/sui',
  );
}

function noClient(folder: string): Diagnostic {
  return problem(
    'no-client',
    `"${folder}" has no JSON-RPC client in ${HOMES.map(clientOf).join(' or ')}`,
    'give --package a release of @mysten/sui that ships its sources with a JSON-RPC client',
  );
}

function problem(rule: string, message: string, fix: string): Diagnostic {
  return { level: 'error', code: `json-rpc/${rule}`, message, at: null, fix };
}
