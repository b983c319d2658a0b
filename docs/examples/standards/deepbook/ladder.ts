// Three bids below the market, post-only: npx tsx ladder.ts

import { Transaction } from '@mysten/sui/transactions';
import { DESK, MANAGER_ID, client, config, deepBook, send } from './setup';

// region: place
const POST_ONLY = 3;
const CANCEL_MAKER = 2;
const HOUR = 3_600_000;

const tx = new Transaction();
[3.4, 3.3, 3.2].forEach((price, step) =>
  tx.add(
    deepBook.deepBook.placeLimitOrder({
      poolKey: 'SUI_DBUSDC',
      balanceManagerKey: DESK,
      clientOrderId: String(step + 1),
      price,
      quantity: 1,
      isBid: true,
      orderType: POST_ONLY,
      selfMatchingOption: CANCEL_MAKER,
      expiration: Date.now() + HOUR,
    }),
  ),
);
const { events } = await send(tx);
// endregion: place

// region: ids
interface OrderPlaced {
  readonly order_id: string;
  readonly client_order_id: string;
  readonly price: string;
  readonly placed_quantity: string;
}

const placed = (events ?? [])
  .filter(({ type }) => type.endsWith('::order_info::OrderPlaced'))
  .map(({ parsedJson }) => parsedJson as OrderPlaced);
for (const order of placed) console.log(`order ${order.client_order_id} is ${order.order_id}`);
// endregion: ids

// region: fills
interface OrderFilled {
  readonly maker_order_id: string;
  readonly maker_balance_manager_id: string;
  readonly base_quantity: string;
  readonly quote_quantity: string;
}

/** Events are known by the package that first declared their type, not by the newest one. */
const EVENT_PACKAGE = process.env.EVENT_PACKAGE ?? config.DEEPBOOK_PACKAGE_ID;
const page = await client.queryEvents({
  query: { MoveEventType: `${EVENT_PACKAGE}::order_info::OrderFilled` },
  order: 'descending',
});
for (const { parsedJson } of page.data) {
  const fill = parsedJson as OrderFilled;
  if (fill.maker_balance_manager_id !== MANAGER_ID) continue;
  const order = placed.find(({ order_id }) => order_id === fill.maker_order_id);
  const base = Number(fill.base_quantity) / config.getCoin('SUI').scalar;
  const quote = Number(fill.quote_quantity) / config.getCoin('DBUSDC').scalar;
  console.log(`order ${order?.client_order_id} bought ${base} SUI for ${quote} DBUSDC`);
}
// endregion: fills

// region: collect
const collect = new Transaction();
collect.add(deepBook.deepBook.withdrawSettledAmounts('SUI_DBUSDC', DESK));
await send(collect);
console.log('the proceeds are in the balance manager');
// endregion: collect
