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

/** Id of what is gone → another id of the same thing, in the release before, that the one after still exports. */
export function replacementsOf(before: TsModel, after: TsModel): ReadonlyMap<string, string> {
  const now = new Set(after.entries.flatMap((entry) => [...exportsOf(entry, after).keys()]));
  return new Map(
    before.entries.flatMap(({ name: entry, reexports }) =>
      reexports.flatMap(({ name, ref }): [string, string][] =>
        ref !== null && now.has(`ts:${entry}/${name}`) ? [[ref, `ts:${entry}/${name}`]] : [],
      ),
    ),
  );
}
