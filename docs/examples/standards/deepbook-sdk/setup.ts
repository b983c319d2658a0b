// The clients and one way to send that the programs of this folder share.

import { DeepBookClient, DeepBookConfig } from '@mysten/deepbook-v3';
import type { SuiTransactionBlockResponse } from '@mysten/sui/client';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import type { Transaction } from '@mysten/sui/transactions';

export const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_SECRET_KEY ?? '');
export const address = keypair.toSuiAddress();
export const client = new SuiClient({ url: getFullnodeUrl('testnet') });

const settings = {
  address,
  env: 'testnet' as const,
  balanceManagers: { DESK: { address: process.env.MANAGER_ID ?? '' } },
};
export const deepBook = new DeepBookClient({ client, ...settings });
export const config = new DeepBookConfig(settings);

export async function send(transaction: Transaction): Promise<SuiTransactionBlockResponse> {
  const { digest } = await client.signAndExecuteTransaction({ signer: keypair, transaction });
  const response = await client.waitForTransaction({
    digest,
    options: { showBalanceChanges: true, showEffects: true, showEvents: true },
  });
  if (response.effects?.status.status !== 'success')
    throw new Error(response.effects?.status.error ?? 'the transaction failed');
  return response;
}

/** How much of a coin the sender gained or paid, in units of the coin. */
export function change(response: Pick<SuiTransactionBlockResponse, 'balanceChanges'>, key: string) {
  const { type, scalar } = config.getCoin(key);
  const short = (name: string): string => name.replace(/^0x0*/, '');
  const found = response.balanceChanges?.find(({ coinType }) => short(coinType) === short(type));
  return Number(found?.amount ?? 0) / scalar;
}
