/** The siblings of one symbol as a page shows them: a paragraph, a list, or a list that folds. Pure. */

import type { EquivalentRow, Equivalents } from './rows.ts';
import { claimedId, fieldOf } from './rows.ts';
import type { Links } from '../links.ts';
import type { Flow, Inline } from '../nodes.ts';
import { caption, details, inlineCode, link, list, paragraph, unsearched } from '../nodes.ts';

/** What a page, a section or a row of a table describes. */
export interface EquivalentSymbol {
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
 * part in several acts or its parts have siblings as well; before them, which release brought it.
 * Empty when there is neither; ids that no reference claimed are left out.
 */
export function equivalentsOf(
  table: Equivalents,
  of: string | EquivalentSymbol,
  links: Links,
): Flow[] {
  const symbol: EquivalentSymbol = typeof of === 'string' ? { id: of } : of;
  return [...sinceFlow(symbol, links), ...siblingFlow(table, symbol, links)];
}

/** Parts that came later than the whole are named with their release. */
function sinceFlow({ id, parts = [] }: EquivalentSymbol, links: Links): Flow[] {
  const own = id === null ? undefined : links.get(id)?.since;
  const later = parts.flatMap((part): Inline[][] => {
    const since = links.get(part.id)?.since;
    return since === undefined
      ? []
      : [[inlineCode(part.name), ' since ', link(since.route, since.label)]];
  });
  return [
    ...(own === undefined
      ? []
      : [unsearched(paragraph('Since ', link(own.route, own.label), '.'))]),
    ...(later.length === 0
      ? []
      : [
          caption(
            'New parts',
            ': ',
            ...later.flatMap((release, at) => (at === 0 ? release : [', ', ...release])),
            '.',
          ),
        ]),
  ];
}

function siblingFlow(table: Equivalents, symbol: EquivalentSymbol, links: Links): Flow[] {
  const ids = [...(symbol.id === null ? [] : [symbol.id]), ...(symbol.sameAs ?? [])];
  const own = entriesOf(table, ids, links);
  const items = [
    ...own.filter(({ names }) => names.length === 0),
    ...own.filter(({ names }) => names.length > 0),
    ...partEntries(table, symbol.parts ?? [], links),
  ].map(lineOf);
  const [only] = own;
  if (items.length === 0) return [];
  if (only !== undefined && only.names.length === 0 && items.length === 1)
    return [caption(TITLE, ` (${only.act}): `, ...only.siblings)];
  if (items.length > LONGEST_OPEN_LIST)
    return [unsearched(details(`${TITLE} (${items.length})`, [list(items)]))];
  return [caption(TITLE, ':'), unsearched(list(items))];
}

const TITLE = 'Equivalents';

interface Entry {
  readonly act: string;
  /** Which fields or parts of the symbol the row means; empty for all of it. */
  readonly names: readonly string[];
  readonly siblings: Inline[];
}

/** `commissionRate (The commission of a validator): …`, as a part is named. */
function lineOf({ act, names, siblings }: Entry): Flow[] {
  if (names.length === 0) return [paragraph(`${act}: `, ...siblings)];
  const displayed = names.flatMap((name, index): Inline[] =>
    index === 0 ? [inlineCode(name)] : [', ', inlineCode(name)],
  );
  return [paragraph(...displayed, ` (${act}): `, ...siblings)];
}

/** Parts that take part in the same act share a line. */
function partEntries(
  table: Equivalents,
  parts: NonNullable<EquivalentSymbol['parts']>,
  links: Links,
): Entry[] {
  const byAct = new Map<string, Entry>();
  for (const part of parts) {
    for (const entry of entriesOf(table, [part.id], links)) {
      const names = [...(byAct.get(entry.act)?.names ?? []), part.name];
      byAct.set(entry.act, { ...entry, names });
    }
  }
  return [...byAct.values()];
}

/** A row counts once, whichever of the ids it names. */
function entriesOf(table: Equivalents, ids: readonly string[], links: Links): Entry[] {
  const seen = new Set<EquivalentRow>();
  return ids.flatMap((id) => {
    const rows = table.byId.get(id) ?? [];
    return rows.flatMap((row) => {
      if (seen.has(row)) return [];
      seen.add(row);
      const names = fieldsIn(row, id);
      const siblings = siblingsOf(row, id, { links, implied: impliedBy(rows, id, names) });
      return siblings.length === 0 ? [] : [{ act: row.act, names, siblings }];
    });
  });
}

/** A type that is the same elsewhere, field names and all, says so once and not at each field. */
function impliedBy(
  rows: readonly EquivalentRow[],
  id: string,
  fields: readonly string[],
): ReadonlySet<string> {
  const wholes = rows
    .filter((row) => fieldsIn(row, id).length === 0)
    .flatMap((row) => row.cells.flatMap((cell) => cell.ids));
  return new Set(wholes.flatMap((whole) => fields.map((field) => `${whole}{${field}}`)));
}

function fieldsIn(row: EquivalentRow, id: string): readonly string[] {
  return row.cells.flatMap((cell) =>
    cell.ids.flatMap((other) => {
      const field = claimedId(other) === id ? fieldOf(other) : null;
      return field === null ? [] : [field];
    }),
  );
}

/** `Move coin::split · CLI sui client ptb --split-coins`, each a link. */
function siblingsOf(
  row: EquivalentRow,
  id: string,
  { links, implied }: { readonly links: Links; readonly implied: ReadonlySet<string> },
): Inline[] {
  const parts: Inline[] = [];
  for (const cell of row.cells) {
    if (cell.ids.some((own) => claimedId(own) === id)) continue;
    const others = cell.ids.filter((other) => !implied.has(other));
    const displayed = others.flatMap((other) => linkTo(other, links));
    if (displayed.length === 0) continue;
    if (parts.length > 0) parts.push(' · ');
    parts.push(
      `${cell.api} `,
      ...displayed.flatMap((inline, index) => (index === 0 ? [inline] : [', ', inline])),
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
