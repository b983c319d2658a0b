/** The records of `schema/releases`: a file for each release, and one for what is gone. Reads files only. */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from '../diagnostics.ts';
import { fail, succeed } from '../diagnostics.ts';
import { compareText } from '../text.ts';
import type { GoneEntity, ReleaseRecord, Releases } from './record.ts';

export const RELEASES = 'schema/releases';
export const GONE_FILE = `${RELEASES}/gone.json`;

/** `schema/releases/02-august-2025.json`. */
export function fileOfRecord({ number, slug }: Pick<ReleaseRecord, 'number' | 'slug'>): string {
  return `${RELEASES}/${String(number).padStart(2, '0')}-${slug}.json`;
}

/** Fails where a file is not what `npm run sync -- release` writes, or a release is missing. */
export function loadReleases(root: string): Outcome<Releases> {
  const names = fs.readdirSync(path.join(root, RELEASES)).toSorted(compareText);
  const diagnostics: Diagnostic[] = [];
  const records: ReleaseRecord[] = [];
  for (const name of names.filter((one) => /^\d+-.*\.json$/.test(one))) {
    const file = `${RELEASES}/${name}`;
    const record = readJson<ReleaseRecord>(root, file);
    const isWhole =
      record?.number === records.length + 1 &&
      fileOfRecord(record) === file &&
      [record.added, record.renames, record.changes].every(Array.isArray);
    if (isWhole) records.push(record);
    else diagnostics.push(badRecord(file));
  }
  const gone = readJson<readonly GoneEntity[]>(root, GONE_FILE);
  if (!Array.isArray(gone)) diagnostics.push(badRecord(GONE_FILE));
  if (records.length === 0) diagnostics.push(badRecord(RELEASES));
  if (diagnostics.length > 0) return fail(diagnostics);
  return succeed({ records, gone: gone ?? [] });
}

/** Null for what is missing or is not JSON. */
function readJson<Value>(root: string, file: string): Value | null {
  const full = path.join(root, file);
  if (!fs.existsSync(full)) return null;
  try {
    return JSON.parse(fs.readFileSync(full, 'utf8')) as Value;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function badRecord(file: string): Diagnostic {
  return {
    level: 'error',
    code: 'changes/bad-record',
    message: `${file} is not the record of a release that was taken in, or one before it is missing`,
    at: { file, line: 1, column: 1 },
    fix: 'restore it from git: records are written by npm run sync -- release only',
  };
}
