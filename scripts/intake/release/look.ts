/**
 * Looks at everything that a release is to be made from before the project is touched: a source that
 * nobody here can read is refused at once. Fetches packages into a temporary folder; reads files.
 */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { loadInput, loadMoveParser } from '../../../generators/framework/load.ts';
import { readInput } from '../../../generators/framework/read/read.ts';
import { loadInterface } from '../../../generators/json-rpc/load.ts';
import { readInterface } from '../../../generators/json-rpc/read/openrpc.ts';
import { refusalOf } from '../pins.ts';
import type { Refusal } from './options.ts';
import type { Fetch } from './packages.ts';
import type { ReleaseOptions, Wanted } from './plan.ts';
import { packagesOf } from './plan.ts';

/** What cannot be taken in. The commands of the program are asked for later, one by one. */
export async function lookAt(
  options: ReleaseOptions,
  { root, fetch }: { readonly root: string; readonly fetch: Fetch },
): Promise<readonly Refusal[]> {
  const { framework, openrpc } = options;
  const found = [
    ...(openrpc === undefined ? [] : lookAtInterface(openrpc)),
    ...(framework === undefined ? [] : await lookAtFramework(framework, root)),
  ];
  if (found.length > 0) return found;
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  try {
    for (const wanted of packagesOf(options))
      found.push(...(await lookAtPackage(wanted, fetch, path.join(temporary, 'package'))));
    return found;
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}

async function lookAtPackage(
  wanted: Wanted,
  fetch: Fetch,
  folder: string,
): Promise<readonly Refusal[]> {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder);
  const missing = await fetch(wanted, folder);
  if (missing) return [missing];
  const id = `${wanted.name} ${wanted.version}`;
  const found = wanted.references.map((reference) => refusalOf(reference, folder, id));
  return (await Promise.all(found)).flatMap((refusal) => refusal ?? []);
}

function lookAtInterface(file: string): readonly Refusal[] {
  const source = loadInterface(file);
  return errorsOf(source.value ? readInterface(source.value) : source);
}

async function lookAtFramework(folder: string, root: string): Promise<readonly Refusal[]> {
  const files = loadInput(folder, folder);
  if (!files.value) return errorsOf(files);
  const read = readInput(files.value.sources, await loadMoveParser(), folder);
  if (!read.value) return errorsOf(read);
  const known = fs.readdirSync(path.join(root, 'framework-sources'));
  if (read.value.modules.some((module) => known.includes(module.package))) return [];
  return [
    {
      message: `${folder} has no package that the project documents`,
      fix: "name an upstream checkout's crates/sui-framework/packages, or ABI files of 0x1, 0x2 and 0x3",
    },
  ];
}

function errorsOf(read: { readonly diagnostics: readonly Diagnostic[] }): readonly Refusal[] {
  return read.diagnostics.filter(({ level }) => level === 'error');
}
