/** What can be wrong with the table of equivalents: its form, and ids that nothing claims. Pure. */

import type { EquivalentRow, Equivalents } from './rows.ts';
import { EQUIVALENTS_FILE, SURFACES, claimedId, fieldOf } from './rows.ts';
import type { Diagnostic, Location } from '../diagnostics.ts';
import { errorAt } from '../diagnostics.ts';
import { compareText, countOf, nearestName } from '../text.ts';

export function tableDiagnostic(at: Location, message: string, fix: string): Diagnostic {
  return errorAt(at, 'core/equivalents', { message, fix });
}

/** Everything that shows without knowing which ids exist. */
export function checkTable(
  file: string,
  lines: readonly string[],
  rows: readonly EquivalentRow[],
): Diagnostic[] {
  const head = checkHead(file, lines[0] ?? '');
  if (head !== null) return [head];
  return [
    ...rows.flatMap((row) => checkRow(file, row, lines[row.line - 1] ?? '')),
    ...repeatedOperations(file, rows),
    ...repeatedRows(file, rows),
  ];
}

function checkHead(file: string, line: string): Diagnostic | null {
  const columns = ['act', ...SURFACES.map((api) => api.column)];
  if (line === columns.join('\t')) return null;
  const fix = `begin with ${columns.join(' ⇥ ')}, separated by tabs`;
  return tableDiagnostic(
    { file, line: 1, column: 1 },
    'the first line does not name the columns',
    fix,
  );
}

function checkRow(file: string, row: EquivalentRow, line: string): Diagnostic[] {
  const at = { file, line: row.line, column: 1 };
  const cells = line.split('\t').length;
  const columns = SURFACES.length + 1;
  if (cells !== columns) {
    const fix = `give it ${columns}, separated by tabs, empty ones included`;
    return [tableDiagnostic(at, `the row has ${countOf(cells, 'cell')}`, fix)];
  }
  if (row.act === '')
    return [tableDiagnostic(at, 'the row names no act', 'say in words what is done')];
  if (row.cells.length > 1) return checkIds(file, row);
  const fix = 'join it with another surface, or remove the row';
  return [tableDiagnostic(at, `"${row.act}" has fewer than two surfaces`, fix)];
}

/** What people part ids with beside the blank; a no-break space looks like one. */
const SEPARATORS = /[,;|\s\u200b\u2060]/;

/** Braces hold the name of one field, at the end. */
const BRACES = /^[^{}]+(?:\{[A-Za-z_$][\w$]*\})?$/;

function checkIds(file: string, row: EquivalentRow): Diagnostic[] {
  return row.cells.flatMap(({ ids }) =>
    ids.flatMap((id, index) => {
      const at = { file, line: row.line, column: row.columns.get(id) ?? 1 };
      const isSecond = ids.indexOf(id) < index;
      const advice = checkForm(bare(id)) ?? (isSecond ? repeatedId(row.act, bare(id)) : null);
      return advice === null ? [] : [tableDiagnostic(at, advice.message, advice.fix)];
    }),
  );
}

type Advice = Pick<Diagnostic, 'message' | 'fix'>;

function repeatedId(act: string, name: string): Advice {
  return { message: `"${act}" names "${name}" twice`, fix: 'keep one of the two' };
}

/** What is wrong with the id alone, as in the table. */
function checkForm(name: string): Advice | null {
  const prefix = SURFACES.find((api) => name.startsWith(api.prefix))?.prefix;
  if (prefix !== undefined && !name.startsWith(`${prefix}:`))
    return {
      message: `"${name}" repeats what its column says`,
      fix: `write "${name.slice(prefix.length)}" in the column "${prefix.slice(0, -1)}"`,
    };
  const message = `"${name}" is not an id`;
  if (SEPARATORS.test(name)) return { message, fix: 'part ids by one blank' };
  return BRACES.test(name) ? null : { message, fix: 'write a field as Type{field}, one at a time' };
}

/** Acts are what a reader tells rows apart by. */
function repeatedOperations(file: string, rows: readonly EquivalentRow[]): Diagnostic[] {
  return repeated(rows, {
    file,
    keyOf: (row) => row.act.toLowerCase().replace(/\s+/g, ' '),
    say: (row, line) => `the act "${row.act}" is on line ${line} already`,
    fix: 'join the two rows, or say how they differ',
  });
}

/** Two names for the very same join would print it twice on every page. */
function repeatedRows(file: string, rows: readonly EquivalentRow[]): Diagnostic[] {
  const idsOf = ({ cells }: EquivalentRow): string =>
    cells
      .flatMap(({ ids }) => ids)
      .toSorted(compareText)
      .join(' ');
  // A row that is there twice is identified by its act.
  const lines = new Set(repeatedOperations(file, rows).map(({ at }) => at?.line));
  return repeated(
    rows.filter(({ line }) => !lines.has(line)),
    {
      file,
      keyOf: idsOf,
      say: (row, line) => `"${row.act}" joins the same ids as line ${line}`,
      fix: 'keep one of the two rows',
    },
  );
}

function repeated(
  rows: readonly EquivalentRow[],
  rule: {
    readonly file: string;
    readonly keyOf: (row: EquivalentRow) => string;
    readonly say: (row: EquivalentRow, line: number) => string;
    readonly fix: string;
  },
): Diagnostic[] {
  const seen = new Map<string, number>();
  return rows.flatMap((row) => {
    const key = rule.keyOf(row);
    const before = seen.get(key);
    if (before === undefined) seen.set(key, row.line);
    if (before === undefined || key === '') return [];
    const at = { file: rule.file, line: row.line, column: 1 };
    return [tableDiagnostic(at, rule.say(row, before), rule.fix)];
  });
}

/**
 * Ids of the table that no reference claimed. Only surfaces that claimed anything are asked: a run
 * of one reference knows nothing of the others.
 */
export function unknownEquivalents(table: Equivalents, claimed: readonly string[]): Diagnostic[] {
  const known = new Set(claimed);
  const asked = SURFACES.filter(({ prefix }) => claimed.some((id) => id.startsWith(prefix)));
  return table.rows.flatMap((row) =>
    [...row.columns].flatMap(([written, column]) => {
      const id = claimedId(written);
      const at = { file: EQUIVALENTS_FILE, line: row.line, column };
      const exact = `${id}.${fieldOf(written)}`;
      if (known.has(exact))
        return [tableDiagnostic(at, `"${bare(exact)}" has a place`, `write "${bare(exact)}"`)];
      if (known.has(id) || !asked.some(({ prefix }) => id.startsWith(prefix))) return [];
      const api = SURFACES.find(({ prefix }) => id.startsWith(prefix))?.label ?? '';
      return [
        tableDiagnostic(at, `${api} has no "${bare(id)}" in this release`, remedyOf(id, claimed)),
      ];
    }),
  );
}

/** In the wrong column, half a name, or a slip of the pen: in this order. */
function remedyOf(id: string, claimed: readonly string[]): string {
  const name = bare(id);
  const elsewhere = SURFACES.find(({ prefix }) => claimed.includes(`${prefix}${name}`));
  if (elsewhere !== undefined) return `move it to the column "${elsewhere.column}"`;
  // What is written beside a command or a type that is there: its like elsewhere is another thing.
  const home = /^(.*(?:#|\.|::|\())[^#.:()]+\)?$/.exec(id)?.[1] ?? '';
  const isKnown = claimed.includes(home.replace(/(?:#|\.|::|\()$/, ''));
  const rivals = claimed
    .filter((other) => other.startsWith(isKnown ? home : prefixOf(id)))
    .map(bare)
    .toSorted(compareText);
  const whole = rivals.find((other) => endsWithName(other.toLowerCase(), name.toLowerCase()));
  const near = whole ?? nearestName(name, rivals);
  return near === null ? 'correct the id, or remove it from the row' : `write "${near}"`;
}

/** `client/SuiClient.getCoins` ends with the name `getCoins`, `sui::coin::split` with `coin::split`. */
function endsWithName(id: string, name: string): boolean {
  return id === name || (id.endsWith(name) && /[^a-z0-9_]/.test(id.at(-name.length - 1) ?? ''));
}

function prefixOf(id: string): string {
  return id.slice(0, id.indexOf(':') + 1);
}

function bare(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}
