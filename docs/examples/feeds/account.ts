import type { SuiTransactionBlockResponse } from '@mysten/sui/client';
import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import type { Transaction } from '@mysten/sui/transactions';

export const client = new SuiClient({ url: getFullnodeUrl('testnet') });
export const account = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');

/** Executes, waits until the node can show the result, and insists on success. */
export async function send(transaction: Transaction): Promise<SuiTransactionBlockResponse> {
  const { digest } = await client.signAndExecuteTransaction({ signer: account, transaction });
  const options = { showEffects: true, showObjectChanges: true };
  const answer = await client.waitForTransaction({ digest, options });
  if (answer.effects?.status.status !== 'success') throw new Error(answer.effects?.status.error);
  return answer;
}

/** The IDs of the created objects whose type ends like this. */
export function created({ objectChanges }: SuiTransactionBlockResponse, type: string): string[] {
  return (objectChanges ?? []).flatMap((change) =>
    change.type === 'created' && change.objectType.endsWith(type) ? [change.objectId] : [],
  );
}

/** A time that the clock on chain has reached already, although it runs a little behind. */
export function recently(): bigint {
  return BigInt(Date.now() - 5_000);
}
