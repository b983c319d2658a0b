// Cancels everything, takes both coins out and puts them into version 3: npx tsx leave.ts

import { DeepBookConfig } from '@mysten/deepbook-v3';
import type { TransactionResult } from '@mysten/sui/transactions';
import { Transaction } from '@mysten/sui/transactions';
import { CAP_ID, POOL_IDS, V2, address, coinTypes, position, send } from './setup';

const V3 = new DeepBookConfig({ address, env: 'mainnet' }).DEEPBOOK_PACKAGE_ID;
const MANAGER_ID = process.env.MANAGER_ID ?? '';

for (const poolId of POOL_IDS) {
  const types = await coinTypes(poolId);
  const name = types.map((type) => type.split('::').at(-1)).join('/');

  // region: cancel
  const before = await position(poolId, types);
  if (before.orders.length > 0) {
    const cancel = new Transaction();
    cancel.moveCall({
      target: `${V2}::clob_v2::cancel_all_orders`,
      arguments: [cancel.object(poolId), cancel.object(CAP_ID)],
      typeArguments: types,
    });
    await send(cancel);
    console.log(`${name}: ${before.orders.length} orders cancelled`);
  }
  // endregion: cancel

  // region: withdraw
  // Read again, because cancelling has moved locked money to the free balance.
  const { base, quote } = await position(poolId, types);
  const sides = [
    { side: 'base', type: types[0], amount: base.free },
    { side: 'quote', type: types[1], amount: quote.free },
  ].filter(({ amount }) => amount > 0n);
  if (sides.length === 0) continue;

  const leave = new Transaction();
  for (const { side, type, amount } of sides) {
    const coin = leave.moveCall({
      target: `${V2}::clob_v2::withdraw_${side}`,
      arguments: [leave.object(poolId), leave.pure.u64(amount), leave.object(CAP_ID)],
      typeArguments: types,
    });
    keep(leave, coin, type);
  }
  await send(leave);
  for (const { type, amount } of sides)
    console.log(`${name}: ${amount} of ${type.split('::').at(-1)} out`);
  // endregion: withdraw
}

// region: keep
/** Into the balance manager of version 3 if there is one, and else to the address. */
function keep(tx: Transaction, coin: TransactionResult, type: string): void {
  if (MANAGER_ID === '') {
    tx.transferObjects([coin], address);
    return;
  }
  tx.moveCall({
    target: `${V3}::balance_manager::deposit`,
    arguments: [tx.object(MANAGER_ID), coin],
    typeArguments: [type],
  });
}
// endregion: keep
