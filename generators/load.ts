/** What a run starts from: prepared references, the output folder, committed surface reports. Reads files only. */

import fs from 'node:fs';
import path from 'node:path';
import { isReleaseOpen, loadSince } from './changes/load.ts';
import { NO_EQUIVALENTS, loadEquivalents } from './core/equivalents/equivalents.ts';
import type { Equivalents } from './core/equivalents/equivalents.ts';
import type { Diagnostic, Outcome } from './core/diagnostics.ts';
import { fail, errorAt } from './core/diagnostics.ts';
import type { OutputState } from './core/files/files.ts';
import { loadOutput } from './core/files/files.ts';
import { isOutOfStack, tooDeep } from './core/limits.ts';
import type { Crumb } from './core/page.ts';
import type { Prepared, Reference, ReferenceRequest } from './core/reference.ts';
import { compareText } from './core/text.ts';
import type { Flags } from './flags.ts';

export interface RunOptions {
  readonly root: string;
  readonly references: readonly Reference[];
  readonly flags: Flags;
  readonly progress: (step: string) => void;
}

export interface LoadedRun {
  /** By reference; one that failed is missing, and its diagnostics say why. */
  readonly prepared: ReadonlyMap<string, Prepared>;
  readonly output: OutputState;
  /** The reviewed table; null for another input, which may lack what the table names. */
  readonly equivalents: Equivalents | null;
  /** Id → the release that brought it; of another input nobody knows. */
  readonly since: ReadonlyMap<string, Crumb>;
  /** Committed surface reports by file; null when the run has another input, which has no report. */
  readonly surfaces: ReadonlyMap<string, string> | null;
  /** Between two releases. */
  readonly isMoving: boolean;
  /** With `--check` or `CI` a changed report is an error; else it is rewritten. */
  readonly mustMatch: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Absolute. */
export function outputFolder(root: string, flags: Flags): string {
  return flags.out === null ? path.join(root, 'docs/generated') : path.resolve(flags.out);
}

export async function loadRun(options: RunOptions): Promise<LoadedRun> {
  const { root, references, flags, progress } = options;
  const out = outputFolder(root, flags);
  const diagnostics = refuseFolder(out, root);
  const prepared = new Map<string, Prepared>();
  const { isStrict } = flags;
  const isMoving = isReleaseOpen(root);
  const table = loadEquivalents(root);
  diagnostics.push(...table.diagnostics);
  const equivalents = table.value ?? NO_EQUIVALENTS;
  const request = { root, options: flags.options, equivalents, isStrict, isMoving };
  for (const reference of references) {
    progress(`${reference.name}: reading`);
    const outcome = await prepare(reference, request);
    diagnostics.push(...outcome.diagnostics);
    if (outcome.value) prepared.set(reference.name, outcome.value);
  }
  const isDocumented = flags.options.size === 0;
  return {
    prepared,
    output: loadOutput(out),
    equivalents: isDocumented ? table.value : null,
    since: isDocumented ? loadSince(root) : new Map(),
    surfaces: isDocumented && flags.out === null ? loadSurfaces(root) : null,
    isMoving,
    mustMatch: flags.isCheck || Boolean(process.env['CI']),
    diagnostics,
  };
}

async function prepare(
  reference: Reference,
  request: ReferenceRequest,
): Promise<Outcome<Prepared>> {
  try {
    return await reference.prepare(request);
  } catch (error) {
    if (isOutOfStack(error)) return fail([tooDeep(reference.name)]);
    throw error;
  }
}

function loadSurfaces(root: string): ReadonlyMap<string, string> {
  const folder = path.join(root, 'schema/surface');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).toSorted(compareText) : [];
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]));
}

/** A folder with a project in it is never an output folder, whatever the manifest says. */
function refuseFolder(out: string, root: string): Diagnostic[] {
  const isProject =
    out === root ||
    ['.git', 'package.json', 'node_modules'].some((entry) => fs.existsSync(path.join(out, entry)));
  const isAbove = `${process.cwd()}${path.sep}`.startsWith(`${out}${path.sep}`);
  if (!isProject && !isAbove) return [];
  return [
    errorAt(null, 'core/output-folder', {
      message: 'the output folder is a project or the folder you are in',
      fix: 'give --out a folder of its own',
    }),
  ];
}
