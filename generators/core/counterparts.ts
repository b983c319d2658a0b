/**
 * One act on five surfaces: the reviewed table that joins a Move function, an SDK method, a command,
 * a GraphQL type and a JSON-RPC method. `loadCounterparts` reads one file; the rest is pure.
 */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from './diagnostics.ts';
import { fail, succeed } from './diagnostics.ts';
import type { Links } from './links.ts';
import type { Flow, Inline } from './nodes.ts';
import { inlineCode, link, list, paragraph, strong } from './nodes.ts';
import type { SourceText } from './source.ts';

export const COUNTERPARTS_FILE = 'schema/prose/counterparts.tsv';

/** Columns after `act`, in the order of the table; ids in cells go without the prefix. */
export const SURFACES = [
  { column: 'move', prefix: 'move:', label: 'Move' },
  { column: 'ts', prefix: 'ts:', label: 'TypeScript SDK' },
  { column: 'cli', prefix: 'cli:', label: 'CLI' },
  { column: 'graphql', prefix: 'graphql:', label: 'GraphQL' },
  { column: 'rpc', prefix: 'rpc:', label: 'JSON-RPC' },
] as const;

export interface CounterpartRow {
  /** What is done, in words: "Split a coin". */
  readonly act: string;
  /** One entry per surface that has the act; the ids are full: `move:sui::coin::split`. */
  readonly places: readonly { readonly surface: string; readonly ids: readonly string[] }[];
  /** Line in the table, for diagnostics. */
  readonly line: number;
}

export interface Counterparts {
  readonly rows: readonly CounterpartRow[];
  readonly byId: ReadonlyMap<string, readonly CounterpartRow[]>;
}

/** The project's own table. A missing file is an error: every reference shows siblings. */
export function loadCounterparts(root: string): Outcome<Counterparts> {
  const file = path.join(root, COUNTERPARTS_FILE);
  if (fs.existsSync(file))
    return readCounterparts({ path: COUNTERPARTS_FILE, text: fs.readFileSync(file, 'utf8') });
  return fail([problem(1, 'the table is missing', 'restore the file from the repository')]);
}

/** First line: the column names. Then one act per line; several ids in a cell are parted by a blank. */
export function readCounterparts(source: SourceText): Outcome<Counterparts> {
  const lines = source.text.split('\n').map((line) => line.replace(/\r$/, ''));
  const head = ['act', ...SURFACES.map((surface) => surface.column)].join('\t');
  if (lines[0] !== head) {
    return fail([
      problem(
        1,
        'the first line does not name the columns',
        `begin with: ${head.replaceAll('\t', ' ⇥ ')}`,
      ),
    ]);
  }
  const rows: CounterpartRow[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue;
    const row = readRow(line, index + 1);
    diagnostics.push(...faultsOf(row, line));
    rows.push(row);
  }
  return diagnostics.length > 0 ? fail(diagnostics) : succeed({ rows, byId: indexRows(rows) });
}

function readRow(line: string, number: number): CounterpartRow {
  const [act = '', ...cells] = line.split('\t');
  const places = SURFACES.flatMap((surface, index) => {
    const ids = (cells[index] ?? '').split(' ').filter((id) => id !== '');
    return ids.length === 0
      ? []
      : [{ surface: surface.label, ids: ids.map((id) => `${surface.prefix}${id}`) }];
  });
  return { act: act.trim(), places, line: number };
}

function faultsOf(row: CounterpartRow, line: string): Diagnostic[] {
  if (line.split('\t').length !== SURFACES.length + 1) {
    return [
      problem(
        row.line,
        `the row has ${line.split('\t').length} cells`,
        `give it ${SURFACES.length + 1}, empty ones included`,
      ),
    ];
  }
  if (row.act === '')
    return [problem(row.line, 'the row names no act', 'say in words what is done')];
  if (row.places.length < 2) {
    return [
      problem(
        row.line,
        `"${row.act}" has fewer than two surfaces`,
        'join it with another surface, or remove the row',
      ),
    ];
  }
  return [];
}

function problem(line: number, message: string, fix: string): Diagnostic {
  return {
    level: 'error',
    code: 'core/counterparts',
    message,
    at: { file: COUNTERPARTS_FILE, line, column: 1 },
    fix,
  };
}

function indexRows(rows: readonly CounterpartRow[]): Map<string, CounterpartRow[]> {
  const byId = new Map<string, CounterpartRow[]>();
  for (const row of rows) {
    for (const id of row.places.flatMap((place) => place.ids)) {
      const known = byId.get(id);
      if (known === undefined) byId.set(id, [row]);
      else if (!known.includes(row)) known.push(row);
    }
  }
  return byId;
}

/**
 * The siblings of one symbol on the other surfaces: one paragraph, or a list when the symbol takes
 * part in several acts. Empty without siblings; ids that no reference claimed are left out.
 */
export function counterpartsOf(table: Counterparts, id: string, links: Links): Flow[] {
  const entries = (table.byId.get(id) ?? []).flatMap((row) => {
    const siblings = siblingsOf(row, id, links);
    return siblings.length === 0 ? [] : [{ act: row.act, siblings }];
  });
  const [only] = entries;
  if (only === undefined) return [];
  if (entries.length === 1)
    return [paragraph(strong('Same thing elsewhere'), ` (${only.act}): `, ...only.siblings)];
  return [
    paragraph(strong('Same thing elsewhere'), ':'),
    list(entries.map((entry) => [paragraph(`${entry.act}: `, ...entry.siblings)])),
  ];
}

/** `Move coin::split · CLI sui client ptb --split-coins`, each a link. */
function siblingsOf(row: CounterpartRow, id: string, links: Links): Inline[] {
  const parts: Inline[] = [];
  for (const place of row.places) {
    if (place.ids.includes(id)) continue;
    const shown = place.ids.flatMap((other) => linkTo(other, links));
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
  const target = links.get(id);
  const href = links.href(id);
  return target === undefined || href === null ? [] : [link(href, inlineCode(target.label))];
}
