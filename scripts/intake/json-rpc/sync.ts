/**
 * Takes another release of JSON-RPC in: the interface from a file, the requests of the SDK from an
 * installed package. Rewrites `schema/json-rpc` and its pins. Reads and writes files.
 */

import fs from 'node:fs';
import path from 'node:path';
import { formatDiagnostic, hasErrors } from '../../../generators/core/diagnostics.ts';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { loadPins, sha256Of } from '../../../generators/core/sources.ts';
import { compareText } from '../../../generators/core/text.ts';
import { INTERFACE_FILE, SDK_FILE, loadInterface } from '../../../generators/json-rpc/load.ts';
import { readInterface } from '../../../generators/json-rpc/read/openrpc.ts';
import { readOptions, root, sayNext } from '../../process/tool.ts';
import { main as pinPackage } from '../pins.ts';
import { loadPackage } from './load-package.ts';
import { printInterface, printSdk } from './print-facts.ts';
import { readClient } from './read-client.ts';

export interface SyncOptions {
  /** An `openrpc.json`, or `PACKAGE@VERSION` of the SDK. */
  readonly from: string;
  /** The project, or a copy of it in a test. */
  readonly project?: string;
}

/** `npm run sync -- json-rpc --from …`. Resolves with an exit code: 0 done, 1 refused, 2 misused. */
export async function main(args: readonly string[]): Promise<number> {
  const values = readOptions('sync', { from: { type: 'string' } }, args.slice(1));
  if (!values) return 2;
  const { from = '' } = values;
  if (isFile(from)) return takeInterface({ from });
  const code = await pinPackage(args);
  return code === 0 ? takeSdk({ from }) : code;
}

function isFile(from: string): boolean {
  return from.endsWith('.json') || fs.statSync(from, { throwIfNoEntry: false })?.isFile() === true;
}

/** The interface file without its sentences. */
export function takeInterface({ from, project = root }: SyncOptions): number {
  const source = loadInterface(from);
  const taken = source.value ? readInterface(source.value) : source;
  report(taken.diagnostics);
  if (!source.value || !taken.value) return 1;
  const before = namesIn(project);
  write(project, INTERFACE_FILE, printInterface(source.value.text));
  const after = namesIn(project);
  const missing = (from: readonly string[], than: readonly string[]): string =>
    from.filter((name) => !than.includes(name)).join(', ') || 'none';
  say(`${INTERFACE_FILE} has ${after.length} methods.`);
  say(`New: ${missing(after, before)}. Gone: ${missing(before, after)}.`);
  sayNext('npm run generate, then describe what it calls undocumented and add examples.');
  return 0;
}

/** What the installed SDK sends, with its types. */
export function takeSdk({ from, project = root }: SyncOptions): number {
  const name = from.slice(0, from.lastIndexOf('@'));
  const loaded = loadPackage(path.join(project, 'node_modules', name));
  const client = loaded.value ? readClient(loaded.value) : null;
  const diagnostics = [...loaded.diagnostics, ...(client?.diagnostics ?? [])];
  report(diagnostics);
  if (!client?.value || hasErrors(diagnostics)) return 1;
  write(project, SDK_FILE, printSdk(client.value));
  say(`${SDK_FILE} has ${client.value.requests.length} requests of ${name}.`);
  return 0;
}

/** Methods of the interface that the project has; none before the first. */
function namesIn(project: string): readonly string[] {
  const file = path.join(project, INTERFACE_FILE);
  if (!fs.existsSync(file)) return [];
  const text = fs.readFileSync(file, 'utf8');
  return readInterface({ path: INTERFACE_FILE, text }).value?.methods.map(({ name }) => name) ?? [];
}

/** The file and its hash: one without the other would not be read. */
function write(project: string, file: string, text: string): void {
  const pins = loadPins(project);
  const pin = pins['json-rpc'];
  if (!pin) throw new Error('schema/sources.json pins nothing for json-rpc');
  const others = (pin.facts ?? []).filter((recorded) => recorded.path !== file);
  const facts = [...others, { path: file, sha256: sha256Of(text) }].toSorted((a, b) =>
    compareText(a.path, b.path),
  );
  const pinned = { ...pins, 'json-rpc': { ...pin, facts } };
  fs.writeFileSync(path.join(project, file), text);
  fs.writeFileSync(
    path.join(project, 'schema/sources.json'),
    `${JSON.stringify(pinned, null, 2)}\n`,
  );
}

function report(diagnostics: readonly Diagnostic[]): void {
  for (const diagnostic of diagnostics) say(formatDiagnostic(diagnostic));
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
