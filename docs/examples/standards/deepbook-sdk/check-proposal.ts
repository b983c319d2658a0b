// Checks fees before they are proposed: npx tsx check-proposal.ts

// region: check
type PoolClass = 'volatile' | 'stable';

/** Bounds and step on the scale of the chain, where 1,000 is 0.01 bps. */
const STEP = 1_000;
const BANDS: Readonly<Record<PoolClass, { taker: [number, number]; maker: [number, number] }>> = {
  volatile: { taker: [100_000, 1_000_000], maker: [0, 500_000] },
  stable: { taker: [10_000, 100_000], maker: [0, 50_000] },
};

/** The reason why the chain would refuse, or null. */
function refusal(pool: PoolClass, takerFee: number, makerFee: number): string | null {
  for (const [side, fee] of [
    ['taker', takerFee],
    ['maker', makerFee],
  ] as const) {
    const raw = Math.round(fee * 1e9);
    const [low, high] = BANDS[pool][side];
    if (raw < low || raw > high)
      return `${side} fee ${raw / 1e5} bps is not in ${low / 1e5}–${high / 1e5}`;
    if (raw % STEP !== 0) return `${side} fee is not a multiple of 0.01 bps`;
  }
  return null;
}
// endregion: check

console.log(refusal('volatile', 0.0008, 0.0002) ?? 'fine');
console.log(refusal('stable', 0.002, 0.001) ?? 'fine');
console.log(refusal('volatile', 0.0005005, 0) ?? 'fine');
