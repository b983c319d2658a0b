// Finds and compares routes through markets, without knowing the chain.

// region: types
/** One pool as an edge between two coins. */
export interface Market {
  readonly pool: string;
  readonly base: string;
  readonly quote: string;
}

/** One swap of a route: which pool, and which coin goes in. */
export interface Hop {
  readonly pool: string;
  readonly from: string;
  readonly to: string;
  readonly sellsBase: boolean;
}

export interface Quote {
  readonly out: number;
  readonly deep: number;
}

export interface Route {
  readonly hops: readonly Hop[];
  readonly quotes: readonly Quote[];
  readonly out: number;
}
// endregion: types

// region: paths
/** All routes that visit no coin twice. */
export function paths(markets: readonly Market[], from: string, to: string, maxHops: number) {
  const found: Hop[][] = [];
  const walk = (coin: string, path: Hop[]) => {
    if (coin === to) {
      found.push(path);
      return;
    }
    if (path.length === maxHops) return;
    for (const { pool, base, quote } of markets) {
      const sellsBase = coin === base;
      if (!sellsBase && coin !== quote) continue;
      const next = sellsBase ? quote : base;
      if (next === from || path.some((hop) => hop.to === next)) continue;
      walk(next, [...path, { pool, from: coin, to: next, sellsBase }]);
    }
  };
  walk(from, []);
  return found;
}
// endregion: paths

// region: best
/** Quotes every route hop by hop; null when none of them gives anything. */
export async function best(
  candidates: readonly Hop[][],
  amount: number,
  ask: (hop: Hop, amount: number) => Promise<Quote>,
): Promise<Route | null> {
  let winner: Route | null = null;
  for (const hops of candidates) {
    const quotes: Quote[] = [];
    let carried = amount;
    for (const hop of hops) {
      const quote = await ask(hop, carried);
      quotes.push(quote);
      carried = quote.out;
      // An empty book, or less than the smallest order of the pool.
      if (carried === 0) break;
    }
    if (carried > (winner?.out ?? 0)) winner = { hops, quotes, out: carried };
  }
  return winner;
}
// endregion: best
