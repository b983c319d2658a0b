// The account, the clients and one way to send: what all programs of this folder share.

import { DeepBookClient, DeepBookConfig } from '@mysten/deepbook-v3';
import type { SuiTransactionBlockResponse } from '@mysten/sui/client';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import type { Transaction } from '@mysten/sui/transactions';

export const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_SECRET_KEY ?? '');
export const address = keypair.toSuiAddress();
export const client = new SuiClient({ url: getFullnodeUrl('testnet') });

/** Every program knows its balance manager under this key. */
export const DESK = 'DESK';
export const MANAGER_ID = process.env.MANAGER_ID ?? '';

const settings = {
  address,
  env: 'testnet' as const,
  balanceManagers: { [DESK]: { address: MANAGER_ID } },
};

export const deepBook = new DeepBookClient({ client, ...settings });
/** Addresses and coin types, for the calls that the SDK does not wrap. */
export const config = new DeepBookConfig(settings);

/** Signs, executes, waits for the index, and throws when the transaction failed. */
export async function send(transaction: Transaction): Promise<SuiTransactionBlockResponse> {
  const { digest } = await client.signAndExecuteTransaction({ signer: keypair, transaction });
  const response = await client.waitForTransaction({
    digest,
    options: {
      showBalanceChanges: true,
      showEffects: true,
      showEvents: true,
      showObjectChanges: true,
    },
  });
  if (response.effects?.status.status !== 'success')
    throw new Error(response.effects?.status.error ?? 'the transaction failed');
  return response;
}
