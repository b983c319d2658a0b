/** What an entry point exports, wherever the package declares it: names that move between entry points stay comparable. Pure. */

import type {
  EntryModel,
  SymbolModel,
  TsModel,
} from '../../../../generators/typescript/model/model.ts';
import { matchUp } from '../change.ts';

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
  const removed = before.entries.flatMap(({ symbols }) => symbols.filter(({ id }) => !now.has(id)));
  const entries = matchUp(before.entries, after.entries, ({ name }) => name);
  const present = exported.flatMap((names) => [...names.values()].map(({ symbol }) => symbol));
  const moves = movesOf(byPlainName(removed, entries.removed), byPlainName(present, entries.added));
  return new Map([...moves, ...known]);
}

type Named = ReadonlyMap<string, readonly SymbolModel[]>;

/**
 * An entry point that is new, or that went, may be part of a name: `SuiClient` of `client` is `SuiJsonRpcClient` in
 * `jsonRpc`, and `Experimental_BaseClient` of `experimental` is `BaseClient` elsewhere.
 */
function byPlainName(symbols: readonly SymbolModel[], entries: readonly EntryModel[]): Named {
  const whole = new Set(entries.map(({ name }) => `ts:${name}`));
  const named = new Map<string, SymbolModel[]>();
  for (const symbol of symbols) {
    const entry = entryOf(symbol.id);
    const [word] = (whole.has(entry) && /[A-Za-z]+$/.exec(entry)) || [''];
    const plain = symbol.name.replace(new RegExp(`${word}_?`, 'i'), '');
    for (const name of new Set([symbol.name, plain]))
      named.set(name, [...(named.get(name) ?? []), symbol]);
  }
  return named;
}

/** Of several entry points, the one to which most of its siblings went; and of what went to the same, the one with most. */
function movesOf(removed: Named, present: Named): readonly [string, string][] {
  const pairs = [...removed].flatMap(([name, all]) =>
    all.flatMap((old) =>
      (present.get(name) ?? [])
        .filter(({ kind }) => isAlike(kind, old.kind))
        .map((now): [string, string] => [old.id, now.id]),
    ),
  );
  const wayOf = ([from, to]: readonly [string, string]): string =>
    `${entryOf(from)} ${entryOf(to)}`;
  const counts = new Map<string, number>();
  for (const pair of pairs) counts.set(wayOf(pair), (counts.get(wayOf(pair)) ?? 0) + 1);
  const isFirst = (pair: readonly [string, string], side: 0 | 1): boolean =>
    pairs.every(
      (other) =>
        other === pair ||
        other[side] !== pair[side] ||
        (counts.get(wayOf(other)) ?? 0) < (counts.get(wayOf(pair)) ?? 0),
    );
  return pairs.filter((pair) => isFirst(pair, 0) && isFirst(pair, 1));
}

function entryOf(id: string): string {
  return id.slice(0, id.lastIndexOf('/'));
}

/** For those who import it, an interface and a type of the same shape are one. */
function isAlike(a: SymbolModel['kind'], b: SymbolModel['kind']): boolean {
  const isData = (kind: SymbolModel['kind']): boolean => kind === 'interface' || kind === 'type';
  return a === b || (isData(a) && isData(b));
}
