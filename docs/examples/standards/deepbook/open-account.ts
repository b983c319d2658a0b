// Opens a trading account, funds it and hands a bot the right to trade: npx tsx open-account.ts

import { Transaction, coinWithBalance } from '@mysten/sui/transactions';
import { address, config, send } from './setup';

const BOT = process.env.BOT_ADDRESS ?? '';

// region: open
const { DEEPBOOK_PACKAGE_ID } = config;
const sui = config.getCoin('SUI');
const deep = config.getCoin('DEEP');

const tx = new Transaction();
tx.setSender(address);

const manager = tx.moveCall({ target: `${DEEPBOOK_PACKAGE_ID}::balance_manager::new` });

for (const { type, amount } of [
  { type: sui.type, amount: (3n * BigInt(sui.scalar)) / 2n },
  { type: deep.type, amount: 5n * BigInt(deep.scalar) },
]) {
  tx.moveCall({
    target: `${DEEPBOOK_PACKAGE_ID}::balance_manager::deposit`,
    arguments: [manager, coinWithBalance({ type, balance: amount })],
    typeArguments: [type],
  });
}

const tradeCap = tx.moveCall({
  target: `${DEEPBOOK_PACKAGE_ID}::balance_manager::mint_trade_cap`,
  arguments: [manager],
});
tx.transferObjects([tradeCap], BOT);

// Last, because a shared object can't be used again in the transaction that shares it.
tx.moveCall({
  target: '0x2::transfer::public_share_object',
  arguments: [manager],
  typeArguments: [`${DEEPBOOK_PACKAGE_ID}::balance_manager::BalanceManager`],
});

const { objectChanges } = await send(tx);
// endregion: open

// region: ids
for (const change of objectChanges ?? []) {
  if (change.type !== 'created') continue;
  const name = change.objectType.split('::').at(-1);
  if (name === 'BalanceManager') console.log(`MANAGER_ID=${change.objectId}`);
  if (name === 'TradeCap') console.log(`TRADE_CAP_ID=${change.objectId}`);
}
// endregion: ids
