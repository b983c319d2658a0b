// Keeps the DEEP price of a pool fresh: npx tsx price-keeper.ts

import { setTimeout as sleep } from 'node:timers/promises';
import { Transaction } from '@mysten/sui/transactions';
import { deepBook, send } from './setup';

const ROUNDS = Number(process.env.ROUNDS ?? Infinity);
const PAUSE_MS = Number(process.env.PAUSE_MS ?? 15 * 60_000);

// region: keep
/** The target trades WAL for SUI; the reference is the whitelisted pool of DEEP and SUI. */
async function addPoint(): Promise<string> {
  const tx = new Transaction();
  tx.setGasBudget(10_000_000);
  tx.add(deepBook.deepBook.addDeepPricePoint('WAL_SUI', 'DEEP_SUI'));
  try {
    await send(tx);
    return 'added a point';
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Another keeper was here less than a minute ago: the price is fresh, and nothing is wrong.
    if (message.includes('"deep_price"') && /}, 1\)/.test(message)) return 'already fresh';
    throw error;
  }
}

for (let round = 1; round <= ROUNDS; round++) {
  console.log(`round ${round}: ${await addPoint()}`);
  if (round < ROUNDS) await sleep(PAUSE_MS);
}
// endregion: keep
