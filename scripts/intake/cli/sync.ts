/**
 * Takes the command line of another release into `schema/cli/`: facts from the program's help, our
 * own words kept. Starts the program through `loadHelp`; reads and writes the listing.
 */

import path from 'node:path';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import {
  compareDiagnostics,
  formatDiagnostic,
  hasErrors,
} from '../../../generators/core/diagnostics.ts';
import { LISTING } from '../../../generators/cli/load.ts';
import type { CliProgram } from '../../../generators/cli/model/model.ts';
import { isForReview, readUnreviewed } from '../../../generators/cli/read/listing/listing.ts';
import { loadHelp } from './load-help.ts';
import { saveHelp } from './save-help.ts';
import { applyListing, loadWholeListing } from './apply.ts';
import { joinListing, splitListing } from './lines.ts';
import { mergeListing } from './merge.ts';
import type { MergeReport } from './merge.ts';
import { retiredOwnHelp } from './retired.ts';
import { shrinkOf } from './shrink.ts';
import { readVersion, withVersion } from './version.ts';
import { readOptions, root } from '../../process/tool.ts';

export interface SyncCliOptions {
  /** The program whose `--help` is read, or a folder of saved help. */
  readonly from: string;
  /** Take the new state even if more than a fifth of the listing is gone. */
  readonly accept?: boolean;
  /** Folder of the listing; the project's own when left out. */
  readonly listing?: string;
  readonly timeoutMs?: number;
  readonly report?: (line: string) => void;
}

const FLAGS = {
  from: { type: 'string' },
  accept: { type: 'boolean' },
  to: { type: 'string' },
  pages: { type: 'string' },
} as const;

export async function main(args: readonly string[]): Promise<number> {
  const values = readOptions('sync', FLAGS, args.slice(1));
  if (!values) return 2;
  const { from, accept, to, pages } = values;
  if (from === undefined)
    return misuse('--from BINARY is missing', 'npm run sync -- cli --from PATH_TO_SUI');
  if (to !== undefined) return saveHelp({ from, to, pages, skip: skippedOf(from) });
  if (pages !== undefined) return misuse('--pages needs a folder for the help', `add --to FOLDER`);
  return syncCli({ from, accept: accept === true });
}

/** Of the program that is listed, what has help of another kind. Nothing is known of other programs. */
function skippedOf(binary: string): readonly string[] {
  const { value } = readUnreviewed(loadWholeListing(path.join(root, LISTING), LISTING));
  return value && path.basename(binary, '.exe') === value.name ? ownHelpIn(value) : [];
}

function ownHelpIn({ commands }: CliProgram): readonly string[] {
  return commands.flatMap(({ path: terms, hasOwnHelp }) => (hasOwnHelp ? [terms.join(' ')] : []));
}

function misuse(message: string, fix: string): number {
  process.stderr.write(`sync: ${message}\n  fix: ${fix}\n`);
  return 2;
}

/** Resolves with an exit code: 0 done, 1 refused with the listing as it was. */
export async function syncCli(options: SyncCliOptions): Promise<number> {
  const report = options.report ?? ((line: string): void => void process.stderr.write(`${line}\n`));
  const folder = path.resolve(options.listing ?? path.join(root, LISTING));
  const sources = loadWholeListing(folder, LISTING);
  const old = readUnreviewed(sources);
  if (!old.value) return reject(old.diagnostics, report);
  const files = sources.map((source) => splitListing(source.path, source.text));
  const help = await loadHelp(options.from, {
    skip: [...ownHelpIn(old.value), ...retiredOwnHelp(files)],
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  });
  if (!help.value) return reject(help.diagnostics, report);
  const shrink = shrinkOf(old.value, help.value);
  if (shrink && !options.accept) return reject([shrink], report);
  const merged = mergeListing({ files, old: old.value, help: help.value });
  const version = await readVersion(options.from, options.timeoutMs);
  const named = version === null ? merged.files : withVersion(merged.files, version);
  const texts = named.map((file) => ({ path: file.path, text: joinListing(file) }));
  const diagnostics = applyListing(folder, { displayPath: LISTING, before: sources, after: texts });
  if (diagnostics.length > 0) return reject(diagnostics, report);
  if (version !== null && version.release !== old.value.release)
    report(`release: ${version.release}`);
  reportChanges(merged.report, report);
  return reportDiagnostics(readUnreviewed(texts).diagnostics, report);
}

function reject(diagnostics: readonly Diagnostic[], report: (line: string) => void): number {
  for (const diagnostic of [...diagnostics].sort(compareDiagnostics))
    report(formatDiagnostic(diagnostic));
  report('the listing stays as it was');
  return 1;
}

function reportChanges(changes: MergeReport, report: (line: string) => void): void {
  const { added, removed, changed } = changes;
  for (const id of added) report(`new: ${id}`);
  for (const id of removed) report(`gone: ${id} (what we wrote about it is kept under "retired")`);
  for (const id of changed) report(`changed: ${id}`);
  if (added.length + removed.length + changed.length === 0) report('nothing changed');
  else
    report(
      `next: set the date of the release in ${LISTING}/sui.yaml, describe what is new, run npm run generate and npm run examples`,
    );
}

/** Checks and groups may name what the new release no longer has: people have to correct them. */
function reportDiagnostics(
  diagnostics: readonly Diagnostic[],
  report: (line: string) => void,
): number {
  for (const diagnostic of diagnostics) report(formatDiagnostic(diagnostic));
  if (hasErrors(diagnostics))
    report('the listing is written, but what is named above does not fit it: correct that first');
  return hasErrors(diagnostics.filter((diagnostic) => !isForReview(diagnostic))) ? 1 : 0;
}
