// Trades with a cap, and takes the cap's right away again: npx tsx team.ts

import { DeepBookClient } from '@mysten/deepbook-v3';
import { Transaction } from '@mysten/sui/transactions';
import { MANAGER_ID, address, client, config, send } from './setup';

const TRADE_CAP_ID = process.env.TRADE_CAP_ID ?? '';

// region: bot
// The bot's own client: with a trade cap, every proof is made as a trader.
const bot = new DeepBookClient({
  client,
  address,
  env: 'testnet',
  balanceManagers: { DESK: { address: MANAGER_ID, tradeCap: TRADE_CAP_ID } },
});

const order = new Transaction();
order.add(
  bot.deepBook.placeLimitOrder({
    poolKey: 'SUI_DBUSDC',
    balanceManagerKey: 'DESK',
    clientOrderId: '1',
    price: 3.6,
    quantity: 1,
    isBid: false,
    orderType: 3,
  }),
);
await send(order);
console.log('the bot placed an order');
// endregion: bot

// region: revoke
const revoke = new Transaction();
revoke.moveCall({
  target: `${config.DEEPBOOK_PACKAGE_ID}::balance_manager::revoke_trade_cap`,
  arguments: [revoke.object(MANAGER_ID), revoke.pure.id(TRADE_CAP_ID)],
});
await send(revoke);
console.log('the cap is worth nothing now');
// endregion: revoke
