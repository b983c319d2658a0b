// Finds deposits checkpoint by checkpoint, and credits each of them once.

import type { SuiClient, SuiTransactionBlockResponse } from '@mysten/sui/client';
import { normalizeStructTag } from '@mysten/sui/utils';

// region: ledger
export interface Credit {
  readonly digest: string;
  readonly address: string;
  readonly coinType: string;
  /** In the smallest unit of the coin. */
  readonly amount: string;
  readonly checkpoint: string;
}

/** The position and the credits change together, in one file or one database transaction. */
export interface Ledger {
  nextCheckpoint: string;
  readonly credits: Record<string, Credit>;
}

/** The unique key of a credit. */
export function keyOf({ digest, address, coinType }: Credit): string {
  return [digest, address, coinType].join(' ');
}

/** Returns only what is new, so a range that is read twice credits nobody twice. */
export function addCredits(ledger: Ledger, found: readonly Credit[]): Credit[] {
  const added = found.filter((credit) => !(keyOf(credit) in ledger.credits));
  for (const credit of added) ledger.credits[keyOf(credit)] = credit;
  return added;
}
// endregion: ledger

// region: credits
export interface Listing {
  readonly addresses: ReadonlySet<string>;
  /** In full, as `normalizeStructTag` writes them. */
  readonly coinTypes: ReadonlySet<string>;
}

export function creditsIn(
  { digest, effects, transaction, balanceChanges, checkpoint, errors }: SuiTransactionBlockResponse,
  { addresses, coinTypes }: Listing,
): Credit[] {
  // An answer with a gap is no answer: stop here, and ask again later.
  if (!effects || !transaction || !balanceChanges || !checkpoint || errors?.length)
    throw new Error(`incomplete answer for ${digest}`);
  if (effects.status.status !== 'success') return [];
  const { sender, gasData } = transaction.data;
  return balanceChanges.flatMap(({ owner, coinType: shown, amount }) => {
    if (typeof owner !== 'object' || !('AddressOwner' in owner)) return [];
    const address = owner.AddressOwner;
    const coinType = normalizeStructTag(shown);
    if (!addresses.has(address) || !coinTypes.has(coinType) || BigInt(amount) <= 0n) return [];
    // What an address gains from its own transaction is a storage rebate or its own stake.
    if (address === sender || address === gasData.owner) return [];
    return [{ digest, address, coinType, amount, checkpoint }];
  });
}
// endregion: credits

// region: checkpoint
/** The most digests that one call takes. */
const PAGE = 50;

export async function creditsAt(
  sequenceNumber: bigint,
  { client, listing }: { readonly client: SuiClient; readonly listing: Listing },
): Promise<Credit[]> {
  const { transactions } = await client.getCheckpoint({ id: String(sequenceNumber) });
  const credits: Credit[] = [];
  for (let start = 0; start < transactions.length; start += PAGE) {
    const answers = await client.multiGetTransactionBlocks({
      digests: transactions.slice(start, start + PAGE),
      options: { showInput: true, showEffects: true, showBalanceChanges: true },
    });
    for (const answer of answers) credits.push(...creditsIn(answer, listing));
  }
  return credits;
}
// endregion: checkpoint
