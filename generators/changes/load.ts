/** The records of releases: a file for each, and one for what is gone. Reads files only. */

import fs from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../core/diagnostics.ts';
import type { Crumb } from '../core/page.ts';
import type { SourceText } from '../core/source.ts';
import { compareText } from '../core/text.ts';
import type { Releases } from './model/record.ts';
import { sinceOf, TO_DO_FILE } from './model/record.ts';
import { readReleases } from './read/records.ts';

const FOLDER = 'schema/releases';

/** Fails where a file is not what `npm run sync -- release` writes, or a release is missing. */
export function loadReleases(root: string): Outcome<Releases> {
  const folder = path.join(root, FOLDER);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).toSorted(compareText) : [];
  const files = names
    .filter((name) => name.endsWith('.json'))
    .map((name): SourceText => ({
      path: `${FOLDER}/${name}`,
      text: fs.readFileSync(path.join(folder, name), 'utf8'),
    }));
  return readReleases(files);
}

/** What reviewed tables name and the new release lacks is a warning until somebody has corrected it. */
export function isReleaseOpen(root: string): boolean {
  return fs.existsSync(path.join(root, TO_DO_FILE));
}

/** Id → the release that brought it. Empty when the records cannot be read: the reference that shows them says so. */
export function loadSince(root: string): ReadonlyMap<string, Crumb> {
  const { value } = loadReleases(root);
  return value ? sinceOf(value) : new Map();
}
