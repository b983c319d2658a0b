/** `npm run sync -- messages --from CHECKOUT`: what the programs of a release print. Writes `schema/operator/printed.json`. */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { FOLDER } from '../../../generators/operator/load.ts';
import { compareText } from '../../../generators/core/text.ts';
import { readOptions, root } from '../../process/tool.ts';
import type { Crate } from './crates.ts';
import { cratesOf, loadCrates } from './crates.ts';
import { messagesOf, metricsOf } from './read-printed.ts';
import { readRustStrings } from './rust-strings.ts';

/** Programs that operators run; a message of another one is not known. */
const PROGRAMS = [
  ...['sui', 'sui-bridge', 'sui-bridge-cli', 'sui-data-ingestion', 'sui-faucet'],
  ...['sui-graphql-rpc', 'sui-indexer', 'sui-indexer-alt', 'sui-indexer-alt-graphql'],
  ...['sui-node', 'sui-tool'],
];
/** `mysticeti_manager.rs` gives the registry of consensus this prefix. */
const PREFIXES: Readonly<Record<string, string>> = { 'consensus-core': 'consensus_' };

export function main(args: readonly string[]): Promise<number> {
  const values = readOptions('sync', { from: { type: 'string' } }, args.slice(1));
  if (values?.from === undefined) {
    process.stderr.write('sync: --from CHECKOUT is missing\n  fix: name a checkout of Sui\n');
    return Promise.resolve(2);
  }
  applyPrinted(`${JSON.stringify(loadPrinted(values.from), null, 1)}\n`);
  return Promise.resolve(0);
}

function loadPrinted(checkout: string): object {
  const crates = loadCrates(checkout);
  const closures = PROGRAMS.map((name) => [name, cratesOf(name, crates)] as const);
  const programs = Object.fromEntries(closures.map(([name, own]) => [name, own.join(' ')]));
  const used = [...new Set(closures.flatMap(([, own]) => own))].toSorted(compareText);
  const messages: Record<string, readonly string[]> = {};
  const metrics: Record<string, readonly string[]> = {};
  for (const crate of used.flatMap((name) => crates.get(name) ?? [])) {
    const files = listRust(path.join(checkout, crate.folder, 'src'));
    for (const file of files) {
      const strings = readRustStrings(fs.readFileSync(file, 'utf8'));
      const own = [...new Set(messagesOf(strings))];
      if (own.length > 0) messages[nameOf(checkout, crate, file)] = own;
      const rows = metricsOf(strings, PREFIXES[crate.name] ?? '');
      if (rows.length > 0) metrics[crate.name] = [...(metrics[crate.name] ?? []), ...rows];
    }
  }
  return { programs, messages, metrics };
}

function listRust(folder: string): readonly string[] {
  if (!fs.existsSync(folder)) return [];
  const entries = fs
    .readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => compareText(a.name, b.name));
  return entries.flatMap((entry) => {
    if (/tests?\b|_test|benchmark|^(?:benches|examples|mock)/.test(entry.name)) return [];
    const inner = path.join(folder, entry.name);
    return entry.isDirectory() ? listRust(inner) : entry.name.endsWith('.rs') ? [inner] : [];
  });
}

/** `sui-network/state_sync/mod.rs`: the crate, and the file below its `src`. */
function nameOf(checkout: string, { name, folder }: Crate, file: string): string {
  return `${name}/${path.relative(path.join(checkout, folder, 'src'), file)}`;
}

/** With the hash that says that the file was reviewed. */
function applyPrinted(text: string): void {
  const folder = path.join(root, FOLDER);
  fs.writeFileSync(path.join(folder, 'printed.json'), text);
  const file = path.join(folder, 'pins.json');
  const pins = JSON.parse(fs.readFileSync(file, 'utf8')) as { files: object[] };
  const sha256 = createHash('sha256').update(text).digest('hex');
  const others = pins.files.filter((pin) => !('path' in pin && pin.path === 'printed.json'));
  const files = [...others, { path: 'printed.json', sha256 }];
  fs.writeFileSync(file, `${JSON.stringify({ ...pins, files }, null, 2)}\n`);
}
