// What a maker gets back for one epoch: npx tsx rebate.ts

// region: rebate
interface Epoch {
  /** Base quantity that all makers of the pool traded. */
  readonly total: number;
  /** The part of it by makers with enough stake. */
  readonly staked: number;
  /** Fees that the pool collected, in DEEP. */
  readonly fees: number;
  /** Median of the volume of the last 28 epochs; null for a younger pool. */
  readonly median: number | null;
}

function rebateOf(
  own: number,
  { total, staked, fees, median }: Epoch,
): { most: number; paid: number } {
  const most = (fees * own) / staked;
  const others = total - own;
  const part = median === null ? 1 : 1 - Math.min(1, others / median);
  return { most, paid: most * part };
}
// endregion: rebate

const epoch = { total: 100_000, staked: 80_000, fees: 1_000 };
for (const [name, median] of [
  ['young pool', null],
  ['thin epoch', 300_000],
  ['usual epoch', 100_000],
  ['busy epoch', 50_000],
] as const) {
  const { most, paid } = rebateOf(20_000, { ...epoch, median });
  console.log(
    `${name.padEnd(11)} rebate ${paid.toFixed(2).padStart(6)} DEEP, to burn ${(most - paid).toFixed(2).padStart(6)} DEEP`,
  );
}
