import type { Feed } from './useShop';

// region: price
/** The middle one of three, as `guard::median` takes it. */
export function median(feeds: readonly Feed[]): bigint {
  const amounts = feeds.map(({ amount }) => amount).sort((a, b) => (a < b ? -1 : 1));
  return amounts[1] ?? 0n;
}

/** As `tickets::mist_for` computes it, rounded up. A rate is dollars for one SUI, with 8 decimals. */
export function mistFor(cents: bigint, rate: bigint): bigint {
  const scaled = cents * 1_000_000_000n * 100_000_000n;
  const divisor = 100n * rate;
  return (scaled + divisor - 1n) / divisor;
}

/** What the buyer is willing to pay: 1 % more than now, because prices move between click and execution. */
export function mostFor(cents: bigint, rate: bigint): bigint {
  return (mistFor(cents, rate) * 101n) / 100n;
}
// endregion: price
