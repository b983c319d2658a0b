/**
 * Puts a listing in the place of another: after a crash the folder holds all old files or all new
 * ones, and of two runs at once the second is refused. Touches the folder and its siblings.
 */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { liveHolder, withLock } from '../../../generators/core/files/lock.ts';
import { busy, outdated } from '../../../generators/core/files/output-diagnostics.ts';
import type { SourceText } from '../../../generators/core/source.ts';
import {
  discardLeftovers,
  makeNext,
  recover,
  swapIn,
} from '../../../generators/core/files/swap.ts';
import { loadListing } from '../../../generators/cli/load.ts';

/** The listing on disk, after a broken run was repaired. Shown paths begin with `shown`. */
export function loadWholeListing(folder: string, displayPath: string): readonly SourceText[] {
  if (liveHolder(folder) === null) recover(folder);
  return loadListing(folder, displayPath) ?? [];
}

export interface ListingChange {
  /** Begins the paths of both: `schema/cli`. */
  readonly displayPath: string;
  readonly before: readonly SourceText[];
  readonly after: readonly SourceText[];
}

/** Says why nothing was written: another run is at it, or the files are others than those that were read. */
export function applyListing(folder: string, change: ListingChange): readonly Diagnostic[] {
  const { displayPath, before, after } = change;
  if (printed(before) === printed(after)) return [];
  const diagnostics: Diagnostic[] = [];
  const holder = withLock(folder, (isOurs) => {
    const next = makeNext(folder);
    fs.cpSync(folder, next, { recursive: true });
    for (const { path: file, text } of after)
      fs.writeFileSync(path.join(next, path.basename(file)), text);
    const isSame = printed(loadListing(folder, displayPath) ?? []) === printed(before);
    if (isSame && isOurs()) swapIn(folder, next);
    else diagnostics.push(outdated(displayPath));
    discardLeftovers(folder);
  });
  if (holder !== null) diagnostics.push(busy(displayPath, holder));
  return diagnostics;
}

function printed(files: readonly SourceText[]): string {
  return JSON.stringify(files.map(({ path: file, text }) => [file, text]));
}
