/** Where entry points, classes and all other symbols live. Pure. */

import type { Target } from '../core/links.ts';
import { summaryText } from '../core/prose.ts';
import { assignSlugs, slugOf } from '../core/slugs.ts';
import type { SymbolKind } from './model/kinds.ts';
import { KIND_WORDS } from './model/kinds.ts';
import type { EntryModel, SymbolModel, TsModel } from './model/model.ts';
import { ROOT, specifierOf } from './model/names.ts';
import type { SymbolDescriptions } from './descriptions.ts';

export const BASE = '/references/typescript-sdk';

/** More sections than this make a page too long: interfaces and types then get pages of their own. */
const MOST_SECTIONS = 60;

export interface TsRoutes {
  readonly base: string;
  entry(name: string): string;
  /** The page that explains the symbol. */
  symbol(id: string): string;
  /** The further pages of a large entry point, without those of its classes. */
  annexes(name: string): readonly Annex[];
}

export interface Annex {
  readonly slug: 'interfaces' | 'types';
  readonly title: string;
  readonly kinds: readonly SymbolKind[];
  readonly route: string;
}

const ANNEXES = [
  { slug: 'interfaces', title: 'Interfaces', kinds: ['interface', 'namespace'] },
  { slug: 'types', title: 'Types', kinds: ['type', 'enum'] },
] as const;

export function assignRoutes(model: TsModel, base = BASE): TsRoutes {
  const entries = entryRoutes(
    model.entries.map((entry) => entry.name),
    base,
  );
  const symbols = new Map<string, string>();
  const annexes = new Map<string, readonly Annex[]>();
  for (const entry of model.entries) {
    const route = need(entries, entry.name);
    const own =
      entry.symbols.filter((symbol) => symbol.kind !== 'class').length > MOST_SECTIONS
        ? ANNEXES
        : [];
    annexes.set(
      entry.name,
      own.map((annex) => ({ ...annex, route: `${route}/${annex.slug}` })),
    );
    const classes = assignSlugs(
      entry.symbols.filter((symbol) => symbol.kind === 'class').map((symbol) => symbol.name),
      reservedBelow(route, [...entries.values()]),
    );
    for (const symbol of entry.symbols)
      symbols.set(symbol.id, routeOfSymbol(symbol, route, classes, need(annexes, entry.name)));
  }
  return {
    base,
    entry: (name) => need(entries, name),
    symbol: (id) => need(symbols, id),
    annexes: (name) => need(annexes, name),
  };
}

function need<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`"${key}" has no route: it is not part of this model`);
  return value;
}

function routeOfSymbol(
  symbol: SymbolModel,
  route: string,
  classes: ReadonlyMap<string, string>,
  annexes: readonly Annex[],
): string {
  if (symbol.kind === 'class') return `${route}/${need(classes, symbol.name)}`;
  return annexes.find((annex) => annex.kinds.includes(symbol.kind))?.route ?? route;
}

/** `keypairs/ed25519` stays; `2024.1` and `jsonRpc` become what an address can carry on every host. */
function entryRoutes(names: readonly string[], base: string): Map<string, string> {
  const segments = [...new Set(names.flatMap((name) => name.split('/')))];
  const plain = (segment: string): string =>
    segment === ROOT ? 'main' : /^[a-z0-9]+$/.test(segment) ? segment : slugOf(segment) || 'entry';
  const slugs = assignSlugs(segments, [], plain);
  return new Map(
    names.map((name) => {
      const own = name.split('/').map((segment) => need(slugs, segment));
      return [name, [base, ...own].join('/')];
    }),
  );
}

/** Slugs below an entry point that other entry points and its own annexes need. */
function reservedBelow(route: string, all: readonly string[]): string[] {
  const below = all
    .filter((other) => other.startsWith(`${route}/`))
    .map((other) => other.slice(route.length + 1).split('/')[0] ?? '');
  return [...below, ...ANNEXES.map((annex) => annex.slug)];
}

/** Inherited members are claimed too: a reader looks for `Ed25519Keypair.signTransaction` on the keypair. */
export function claimTargets(
  model: TsModel,
  routes: TsRoutes,
  descriptions: SymbolDescriptions,
): Target[] {
  return model.entries.flatMap((entry) => [
    claim(
      `ts:${entry.name}`,
      {
        route: routes.entry(entry.name),
        anchor: null,
        label: specifierOf(model, entry),
        kind: 'entry point',
      },
      descriptions.ofEntry(entry.name),
    ),
    ...entry.symbols.flatMap((symbol) => claimSymbol(symbol, routes, descriptions)),
  ]);
}

function claimSymbol(
  symbol: SymbolModel,
  routes: TsRoutes,
  descriptions: SymbolDescriptions,
): Target[] {
  const route = routes.symbol(symbol.id);
  const isPage = symbol.kind === 'class';
  const address = {
    route,
    anchor: isPage ? null : symbol.anchor,
    label: symbol.name,
    kind: KIND_WORDS[symbol.kind][0],
  };
  const own = claim(symbol.id, address, descriptions.ofSymbol(symbol));
  const members = isPage ? symbol.members : [];
  return [
    own,
    ...members.map((member) =>
      claim(
        member.id,
        { route, anchor: member.anchor, label: `${symbol.name}.${member.name}`, kind: member.kind },
        descriptions.ofMember(member),
      ),
    ),
  ];
}

function claim(
  id: string,
  address: Omit<Target, 'id' | 'summary'>,
  markdown: string | null,
): Target {
  return { id, ...address, summary: summaryText(markdown) };
}

/** Symbols on the entry point's own page. */
export function symbolsOn(entry: EntryModel, annexes: readonly Annex[]): readonly SymbolModel[] {
  const away = annexes.flatMap((annex) => annex.kinds);
  return entry.symbols.filter((symbol) => !away.includes(symbol.kind));
}
