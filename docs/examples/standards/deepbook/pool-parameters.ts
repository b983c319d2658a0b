// Tick, lot and minimum size for a new pool: npx tsx pool-parameters.ts

// region: parameters
interface Market {
  readonly name: string;
  readonly baseDecimals: number;
  readonly quoteDecimals: number;
  /** Price of one base coin, in quote coins. */
  readonly price: number;
  /** Price of one quote coin in dollars. */
  readonly quoteUsd: number;
}

interface Parameters {
  readonly tick: bigint;
  readonly lot: bigint;
  readonly min: bigint;
}

const MIN_LOT = 1_000n;

/** The largest power of ten that is not larger. */
function powerBelow(value: number): number {
  return Math.floor(Math.log10(value) + 1e-9);
}

function parametersFor({ baseDecimals, quoteDecimals, price, quoteUsd }: Market): Parameters {
  // One basis point of the price at most, as a power of ten on chain.
  const digits = -powerBelow(price / 10_000);
  const tick = 10n ** BigInt(Math.max(0, 9 - baseDecimals + quoteDecimals - digits));
  // A lot is worth a few cents, and the smallest order at most a dollar.
  const baseUsd = price * quoteUsd;
  const lotExponent = baseDecimals + powerBelow(0.1 / baseUsd);
  const lot = 10n ** BigInt(Math.max(0, lotExponent));
  const minExponent = baseDecimals + powerBelow(1 / baseUsd);
  const min = 10n ** BigInt(Math.max(0, minExponent));
  const safeLot = lot < MIN_LOT ? MIN_LOT : lot;
  return { tick, lot: safeLot, min: min < safeLot ? safeLot : min };
}
// endregion: parameters

const markets: readonly Market[] = [
  { name: 'SUI/USDC', baseDecimals: 9, quoteDecimals: 6, price: 3.5, quoteUsd: 1 },
  { name: 'ACORN/SUI', baseDecimals: 6, quoteDecimals: 9, price: 0.02, quoteUsd: 3.5 },
  { name: 'WBTC/USDC', baseDecimals: 8, quoteDecimals: 6, price: 110_000, quoteUsd: 1 },
];

for (const market of markets) {
  const { tick, lot, min } = parametersFor(market);
  console.log(`${market.name.padEnd(9)} tick ${tick}, lot ${lot}, min ${min}`);
}
