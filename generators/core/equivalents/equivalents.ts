/**
 * One act on five surfaces: the reviewed table that joins a Move function, an SDK method, a command,
 * a GraphQL type and a JSON-RPC method. `loadEquivalents` reads one file; the rest is pure.
 * Whether the ids exist is asked in `check-table.ts`, when all references have claimed; what a
 * page shows is made in `list.ts`.
 */

import fs from 'node:fs';
import path from 'node:path';
import { checkTable, tableDiagnostic } from './check-table.ts';
import type { EquivalentRow, Equivalents } from './rows.ts';
import { EQUIVALENTS_FILE, NO_EQUIVALENTS, SURFACES, claimedId } from './rows.ts';
import type { Diagnostic, Outcome } from '../diagnostics.ts';
import { fail, succeed } from '../diagnostics.ts';
import type { SourceText } from '../source.ts';

export { equivalentsOf } from './list.ts';
export type { EquivalentSymbol } from './list.ts';
export { EQUIVALENTS_FILE, NO_EQUIVALENTS, SURFACES };
export type { EquivalentRow, Equivalents };

/** The project's own table. A missing file is an error: every reference shows siblings. */
export function loadEquivalents(root: string): Outcome<Equivalents> {
  const file = path.join(root, EQUIVALENTS_FILE);
  const at = { file: EQUIVALENTS_FILE, line: 1, column: 1 };
  if (!fs.existsSync(file))
    return fail([
      tableDiagnostic(at, 'the table is missing', 'restore the file from the repository'),
    ]);
  const table = readEquivalents({ path: EQUIVALENTS_FILE, text: fs.readFileSync(file, 'utf8') });
  if (table.value?.rows.length !== 0) return table;
  return fail([tableDiagnostic(at, 'the table joins nothing', 'write one act per line')]);
}

/** First line: the column names. Then one act per line; several ids in a cell are separated by a blank. */
export function readEquivalents(source: SourceText): Outcome<Equivalents> {
  const lines = source.text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.replace(/\r$/, ''));
  const rows: EquivalentRow[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0 && line.trim() !== '') rows.push(readRow(line, index + 1));
  }
  const diagnostics: Diagnostic[] = checkTable(source.path, lines, rows);
  return diagnostics.length > 0 ? fail(diagnostics) : succeed({ rows, byId: indexRows(rows) });
}

function readRow(line: string, number: number): EquivalentRow {
  const [act = '', ...cells] = line.split('\t');
  const columns = new Map<string, number>();
  let column = lengthOf(act) + 2;
  const places = SURFACES.flatMap((api, index) => {
    const cell = cells[index] ?? '';
    const ids = [...cell.matchAll(/[^ ]+/g)].map((found) => {
      const id = `${api.prefix}${found[0]}`;
      if (!columns.has(id)) columns.set(id, column + lengthOf(cell.slice(0, found.index)));
      return id;
    });
    column += lengthOf(cell) + 1;
    return ids.length === 0 ? [] : [{ api: api.label, ids }];
  });
  return { act: act.trim(), cells: places, line: number, columns };
}

/** In characters, as a `Location` counts. */
function lengthOf(text: string): number {
  return [...text].length;
}

function indexRows(rows: readonly EquivalentRow[]): Map<string, EquivalentRow[]> {
  const byId = new Map<string, EquivalentRow[]>();
  for (const row of rows) {
    for (const id of row.cells.flatMap((cell) => cell.ids.map(claimedId))) {
      const known = byId.get(id);
      if (known === undefined) byId.set(id, [row]);
      else if (!known.includes(row)) known.push(row);
    }
  }
  return byId;
}
