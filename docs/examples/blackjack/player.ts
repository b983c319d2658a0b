// What a player sends.

import type { SuiTransactionBlockResponse } from '@mysten/sui/client';
import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const { PACKAGE_ID = '', HOUSE_ID = '', SUI_PRIVATE_KEY = '' } = process.env;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const player = Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY);

const STAKE = 100_000_000n;

/** Executes as the player, and insists on success. */
export async function send(transaction: Transaction): Promise<SuiTransactionBlockResponse> {
  const { digest } = await client.signAndExecuteTransaction({ signer: player, transaction });
  const answer = await client.waitForTransaction({
    digest,
    options: { showEffects: true, showObjectChanges: true },
  });
  if (answer.effects?.status.status !== 'success') throw new Error(answer.effects?.status.error);
  return answer;
}

/** The ID of the object of this type that a transaction created. */
export function created({ objectChanges }: SuiTransactionBlockResponse, type: string): string {
  for (const change of objectChanges ?? [])
    if (change.type === 'created' && change.objectType.endsWith(`::house::${type}`))
      return change.objectId;
  throw new Error(`no ${type} was created`);
}

export function betTx(): Transaction {
  const tx = new Transaction();
  const [stake] = tx.splitCoins(tx.gas, [STAKE]);
  tx.moveCall({
    target: `${PACKAGE_ID}::house::place_bet`,
    arguments: [tx.object(HOUSE_ID), stake],
  });
  return tx;
}

export function requestTx(wish: 'hit' | 'stand', gameId: string, seen: number): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::house::request_${wish}`,
    arguments: [tx.object(gameId), tx.pure.u64(seen)],
  });
  return tx;
}
