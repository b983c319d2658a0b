// The coins of the hot wallet, each of which is in at most one unfinished batch.

import type { CoinStruct, SuiClient, SuiObjectRef } from '@mysten/sui/client';

// region: pool
/** All SUI coins that no unfinished batch names, the largest first. */
export async function freeCoins(
  owner: string,
  { client, taken }: { readonly client: SuiClient; readonly taken: ReadonlySet<string> },
): Promise<CoinStruct[]> {
  const coins: CoinStruct[] = [];
  let cursor: string | null | undefined = null;
  do {
    const page = await client.getCoins({ owner, cursor });
    coins.push(...page.data.filter(({ coinObjectId }) => !taken.has(coinObjectId)));
    cursor = page.hasNextPage ? page.nextCursor : null;
  } while (cursor);
  return coins.sort((a, b) => Number(BigInt(b.balance) - BigInt(a.balance)));
}

/** A transaction takes fewer than 256 gas coins. */
const MOST = 255;

/** The fewest coins that hold `wanted` together; null when the pool can't cover it. */
export function chooseCoins(coins: readonly CoinStruct[], wanted: bigint): SuiObjectRef[] | null {
  let sum = 0n;
  for (const [index, { balance }] of coins.slice(0, MOST).entries()) {
    sum += BigInt(balance);
    if (sum >= wanted) return coins.slice(0, index + 1).map(refOf);
  }
  return null;
}

export function refOf({ coinObjectId, version, digest }: CoinStruct): SuiObjectRef {
  return { objectId: coinObjectId, version, digest };
}
// endregion: pool
