/** Two trees of the project, each with its inputs: every change of the public surface between them. Reads files. */

import path from 'node:path';
import type { DocumentNode } from 'graphql';
import { loadListing, LISTING } from '../../../generators/cli/load.ts';
import type { CliProgram } from '../../../generators/cli/model/model.ts';
import { readUnreviewed } from '../../../generators/cli/read/listing/listing.ts';
import type { Diagnostic, Outcome } from '../../../generators/core/diagnostics.ts';
import { fail, formatDiagnostic, succeed } from '../../../generators/core/diagnostics.ts';
import { loadPins } from '../../../generators/core/sources.ts';
import type { FrameworkModel } from '../../../generators/framework/model/model.ts';
import { loadModel as loadFramework } from '../../../generators/framework/reference.ts';
import { loadInput } from '../../../generators/graphql/load.ts';
import { readSchema } from '../../../generators/graphql/read/read-schema.ts';
import type { RpcModel } from '../../../generators/json-rpc/model/model.ts';
import { loadModel as loadJsonRpc } from '../../../generators/json-rpc/reference.ts';
import type { TsPackage } from '../../../generators/typescript/load.ts';
import { loadPinnedPackage } from '../../../generators/typescript/load.ts';
import { readEntries } from '../../../generators/typescript/reference.ts';
import type { Change } from './change.ts';
import { isSame, sortChanges } from './change.ts';
import { gradeCli } from './cli.ts';
import { gradeGraphql } from './graphql.ts';
import { gradeJsonRpc } from './json-rpc.ts';
import { gradeMove } from './move.ts';
import type { Rename } from './renames.ts';
import { findRenames } from './renames.ts';
import type { TsRelease } from './typescript/grade-pairs.ts';
import { gradeTypescript } from './typescript.ts';

export interface Graded {
  /** Worst first. */
  readonly changes: readonly Change[];
  readonly renames: readonly Rename[];
}

/** The same reference, read from two trees. */
export interface Grader<Model> {
  load(input: string): Promise<Outcome<Model>>;
  grade(before: Model, after: Model): readonly Change[] | Promise<readonly Change[]>;
}

/** `after` lends its packages to both. Fails, and grades nothing, when one side of one reference cannot be read. */
export async function gradeTrees(before: string, after: string): Promise<Outcome<Graded>> {
  const changes: Change[] = [];
  const diagnostics: Diagnostic[] = [];
  const add = async <Model>(name: string, grader: Grader<Model>): Promise<void> => {
    if (isPackageOnly(name) && isSame(loadPins(before)[name], loadPins(after)[name])) return;
    const [old, now] = [await grader.load(before), await grader.load(after)];
    if (old.value && now.value) changes.push(...(await grader.grade(old.value, now.value)));
    else
      diagnostics.push(
        ...[old, now].flatMap((outcome) => (outcome.value ? [] : outcome.diagnostics)),
      );
  };
  await add<DocumentNode>('graphql', { load: loadSchema, grade: gradeGraphql });
  await add<FrameworkModel>('framework', { load: loadFrameworkFacts, grade: gradeMove });
  await add<CliProgram>('cli', { load: loadProgram, grade: gradeCli });
  await add<RpcModel>('json-rpc', { load: async (root) => loadJsonRpc(root), grade: gradeJsonRpc });
  await add<TsRelease>('typescript', {
    load: (root) => loadSdk(root, after),
    grade: (old, now) => gradeTypescript(old, now, after),
  });
  if (diagnostics.length > 0) return fail(diagnostics);
  return succeed(gradedFrom(changes));
}

export function gradedFrom(changes: readonly Change[]): Graded {
  const whole = changes.filter(({ isPart }) => isPart !== true);
  return { changes: sortChanges(whole), renames: findRenames(changes) };
}

/** Their input is all in the pin; the others have files of the project besides. */
function isPackageOnly(name: string): boolean {
  return name === 'graphql' || name === 'typescript';
}

async function loadSchema(root: string): Promise<Outcome<DocumentNode>> {
  const input = await loadInput({ root, options: new Map() });
  if (!input.value) return fail(input.diagnostics);
  const { document, folder } = input.value;
  const { value, diagnostics } = readSchema(document, { folder, isLenient: false });
  return value ? succeed(document) : fail(diagnostics);
}

/** Abort reviews of a release that is being taken in may speak of functions that are gone. */
function loadFrameworkFacts(root: string): Promise<Outcome<FrameworkModel>> {
  return loadFramework(root, { isMoving: true });
}

async function loadProgram(root: string): Promise<Outcome<CliProgram>> {
  const files = loadListing(path.join(root, LISTING), LISTING) ?? [];
  return readUnreviewed(files);
}

function loadSdk(root: string, cache: string): Promise<Outcome<TsRelease>> {
  return readRelease(loadPinnedPackage(root), cache);
}

/** `cache` is the project that keeps what TypeDoc read. */
export async function readRelease(
  source: Outcome<TsPackage>,
  cache: string,
): Promise<Outcome<TsRelease>> {
  if (!source.value) return fail(source.diagnostics);
  const entries = await readEntries(source.value, cache);
  if (!entries.value) return fail(entries.diagnostics);
  const { name, version } = source.value;
  const model = { package: name, version, entries: entries.value };
  return succeed({ model, source: source.value });
}

export function printDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(formatDiagnostic).join('\n');
}
