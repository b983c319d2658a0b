// Quotes both sides of a market once: npx tsx quote-bot.ts

import { Transaction } from '@mysten/sui/transactions';
import { deepBook, send } from './setup';

const POOL = 'SUI_DBUSDC';
const POST_ONLY = 3;
const CANCEL_MAKER = 2;
const TEN_MINUTES = 600_000;

// region: events
interface OrderPlaced {
  readonly order_id: string;
  readonly client_order_id: string;
  readonly is_bid: boolean;
}
// endregion: events

// region: quote
/** Replaces everything that is open by one bid and one ask around the middle. */
async function quote(halfSpread: number): Promise<OrderPlaced[]> {
  const { tickSize } = await deepBook.poolBookParams(POOL);
  const middle = await deepBook.midPrice(POOL);
  const toTick = (price: number): number => Math.round(price / tickSize) * tickSize;

  const tx = new Transaction();
  tx.add(deepBook.deepBook.cancelAllOrders(POOL, 'DESK'));
  for (const isBid of [true, false])
    tx.add(
      deepBook.deepBook.placeLimitOrder({
        poolKey: POOL,
        balanceManagerKey: 'DESK',
        clientOrderId: isBid ? '1' : '2',
        price: toTick(isBid ? middle - halfSpread : middle + halfSpread),
        quantity: 2,
        isBid,
        expiration: Date.now() + TEN_MINUTES,
        orderType: POST_ONLY,
        selfMatchingOption: CANCEL_MAKER,
      }),
    );

  const { events } = await send(tx);
  return (events ?? [])
    .filter(({ type }) => type.endsWith('::order_info::OrderPlaced'))
    .map(({ parsedJson }) => parsedJson as OrderPlaced);
}
// endregion: quote

// region: retry
/** A post-only order that would trade aborts the block, so quote again, a bit wider. */
async function quoteWithRetry(): Promise<OrderPlaced[]> {
  for (const halfSpread of [0.002, 0.004, 0.008]) {
    try {
      return await quote(halfSpread);
    } catch (error) {
      if (!(error instanceof Error) || !crossed(error.message)) throw error;
      console.log(`the market moved, half spread ${halfSpread} was too narrow`);
    }
  }
  throw new Error('the market moves too fast');
}

function crossed(message: string): boolean {
  return /Identifier\("order_info"\).*}, 5\)/.test(message);
}
// endregion: retry

const placed = await quoteWithRetry();
for (const { is_bid, order_id } of placed) console.log(`${is_bid ? 'bid' : 'ask'} ${order_id}`);

// region: modify
const bid = placed.find(({ is_bid }) => is_bid);
if (bid) {
  const tx = new Transaction();
  tx.add(deepBook.deepBook.modifyOrder(POOL, 'DESK', bid.order_id, 1));
  await send(tx);
}
// endregion: modify

// region: report
for (const id of await deepBook.accountOpenOrders(POOL, 'DESK')) {
  const order = await deepBook.getOrderNormalized(POOL, id);
  if (order === null) continue; // filled or cancelled in between
  const side = order.isBid ? 'bid' : 'ask';
  console.log(`open: ${side} ${order.quantity} at ${order.normalized_price}`);
}
// endregion: report

/** Several cancels in one block, since the package has no builder for cancel_orders. */
export function cancelSeveral(orderIds: readonly string[]): Transaction {
  // region: cancel
  const tx = new Transaction();
  for (const id of orderIds) tx.add(deepBook.deepBook.cancelOrder(POOL, 'DESK', id));
  // endregion: cancel
  return tx;
}
