/** What an entry point exports, wherever the package declares it: names that move between entry points stay comparable. Pure. */

import type {
  EntryModel,
  SymbolModel,
  TsModel,
} from '../../../../generators/typescript/model/model.ts';

export interface Exported {
  /** With the ids that it would have if the entry point declared it. */
  readonly symbol: SymbolModel;
  readonly isOwn: boolean;
}

/** By id. What nobody documents is missing, though it is exported. */
export function exportsOf(entry: EntryModel, model: TsModel): ReadonlyMap<string, Exported> {
  const all = model.entries.flatMap(({ symbols }) => symbols);
  const borrowed = entry.reexports.flatMap(({ name, ref }) =>
    all.flatMap((symbol): Exported[] => {
      // A namespace brings what is in it.
      const rest = ref === null ? null : restOf(symbol.id, ref);
      if (rest === null) return [];
      return [
        { symbol: moved(symbol, `ts:${entry.name}/${name}${rest}`, name + rest), isOwn: false },
      ];
    }),
  );
  const own = entry.symbols.map((symbol): Exported => ({ symbol, isOwn: true }));
  return new Map([...borrowed, ...own].map((exported) => [exported.symbol.id, exported]));
}

function restOf(id: string, ref: string): string | null {
  if (id === ref) return '';
  return id.startsWith(`${ref}.`) ? id.slice(ref.length) : null;
}

function moved(symbol: SymbolModel, id: string, name: string): SymbolModel {
  const members = symbol.members.map((member) => ({
    ...member,
    id: id + member.id.slice(symbol.id.length),
  }));
  return { ...symbol, id, name, members };
}

/**
 * Id of what is gone → the id under which the release after still exports it: another name that it had before, else
 * the same name of another entry point.
 */
export function replacementsOf(before: TsModel, after: TsModel): ReadonlyMap<string, string> {
  const exported = after.entries.map((entry) => exportsOf(entry, after));
  const now = new Set(exported.flatMap((names) => [...names.keys()]));
  const known = before.entries.flatMap(({ name: entry, reexports }) =>
    reexports.flatMap(({ name, ref }): [string, string][] =>
      ref !== null && now.has(`ts:${entry}/${name}`) ? [[ref, `ts:${entry}/${name}`]] : [],
    ),
  );
  const gone = before.entries.flatMap(({ symbols }) => symbols.filter(({ id }) => !now.has(id)));
  return new Map([...movedTo(gone, exported), ...known]);
}

/** Of several entry points, the one to which most of its siblings went. */
function movedTo(
  gone: readonly SymbolModel[],
  exported: readonly ReadonlyMap<string, Exported>[],
): readonly [string, string][] {
  const byName = new Map<string, SymbolModel[]>();
  for (const { symbol } of exported.flatMap((names) => [...names.values()]))
    byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]);
  const wayOf = (from: string, to: string): string => `${entryOf(from)} ${entryOf(to)}`;
  const pairs = gone.map((symbol): [SymbolModel, readonly SymbolModel[]] => [
    symbol,
    (byName.get(symbol.name) ?? []).filter(({ kind }) => isAlike(kind, symbol.kind)),
  ]);
  const counts = new Map<string, number>();
  for (const [{ id }, others] of pairs)
    for (const other of others) {
      const way = wayOf(id, other.id);
      counts.set(way, (counts.get(way) ?? 0) + 1);
    }
  return pairs.flatMap(([{ id }, others]): [string, string][] => {
    const countOf = (other: SymbolModel): number => counts.get(wayOf(id, other.id)) ?? 0;
    const [first, second] = others.toSorted((a, b) => countOf(b) - countOf(a));
    const isEven = first && second && countOf(first) === countOf(second);
    return first === undefined || isEven ? [] : [[id, first.id]];
  });
}

function entryOf(id: string): string {
  return id.slice(0, id.lastIndexOf('/'));
}

/** For those who import it, an interface and a type of the same shape are one. */
function isAlike(a: SymbolModel['kind'], b: SymbolModel['kind']): boolean {
  const isData = (kind: SymbolModel['kind']): boolean => kind === 'interface' || kind === 'type';
  return a === b || (isData(a) && isData(b));
}
