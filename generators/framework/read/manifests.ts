/** What `Move.toml` and `Published.toml` say of addresses and their names. Pure. */

import path from 'node:path';
import { parse, TomlError } from 'smol-toml';
import type { Diagnostic } from '../../core/diagnostics.ts';
import type { Given, SourceText } from '../../core/source.ts';
import { isRecord } from '../../core/source.ts';
import { addressName } from '../move/addresses.ts';
import { badManifest } from './diagnostics.ts';

export interface Manifests {
  /** What a name or an address in code stands for in full names: `framework` → `sui`, `0xcafe` → `shop`. */
  readonly named: ReadonlyMap<string, string>;
  /** By package: where it is published on the main network; null for one that is not. */
  readonly published: ReadonlyMap<string, string | null>;
  readonly diagnostics: readonly Diagnostic[];
}

export function isManifest(file: string): boolean {
  return /^(?:Move|Published)\.toml$/.test(path.posix.basename(file));
}

const UNASSIGNED = '_';

export function readManifests(sources: readonly SourceText[]): Manifests {
  const named = new Map<string, string>();
  const published = new Map<string, string | null>();
  const diagnostics: Diagnostic[] = [];
  const tables = new Map(
    sources
      .filter((source) => isManifest(source.path))
      .map((source) => [source.path, readTable(source, diagnostics)]),
  );
  for (const [file, manifest] of tables) {
    if (path.posix.basename(file) !== 'Move.toml') continue;
    const beside = tables.get(path.posix.join(path.posix.dirname(file), 'Published.toml'));
    const own = addressOfPackage(manifest, beside ?? {});
    const { name } = tableIn(manifest, 'package');
    const addresses = Object.entries(tableIn(manifest, 'addresses'));
    // A manifest without addresses names its package as code does.
    if (addresses.length === 0 && typeof name === 'string') published.set(name, own);
    for (const [alias, value] of addresses) {
      const stands = typeof value === 'string' ? addressName(value) : UNASSIGNED;
      // Whoever depends on the package says what `_` is: here it is a name and no more.
      if (stands === UNASSIGNED) published.set(alias, null);
      else if (stands === '0x0') published.set(alias, own);
      else if (!stands.startsWith('0x')) named.set(alias, stands);
      else if (typeof value === 'string') {
        named.set(stands, alias);
        published.set(alias, value);
      }
    }
  }
  return { named, published, diagnostics };
}

function addressOfPackage(manifest: Given, published: Given): string | null {
  const mainnet = tableIn(tableIn(published, 'published'), 'mainnet');
  const known = mainnet['published-at'] ?? tableIn(manifest, 'package')['published-at'];
  return typeof known === 'string' && /^0x[0-9a-f]*[1-9a-f]/i.test(known) ? known : null;
}

function tableIn(table: Given, name: string): Given {
  const found = table[name];
  return isRecord(found) ? found : {};
}

function readTable(source: SourceText, diagnostics: Diagnostic[]): Given {
  try {
    return parse(source.text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const at = { file: source.path, line: error.line, column: error.column };
    diagnostics.push(badManifest(error.message.split('\n')[0] ?? '', at));
    return {};
  }
}
