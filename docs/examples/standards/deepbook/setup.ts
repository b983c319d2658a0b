// The account, the clients and one way to send: what all programs about DeepBookV3 share.

import { DeepBookClient, DeepBookConfig } from '@mysten/deepbook-v3';
import type { SuiTransactionBlockResponse } from '@mysten/sui/client';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import type { Transaction } from '@mysten/sui/transactions';
import { normalizeSuiAddress } from '@mysten/sui/utils';

const { SUI_PRIVATE_KEY, MANAGER_ID: managerId = '' } = process.env;
const keypair = SUI_PRIVATE_KEY ? Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY) : null;

/** Reads need no key, because any address may ask. */
export const address = keypair?.toSuiAddress() ?? normalizeSuiAddress('0x0');
export const client = new SuiClient({ url: getFullnodeUrl('testnet') });

/** Every program knows its balance manager under this key. Reads of a pool and swaps need none. */
export const DESK = 'DESK';
export const MANAGER_ID = managerId;

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
  if (keypair === null) throw new Error('set SUI_PRIVATE_KEY to sign');
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

/** How much of a coin the sender gained or paid, in units of the coin. */
export function change(response: Pick<SuiTransactionBlockResponse, 'balanceChanges'>, key: string) {
  const { type, scalar } = config.getCoin(key);
  const short = (name: string): string => name.replace(/^0x0*/, '');
  const found = response.balanceChanges?.find(({ coinType }) => short(coinType) === short(type));
  return Number(found?.amount ?? 0) / scalar;
}

/** The next smaller amount that a quote can take, since it multiplies by the scalar and rounds nothing. */
export function quotable(amount: number, key: string): number {
  const { scalar } = config.getCoin(key);
  let units = Math.floor(amount * scalar);
  while (!Number.isInteger((units / scalar) * scalar)) units -= 1;
  return units / scalar;
}
