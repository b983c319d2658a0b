/** Texts of records as releases; a file that no release wrote is a fault. Pure. */

import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { errorAt, fail, succeed } from '../../core/diagnostics.ts';
import type { SourceText } from '../../core/source.ts';
import { jsonIn } from '../../core/source.ts';
import type { RemovedEntity, ReleaseRecord, Releases } from '../model/record.ts';
import { fileOfRecord, REMOVED_FILE } from '../model/record.ts';

/** In the order of their names, which begin with the number of the release. */
export function readReleases(files: readonly SourceText[]): Outcome<Releases> {
  const diagnostics: Diagnostic[] = [];
  const records: ReleaseRecord[] = [];
  for (const file of files.filter((source) => source.path !== REMOVED_FILE)) {
    const record = jsonIn(file.text) as ReleaseRecord | null;
    const isWhole =
      record?.number === records.length + 1 &&
      fileOfRecord(record) === file.path &&
      [record.added, record.renames, record.changes].every(Array.isArray);
    if (isWhole) records.push(record);
    else diagnostics.push(badRecord(file.path));
  }
  const gone = files.find((source) => source.path === REMOVED_FILE);
  const entities =
    gone === undefined ? null : (jsonIn(gone.text) as readonly RemovedEntity[] | null);
  if (records.length === 0 || !Array.isArray(entities)) diagnostics.push(badRecord(REMOVED_FILE));
  return diagnostics.length > 0 ? fail(diagnostics) : succeed({ records, gone: entities ?? [] });
}

function badRecord(file: string): Diagnostic {
  return errorAt({ file, line: 1, column: 1 }, 'changes/bad-record', {
    message: `${file} is not the record of a release, or the record of an earlier one is missing`,
    fix: 'restore the folder from git: npm run sync -- release alone writes it',
  });
}
