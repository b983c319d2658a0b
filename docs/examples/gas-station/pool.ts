// The gas coins of the station, each of which is in at most one transaction.

import type { SuiClient, SuiObjectRef } from '@mysten/sui/client';
import type { Signer } from '@mysten/sui/cryptography';
import { Transaction } from '@mysten/sui/transactions';

// region: pool
interface Reservation {
  readonly coin: SuiObjectRef;
  /** After this moment the station may void the signed bytes by spending the coin itself. */
  readonly until: number;
}

export class CoinPool {
  readonly #free: SuiObjectRef[] = [];
  /** By digest of the transaction that the coin is reserved for. */
  readonly #reserved = new Map<string, Reservation>();

  get free(): number {
    return this.#free.length;
  }

  /** Nobody else gets the coin between this call and `reserve` or `giveBack`. */
  take(): SuiObjectRef | null {
    return this.#free.shift() ?? null;
  }

  giveBack(coin: SuiObjectRef): void {
    this.#free.push(coin);
  }

  reserve(digest: string, coin: SuiObjectRef, until: number): void {
    this.#reserved.set(digest, { coin, until });
  }

  isReserved(digest: string): boolean {
    return this.#reserved.has(digest);
  }

  /** The transaction is done, and its effects name the coin's new version. A second call changes nothing. */
  settle(digest: string, coin: SuiObjectRef): void {
    if (this.#reserved.delete(digest)) this.#free.push(coin);
  }

  /** Removes and returns the coins whose time is over. Their bytes are still valid until a coin is spent. */
  expired(now: number): SuiObjectRef[] {
    const late = [...this.#reserved].filter(([, { until }]) => until < now);
    for (const [digest] of late) this.#reserved.delete(digest);
    return late.map(([, { coin }]) => coin);
  }
}
// endregion: pool

// region: refill
/** Merges the given coins, or all coins of the station, and splits off `count` coins for the pool. */
export async function refill(
  pool: CoinPool,
  {
    client,
    signer,
    count,
    amount,
    from,
  }: {
    readonly client: SuiClient;
    readonly signer: Signer;
    readonly count: number;
    readonly amount: bigint;
    readonly from?: SuiObjectRef[];
  },
): Promise<void> {
  const tx = new Transaction();
  if (from) tx.setGasPayment(from);
  const amounts = Array.from({ length: count }, () => amount);
  const split = tx.splitCoins(tx.gas, amounts);
  tx.transferObjects(
    amounts.map((_, index) => split[index]),
    signer.toSuiAddress(),
  );
  const { digest, effects } = await client.signAndExecuteTransaction({
    signer,
    transaction: tx,
    options: { showEffects: true },
  });
  await client.waitForTransaction({ digest });
  for (const { reference } of effects?.created ?? []) pool.giveBack(reference);
}
// endregion: refill

// region: renew
/** Sends late coins to the station itself. Their new versions void every signature that names the old ones. */
export async function renew(
  pool: CoinPool,
  {
    client,
    signer,
    late,
  }: {
    readonly client: SuiClient;
    readonly signer: Signer;
    readonly late: readonly SuiObjectRef[];
  },
): Promise<void> {
  // The user may have sent the transaction without us, so ask for the current versions.
  const held = await client.multiGetObjects({ ids: late.map(({ objectId }) => objectId) });
  const [first, ...others] = held.flatMap(({ data }) => data ?? []);
  if (!first) return;
  const tx = new Transaction();
  tx.setGasPayment([first]);
  const rest = others.map((ref) => tx.objectRef(ref));
  tx.transferObjects([tx.gas, ...rest], signer.toSuiAddress());
  const { digest, effects } = await client.signAndExecuteTransaction({
    signer,
    transaction: tx,
    options: { showEffects: true },
  });
  await client.waitForTransaction({ digest });
  for (const { reference } of effects?.mutated ?? []) pool.giveBack(reference);
}
// endregion: renew
