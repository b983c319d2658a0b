// Pays customers in batches. What is signed is stored first, and what is stored is never signed again.

import type { SuiClient, SuiTransactionBlockResponse } from '@mysten/sui/client';
import type { Signer } from '@mysten/sui/cryptography';
import { Transaction } from '@mysten/sui/transactions';
import { chooseCoins, freeCoins } from './pool';

// region: journal
export interface Payout {
  readonly id: string;
  readonly address: string;
  /** In MIST. */
  readonly amount: string;
}

export interface Batch {
  readonly digest: string;
  readonly bytes: string;
  readonly signature: string;
  /** The coins that no other batch may use while this one is unfinished. */
  readonly coins: readonly string[];
  readonly payouts: readonly string[];
  /** The last epoch in which validators execute it. */
  readonly lastEpoch: string;
  state: 'stored' | 'paid' | 'failed' | 'expired';
}

export interface Journal {
  readonly payouts: Payout[];
  readonly batches: Batch[];
}

/** Payouts that are in no batch, or only in batches that certainly paid nobody. */
export function openPayouts({ payouts, batches }: Journal): Payout[] {
  const alive = batches.filter(({ state }) => state === 'stored' || state === 'paid');
  const taken = new Set(alive.flatMap((batch) => batch.payouts));
  return payouts.filter(({ id }) => !taken.has(id));
}
// endregion: journal

export interface Wallet {
  readonly client: SuiClient;
  readonly signer: Signer;
  /** Writes the journal to the disk, and returns when it is there. */
  readonly save: () => Promise<void>;
}

// region: prepare
const MOST_PAYOUTS = 200;
const GAS_MARGIN = 500_000_000n;

/** Builds, signs and stores one batch. Nothing is sent. */
export async function prepare(
  journal: Journal,
  { client, signer, save }: Wallet,
): Promise<Batch | null> {
  const payouts = openPayouts(journal).slice(0, MOST_PAYOUTS);
  if (payouts.length === 0) return null;
  const owner = signer.toSuiAddress();
  const unfinished = journal.batches.filter(({ state }) => state === 'stored');
  const taken = new Set(unfinished.flatMap(({ coins }) => coins));
  const total = payouts.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const coins = chooseCoins(await freeCoins(owner, { client, taken }), total + GAS_MARGIN);
  if (coins === null) throw new Error(`the free coins don't hold ${total} MIST and gas`);

  const { epoch } = await client.getLatestSuiSystemState();
  const lastEpoch = String(BigInt(epoch) + 1n);
  const tx = new Transaction();
  tx.setSender(owner);
  tx.setGasPayment(coins);
  tx.setExpiration({ Epoch: lastEpoch });
  const split = tx.splitCoins(
    tx.gas,
    payouts.map(({ amount }) => amount),
  );
  for (const [index, { address }] of payouts.entries()) tx.transferObjects([split[index]], address);

  const built = await tx.build({ client });
  const { bytes, signature } = await signer.signTransaction(built);
  const batch: Batch = {
    digest: await Transaction.from(built).getDigest(),
    bytes,
    signature,
    coins: coins.map(({ objectId }) => objectId),
    payouts: payouts.map(({ id }) => id),
    lastEpoch,
    state: 'stored',
  };
  journal.batches.push(batch);
  await save();
  return batch;
}
// endregion: prepare

// region: settle
/** Sends the stored bytes, as often as needed, and believes only what is in a checkpoint. */
export async function settle(
  batch: Batch,
  { client, save }: Omit<Wallet, 'signer'>,
): Promise<void> {
  const { digest } = batch;
  try {
    await client.executeTransactionBlock({
      transactionBlock: batch.bytes,
      signature: batch.signature,
    });
    await client.waitForTransaction({ digest });
  } catch (error) {
    // A lost answer and a refusal look alike from here, so the chain is asked below.
    console.log(`batch ${digest.slice(0, 6)}… ${(error as Error).message}`);
  }
  // The epoch comes first: what is missing after it has passed can't be executed any more.
  const { epoch } = await client.getLatestSuiSystemState();
  const found = await lookUp(digest, client);
  if (found?.checkpoint && found.effects)
    batch.state = found.effects.status.status === 'success' ? 'paid' : 'failed';
  else if (found === null && BigInt(epoch) > BigInt(batch.lastEpoch)) batch.state = 'expired';
  await save();
}

/** Null only if the node says that it has no such transaction. Any other error is thrown. */
async function lookUp(
  digest: string,
  client: SuiClient,
): Promise<SuiTransactionBlockResponse | null> {
  try {
    return await client.getTransactionBlock({ digest, options: { showEffects: true } });
  } catch (error) {
    if (/Could not find the referenced transaction/.test((error as Error).message)) return null;
    throw error;
  }
}
// endregion: settle
