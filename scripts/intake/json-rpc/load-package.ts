/** The sources of the SDK's JSON-RPC client, from an unpacked package. Reads files only. */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from '../../../generators/core/diagnostics.ts';
import { fail, succeed } from '../../../generators/core/diagnostics.ts';
import type { SourceText } from '../../../generators/core/source.ts';
import { compareText } from '../../../generators/core/text.ts';

/** The sources of one release of the SDK that the reader needs. */
export interface ClientPackage {
  readonly name: string;
  readonly version: string;
  /** Entry point that exports the client. */
  readonly entry: string;
  /** The client first, then the files that declare its types; paths relative to the package. */
  readonly sources: readonly SourceText[];
}

/** The file next to the client that knows the addresses of the networks. */
const ADDRESSES = 'network.ts';
/** Where releases keep the client: since 1.45 it has a folder of its own. */
const HOMES = ['client', 'jsonRpc'];

/** Any release of the package, unpacked into `folder`. */
export function loadPackage(folder: string): Outcome<ClientPackage> {
  const manifest = loadManifest(folder);
  if (manifest === null)
    return fail([
      failure(
        'no-package',
        `"${folder}" is not an npm package: its package.json is missing or has no name and version`,
      ),
    ]);
  const textOf = (home: string): string => loadText(path.join(folder, clientOf(home))) ?? '';
  const entry = HOMES.find((home) => /\.request(<|\()/.test(textOf(home)));
  if (entry === undefined) {
    const homes = HOMES.map(clientOf).join(' or ');
    return fail([failure('no-client', `"${folder}" has no JSON-RPC client in ${homes}`)]);
  }
  const types = listTypes(path.join(folder, 'src', entry));
  const inEntry = ['client.ts', ...types].map((file) => `src/${entry}/${file}`);
  const addresses = [entry, ...HOMES].map((home) => `src/${home}/${ADDRESSES}`);
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
    // The caller reports what is missing.
    return null;
  }
}

function listTypes(home: string): string[] {
  const folder = path.join(home, 'types');
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return files.sort(compareText).map((file) => `types/${file}`);
}

function failure(rule: string, message: string): Diagnostic {
  const fix = 'give the folder of an unpacked release of @mysten/sui that ships its sources';
  return { level: 'error', code: `json-rpc/${rule}`, message, at: null, fix };
}
