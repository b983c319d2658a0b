/** The client's sources: of the documented release, or of a package folder somebody names. Reads files only. */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from '../core/diagnostics.ts';
import { fail, succeed } from '../core/diagnostics.ts';
import type { SourceText } from '../core/source.ts';
import { loadPinned, loadPins } from '../core/sources.ts';
import { compareText } from '../core/text.ts';

/** The sources of one release that the reader needs. */
export interface ClientPackage {
  readonly name: string;
  readonly version: string;
  /** Entry point that exports the client. */
  readonly entry: string;
  /** The client first, then the files that declare its types. */
  readonly sources: readonly SourceText[];
}

/** The file beside the client that knows the addresses of the networks. */
const ADDRESSES = 'network.ts';

/** Where releases keep the client: since 1.45 it lives in a folder of its own. */
const HOMES = ['client', 'jsonRpc'];

/** A client whose transport is called otherwise still names what it asks for. */
const NAMES_METHOD = /['"`](?:suix?_|rpc\.)\w+['"`]/;

/** The documented release, whose files must have the bytes of `schema/sources.json`. Throws where that pins no client. */
export function loadPinnedPackage(root: string): Outcome<ClientPackage> {
  const pin = loadPins(root)['json-rpc'];
  const sources = loadPinned(root, 'json-rpc');
  if (!sources.value) return fail(sources.diagnostics);
  if (!pin) throw new Error('schema/sources.json pins no package for json-rpc');
  const entry = HOMES.find((home) => pin.files.some((file) => file.path === clientOf(home)));
  if (entry === undefined) throw new Error('schema/sources.json pins no client for json-rpc');
  // The pin is in byte order; whoever reads the sources begins with the client.
  const [client, others] = [
    sources.value.filter((source) => source.path.endsWith(clientOf(entry))),
    sources.value.filter((source) => !source.path.endsWith(clientOf(entry))),
  ];
  return succeed({
    name: pin.package,
    version: pin.version,
    entry,
    sources: [...client, ...others],
  });
}

/** Any release of the package, unpacked into `folder`. */
export function loadPackage(folder: string): Outcome<ClientPackage> {
  const manifest = loadManifest(folder);
  if (manifest === null) return fail([noPackage(folder)]);
  const textOf = (home: string) => loadText(path.join(folder, clientOf(home))) ?? '';
  const entry =
    HOMES.find((home) => textOf(home).includes('transport.request')) ??
    HOMES.find((home) => NAMES_METHOD.test(textOf(home)));
  if (entry === undefined) return fail([noSources(folder)]);
  const home = path.join(folder, 'src', entry);
  const inEntry = ['client.ts', ...listTypes(home)].map((file) => `src/${entry}/${file}`);
  const addresses = [entry, ...HOMES].map((one) => `src/${one}/${ADDRESSES}`);
  const sources = [...new Set([...inEntry, ...addresses])].flatMap((file) => {
    const text = loadText(path.join(folder, file));
    return text === null ? [] : [{ path: file, text }];
  });
  return succeed({ ...manifest, entry, sources });
}

function clientOf(home: string): string {
  return `src/${home}/client.ts`;
}

function loadManifest(folder: string): { readonly name: string; readonly version: string } | null {
  try {
    const found = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      name?: unknown;
      version?: unknown;
    };
    return typeof found.name === 'string' && typeof found.version === 'string'
      ? { name: found.name, version: found.version }
      : null;
  } catch {
    // Missing or no JSON: either way the folder is no package, and the caller says so.
    return null;
  }
}

/** Null for whatever is no readable file: a folder of that name, a link that leads nowhere. */
function loadText(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    // A client that is missing is told by `loadPackage`; a type that nobody declares, by the model.
    return null;
  }
}

function listTypes(home: string): string[] {
  const folder = path.join(home, 'types');
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort(compareText)
    .map((file) => `types/${file}`);
}

function noPackage(folder: string): Diagnostic {
  return {
    level: 'error',
    code: 'json-rpc/no-package',
    message: `"${folder}" holds no npm package: its package.json is missing or has no name and version`,
    at: null,
    fix: 'give --package the folder of an unpacked release of @mysten/sui',
  };
}

function noSources(folder: string): Diagnostic {
  const homes = HOMES.map(clientOf).join(' or ');
  return {
    level: 'error',
    code: 'json-rpc/no-client',
    message: `"${folder}" has no JSON-RPC client in ${homes}`,
    at: null,
    fix: 'give --package a release of @mysten/sui that ships its sources with a JSON-RPC client',
  };
}
