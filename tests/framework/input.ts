/** The framework's inputs as the tests need them: read modules, and small sources from text. */

import fs from 'node:fs';
import path from 'node:path';
import { isReleaseOpen } from '../../generators/changes/load.ts';
import { loadPinned, loadPins } from '../../generators/core/sources.ts';
import type { Diagnostic } from '../../generators/core/diagnostics.ts';
import { formatDiagnostic } from '../../generators/core/diagnostics.ts';
import type { ReadInput, ReadModule } from '../../generators/framework/read/declarations.ts';
import type { PackageFacts } from '../../generators/framework/read/facts.ts';
import { readFacts } from '../../generators/framework/read/facts.ts';
import { loadInput, loadMoveParser } from '../../generators/framework/load.ts';
import { readInput } from '../../generators/framework/read/read.ts';
import type { FrameworkModel } from '../../generators/framework/model/model.ts';
import { loadModel } from '../../generators/framework/reference.ts';
import { root } from '../support/run.ts';

/**
 * Whether the declarations are those of July 2025: some facts were made by hand, or by another program, from the
 * sources of that commit, and say nothing of another one.
 */
export const isJuly = fs
  .readFileSync(path.join(root, 'framework-sources/std/facts.json'), 'utf8')
  .includes('2bce338c9aa450a5f7a92497937c6d0f8677d897');

/** Whether the pinned ABI is of the release that the declarations are of: sources alone move on without it. */
export function isAbiOfRelease(): boolean {
  const facts = fs.readFileSync(path.join(root, 'framework-sources/std/facts.json'), 'utf8');
  const { release } = JSON.parse(facts) as { readonly release: string };
  return loadPins(root)['framework']?.release === release;
}

/** What the package that is published has: modules for tests are not in it. */
export function published<Module extends { readonly isTestOnly: boolean }>(
  modules: readonly Module[],
): readonly Module[] {
  return modules.filter((module) => !module.isTestOnly);
}

export interface Declared {
  readonly input: ReadInput;
  readonly facts: ReadonlyMap<string, PackageFacts>;
}

let declared: Promise<Declared> | null = null;
let model: Promise<FrameworkModel> | null = null;

/** `framework-sources/` as the reader sees it, read once. Throws when it has a fault. */
export function readDeclared(): Promise<Declared> {
  declared ??= readSources();
  return declared;
}

/** The model of the documented release, built once. Shared: nobody may change it. */
export function documentedFramework(): Promise<FrameworkModel> {
  model ??= loadModel(root, { isMoving: isReleaseOpen(root) }).then(({ value, diagnostics }) => {
    if (!value) throw new Error(diagnostics.map(formatDiagnostic).join('\n'));
    return value;
  });
  return model;
}

async function readSources(): Promise<Declared> {
  const files = loadInput(path.join(root, 'framework-sources'), 'framework-sources');
  if (!files.value) throw new Error(files.diagnostics.map(formatDiagnostic).join('\n'));
  const input = readInput(files.value.sources, await loadMoveParser(), 'framework-sources');
  if (!input.value || input.diagnostics.length > 0)
    throw new Error(input.diagnostics.map(formatDiagnostic).join('\n'));
  const facts = files.value.facts
    .map((source) => readFacts(source).value)
    .filter((value) => value !== null);
  return {
    input: input.value,
    facts: new Map(facts.map((packageFacts) => [packageFacts.package, packageFacts])),
  };
}

/** The pinned on-chain ABI of 0x1, 0x2 and 0x3. */
export async function readPinnedAbi(): Promise<ReadInput> {
  const sources = loadPinned(root, 'framework');
  if (!sources.value) throw new Error(sources.diagnostics.map(formatDiagnostic).join('\n'));
  const input = readInput(sources.value, await loadMoveParser(), 'abi');
  if (!input.value) throw new Error(input.diagnostics.map(formatDiagnostic).join('\n'));
  return input.value;
}

export interface Reading {
  readonly modules: readonly ReadModule[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Texts by path, read together. */
export async function read(files: Readonly<Record<string, string>>): Promise<Reading> {
  const sources = Object.entries(files).map(([name, text]) => ({ path: name, text }));
  const outcome = readInput(sources, await loadMoveParser(), 'input');
  return { modules: outcome.value?.modules ?? [], diagnostics: outcome.diagnostics };
}

/** One Move text as its only module. Throws on any diagnostic. */
export async function readOne(text: string): Promise<ReadModule> {
  const { modules, diagnostics } = await read({ 'a.move': text });
  const [only] = modules;
  if (diagnostics.length > 0 || only === undefined)
    throw new Error(diagnostics.map(formatDiagnostic).join('\n'));
  return only;
}
