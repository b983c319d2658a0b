/**
 * One act on five surfaces: the reviewed table that joins a Move function, an SDK method, a command,
 * a GraphQL type and a JSON-RPC method. `loadCounterparts` reads one file; the rest is pure.
 * Whether the ids exist is asked in `counterpart-faults.ts`, when all references have claimed.
 */

import fs from 'node:fs';
import path from 'node:path';
import { faultsOfTable, tableProblem } from './counterpart-faults.ts';
import type { CounterpartRow, Counterparts } from './counterpart-rows.ts';
import { COUNTERPARTS_FILE, SURFACES, claimedId, fieldOf } from './counterpart-rows.ts';
import type { Diagnostic, Outcome } from './diagnostics.ts';
import { fail, succeed } from './diagnostics.ts';
import type { Links } from './links.ts';
import type { Flow, Inline } from './nodes.ts';
import { details, inlineCode, link, list, paragraph, strong } from './nodes.ts';
import type { SourceText } from './source.ts';

export { COUNTERPARTS_FILE, SURFACES };
export type { CounterpartRow, Counterparts };

/** The project's own table. A missing file is an error: every reference shows siblings. */
export function loadCounterparts(root: string): Outcome<Counterparts> {
  const file = path.join(root, COUNTERPARTS_FILE);
  const at = { file: COUNTERPARTS_FILE, line: 1, column: 1 };
  if (!fs.existsSync(file))
    return fail([tableProblem(at, 'the table is missing', 'restore the file from the repository')]);
  const table = readCounterparts({ path: COUNTERPARTS_FILE, text: fs.readFileSync(file, 'utf8') });
  if (table.value?.rows.length !== 0) return table;
  return fail([tableProblem(at, 'the table joins nothing', 'write one act per line')]);
}

/** First line: the column names. Then one act per line; several ids in a cell are parted by a blank. */
export function readCounterparts(source: SourceText): Outcome<Counterparts> {
  const lines = source.text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.replace(/\r$/, ''));
  const rows: CounterpartRow[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0 && line.trim() !== '') rows.push(readRow(line, index + 1));
  }
  const diagnostics: Diagnostic[] = faultsOfTable(source.path, lines, rows);
  return diagnostics.length > 0 ? fail(diagnostics) : succeed({ rows, byId: indexRows(rows) });
}

function readRow(line: string, number: number): CounterpartRow {
  const [act = '', ...cells] = line.split('\t');
  const columns = new Map<string, number>();
  let column = lengthOf(act) + 2;
  const places = SURFACES.flatMap((surface, index) => {
    const cell = cells[index] ?? '';
    const ids = [...cell.matchAll(/[^ ]+/g)].map((found) => {
      const id = `${surface.prefix}${found[0]}`;
      if (!columns.has(id)) columns.set(id, column + lengthOf(cell.slice(0, found.index)));
      return id;
    });
    column += lengthOf(cell) + 1;
    return ids.length === 0 ? [] : [{ surface: surface.label, ids }];
  });
  return { act: act.trim(), places, line: number, columns };
}

/** In characters, as a `Location` counts. */
function lengthOf(text: string): number {
  return [...text].length;
}

function indexRows(rows: readonly CounterpartRow[]): Map<string, CounterpartRow[]> {
  const byId = new Map<string, CounterpartRow[]>();
  for (const row of rows) {
    for (const id of row.places.flatMap((place) => place.ids.map(claimedId))) {
      const known = byId.get(id);
      if (known === undefined) byId.set(id, [row]);
      else if (!known.includes(row)) known.push(row);
    }
  }
  return byId;
}

/** What a page, a section or a row of a table describes. */
export interface CounterpartSymbol {
  /** Null when only parts are meant. */
  readonly id: string | null;
  /** Ids that say the same of it, such as the field of an interface that a field implements. */
  readonly sameAs?: readonly string[];
  /** What has no heading of its own: options, arguments. */
  readonly parts?: readonly { readonly id: string; readonly name: string }[];
}

/** A type with many fields takes part in dozens of acts: a long list folds. */
const LONGEST_OPEN_LIST = 6;

/**
 * The siblings of one symbol on the other surfaces: one paragraph, or a list when the symbol takes
 * part in several acts or its parts have siblings as well. Empty without siblings; ids that no
 * reference claimed are left out.
 */
export function counterpartsOf(
  table: Counterparts,
  of: string | CounterpartSymbol,
  links: Links,
): Flow[] {
  const symbol: CounterpartSymbol = typeof of === 'string' ? { id: of } : of;
  const ids = [...(symbol.id === null ? [] : [symbol.id]), ...(symbol.sameAs ?? [])];
  const own = entriesOf(table, ids, links);
  const items = [
    ...own.filter(({ fields }) => fields.length === 0).map(lineOf),
    ...own.filter(({ fields }) => fields.length > 0).map(lineOf),
    ...(symbol.parts ?? []).flatMap((part) =>
      entriesOf(table, [part.id], links).map((entry) => [
        paragraph(inlineCode(part.name), ` (${entry.act}): `, ...entry.siblings),
      ]),
    ),
  ];
  const [only] = own;
  if (items.length === 0) return [];
  if (only !== undefined && only.fields.length === 0 && items.length === 1)
    return [paragraph(strong(TITLE), ` (${only.act}): `, ...only.siblings)];
  if (items.length > LONGEST_OPEN_LIST)
    return [details(`${TITLE} (${items.length})`, [list(items)])];
  return [paragraph(strong(TITLE), ':'), list(items)];
}

const TITLE = 'Same thing elsewhere';

interface Entry {
  readonly act: string;
  /** Which fields of the symbol the row means; empty for all of it. */
  readonly fields: readonly string[];
  readonly siblings: Inline[];
}

/** `commissionRate (The commission of a validator): …`, as a part is named. */
function lineOf({ act, fields, siblings }: Entry): Flow[] {
  if (fields.length === 0) return [paragraph(`${act}: `, ...siblings)];
  const names = fields.flatMap((field, index): Inline[] =>
    index === 0 ? [inlineCode(field)] : [', ', inlineCode(field)],
  );
  return [paragraph(...names, ` (${act}): `, ...siblings)];
}

/** A row counts once, whichever of the ids it names. */
function entriesOf(table: Counterparts, ids: readonly string[], links: Links): Entry[] {
  const seen = new Set<CounterpartRow>();
  return ids.flatMap((id) => {
    const rows = table.byId.get(id) ?? [];
    return rows.flatMap((row) => {
      if (seen.has(row)) return [];
      seen.add(row);
      const fields = fieldsIn(row, id);
      const siblings = siblingsOf(row, id, { links, implied: impliedBy(rows, id, fields) });
      return siblings.length === 0 ? [] : [{ act: row.act, fields, siblings }];
    });
  });
}

/** A type that is the same elsewhere, field names and all, says so once and not at each field. */
function impliedBy(
  rows: readonly CounterpartRow[],
  id: string,
  fields: readonly string[],
): ReadonlySet<string> {
  if (fields.length === 0) return NONE;
  const twins = rows
    .filter((row) => fieldsIn(row, id).length === 0)
    .flatMap((row) => row.places.flatMap((place) => place.ids));
  return new Set(twins.flatMap((twin) => fields.map((field) => `${twin}{${field}}`)));
}

const NONE: ReadonlySet<string> = new Set();

function fieldsIn(row: CounterpartRow, id: string): readonly string[] {
  return row.places.flatMap((place) =>
    place.ids.flatMap((other) => {
      const field = claimedId(other) === id ? fieldOf(other) : null;
      return field === null ? [] : [field];
    }),
  );
}

/** `Move coin::split · CLI sui client ptb --split-coins`, each a link. */
function siblingsOf(
  row: CounterpartRow,
  id: string,
  { links, implied }: { readonly links: Links; readonly implied: ReadonlySet<string> },
): Inline[] {
  const parts: Inline[] = [];
  for (const place of row.places) {
    if (place.ids.some((own) => claimedId(own) === id)) continue;
    const others = place.ids.filter((other) => !implied.has(other));
    const shown = others.flatMap((other) => linkTo(other, links));
    if (shown.length === 0) continue;
    if (parts.length > 0) parts.push(' · ');
    parts.push(
      `${place.surface} `,
      ...shown.flatMap((one, index) => (index === 0 ? [one] : [', ', one])),
    );
  }
  return parts;
}

function linkTo(id: string, links: Links): Inline[] {
  const target = links.get(claimedId(id));
  const href = links.href(claimedId(id));
  if (target === undefined || href === null) return [];
  const field = fieldOf(id);
  return [link(href, inlineCode(field === null ? target.label : `${target.label}.${field}`))];
}
