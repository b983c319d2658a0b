// The account, the client and the reads of version 2 that the programs of this folder share.

import { bcs } from '@mysten/sui/bcs';
import type { SuiTransactionBlockResponse } from '@mysten/sui/client';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { normalizeStructTag, normalizeSuiAddress, parseStructTag } from '@mysten/sui/utils';

const { SUI_PRIVATE_KEY } = process.env;
const keypair = SUI_PRIVATE_KEY ? Ed25519Keypair.fromSecretKey(SUI_PRIVATE_KEY) : null;
/** Reads need no key, and any address may ask. */
export const address = keypair?.toSuiAddress() ?? normalizeSuiAddress('0x0');
export const client = new SuiClient({ url: getFullnodeUrl('mainnet') });

export const V2 = '0xdee9';
export const CAP_ID = process.env.CAP_ID ?? 'set CAP_ID';
export const POOL_IDS = (process.env.POOL_IDS ?? '').split(',');

// region: types
/** The two coin types of a pool, taken from the type of the object. */
export async function coinTypes(poolId: string): Promise<[base: string, quote: string]> {
  const { data } = await client.getObject({ id: poolId, options: { showType: true } });
  if (!data?.type) throw new Error(`${poolId} does not exist`);
  const { module, name, typeParams } = parseStructTag(data.type);
  if (module !== 'clob_v2' || name !== 'Pool') throw new Error(`${poolId} is not a v2 pool`);
  const [base, quote] = typeParams;
  return [normalizeStructTag(base), normalizeStructTag(quote)];
}
// endregion: types

// region: inspect
/** Runs all calls of `tx` without gas and returns the result bytes of each call. */
export async function inspect(tx: Transaction): Promise<Uint8Array[][]> {
  const { effects, results } = await client.devInspectTransactionBlock({
    sender: address,
    transactionBlock: tx,
  });
  if (effects.status.status !== 'success') throw new Error(effects.status.error);
  return (results ?? []).map(({ returnValues }) =>
    (returnValues ?? []).map(([bytes]) => Uint8Array.from(bytes)),
  );
}
// endregion: inspect

// region: position
const Order = bcs.struct('Order', {
  order_id: bcs.u64(),
  client_order_id: bcs.u64(),
  price: bcs.u64(),
  original_quantity: bcs.u64(),
  quantity: bcs.u64(),
  is_bid: bcs.bool(),
  owner: bcs.Address,
  expire_timestamp: bcs.u64(),
  self_matching_prevention: bcs.u8(),
});

/** What the cap still has in one pool, in base units. */
export async function position(poolId: string, typeArguments: string[]) {
  const tx = new Transaction();
  for (const name of ['list_open_orders', 'account_balance']) {
    tx.moveCall({
      target: `${V2}::clob_v2::${name}`,
      arguments: [tx.object(poolId), tx.object(CAP_ID)],
      typeArguments,
    });
  }
  const [[orders], balances] = await inspect(tx);
  const [baseFree, baseLocked, quoteFree, quoteLocked] = balances.map((bytes) =>
    BigInt(bcs.u64().parse(bytes)),
  );
  return {
    orders: bcs.vector(Order).parse(orders),
    base: { free: baseFree, locked: baseLocked },
    quote: { free: quoteFree, locked: quoteLocked },
  };
}
// endregion: position

/** The decimals of a coin, for printing. */
export async function decimals(coinType: string): Promise<number> {
  const metadata = await client.getCoinMetadata({ coinType });
  if (!metadata) throw new Error(`${coinType} has no metadata`);
  return metadata.decimals;
}

/** Signs, executes, waits for the index, and throws when the transaction failed. */
export async function send(transaction: Transaction): Promise<SuiTransactionBlockResponse> {
  if (keypair === null) throw new Error('set SUI_PRIVATE_KEY to sign');
  const { digest } = await client.signAndExecuteTransaction({ signer: keypair, transaction });
  const response = await client.waitForTransaction({
    digest,
    options: { showEffects: true, showEvents: true, showBalanceChanges: true },
  });
  if (response.effects?.status.status !== 'success')
    throw new Error(response.effects?.status.error ?? 'the transaction failed');
  return response;
}
