// Voting power of a stake in whole DEEP: npx tsx voting-power.ts

// region: power
const CUTOFF = 100_000;

/** Up to the cutoff a DEEP is a vote; above it only the square root counts. */
function votingPower(stake: number): number {
  return Math.min(stake, CUTOFF) + Math.max(Math.sqrt(stake) - Math.sqrt(CUTOFF), 0);
}
// endregion: power

for (const stake of [10_000, 100_000, 1_000_000, 10_000_000]) {
  console.log(
    `${String(stake).padStart(8)} DEEP  ${votingPower(stake).toFixed(2).padStart(9)} votes`,
  );
}
