// Drops 40,960 balls from one seed and compares them with the odds: npx tsx simulate.ts

import { expectedReturn, MULTIPLIERS, slots, WAYS } from './paths';

// region: print
const seed = new TextEncoder().encode('seed');
console.log('10 balls:', slots(seed, 10).join(' '));

const counts = WAYS.map(() => 0);
for (const slot of slots(seed, 40_960)) counts[slot] = (counts[slot] ?? 0) + 1;
for (const [slot, count] of counts.entries())
  console.log(`slot ${slot}: ${count} of 40960, expected ${(WAYS[slot] ?? 0) * 10}`);
console.log(`return ${(expectedReturn(MULTIPLIERS) * 100).toFixed(2)} %`);
// endregion: print
