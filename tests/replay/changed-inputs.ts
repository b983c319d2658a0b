/** Inputs of a release that never was: what the project documents, with known changes. Writes into a temporary folder. */

import fs from 'node:fs';
import path from 'node:path';
import { printHelpFiles } from '../cli/clap-printer.ts';
import { listedProgram } from '../cli/input.ts';
import { root, temporaryFolder } from '../support/run.ts';

/** Where upstream keeps each package. */
const UPSTREAM: Readonly<Record<string, string>> = {
  bridge: 'bridge',
  std: 'move-stdlib',
  sui: 'sui-framework',
  sui_system: 'sui-system',
};

/**
 * Our declarations as an upstream checkout: what `grownFramework` adds, a rename, a new abort, and a removal
 * with what calls it.
 * Still whole, as a release is: everything that is named exists.
 */
export function changedFramework(): string {
  const folder = grownFramework();
  const sources = path.join(folder, 'sui-framework/sources');
  edit(path.join(sources, 'pay.move'), [
    ['fun split_and_transfer<', 'fun split_and_send<'],
    [/(?:\/\/\/.*\n)*public entry fun join_vec<.*\n/, ''],
    [/(?:\/\/\/.*\n)*public entry fun join_vec_and_transfer<.*\n/, ''],
  ]);
  edit(path.join(sources, 'coin.move'), [
    [/public use fun sui::pay::join_vec as .*\n/, ''],
    [/sui::pay::split_and_transfer as .*\n/, 'sui::pay::split_and_send as Coin.split_and_send;\n'],
  ]);
  edit(path.join(folder, 'sui-framework/calls.json'), [
    ['"sui::clock::timestamp_ms": {}', '"sui::clock::timestamp_ms": {"aborts": ["EStopped"]}'],
    ['"sui::pay::split_and_transfer"', '"sui::pay::split_and_send"'],
    [/  "sui::pay::join_vec": .*\n/, ''],
    [/  "sui::pay::join_vec_and_transfer": .*\n/, ''],
  ]);
  return folder;
}

/** Our declarations as an upstream checkout, with a new function and a new error: nothing that was there is changed. */
export function grownFramework(): string {
  const folder = path.join(temporaryFolder(), 'crates/sui-framework/packages');
  for (const [name, upstream] of Object.entries(UPSTREAM)) {
    const to = path.join(folder, upstream);
    fs.mkdirSync(path.join(to, 'sources'), { recursive: true });
    fs.copyFileSync(path.join(SOURCES, name, 'calls.json'), path.join(to, 'calls.json'));
    copyWithBodies(name, path.join(to, 'sources'));
  }
  edit(path.join(folder, 'sui-framework/sources/clock.move'), [
    [
      'public fun timestamp_ms(',
      'const EStopped: u64 = 77;\n\npublic fun is_running(clock: &Clock): bool { abort 0 }\n\npublic fun timestamp_ms(',
    ],
  ]);
  edit(path.join(folder, 'sui-framework/calls.json'), [
    [
      '  "sui::clock::timestamp_ms": {}',
      '  "sui::clock::is_running": {},\n  "sui::clock::timestamp_ms": {}',
    ],
  ]);
  return folder;
}

const SOURCES = path.join(root, 'framework-sources');

/** Our declarations call every function native; upstream's sources, those alone that the chain implements. */
function copyWithBodies(name: string, to: string): void {
  const { modules } = JSON.parse(
    fs.readFileSync(path.join(SOURCES, name, 'facts.json'), 'utf8'),
  ) as { modules: Record<string, { items: Record<string, { native?: boolean }> }> };
  for (const file of fs.readdirSync(path.join(SOURCES, name))) {
    if (!file.endsWith('.move')) continue;
    const items = modules[path.basename(file, '.move')]?.items ?? {};
    const text = fs
      .readFileSync(path.join(SOURCES, name, file), 'utf8')
      .replace(/\bnative (fun (\w+)[^;]*);/g, (declared, head: string, item: string) =>
        items[item]?.native === true ? declared : `${head.replace(/\s+/g, ' ')} { abort 0 }`,
      );
    fs.writeFileSync(path.join(to, file), text);
  }
}

/** Our interface file with one method that takes more and gives something else. */
export function changedInterface(): string {
  const file = path.join(temporaryFolder(), 'openrpc.json');
  const openrpc = JSON.parse(
    fs.readFileSync(path.join(root, 'schema/json-rpc/openrpc.json'), 'utf8'),
  ) as { methods: Record<string, unknown>[] };
  const method = openrpc.methods.find(
    (candidate) => candidate['name'] === 'sui_getChainIdentifier',
  );
  if (!method) throw new Error('the interface has no sui_getChainIdentifier');
  method['params'] = [{ name: 'form', required: true, schema: { type: 'string' } }];
  fs.writeFileSync(file, JSON.stringify(openrpc));
  return file;
}

/** The program that the listing describes; without `remove`, an option of `sui client balance`. */
export function programLike(remove: string | null): string {
  const program = listedProgram();
  const commands = program.commands.map((command) =>
    command.path.join(' ') === 'client balance'
      ? { ...command, options: command.options.filter(({ id }) => id !== remove) }
      : command,
  );
  return writeProgram(printHelpFiles({ ...program, commands }));
}

/**
 * As a shell script that starts nothing, because it is called some 250 times: Node, or another program for each
 * call, would take longer than the rest of a release.
 */
export function writeProgram(files: ReturnType<typeof printHelpFiles>): string {
  const folder = temporaryFolder();
  for (const { path: file, text } of files) {
    const terms = file
      .replace(/\.txt$/, '')
      .split('/')
      .slice(1);
    const quoted = text.replaceAll("'", "'\\''");
    fs.writeFileSync(path.join(folder, [...terms, '--help'].join(' ')), `printf %s '${quoted}'\n`);
  }
  const program = path.join(folder, 'sui');
  fs.writeFileSync(program, '#!/bin/sh\n. "${0%/*}/$*"\n', { mode: 0o755 });
  return program;
}

function edit(file: string, changes: readonly (readonly [string | RegExp, string])[]): void {
  let text = fs.readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${file} has no ${String(from)}`);
    text = changed;
  }
  fs.writeFileSync(file, text);
}
