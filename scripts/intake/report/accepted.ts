/** Changes that somebody has acknowledged: they stay in the record, and no longer in the way. Reads one file. */

import fs from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../../../generators/core/diagnostics.ts';
import { errorAt, fail, succeed } from '../../../generators/core/diagnostics.ts';
import { readRows } from '../../../generators/core/source.ts';
import type { Change } from '../grade/change.ts';

export const ACCEPTED_FILE = 'schema/releases/accepted.tsv';

const COLUMNS = ['id', 'rule', 'reason'] as const;

export interface Accepted {
  readonly change: Change;
  /** Why nobody has to act. */
  readonly reason: string;
}

export interface Sorted {
  readonly changes: readonly Change[];
  readonly accepted: readonly Accepted[];
}

/** Fails at a row that is not of the table's form. A row that no change needs is left from an earlier release. */
export function sortAccepted(root: string, changes: readonly Change[]): Outcome<Sorted> {
  const file = path.join(root, ACCEPTED_FILE);
  if (!fs.existsSync(file)) return succeed({ changes, accepted: [] });
  const text = fs.readFileSync(file, 'utf8');
  if (text.split(/\r?\n/, 1)[0] !== COLUMNS.join('\t'))
    return fail([
      errorAt({ file: ACCEPTED_FILE, line: 1, column: 1 }, 'releases/accepted', {
        message: 'the first line does not name the columns',
        fix: `begin with: ${COLUMNS.join(' ⇥ ')}`,
      }),
    ]);
  const rows = readRows({ path: ACCEPTED_FILE, text }, COLUMNS, 'releases/accepted');
  if (!rows.value) return fail(rows.diagnostics);
  const reasons = new Map(rows.value.map(({ id, rule, reason }) => [`${id} ${rule}`, reason]));
  const reasonFor = ({ id, rule }: Change): string | undefined => reasons.get(`${id} ${rule}`);
  return succeed({
    changes: changes.filter((change) => reasonFor(change) === undefined),
    accepted: changes.flatMap((change) => {
      const reason = reasonFor(change);
      return reason === undefined ? [] : [{ change, reason }];
    }),
  });
}
